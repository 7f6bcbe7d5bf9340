import { keyOf, type Matrix, type Variant } from './variants.domain.ts'

/** The rows of variants with the same values as an earlier row. */
export const twinRows = ({ variants }: Matrix): readonly number[] => {
  const keys = variants.map(keyOf)
  return keys.flatMap((key, row) => (keys.indexOf(key) < row ? [row] : []))
}

/** The variants without those that equal an earlier one. A saved one stays rather than a new one. */
export const withoutTwins = ({ axes, variants }: Matrix): Matrix => {
  const kept = new Map<string, Variant>()
  for (const variant of variants) {
    const before = kept.get(keyOf(variant))
    if (before === undefined || (before.id === null && variant.id !== null)) kept.set(keyOf(variant), variant)
  }
  return { axes, variants: [...kept.values()] }
}
