import { comparable, searchVariants } from '../search-variants.ts'

export interface Settlement {
  readonly ref: string
  readonly title: string
  readonly kind: 'місто' | 'село' | 'смт'
  readonly district: string | null
  readonly region: string
  readonly branches: number
  readonly popular: boolean
}

type Row = readonly [title: string, kind: Settlement['kind'], region: string, branches: number, district?: string]

const rows: readonly Row[] = [
  ['Київ', 'місто', 'Київська', 320],
  ['Львів', 'місто', 'Львівська', 90],
  ['Одеса', 'місто', 'Одеська', 85],
  ['Харків', 'місто', 'Харківська', 80],
  ['Дніпро', 'місто', 'Дніпропетровська', 75],
  ['Запоріжжя', 'місто', 'Запорізька', 40],
  ['Кривий Ріг', 'місто', 'Дніпропетровська', 30],
  ['Вінниця', 'місто', 'Вінницька', 28],
  ['Полтава', 'місто', 'Полтавська', 20],
  ['Чернігів', 'місто', 'Чернігівська', 18],
  ['Черкаси', 'місто', 'Черкаська', 18],
  ['Хмельницький', 'місто', 'Хмельницька', 18],
  ['Чернівці', 'місто', 'Чернівецька', 16],
  ['Житомир', 'місто', 'Житомирська', 16],
  ['Суми', 'місто', 'Сумська', 15],
  ['Рівне', 'місто', 'Рівненська', 15],
  ['Івано-Франківськ', 'місто', 'Івано-Франківська', 20],
  ['Тернопіль', 'місто', 'Тернопільська', 15],
  ['Луцьк', 'місто', 'Волинська', 14],
  ['Ужгород', 'місто', 'Закарпатська', 12],
  ['Миколаїв', 'місто', 'Миколаївська', 20],
  ['Миколаїв', 'місто', 'Львівська', 3, 'Стрийський'],
  ['Кропивницький', 'місто', 'Кіровоградська', 14],
  ['Біла Церква', 'місто', 'Київська', 12],
  ['Кам’янець-Подільський', 'місто', 'Хмельницька', 8],
  ['Бровари', 'місто', 'Київська', 10],
  ['Мукачево', 'місто', 'Закарпатська', 6],
  ['Умань', 'місто', 'Черкаська', 6],
  ['Калуш', 'місто', 'Івано-Франківська', 5],
  ['Олександрівка', 'смт', 'Кіровоградська', 1, 'Кропивницький'],
  ['Олександрівка', 'село', 'Одеська', 1, 'Одеський'],
  ['Олександрівка', 'село', 'Полтавська', 1, 'Полтавський'],
  ['Іванівка', 'село', 'Київська', 1, 'Білоцерківський'],
  ['Іванівка', 'село', 'Вінницька', 1, 'Вінницький'],
  ['Іванівка', 'село', 'Одеська', 1, 'Березівський'],
  ['Іванівка', 'село', 'Чернігівська', 1, 'Чернігівський'],
  ['Іванівка', 'село', 'Тернопільська', 1, 'Тернопільський'],
  ['Миколаївка', 'село', 'Сумська', 1, 'Сумський'],
  ['Миколаївка', 'село', 'Одеська', 1, 'Березівський'],
  ['Степове', 'село', 'Миколаївська', 0, 'Миколаївський'],
]

const popularOnes = 6

export const settlements: readonly Settlement[] = rows.map(([title, kind, region, branches, district = null], at) => ({
  ref: `settlement-${at + 1}`,
  title,
  kind,
  district,
  region,
  branches,
  popular: at < popularOnes,
}))

export interface Region {
  readonly id: string
  readonly title: string
}

/** The regions of the settlements, in the order of their largest ones. */
export const regions: readonly Region[] = [...new Set(settlements.map(({ region }) => region))].map((title, at) => ({
  id: String(at + 1),
  title: `${title} обл.`,
}))

const regionsByRef = new Map(
  settlements.map(({ ref, region }) => [ref, regions.find(({ title }) => title === `${region} обл.`) ?? null]),
)

export const regionWith = (settlement: string | undefined): Region | null => regionsByRef.get(settlement ?? '') ?? null

const startsAWord = (title: string, variant: string): boolean =>
  title.split(/[\s-]/).some((_, at, words) => words.slice(at).join(' ').startsWith(variant.replaceAll('-', ' ')))

/** The settlements that a search may mean, larger ones first. */
export const settlementsLike = (search: string): readonly Settlement[] => {
  const variants = searchVariants(search)
  const found =
    variants.length === 0
      ? settlements.filter(({ popular }) => popular)
      : settlements.filter(({ title }) => variants.some((variant) => startsAWord(comparable(title), variant)))
  return found.toSorted((one, other) => other.branches - one.branches)
}

export interface Warehouse {
  readonly ref: string
  readonly number: number
  readonly kind: 'branch' | 'locker' | 'cargo'
  readonly title: string
  readonly address: string
  readonly maxWeight: number
  readonly isOpen: boolean
  readonly closedUntil: string | null
}

const streetNames = [
  'Шевченка',
  'Франка',
  'Лесі Українки',
  'Соборна',
  'Грушевського',
  'Незалежності',
  'Садова',
  'Польова',
]

export const streetsLike = (settlement: string, search: string) =>
  streetNames
    .map((name, at) => ({ ref: `${settlement}/street-${at + 1}`, title: `вул. ${name}` }))
    .filter(({ title }) => {
      const variants = searchVariants(search)
      return variants.length === 0 || variants.some((variant) => comparable(title).includes(variant))
    })

/** The branches of a settlement: every fifth is a locker, every eleventh a cargo branch, every seventeenth is closed. */
export const warehousesOf = (settlement: string): readonly Warehouse[] => {
  const count = settlements.find(({ ref }) => ref === settlement)?.branches ?? 0
  return Array.from({ length: count }, (_, at): Warehouse => {
    const number = at + 1
    const kind = number % 5 === 0 ? 'locker' : number % 11 === 0 ? 'cargo' : 'branch'
    const isOpen = number % 17 !== 0
    return {
      ref: `${settlement}/${number}`,
      number,
      kind,
      title: `${kind === 'locker' ? 'Поштомат' : kind === 'cargo' ? 'Вантажне відділення' : 'Відділення'} №${number}`,
      address: `вул. ${streetNames[number % streetNames.length]}, ${((number * 7) % 120) + 1}`,
      maxWeight: kind === 'cargo' ? 1000 : 30,
      isOpen,
      closedUntil: isOpen ? null : '2026-12-31',
    }
  })
}

/** The branches that a search means: an equal number first, then numbers that begin with it, then streets. */
export const warehousesLike = (settlement: string, search: string): readonly Warehouse[] => {
  const [digits] = /\d+/.exec(search) ?? []
  const all = warehousesOf(settlement)
  if (digits !== undefined) {
    const like = all.filter(({ number }) => String(number).startsWith(digits))
    return like.toSorted((one, other) => one.number - other.number)
  }
  const variants = searchVariants(search)
  return variants.length === 0
    ? all
    : all.filter((one) => variants.some((variant) => comparable(`${one.title} ${one.address}`).includes(variant)))
}

/** What a branch accepts, as the API shows it. */
export const limitsOf = ({ kind, maxWeight }: Warehouse) => ({
  kind,
  max_weight: maxWeight,
  max_size: kind === 'locker' ? { length: 60, width: 40, height: 30 } : { length: 120, width: 80, height: 80 },
})

export const warehouseAt = (ref: string): Warehouse | undefined =>
  warehousesOf(ref.split('/')[0] ?? '').find((one) => one.ref === ref)
