import { at, type Field, same, typed } from './record-fields.domain.ts'

/** Whether a text is a calendar day `YYYY-MM-DD`. */
export const isDay = (written: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return false
  const day = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written)
}

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short' })

/** The calendar day in Kyiv at a moment in milliseconds. */
export const kyivDayAt = (time: number): string => calendar.format(time)

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: '2-digit', hourCycle: 'h23' })

/** The hour of the day in Kyiv at a moment in milliseconds, from 0 to 23. */
export const kyivHourAt = (time: number): number => Number(hours.format(time))

/** The weekday in Kyiv at a moment in milliseconds: 0 is Monday, 6 is Sunday. */
export const kyivWeekdayAt = (time: number): number => (new Date(`${kyivDayAt(time)}T00:00:00Z`).getUTCDay() + 6) % 7

/** A calendar day that is later by a number of days, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** A calendar day in Kyiv as `YYYY-MM-DD`; empty when it is not known. */
export const day = ({ required = false }: { readonly required?: boolean } = {}): Field<string> =>
  typed({
    kind: 'day',
    required,
    mistake: (written) => (isDay(written) ? null : { key: 'kit.notADay' }),
    tidy: same,
  })

/** Reads a time of day, such as 9:30, 9.30, 930 or 9, as `HH:MM`; `null` when it is none. */
export const readTime = (written: string): string | null => {
  const read = /^(?<hour>\d{1,2})(?:[:., ]?(?<minute>\d\d))?$/.exec(written.trim())?.groups
  const time = read && `${read['hour']?.padStart(2, '0')}:${read['minute'] ?? '00'}`
  return time !== undefined && isTime(time) ? time : null
}

/** A time of day in Kyiv; it is sent as `HH:MM`. */
export const time = (): Field<string> => ({
  ...typed({
    kind: 'text',
    required: false,
    mistake: (written) => (readTime(written) === null ? { key: 'kit.notATime' } : null),
    tidy: (written) => readTime(written) ?? written,
  }),
  input: 'numeric',
})

/** The hours of one weekday, `HH:MM` in Kyiv. An end before the start is on the next day; 24:00 is midnight. */
export interface Hours {
  readonly from: string
  readonly to: string
}

/** The hours from Monday to Sunday; `null` for a day off. */
export type Week = readonly (Hours | null)[]

export const roundTheClock: Hours = { from: '00:00', to: '24:00' }

/** Whether a text is a time of day, `HH:MM`. */
export const isTime = (written: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(written)
const isValid = ({ from, to }: Hours) => isTime(from) && (isTime(to) || to === '24:00') && from !== to

const isHours = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && 'from' in value && 'to' in value)

/** The opening hours of a week. */
export const week = (initial: Week): Field<Week> => ({
  kind: 'week',
  initial,
  isRequired: false,
  choices: [],
  check: (value, path) => {
    const wrong = value.findIndex((hours) => hours !== null && !isValid(hours))
    return at(`${path}.${wrong}`, wrong < 0 ? null : { key: 'kit.notHours' })
  },
  clean: (value) => value,
  holds: (value) => Array.isArray(value) && value.length === 7 && value.every(isHours),
})
