/** Tests the mutants of machines with the tests of the machines. */
export interface TestsJob {
  readonly kind: 'tests'
  readonly machines: readonly {
    /** Absolute paths. */
    readonly file: string
    readonly tests: readonly string[]
    readonly subject: string
    /** Mutants that already have a result. */
    readonly skip: readonly string[]
  }[]
  /** The file to which each result is appended as a line during the run. */
  readonly results: string
  /** Timeout of one test in milliseconds. */
  readonly patience: number
}

/** Runs flows without mutants, to find out in which of their tests a machine takes steps. */
export interface MeasureJob {
  readonly kind: 'measure'
  /** Absolute paths of the flows, with the hashes of their texts. */
  readonly flows: readonly { readonly file: string; readonly hash: string }[]
  readonly results: string
}

/** Tests mutants that survived the tests of their machine with flows. */
export interface FlowsJob {
  readonly kind: 'flows'
  readonly machines: readonly {
    readonly file: string
    readonly subject: string
    /** The tests, in the order in which they run. */
    readonly tests: readonly FlowTest[]
    readonly mutants: readonly string[]
  }[]
  readonly results: string
}

export type Job = TestsJob | MeasureJob | FlowsJob

export interface FlowTest {
  /** The absolute path of the flow. */
  readonly file: string
  readonly name: string
}

/** A test of a flow without mutants. */
export interface Measured extends FlowTest {
  /** The processor time of its run in milliseconds, which does not grow on a busy computer. */
  readonly took: number
  readonly passes: boolean
  /** The steps that the machines of each file have taken in it. */
  readonly steps: Readonly<Record<string, number>>
}

/** One line of the results. */
export type Result =
  /** The tests fail without any mutation, so they say nothing about the mutants of this machine. */
  | { readonly kind: 'broken'; readonly machine: string; readonly by: string }
  /** All mutants of this machine are done; `total` is their number. */
  | { readonly kind: 'over'; readonly machine: string; readonly total: number }
  | { readonly kind: 'begun'; readonly machine: string; readonly name: string }
  | {
      readonly kind: 'done'
      readonly machine: string
      readonly name: string
      /** The test that failed first, or the first that failed with an assertion of its own. */
      readonly by: string | null
      /** Whether an assertion failed; otherwise only the measured coverage or a rule for machines shows the change. */
      readonly isAsserted: boolean
      /** No test failed, but the diagram of the machine changed. */
      readonly isDrawn: boolean
    }
  /** The run of the flows began with this mutant. */
  | { readonly kind: 'flows begun'; readonly machine: string; readonly name: string }
  | {
      readonly kind: 'flows done'
      readonly machine: string
      readonly name: string
      /** The test of a flow that failed first. */
      readonly by: string | null
    }
  | ({ readonly kind: 'measured'; readonly hash: string } & Measured)
  /** All tests of this flow are measured, as its text was then. */
  | { readonly kind: 'flow over'; readonly file: string; readonly hash: string }
