/** The current time in milliseconds since 1970, by the marketplace's clock as far as its answers tell it. */
export interface ClockPort {
  now(): number
}

/** When a request was sent and answered by the panel's clock, and the `Date` header of the answer. */
export interface DatedAnswer {
  readonly date: string | null
  readonly sentAt: number
  readonly answeredAt: number
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** The header counts whole seconds, so its time is on average half a second later. */
const halfOfSecond = 500

/** A smaller difference stays: it comes from the network and the whole seconds, and each answer would change it. */
const leastCorrection = 3000

/** An answer that took longer tells too little, and so does one during which the clock was moved. */
const longestTrip = 60_000

/**
 * Milliseconds by which to correct the clock after an answer, 0 when it is right; `null` when the answer does not tell.
 * The server may have written its date at any moment of the request.
 */
export const correctionOf = ({ date, sentAt, answeredAt }: DatedAnswer): number | null => {
  const written = httpDate.test(date ?? '') ? Date.parse(date ?? '') : Number.NaN
  const trip = answeredAt - sentAt
  if (Number.isNaN(written) || trip < 0 || trip > longestTrip) return null
  const difference = Math.round(written + halfOfSecond - (sentAt + answeredAt) / 2)
  return Math.abs(difference) < leastCorrection + trip / 2 ? 0 : difference
}

/** Whether a difference of clocks is told to the supplier, and makes what was read by the wrong time worth a new read. */
export const isFarOff = (milliseconds: number): boolean => Math.abs(milliseconds) > 5 * 60_000
