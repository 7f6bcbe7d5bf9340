import type { Picked } from '../kit/form/pick-fields.domain.ts'
import type { AnyValues } from '../kit/form/record.domain.ts'

/** The typed values of a merge: which ones, and into which. */
export interface Merged {
  readonly values: readonly Picked[]
  readonly into: Picked | null
}

/** The products that a merge of values changes, and those that it leaves alone. */
export interface ValueMerge {
  /** How many products get the remaining value. */
  readonly products: number
  /** The products that keep their values, because two of their variants would become equal. */
  readonly colliding: readonly { readonly id: string; readonly title: string }[]
}

export const isIntoItself = (values: AnyValues): boolean => {
  const { values: from, into } = values as unknown as Merged
  return from.some(({ id }) => id === into?.id)
}
