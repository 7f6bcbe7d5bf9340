export const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value below or at which this `share` of the values lies. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.ceil(values.length * share) - 1] ?? Number.NaN

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((one, other) => one - other)
