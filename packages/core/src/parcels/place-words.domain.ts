/** How suppliers write a branch of a carrier: in both languages, in Latin letters, in full and shortened. */
export const branchWords: readonly string[] = [
  'нова пошта',
  'нова почта',
  'нової пошти',
  'новая почта',
  'новой почты',
  'нп',
  'вантажне',
  'грузовое',
  'пункт',
  'відділення',
  'отделение',
  'отделения',
  'відд',
  'отд',
  'від',
  'вд',
  'nova poshta',
  'nova pochta',
  'novaya pochta',
  'np',
  'viddilennia',
  'viddilennya',
  'otdelenie',
  'otdeleniye',
  'branch',
  'vidd',
  'vid',
  'otd',
]

/** How suppliers write a parcel locker. */
export const lockerWords: readonly string[] = [
  'поштомату',
  'поштомат',
  'почтомат',
  'пошт',
  'почт',
  'poshtomat',
  'pochtomat',
  'postomat',
  'locker',
]

/** How suppliers write that a number follows. */
export const numberWords: readonly string[] = ['номер', 'ном', 'no', 'n']

/** The letters on the keys of an English keyboard, by the layouts of Ukrainian and Russian. */
export const englishKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
export const layouts: readonly string[] = ['йцукенгшщзхїфівапролджєячсмитьбю', 'йцукенгшщзхъфывапролджэячсмитьбю']
