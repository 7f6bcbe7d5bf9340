import { kopecks } from '../kernel/money.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { money, number } from '../kit/fields/number-fields.domain.ts'
import { type Errors, text, type ValuesOf } from '../kit/fields/record-fields.domain.ts'

export const waybillPayers = ['recipient', 'sender', 'third'] as const
export const waybillPayments = ['cash', 'non_cash'] as const
export const cargoKinds = ['parcel', 'documents', 'cargo'] as const
export const declaredRules = ['order', 'fixed'] as const
/** How the carrier brings the money of an order back. */
export const moneyBacks = ['none', 'cod', 'control'] as const

/** The longest side of a parcel, in centimetres. */
const longest = 300
const side = () => number({ min: 1, max: longest })

/** The values with which a new waybill begins; an empty one is asked for in the waybill itself. */
export const waybillFields = {
  payer: choice(waybillPayers),
  payment: choice(waybillPayments),
  cargo: choice(cargoKinds),
  weight: number({ min: 0.1, max: 1000, decimals: 1 }),
  seats: number({ min: 1, max: 100 }),
  length: side(),
  width: side(),
  height: side(),
  description: text({ min: 3, max: 120 }),
  declaredRule: choice(declaredRules),
  declaredValue: money({ required: true, min: kopecks(1_00) }),
  moneyBack: choice(moneyBacks),
}

export type WaybillValues = ValuesOf<typeof waybillFields>

/** What a parcel is by its form. */
export type ParcelValues = Pick<WaybillValues, 'weight' | 'seats' | 'length' | 'width' | 'height'>

const sides = ['length', 'width', 'height'] as const

/** A size is whole, or not given at all. */
export const sizeMistakes = (values: Pick<WaybillValues, (typeof sides)[number]>): Errors => {
  const typed = sides.filter((name) => values[name].trim() !== '')
  const left = typed.length === 0 ? [] : sides.filter((name) => !typed.includes(name))
  return Object.fromEntries(left.map((name) => [name, { key: 'deliveries.wholeSize' as const }]))
}

export const waybillMistakes = ({
  payer,
  payment,
  ...values
}: ParcelValues & Pick<WaybillValues, 'payer' | 'payment'>): Errors => ({
  ...sizeMistakes(values),
  // A third person pays by a contract, and never in cash.
  ...(payer === 'third' && payment === 'cash' && { payment: { key: 'deliveries.thirdInCash' as const } }),
})
