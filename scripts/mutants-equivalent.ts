/** A mutant that changes nothing that people, the server or other machines could notice. */
export interface Equivalent {
  readonly machine: string
  readonly mutant: string
  readonly reason: string
}

/** The mutants that may survive. One that is caught, or that no longer exists, is a problem. */
export const equivalents: readonly Equivalent[] = []
