import type { Failure } from '../kernel/failure.ts'
import { isSame } from '../kernel/same.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import type { ValuesIn } from '../kit/section/section.domain.ts'
import type { Stores } from './stores.section.ts'

/** The records that serve named stores. */
export const sharedParts = ['key', 'sender', 'delivery', 'payment'] as const
export type SharedPart = (typeof sharedParts)[number]

/** One thing that a store can take over from another one. */
export interface CopyItem {
  readonly id: string
  readonly part: SharedPart | 'contacts' | 'hours'
  /** The key, the sender or the method of delivery or payment; `null` for fields of the store itself. */
  readonly record: Picked | null
}

/** A record with the stores that it serves; without any it serves all of them. */
export interface SharedRecord {
  readonly part: SharedPart
  readonly record: Picked
  readonly stores: readonly Picked[]
}

type StoreValues = Pick<ValuesIn<Stores>, (typeof contacts)[number] | 'hours'>

const contacts = ['manager', 'phone', 'email', 'telegram'] as const

/** The contacts that the store lacks and the other one has; what is filled in stays. */
const missingContacts = (from: StoreValues, to: StoreValues): Partial<StoreValues> =>
  Object.fromEntries(contacts.filter((name) => to[name] === '' && from[name] !== '').map((name) => [name, from[name]]))

/** The fields of a store that an item fills in; empty when there is nothing left to take over. */
export const copiedFields = (part: CopyItem['part'], from: StoreValues, to: StoreValues): Partial<StoreValues> => {
  if (part === 'contacts') return missingContacts(from, to)
  return part === 'hours' && !isSame(from.hours, to.hours) ? { hours: from.hours } : {}
}

/** The stores of a record together with another one; `null` when the record serves it already. */
export const storesWith = (stores: readonly Picked[], store: Picked): readonly Picked[] | null =>
  stores.length === 0 || stores.some(({ id }) => id === store.id) ? null : [...stores, store]

/** What a store can take over from another one. */
export const copyItemsOf = (
  { from, to }: { readonly from: StoreValues; readonly to: StoreValues },
  { source, target }: { readonly source: Picked; readonly target: Picked },
  shared: readonly SharedRecord[],
): readonly CopyItem[] => [
  ...(['contacts', 'hours'] as const)
    .filter((part) => Object.keys(copiedFields(part, from, to)).length > 0)
    .map((part) => ({ id: part, part, record: null })),
  ...shared
    .filter(({ stores }) => stores.some(({ id }) => id === source.id) && storesWith(stores, target) !== null)
    .map(({ part, record }) => ({ id: `${part}/${record.id}`, part, record })),
]

/** How the copy of an item went; none before it was tried. */
export type CopyOutcome = { readonly failure: Failure | null }
