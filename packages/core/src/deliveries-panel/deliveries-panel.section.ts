import type { Location } from '../kernel/routes.ts'
import type { Word } from '../kernel/word.ts'
import { choice, many } from '../kit/fields/choice-fields.domain.ts'
import { money, number } from '../kit/fields/number-fields.domain.ts'
import { picks } from '../kit/fields/pick-fields.domain.ts'
import { text } from '../kit/fields/record-fields.domain.ts'
import { time } from '../kit/fields/time-fields.domain.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { chosenStore } from '../kit/list/filters.domain.ts'
import { oneOf, search, sort } from '../kit/list/query.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { firstKey, firstSender } from '../parcels/first-parts.domain.ts'
import { regions } from './regions.domain.ts'

export const methodCodes = ['nova', 'ukrposhta', 'meest', 'courier', 'pickup'] as const
export type MethodCode = (typeof methodCodes)[number]

/** The methods that a carrier delivers. */
const carriers = ['nova', 'ukrposhta', 'meest'] as const

export const tariffs = ['carrier', 'fixed', 'free'] as const
export const payers = ['recipient', 'sender'] as const
export { regions }

/** A method needs these before it can be used. */
export const needs = ['key', 'sender', 'address'] as const
export type Need = (typeof needs)[number]

/** The id is the code of the method. */
export const methodRow = {
  title: row.text({ required: true }),
  isEnabled: row.flag(),
  /** Also in words that the panel does not know: the method lacks something. */
  missing: row.words(needs),
  tariff: row.word(tariffs, { or: 'carrier' }),
  payer: row.word(payers, { or: 'recipient' }),
  price: row.money(),
  freeFrom: row.money(),
  days: row.count({ at: 'days_to_send', or: 0 }),
  regions: row.words(regions),
  /** The stores whose buyers are offered the method; empty for all of them. */
  stores: row.records({ title: 'name' }),
}
export type DeliveryMethod = RowWith<typeof methodRow>

/** Whether the carrier of a method decides what a parcel costs. */
export const hasCarrierPrice = (tariff: DeliveryMethod['tariff'], { id }: Pick<DeliveryMethod, 'id'>): boolean =>
  tariff === 'carrier' && carriers.some((code) => code === id)

const ownPlace = (code: string | undefined) => code === 'ukrposhta' || code === 'meest' || code === 'pickup'

export const deliveryMethods = defineSection(methodRow)({
  id: 'deliveries',
  route: 'deliveries-panel',
  param: 'method',
  namedBy: ['title'],
  mayCreate: false,
  query: { search: search(), state: oneOf(['on', 'off']), store: chosenStore(), sort: sort(['position', 'title']) },
  form: {
    tariff: choice(tariffs),
    price: money({ required: true }),
    payer: choice(payers),
    freeFrom: money(),
    days: number({ required: true, max: 30 }),
    cutoff: time(),
    address: text({ required: true, max: 255 }),
    note: text({ max: 255, area: true }),
    regions: many(regions),
    stores: picks('stores'),
  },
  groups: {
    terms: ['tariff', 'price', 'payer', 'freeFrom', 'days', 'cutoff'],
    place: ['address', 'note', 'regions'],
    usage: ['stores'],
  },
  // A buyer who picks the goods up pays for no delivery, and comes from any region.
  statesOf: ({ tariff }, row) => ({
    ...(tariff !== 'fixed' && { price: 'hidden' as const }),
    ...(tariff === 'free' && { payer: 'hidden' as const, freeFrom: 'hidden' as const }),
    ...(!ownPlace(row?.id) && { address: 'hidden' as const }),
    ...(row?.id === 'pickup' && { regions: 'hidden' as const }),
  }),
  // The price of a carrier is shown for a sample parcel, once the method has what the carrier needs to calculate it.
  questionOf: ({ tariff }, row) =>
    row !== null && hasCarrierPrice(tariff, row) && row.missing.length === 0 ? { method: row.id } : null,
  // A method shows what it lacks, such as a key that works.
  dependsOn: ['delivery-keys', 'delivery-senders'],
  mayEdit: () => true,
  affectsSetup: true,
  toggle: { on: 'enable', off: 'disable' },
  commands: {
    enable: {
      said: 'enabled',
      may: ({ isEnabled, missing }) => !isEnabled && missing.length === 0,
      isDone: (row) => row?.isEnabled === true,
    },
    disable: { said: 'disabled', may: ({ isEnabled }) => isEnabled, isDone: (row) => row?.isEnabled === false },
  },
})
export type DeliveryMethods = typeof deliveryMethods

/** Where a missing part is added; the address, and a part that the panel does not know, in the method if the server names it. */
export const locationOfNeed = (need: Word<Need>, method: string | null): Location => {
  if (need === 'key') return firstKey
  if (need === 'sender') return firstSender
  return {
    to: 'deliveries-panel',
    ...(method !== null && { search: searchFrom({ method }), ...(need === 'address' && { hash: '#address' }) }),
  }
}
