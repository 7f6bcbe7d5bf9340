export interface Budget {
  readonly name: string
  readonly unit: string
  readonly most: number
  readonly what: string
}

/** The results of one part of the bench. */
export interface Measured {
  /** For reports/bench.json. */
  readonly report: object
  /** Printed as a table, a row for each thing measured. */
  readonly table: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The value that a budget limits; `undefined` when it was not measured. */
  readonly found: (budget: Budget) => number | undefined
}
