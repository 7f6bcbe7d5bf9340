import { readFileSync } from 'node:fs'

const day = 24 * 3_600_000
const nine = 9 * 3_600_000

/** The last 9:00 UTC, which is around noon in Kyiv, in milliseconds since 1970. */
const lastNoon = (now) => Math.floor((now - nine) / day) * day + nine

const keptIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).seedTime ?? null
  } catch {
    return null
  }
}

/**
 * The moment at which the world of the sandbox starts: that of the kept state, or the last noon for a fresh world, so
 * that its orders are of this week. In milliseconds since 1970.
 */
export const seedTimeFor = (args, file, now = Date.now()) => {
  const isFresh = args.includes('--fresh') || args.some((one) => one.startsWith('--scenario'))
  return (isFresh ? null : keptIn(file)) ?? lastNoon(now)
}
