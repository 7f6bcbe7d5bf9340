/** One property by which the variants of a product differ, with the values that are for sale. */
export interface Axis {
  readonly attributeId: string
  /** The ids of its values. */
  readonly values: readonly string[]
}

/** The texts of a variant as typed. */
export const variantColumns = ['price', 'oldPrice', 'quantity', 'sku', 'barcode'] as const
export type VariantColumn = (typeof variantColumns)[number]

export interface Variant extends Readonly<Record<VariantColumn, string>> {
  /** `null` until it is saved. */
  readonly id: string | null
  /** The value of each axis, by attribute. */
  readonly options: Readonly<Record<string, string>>
  readonly imageId: string | null
  readonly isActive: boolean
}

export interface Matrix {
  readonly axes: readonly Axis[]
  readonly variants: readonly Variant[]
}

export const noVariants: Matrix = { axes: [], variants: [] }
export const mostVariants = 100
export const mostAxes = 3

/** Identifies a combination of values. */
export const keyOf = ({ options }: Pick<Variant, 'options'>): string =>
  Object.entries(options)
    .map(([attribute, value]) => `${attribute}:${value}`)
    .toSorted()
    .join('|')

/** The title of a variant by its values, such as "Black / M". */
export const variantTitle = (
  axes: readonly Axis[],
  { options }: Pick<Variant, 'options'>,
  nameOf: (attribute: string, value: string) => string,
): string =>
  // A variant that is kept for its orders may have a value of an axis that is gone, or none of a new one.
  [...new Set([...filled(axes).map(({ attributeId }) => attributeId), ...Object.keys(options)])]
    .flatMap((attribute) => (options[attribute] === undefined ? [] : [nameOf(attribute, options[attribute])]))
    .join(' / ')

/** The axes that have values; one without values does not multiply the variants yet. */
const filled = (axes: readonly Axis[]): readonly Axis[] => axes.filter(({ values }) => values.length > 0)

export const combinationCount = (axes: readonly Axis[]): number =>
  filled(axes).length === 0 ? 0 : filled(axes).reduce((count, { values }) => count * values.length, 1)

type Options = Variant['options']

/** Every combination of values, the last axis changing first. */
const combinationsOf = (axes: readonly Axis[]): readonly Options[] =>
  filled(axes).length === 0
    ? []
    : filled(axes).reduce<readonly Options[]>(
        (all, { attributeId, values }) =>
          all.flatMap((before) => values.map((value) => ({ ...before, [attributeId]: value }))),
        [{}],
      )

/** How many axes two variants have in common with the same value, or -1 when one of them differs. */
const likeness = (one: Options, other: Options): number => {
  const shared = Object.keys(one).filter((attribute) => attribute in other)
  return shared.every((attribute) => one[attribute] === other[attribute]) ? shared.length : -1
}

const blank = { id: null, price: '', oldPrice: '', quantity: '', sku: '', barcode: '', imageId: null, isActive: true }

/**
 * The matrix with other axes; `null` when there are too many combinations. A variant keeps what was typed while its
 * values remain; a combination that was there before comes back as it was; a new axis gives the typed texts to the first
 * of its values, and a new combination takes the price of a similar one.
 */
export const withAxes = (matrix: Matrix, axes: readonly Axis[], gone: readonly Variant[] = []): Matrix | null => {
  if (axes.length > mostAxes || combinationCount(axes) > mostVariants) return null
  const taken = new Set<Variant>()
  const claim = (options: Options): Variant | undefined => {
    const exact = [...matrix.variants, ...gone].find((one) => !taken.has(one) && isSame(one.options, options))
    const found = exact ?? matrix.variants.find((one) => !taken.has(one) && likeness(one.options, options) > 0)
    if (found) taken.add(found)
    return found
  }
  const variants = combinationsOf(axes).map((options): Variant => {
    const own = claim(options)
    if (own) return { ...own, id: isSame(own.options, options) ? own.id : null, options }
    const like = matrix.variants.find((one) => one.price !== '' && hasShared(one.options, options))
    return { ...blank, price: like?.price ?? '', options }
  })
  return { axes, variants }
}

const hasShared = (one: Options, other: Options): boolean =>
  Object.keys(one).some((attribute) => one[attribute] === other[attribute])

const isSame = (one: Options, other: Options): boolean => keyOf({ options: one }) === keyOf({ options: other })

/** Sets some cells of the matrix, by row and column. */
export const withCells = (
  matrix: Matrix,
  cells: readonly { readonly row: number; readonly column: VariantColumn; readonly text: string }[],
): Matrix => ({
  ...matrix,
  variants: matrix.variants.map((variant, row) => {
    const own = cells.filter((cell) => cell.row === row)
    return own.length === 0 ? variant : { ...variant, ...Object.fromEntries(own.map((one) => [one.column, one.text])) }
  }),
})

/** Copies one cell into all rows below it. */
export const filledDown = (matrix: Matrix, row: number, column: VariantColumn): Matrix => {
  const text = matrix.variants[row]?.[column] ?? ''
  const below = matrix.variants.map((_, at) => ({ row: at, column, text })).slice(row + 1)
  return withCells(matrix, below)
}

export const withVariant = (matrix: Matrix, row: number, change: Partial<Variant>): Matrix => ({
  ...matrix,
  variants: matrix.variants.map((variant, at) => (at === row ? { ...variant, ...change } : variant)),
})

/** Earlier variants with the ids under which they are saved by now; one that is not saved any more is a new one. */
export const withSavedIds = (earlier: readonly Variant[], saved: Matrix): readonly Variant[] => {
  const ids = new Map(saved.variants.map((one) => [keyOf(one), one.id]))
  return earlier.map((one) => ({ ...one, id: ids.get(keyOf(one)) ?? null }))
}

/** An earlier matrix with the ids under which its variants are saved. */
export const withIdsOf = (earlier: Matrix, saved: Matrix): Matrix => ({
  ...earlier,
  variants: withSavedIds(earlier.variants, saved),
})

/** The variants that the form has had, each as it was last. */
export const goneWith = (gone: readonly Variant[], before: readonly Variant[]): readonly Variant[] => [
  ...new Map([...gone, ...before].map((one) => [keyOf(one), one])).values(),
]
