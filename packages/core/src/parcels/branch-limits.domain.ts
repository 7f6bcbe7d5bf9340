import { readNumber } from '../kit/fields/number-fields.domain.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import type { Errors } from '../kit/fields/record-fields.domain.ts'
import type { ParcelValues } from './waybill.domain.ts'

/** The largest parcel that a branch accepts, by the carrier’s directory; `null` where it names no limit. */
export interface BranchLimits {
  /** A parcel locker takes one seat. */
  readonly isLocker: boolean
  /** In kilograms. */
  readonly weight: number | null
  /** In centimetres, the longest side first. */
  readonly sides: readonly number[] | null
}

/** The limits that came with a chosen branch; `null` when none did, as in an older draft. */
const limitsOf = (picked: Picked | null): BranchLimits | null => (picked?.facts as BranchLimits | undefined) ?? null

const sides = ['length', 'width', 'height'] as const

/** The typed sides with their fields, the longest first; empty until all of them can be read. */
const typedSides = (values: ParcelValues) => {
  const read = sides.map((name) => ({ name, size: readNumber(values[name]) }))
  return read.some(({ size }) => size === null)
    ? []
    : read.map(({ name, size }) => ({ name, size: size ?? 0 })).toSorted((one, other) => other.size - one.size)
}

/** Why the branch would not take the typed parcel, at its fields. A parcel may be turned, so its sides are compared by length. */
export const limitMistakes = (
  values: ParcelValues & { readonly kind: string; readonly warehouse: Picked | null },
): Errors => {
  const limits = values.kind === 'branch' ? limitsOf(values.warehouse) : null
  if (limits === null) return {}
  const weight = readNumber(values.weight, 1)
  const tooLong = typedSides(values).flatMap(({ name, size }, at) => {
    const max = limits.sides?.[at]
    return max !== undefined && size > max ? [[name, { key: 'deliveries.tooLong' as const, values: { max } }]] : []
  })
  return {
    ...(weight !== null &&
      limits.weight !== null &&
      weight > limits.weight && { weight: { key: 'deliveries.tooHeavy' as const, values: { max: limits.weight } } }),
    ...(limits.isLocker && (readNumber(values.seats) ?? 1) > 1 && { seats: { key: 'deliveries.oneSeat' as const } }),
    ...Object.fromEntries(tooLong),
  }
}

/** The typed weight and sides of a sample parcel, in kilograms and centimetres; without what was not typed. */
export const sampleParcel = (values: ParcelValues): Readonly<Record<string, number>> => {
  const weight = readNumber(values.weight, 1)
  return {
    ...(weight !== null && weight > 0 && { weight }),
    ...Object.fromEntries(typedSides(values).map(({ name, size }) => [name, size])),
  }
}
