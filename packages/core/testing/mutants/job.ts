/** The input of a run. */
export interface Job {
  readonly machines: readonly {
    /** Absolute paths. */
    readonly file: string
    readonly tests: readonly string[]
    readonly subject: string
    /** Mutations that already have a result. */
    readonly skip: readonly string[]
  }[]
  /** The file to which each result is appended as a line during the run. */
  readonly results: string
  /** Timeout of one test in milliseconds. */
  readonly patience: number
}

/** One line of the results. */
export type Result =
  /** The tests fail without any mutation, so they say nothing about the mutants of this machine. */
  | { readonly kind: 'broken'; readonly machine: string; readonly by: string }
  /** All mutations of this machine are done. */
  | { readonly kind: 'over'; readonly machine: string }
  | { readonly kind: 'begun'; readonly machine: string; readonly name: string }
  | {
      readonly kind: 'done'
      readonly machine: string
      readonly name: string
      /** The test that failed first. */
      readonly by: string | null
      /** No test failed, but the diagram of the machine changed. */
      readonly isDrawn: boolean
    }
