/** A value of a product as it is sold: money in kopecks, pieces, a word of the API, or a text. */
export type SoldValue =
  | { readonly kind: 'money'; readonly kopecks: number }
  | { readonly kind: 'pieces'; readonly count: number }
  | { readonly kind: 'word' | 'text'; readonly text: string }

export interface Difference {
  readonly field: string
  readonly before: SoldValue | null
  readonly after: SoldValue
  /** As it stands in the file, where it was understood otherwise. */
  readonly written: string | null
}

export interface ImportRow {
  readonly line: number
  readonly key: string
  readonly outcome: string
  readonly differences: readonly Difference[]
  readonly errors: readonly { readonly column: string; readonly value: string; readonly message: string }[]
}
