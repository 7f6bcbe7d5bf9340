/** Whether two values of plain data, such as records of the server, have the same content in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
