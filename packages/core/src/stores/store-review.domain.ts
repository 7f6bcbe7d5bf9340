import type { Location } from '../kernel/routes.ts'

/** The fields to which the marketplace may object. */
export const readFields = [
  'name',
  'slug',
  'description',
  'manager',
  'phone',
  'email',
  'telegram',
  'domain',
  'address',
  'hours',
] as const
export type ReadField = (typeof readFields)[number]

/** What the marketplace said about a store that it rejected or blocked. */
export interface StoreReview {
  readonly reason: string | null
  /** The fields that it objects to. */
  readonly objections: readonly ReadField[]
}

/** Where what the marketplace objects to is mended. */
export const objectionMendedAt = (field: ReadField, id: string): Location => ({
  to: 'store-edit',
  params: { id },
  hash: `#${field}`,
})
