/** Whether events between the last known one and this one did not arrive. */
export const isGap = (last: number | null, seq: number): boolean => last !== null && seq > last + 1

/** The number of the last event before which none is missing, after these have arrived. */
export const lastAfter = (last: number | null, arrived: readonly number[]): number | null =>
  arrived
    .toSorted((one, other) => one - other)
    .reduce<number | null>((known, seq) => (isGap(known, seq) ? known : Math.max(known ?? seq, seq)), last)
