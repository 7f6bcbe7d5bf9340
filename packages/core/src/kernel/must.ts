/** Unwraps a value that the current state guarantees; throws when the guarantee is broken, which is a bug. */
export const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('a value promised by the state is missing')
  return value
}
