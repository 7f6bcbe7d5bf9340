import { readNumber } from '../../kit/fields/number-fields.domain.ts'
import type { Errors } from '../../kit/fields/record-fields.domain.ts'
import type { Matrix, Variant } from './variants.domain.ts'

/** The path of the refusal to remove a variant, before its id. */
export const inOrderPath = 'variants.inOrder.'

interface Known {
  /** The pieces in open orders, by variant, as loaded. */
  readonly reservedOf: Readonly<Record<string, number>>
  /** The refusals of the server, which knows newer orders. */
  readonly errors: Errors
}

/** The saved variants in open orders that the matrix has no longer: they can only be taken off sale. */
export const heldIn = (saved: Matrix, shown: Matrix, { reservedOf, errors }: Known): readonly Variant[] =>
  saved.variants.filter(
    ({ id, isActive }) =>
      id !== null &&
      ((isActive && (reservedOf[id] ?? 0) > 0) || Object.hasOwn(errors, `${inOrderPath}${id}`)) &&
      !shown.variants.some((one) => one.id === id),
  )

/** A saved variant that a save would remove with its stock. */
export interface Going {
  readonly variant: Variant
  readonly pieces: number
}

/** The saved variants with stock that the matrix has no longer, beside those that cannot go. */
export const goingIn = (saved: Matrix, shown: Matrix, held: readonly Variant[]): readonly Going[] =>
  saved.variants.flatMap((variant) => {
    const pieces = readNumber(variant.quantity) ?? 0
    const isGoing =
      variant.id !== null && !held.includes(variant) && !shown.variants.some(({ id }) => id === variant.id)
    return isGoing && pieces > 0 ? [{ variant, pieces }] : []
  })

/** The variants with others that stay in the product, off sale. */
export const withHeld = ({ axes, variants }: Matrix, held: readonly Variant[]): Matrix => ({
  axes,
  variants: [...variants, ...held.map((one) => ({ ...one, isActive: false }))],
})
