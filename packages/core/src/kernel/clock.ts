/** The current time in milliseconds since 1970. */
export interface ClockPort {
  now(): number
}
