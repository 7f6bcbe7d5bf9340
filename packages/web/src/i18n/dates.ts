export const tags = { uk: 'uk-UA', en: 'en-GB' } as const

type Language = keyof typeof tags

export const zone = 'Europe/Kyiv'

const made = new Map<string, Intl.DateTimeFormat>()

const formatOf = (language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${name}`
  const found = made.get(key) ?? new Intl.DateTimeFormat(tags[language], { ...options, timeZone: zone })
  made.set(key, found)
  return found
}

/** Parses a date of the API; `null` when it is invalid. */
const momentOf = (written: string | number): Date | null => {
  const moment = new Date(written)
  return Number.isNaN(moment.getTime()) ? null : moment
}

const formatted = (written: string | number, format: Intl.DateTimeFormat): string => {
  const moment = momentOf(written)
  return moment ? format.format(moment) : ''
}

/** Day, name of the month and year, in Kyiv time. Empty for an invalid date. */
export const formatDate = (written: string | number, language: Language): string =>
  formatted(written, formatOf(language, 'date', { day: 'numeric', month: 'long', year: 'numeric' }))

/** Short date, in Kyiv time. */
export const formatDay = (written: string | number, language: Language): string =>
  formatted(written, formatOf(language, 'day', { dateStyle: 'short' }))

/** The weekday, the day and the month, in Kyiv time. */
export const formatWeekday = (written: string | number, language: Language): string =>
  formatted(written, formatOf(language, 'weekday', { weekday: 'long', day: 'numeric', month: 'long' }))

/** The time of a moment of today, otherwise its short date, in Kyiv time; «вчора» for yesterday. */
export const formatRecent = (written: string | number, now: number, language: Language): string => {
  const day = formatDay(written, language)
  if (day === formatDay(now, language)) return formatTime(written, language)
  return day === formatDay(now - 24 * 3_600_000, language) ? yesterday[language] : day
}

const yesterday = { uk: 'вчора', en: 'yesterday' } as const

/** Short date and time, in Kyiv time. */
export const formatDateTime = (written: string | number, language: Language): string =>
  formatted(written, formatOf(language, 'dateTime', { dateStyle: 'short', timeStyle: 'short' }))

/** Hours and minutes, in Kyiv time. */
export const formatTime = (written: string | number, language: Language): string =>
  formatted(written, formatOf(language, 'time', { timeStyle: 'short' }))

/** Hours, minutes and seconds, in Kyiv time. */
export const formatClockTime = (written: string | number, language: Language): string =>
  formatted(written, formatOf(language, 'clockTime', { timeStyle: 'medium' }))

/** The remaining minutes and seconds, as in "0:42". */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const spans = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const

/** A span of time in its largest whole unit, with the short name of the unit, which needs no case. */
export const formatSpan = (minutes: number, language: Language): string => {
  const { unit, minutes: each } = spans.find((span) => minutes >= span.minutes) ?? spans[2]
  return new Intl.NumberFormat(tags[language], { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.round(minutes / each),
  )
}
