/** Whether two values of plain data, such as records of the server, have the same content in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Whether two views of a state have the same parts. Selectors make such objects anew for each snapshot; the records in
 * them are compared by identity, at most one level deep.
 */
export const isAlike = <View>(one: View, other: View): boolean => areAlike(one, other, isAlikePart)

const isAlikePart = (one: unknown, other: unknown): boolean => areAlike(one, other, Object.is)

const areAlike = (one: unknown, other: unknown, isEqual: (one: unknown, other: unknown) => boolean): boolean => {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]))
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
