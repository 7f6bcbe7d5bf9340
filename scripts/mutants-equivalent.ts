/** A mutant that changes nothing that people, the server or other machines could notice. */
export interface Equivalent {
  readonly machine: string
  readonly mutant: string
  readonly reason: string
}

/** The mutants that may survive. One that is caught, or that no longer exists, is a problem. */
export const equivalents: readonly Equivalent[] = [
  {
    machine: 'transfer',
    mutant: 'editing: on form.submitted #1: without showMistake (1)',
    reason:
      'a change of the amount or the direction clears the message, and the balances change only while money is moved',
  },
]
