/** One option of a picker. */
export interface Option {
  readonly id: string
  readonly title: string
  /** A second line, such as the address of a branch. */
  readonly text: string | null
  /** Why the option cannot be chosen; `null` when it can. */
  readonly refusal: string | null
}

/** A search for options. */
export interface OptionsQuery {
  readonly source: string
  readonly search: string
  /** The id of the pick that narrows the options. */
  readonly within: string | null
}

export interface OptionsFound {
  readonly options: readonly Option[]
  /** The source is unavailable, and the server answered from its last copy. */
  readonly isStale: boolean
}
