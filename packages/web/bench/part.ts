export interface Budget {
  readonly name: string
  readonly unit: string
  readonly most: number
  readonly what: string
}

/** What one part of the bench has found out. */
export interface Measured {
  /** For reports/bench.json. */
  readonly report: object
  /** For the eye: a row for each thing that was measured. */
  readonly table: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The figure that a budget limits; `undefined` when it was not measured. */
  readonly found: (budget: Budget) => number | undefined
}
