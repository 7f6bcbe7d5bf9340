/** Agreed exceptions to the rules of the rooms. One that is no longer needed is itself a problem. */
export interface Exception {
  readonly file: string
  readonly rule: 'size' | 'room' | 'words' | 'busy' | 'class' | 'matches' | 'effect'
  readonly reason: string
}

export const exceptions: readonly Exception[] = [
  {
    file: 'packages/core/src/kernel/routes.ts',
    rule: 'size',
    reason: 'one table with a row for every route; cut in two it could not be read as one',
  },
]
