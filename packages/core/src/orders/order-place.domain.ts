import type { Word } from '../kernel/word.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { type Picked, pick } from '../kit/fields/pick-fields.domain.ts'
import { text, type ValuesOf } from '../kit/fields/record-fields.domain.ts'
import type { FieldStates } from '../kit/form/record.domain.ts'
import type { BranchLimits } from '../parcels/branch-limits.domain.ts'
import { directory } from '../parcels/directory.domain.ts'

/** Where a parcel goes: a branch or a parcel locker, an address, or nowhere when the buyer comes. */
export const placeKinds = ['branch', 'address', 'pickup'] as const

/** The place of a parcel that a carrier takes. */
export const placeFields = {
  settlement: pick(directory.settlements, { required: true }),
  kind: choice(['branch', 'address']),
  warehouse: pick(directory.warehouses, { required: true, within: 'settlement' }),
  street: pick(directory.streets, { required: true, within: 'settlement' }),
  house: text({ required: true, max: 20 }),
  flat: text({ max: 20 }),
}
export const placeNames = ['settlement', 'kind', 'warehouse', 'street', 'house', 'flat'] as const
export type PlaceValues = ValuesOf<typeof placeFields>

/** Where an order goes, as the open order knows it. */
export interface OrderPlace extends Omit<PlaceValues, 'kind'> {
  readonly kind: Word<(typeof placeKinds)[number]>
}

/** The branches of no settlement cannot be found. */
export const placeStates = ({ settlement, kind }: PlaceValues): FieldStates<PlaceValues> => ({
  ...((kind !== 'branch' || settlement === null) && { warehouse: 'hidden' }),
  ...((kind !== 'address' || settlement === null) && { street: 'hidden', house: 'hidden', flat: 'hidden' }),
})

/** Whether a chosen branch is a parcel locker. */
export const isLocker = ({ kind, warehouse }: { readonly kind: string; readonly warehouse: Picked | null }): boolean =>
  kind === 'branch' && (warehouse?.facts as BranchLimits | undefined)?.isLocker === true
