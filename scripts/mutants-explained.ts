/** Mutants that no test catches, and why none has to. One that is caught after all is itself a problem. */
export interface Explained {
  readonly machine: string
  /** As the report names it. */
  readonly mutant: string
  readonly reason: string
}

export const explained: readonly Explained[] = []
