import { ukrainianTelephone } from '../countries/telephone-field.domain.ts'
import { deliveryMethods } from '../deliveries-panel/deliveries-panel.section.ts'
import type { Location } from '../kernel/routes.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { pick, picks } from '../kit/fields/pick-fields.domain.ts'
import { flag, text } from '../kit/fields/record-fields.domain.ts'
import { paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import { chosenStore } from '../kit/list/filters.domain.ts'
import { search, size, sort } from '../kit/list/query.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { defineSection, type ValuesIn } from '../kit/section/section.domain.ts'
import { limitMistakes, sampleParcel } from '../parcels/branch-limits.domain.ts'
import { directory } from '../parcels/directory.domain.ts'
import { findingPlaces } from '../parcels/place-options.domain.ts'
import { waybillFields, waybillMistakes } from '../parcels/waybill.domain.ts'
import { readableTelephone } from '../session/telephone.domain.ts'

/** Why parcels cannot be sent from a sender. */
export const senderProblems = ['warehouse_closed', 'weight_limit', 'key_lost'] as const
export type SenderProblem = (typeof senderProblems)[number]

const senderRow = {
  title: row.text({ required: true }),
  counterparty: row.text({ at: 'counterparty.title', or: '' }),
  contact: row.text({ at: 'contact.title', or: '' }),
  /** The settlement with the branch or the address in it. */
  place: row.own<string>({ file: ['settlement', 'warehouse', 'street', 'building'] }),
  /** The branch from which it sends; `null` for an address. */
  branchId: row.key({ at: 'warehouse.ref' }),
  /** The stores whose parcels are sent by it; empty for all of them. */
  stores: row.records({ title: 'name' }),
  isDefault: row.flag(),
  problems: row.choices(senderProblems),
}
export type Sender = RowWith<typeof senderRow>

/** Whether a method led here because it lacks a sender. */
const isLacking = ({ search = '' }: Location): boolean => paramsIn(search).get('then') === 'enable'

export const senders = defineSection(senderRow)({
  id: 'delivery-senders',
  route: 'deliveries-sender',
  param: 'sender',
  namedBy: ['title'],
  query: { search: search(), store: chosenStore(), sort: sort(['-is_default', 'title']), size: size() },
  form: {
    title: text({ required: true, min: 2, max: 100 }),
    counterparty: pick(directory.counterparties, { required: true }),
    contact: pick(directory.contacts, { required: true, within: 'counterparty' }),
    phone: ukrainianTelephone(),
    settlement: pick(directory.settlements, { required: true }),
    kind: choice(['branch', 'address']),
    warehouse: pick(directory.warehouses, { required: true, within: 'settlement' }),
    street: pick(directory.streets, { required: true, within: 'settlement' }),
    house: text({ required: true, max: 20 }),
    ...waybillFields,
    stores: picks('stores'),
    isDefault: flag(),
  },
  groups: {
    sender: ['title', 'counterparty', 'contact', 'phone'],
    place: ['settlement', 'kind', 'warehouse', 'street', 'house'],
    waybill: ['payer', 'payment', 'cargo', 'description', 'declaredRule', 'declaredValue', 'moneyBack'],
    size: ['weight', 'seats', 'length', 'width', 'height'],
    usage: ['stores', 'isDefault'],
  },
  // The contacts of no counterparty and the branches of no settlement cannot be found.
  statesOf: ({ kind, counterparty, settlement, declaredRule }, row) => ({
    ...(counterparty === null && { contact: 'hidden' as const }),
    ...((kind !== 'branch' || settlement === null) && { warehouse: 'hidden' as const }),
    ...((kind !== 'address' || settlement === null) && { street: 'hidden' as const, house: 'hidden' as const }),
    ...(declaredRule !== 'fixed' && { declaredValue: 'hidden' as const }),
    ...(row?.isDefault && { isDefault: 'locked' as const }),
  }),
  findsOptions: findingPlaces,
  mistakesOf: (values) => ({ ...waybillMistakes(values), ...limitMistakes(values) }),
  // A saved sender is tried with a sample parcel, unless its branch would not take it.
  questionOf: (values, row) =>
    row && Object.keys(limitMistakes(values)).length === 0
      ? { sender: row.id, version: row.version ?? 0, parcel: sampleParcel(values) }
      : null,
  mayEdit: () => true,
  initialValues: (_, { supplier: { storeName, telephone } }) => ({
    title: storeName ?? '',
    phone: telephone ? readableTelephone(telephone) : '',
  }),
  // The sender that a method lacked leads back to the methods; another new one stays open, with what its first parcel
  // would cost.
  savedLocation: ({ id }, isNew, location) => {
    if (!isNew) return null
    return isLacking(location)
      ? { to: 'deliveries-panel' }
      : { to: 'deliveries-sender', search: searchFrom({ sender: id }) }
  },
  savesWith: {
    command: 'enable',
    on: { section: deliveryMethods, id: 'nova' },
    isOffered: (row, location) => row === null && isLacking(location),
  },
  affectsSetup: true,
  commands: {
    makeDefault: { said: 'madeDefault', may: ({ isDefault }) => !isDefault, isDone: (row) => row?.isDefault === true },
    remove: {
      said: 'removed',
      may: () => true,
      needsConfirmation: true,
      helpLink: (reason) => (reason === 'sender_in_use' ? { to: 'orders' } : null),
      isDone: (row) => row === null,
    },
  },
})
export type Senders = typeof senders

/** Where a problem of a sender is mended: at the field that has it, or among the keys. */
export const locationOfProblem = (problem: SenderProblem, { id }: Pick<Sender, 'id'>): Location => {
  if (problem === 'key_lost') return { to: 'deliveries-apis' }
  const hash = problem === 'warehouse_closed' ? '#warehouse' : '#weight'
  return { to: 'deliveries-sender', search: searchFrom({ sender: id }), hash }
}

/** Whether a form still holds the saved branch of a sender, which has closed. */
export const isAtClosedBranch = ({ warehouse }: ValuesIn<Senders>, row: Sender | null): boolean =>
  row?.problems.includes('warehouse_closed') === true && warehouse?.id === row.branchId
