import type { Location } from '../kernel/routes.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
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

const isPicked = (one: unknown): one is readonly [string, string] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')

/** The hash of an address that opens the merge of these values into the first of them. */
export const mergeHash = (values: readonly Picked[]): string =>
  `#${encodeURIComponent(JSON.stringify(values.map(({ id, title }) => [id, title])))}`

/** The first values of the dialog of a merge, by the address that opens it. */
export const mergeBegins = ({ hash = '' }: Location): AnyValues => {
  const [into, ...values] = picksIn(hash)
  return into === undefined || values.length === 0 ? {} : { values, into }
}

const picksIn = (hash: string): readonly Picked[] => {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(hash.slice(1)))
    return Array.isArray(read) && read.every(isPicked) ? read.map(([id, title]) => ({ id, title })) : []
  } catch {
    return []
  }
}
