import type { StoredRecord } from './world.ts'

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' })

/** The calendar day in Kyiv, `YYYY-MM-DD`. */
export const kyivDay = (at: number): string => calendar.format(at)

const day = 24 * 3_600_000

/** The day that comes `days` later, or earlier for a negative number. */
export const dayAfter = (from: string, days = 1): string =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * day).toISOString().slice(0, 10)

/** The first moment of a day in Kyiv, in milliseconds since 1970. */
export const startOfDay = (written: string): number => {
  const utc = Date.parse(`${written}T00:00:00Z`)
  // Kyiv is two or three hours ahead, and its clock never changes at midnight.
  return [3, 2].map((hours) => utc - hours * 3_600_000).find((at) => kyivDay(at) === written) ?? utc
}

type DayFilter = (record: StoredRecord, chosen: readonly string[]) => boolean

/** Filters by the first and the last day, in Kyiv, of a moment of a record; `null` while it has not come. */
export const dayFilters = (
  name: string,
  momentOf: (record: StoredRecord) => string | null,
): Readonly<Record<string, DayFilter>> => {
  const dayOf = (record: StoredRecord): string | null => {
    const at = momentOf(record)
    return at === null ? null : kyivDay(Date.parse(at))
  }
  return {
    [`${name}_from`]: (record, [from = '']) => (dayOf(record) ?? '') >= from,
    [`${name}_to`]: (record, [to = '']) => (dayOf(record) ?? '9') <= to,
  }
}
