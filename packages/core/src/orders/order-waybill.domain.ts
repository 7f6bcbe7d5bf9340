import { ukrainianTelephone } from '../countries/telephone-field.domain.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { Location } from '../kernel/routes.ts'
import { amountText } from '../kit/fields/amount.domain.ts'
import { number } from '../kit/fields/number-fields.domain.ts'
import { type Errors, text, type ValuesOf } from '../kit/fields/record-fields.domain.ts'
import { day } from '../kit/fields/time-fields.domain.ts'
import { type AnyValues, cleaned, type FieldStates, mistakesIn, noteOn, refusalsIn } from '../kit/form/record.domain.ts'
import { limitMistakes } from '../parcels/branch-limits.domain.ts'
import { waybillFields, waybillMistakes } from '../parcels/waybill.domain.ts'
import { isLocker, type PlaceValues, placeFields, placeStates } from './order-place.domain.ts'
import type { Order } from './orders.domain.ts'

const { payer, payment, cargo, length, width, height, declaredValue, moneyBack } = waybillFields

/** The waybill of an order: who receives it and where, what it is, who pays, and when it is handed over. */
export const ttnFields = {
  recipientName: text({ required: true, min: 2, max: 100 }),
  recipientPhone: ukrainianTelephone(),
  ...placeFields,
  weight: number({ required: true, min: 0.1, max: 1000, decimals: 1 }),
  seats: number({ required: true, min: 1, max: 100 }),
  length,
  width,
  height,
  cargo,
  description: text({ required: true, min: 3, max: 120 }),
  payer,
  payment,
  declaredValue,
  moneyBack,
  shipOn: day({ required: true }),
}
export type TtnValues = ValuesOf<typeof ttnFields>

export const ttnGroups = {
  recipient: ['recipientName', 'recipientPhone'],
  place: ['settlement', 'kind', 'warehouse', 'street', 'house', 'flat'],
  parcel: ['weight', 'seats', 'length', 'width', 'height', 'cargo', 'description'],
  money: ['payer', 'payment', 'declaredValue', 'moneyBack'],
  day: ['shipOn'],
} as const

const typed = (read: number | null | undefined): string => (read == null ? '' : String(read).replace('.', ','))

/** The waybill as it begins. */
export const ttnBegins = ({ details }: Order): AnyValues => {
  if (details === null) return {}
  const { recipient, place, waybill } = details
  return {
    ...(recipient && { recipientName: recipient.name, recipientPhone: recipient.phone ?? '' }),
    ...place,
    ...(waybill && {
      payer: waybill.payer,
      payment: waybill.payment,
      cargo: waybill.cargo,
      weight: typed(waybill.weight),
      seats: typed(waybill.seats),
      length: typed(waybill.size?.length),
      width: typed(waybill.size?.width),
      height: typed(waybill.size?.height),
      declaredValue: waybill.declaredValue === null ? '' : amountText(waybill.declaredValue),
      moneyBack: waybill.moneyBack,
      description: waybill.description,
      shipOn: waybill.shipOn,
    }),
  }
}

const of = (values: AnyValues) => values as TtnValues

/** Only a parcel locker asks for the sides of a parcel. */
export const ttnStates = (values: AnyValues): FieldStates<AnyValues> => ({
  ...placeStates(of(values) as PlaceValues),
  ...(!isLocker(of(values)) && { length: 'hidden', width: 'hidden', height: 'hidden' }),
})

const sides = ['length', 'width', 'height'] as const

/** What is wrong between the fields. A parcel locker takes a parcel only by its size. */
export const ttnMistakes = (values: AnyValues): Errors => {
  const unsized = isLocker(of(values)) ? sides.filter((name) => of(values)[name].trim() === '') : []
  return {
    ...waybillMistakes(of(values)),
    ...Object.fromEntries(unsized.map((name) => [name, { key: 'deliveries.wholeSize' as const }])),
    ...limitMistakes(of(values)),
  }
}

const rules = { fields: ttnFields, statesOf: ttnStates, mistakesOf: ttnMistakes }

/** Asks what the parcel would cost and when it would arrive, as soon as the form could be sent. */
export const ttnQuestion = (values: AnyValues, { id }: Order): AnyValues | null =>
  Object.keys(mistakesIn(rules, values, null)).length === 0 ? { order: id, ...cleaned(rules, values, null) } : null

/** What the carrier answers to a waybill that is not made yet. */
export interface TtnQuote {
  readonly price: Kopecks | null
  /** The calendar day on which the parcel arrives. */
  readonly arrivesOn: string | null
}

/** What stands under a field of a waybill while it is filled in. */
export type TtnNote = { readonly wrong: Message } | { readonly quote: TtnQuote } | 'asking'

interface Asked {
  readonly failure: Failure | null
  readonly isLoading: boolean
  readonly answer: TtnQuote | null
}

/** The refusal of the branch or the carrier at its field, and the price and the day under the weight; `null` for nothing. */
export const ttnNoteAt = (field: string, values: AnyValues, { failure, isLoading, answer }: Asked): TtnNote | null => {
  const refusals = failure === null ? {} : refusalsIn(failure, ttnFields, ttnStates(values))
  const wrong = limitMistakes(of(values))[field] ?? refusals[field]
  if (wrong) return { wrong }
  if (field !== 'weight') return null
  if (isLoading) return 'asking'
  const elsewhere = noteOn(failure, refusals)
  if (elsewhere !== null && Object.keys(refusals).length === 0) return { wrong: elsewhere }
  return answer && { quote: answer }
}

/** Where a refusal is mended that the form cannot mend. */
export const ttnMendedAt = (reason: string): Location | null => {
  if (reason === 'sender_missing') return { to: 'deliveries-sender' }
  return ['key_missing', 'key_expired'].includes(reason) ? { to: 'deliveries-apis' } : null
}
