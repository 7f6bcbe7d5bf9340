/** The states of an order, in the order of its life, with the side states behind. */
export const orderStatuses = [
  'new',
  'on_hold',
  'confirmed',
  'packing',
  'ready',
  'shipped',
  'arrived',
  'completed',
  'refused',
  'returning',
  'returned',
  'cancelled',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Nothing leaves these states: not even what the carrier reports. */
const finished: readonly OrderStatus[] = ['completed', 'returned', 'cancelled']

export const isFinished = (status: OrderStatus): boolean => finished.includes(status)

/** How an order has ended; what a buyer refused stays refused while it travels back. `null` for one that goes on. */
export const outcomeIn = (status: OrderStatus): 'completed' | 'refused' | 'cancelled' | null => {
  if (status === 'completed' || status === 'cancelled') return status
  return ['refused', 'returning', 'returned'].includes(status) ? 'refused' : null
}

/** The states in which a deadline runs. */
export const isTimed = (status: OrderStatus): boolean =>
  ['new', 'on_hold', 'confirmed', 'packing', 'ready'].includes(status)

/** What an order holds of the stock in a state. */
export type Holding = 'nothing' | 'reserved' | 'taken'

export const holdingIn = (status: OrderStatus, isRestocked: boolean): Holding => {
  if (['new', 'on_hold', 'cancelled'].includes(status)) return 'nothing'
  if (['confirmed', 'packing', 'ready'].includes(status)) return 'reserved'
  return status === 'returned' && isRestocked ? 'nothing' : 'taken'
}

/** Why a step cannot be made. */
export type StepReason = 'finished' | 'not_allowed' | 'has_ttn' | 'carrier_reports' | 'not_pickup' | 'too_late'

/** What the guards of a step look at. */
export interface StepFacts {
  readonly status: OrderStatus
  readonly hasTtn: boolean
  /** Whether the carrier of the ТТН reports where the parcel is. */
  readonly isReported: boolean
  readonly isPickup: boolean
  /** Milliseconds since the last change of the state. */
  readonly age: number
}

export const backTime = 30 * 60_000

type Guard = (facts: StepFacts) => StepReason | null

const always: Guard = () => null
const inTime: Guard = ({ age }) => (age > backTime ? 'too_late' : null)
const withoutTtn: Guard = ({ hasTtn }) => (hasTtn ? 'has_ttn' : null)
const byHand: Guard = ({ isReported }) => (isReported ? 'carrier_reports' : null)
const atPickup: Guard = ({ isPickup }) => (isPickup ? null : 'not_pickup')

type Steps = Readonly<Partial<Record<OrderStatus, Guard>>>

/** The steps that a supplier makes, by the state before and after them. */
export const steps: Readonly<Record<OrderStatus, Steps>> = {
  new: { confirmed: always, on_hold: always, cancelled: withoutTtn },
  on_hold: { confirmed: always, cancelled: withoutTtn },
  confirmed: { packing: always, ready: atPickup, on_hold: withoutTtn, new: inTime, cancelled: withoutTtn },
  packing: { ready: atPickup, confirmed: inTime, cancelled: withoutTtn },
  ready: { shipped: byHand, completed: atPickup, packing: withoutTtn, cancelled: withoutTtn },
  shipped: { completed: byHand },
  arrived: { completed: byHand },
  refused: { returned: always },
  returning: { returned: always },
  completed: {},
  returned: {},
  cancelled: {},
}

/** Why a step is refused; `null` when it is allowed. */
export const refusalOfStep = (facts: StepFacts, to: string): StepReason | null => {
  if (isFinished(facts.status)) return 'finished'
  const guard = steps[facts.status][to as OrderStatus]
  return guard === undefined ? 'not_allowed' : guard(facts)
}

/** The state to which the last step of a supplier can be taken back; `null` when it cannot. */
export const backOf = (facts: StepFacts): OrderStatus | null => {
  const to = { packing: 'confirmed', confirmed: 'new' } as const
  const before = facts.status === 'packing' || facts.status === 'confirmed' ? to[facts.status] : null
  return before !== null && !facts.hasTtn && refusalOfStep(facts, before) === null ? before : null
}

export const stepTexts: Readonly<Record<StepReason, string>> = {
  finished: 'Замовлення вже завершене.',
  not_allowed: 'З цього стану такий крок неможливий.',
  has_ttn: 'Спершу видаліть ТТН.',
  carrier_reports: 'Цей стан повідомляє перевізник.',
  not_pickup: 'Для цього замовлення потрібна ТТН.',
  too_late: 'Повернути крок можна лише протягом 30 хвилин.',
}

const codesOf = (codes: readonly number[], status: OrderStatus) => codes.map((code) => [String(code), status] as const)

/** The state to which a code of the carrier moves an order. */
const byCode: Readonly<Record<string, OrderStatus>> = Object.fromEntries([
  ...codesOf([1], 'ready'),
  ...codesOf([4, 5, 6, 12, 41, 101, 104], 'shipped'),
  ...codesOf([7, 8, 14, 107], 'arrived'),
  ...codesOf([9, 10, 11], 'completed'),
  ...codesOf([102, 103, 105, 108], 'refused'),
])

/**
 * The state of an order after its carrier reported a code. A code that is unknown, or that does not say where the
 * parcel is (2, 3, 111, 112), moves nothing; the carrier moves no order that is finished or not handed to it.
 */
export const afterCode = (status: OrderStatus, code: string, isReturnOurs = true): OrderStatus => {
  if (!['ready', 'shipped', 'arrived', 'refused', 'returning'].includes(status)) return status
  // The return document of 106 belongs to us when the buyer refused; otherwise something else travels back.
  if (code === '106') return isReturnOurs ? 'returning' : 'completed'
  return byCode[code] ?? status
}

/** What the carrier says with a code; an unknown one is shown as it came. */
export const carrierWords: Readonly<Record<string, string>> = {
  '1': 'Відправник створив накладну',
  '2': 'Накладну видалено',
  '3': 'Номер не знайдено',
  '4': 'У місті відправника',
  '5': 'Прямує до міста одержувача',
  '6': 'У місті одержувача',
  '7': 'Прибуло у відділення',
  '8': 'Прибуло у поштомат',
  '9': 'Відправлення отримано',
  '10': 'Отримано, очікуйте переказу коштів',
  '11': 'Отримано, кошти видано',
  '12': 'Нова Пошта комплектує відправлення',
  '14': 'Передано одержувачу на огляд',
  '41': 'У місті відправника (доставка містом)',
  '101': 'На шляху до одержувача',
  '102': 'Відмова: створено повернення',
  '103': 'Одержувач відмовився',
  '104': 'Змінено адресу доставки',
  '105': 'Зберігання припинено',
  '106': 'Отримано, створено зворотну доставку',
  '107': 'Нараховується плата за зберігання',
  '108': 'Відмова від отримання',
  '111': 'Невдала спроба доставки',
  '112': 'Одержувач переніс дату доставки',
}

/** Why an order is cancelled or held; the last one needs words. */
export const orderReasons: Readonly<Record<string, string>> = {
  out_of_stock: 'Немає в наявності',
  price_changed: 'Змінилася ціна',
  buyer_request: 'Прохання покупця',
  no_answer: 'Не вдалося зв’язатися з покупцем',
  not_enough_data: 'Недостатньо даних',
  wrong_phone: 'Некоректний номер телефону',
  duplicate: 'Дублікат',
  other: 'Інше',
}

export const statusTitles: Readonly<Record<OrderStatus, string>> = {
  new: 'Нове',
  on_hold: 'Очікує уточнення',
  confirmed: 'Підтверджено',
  packing: 'Комплектується',
  ready: 'Готове до відправлення',
  shipped: 'Відправлено',
  arrived: 'Прибуло у відділення',
  completed: 'Виконано',
  refused: 'Відмова від отримання',
  returning: 'Повертається',
  returned: 'Повернено',
  cancelled: 'Скасовано',
}
