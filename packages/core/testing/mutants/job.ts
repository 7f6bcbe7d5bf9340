/** What the script asks of a run. */
export interface Job {
  readonly machines: readonly {
    /** Absolute paths. */
    readonly file: string
    readonly tests: readonly string[]
    readonly subject: string
    /** Mutations that are known already. */
    readonly skip: readonly string[]
  }[]
  /** Where the verdicts go, one a line, while it runs. */
  readonly verdicts: string
  /** How many milliseconds one test may take. */
  readonly patience: number
}

/** What a run tells. */
export type Verdict =
  /** Its tests fail although nothing was changed: nothing can be said about its mutants. */
  | { readonly kind: 'broken'; readonly machine: string; readonly by: string }
  /** Nothing is left to be tried on it. */
  | { readonly kind: 'over'; readonly machine: string }
  | { readonly kind: 'begun'; readonly machine: string; readonly name: string }
  | {
      readonly kind: 'done'
      readonly machine: string
      readonly name: string
      /** The test that failed first. */
      readonly by: string | null
      /** No test failed, and the committed picture names it. */
      readonly isDrawn: boolean
    }
