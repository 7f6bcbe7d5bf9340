export interface Tally {
  readonly total: number
  readonly visited: number
  readonly missed: readonly string[]
  readonly names: readonly string[]
}

/** What a model test recorded of one machine. */
export interface Walked {
  readonly machine: string
  /** The test file. */
  readonly test: string
  readonly states: Tally
  readonly transitions: Tally
  readonly walks: readonly {
    readonly name: string | null
    readonly id: string
    readonly shape: string
    readonly paths: number
    readonly steps: number
    readonly states: readonly string[]
    readonly transitions: readonly string[]
  }[]
}
