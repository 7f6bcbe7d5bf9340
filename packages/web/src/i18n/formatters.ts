import { formatCount, formatMegabytes } from './counts.ts'
import { formatClockTime, formatCountdown, formatDate, formatDateTime, formatSpan } from './dates.ts'
import type { Formatters, Locales } from './i18n-types.ts'
import { formatMoney } from './money.ts'

/** The formatters that translations can apply, as in `{amount:number|money}`. */
export const formattersOf = (locale: Locales): Formatters & Record<string, (value: never) => unknown> => ({
  money: (kopecks: number | null) => formatMoney(kopecks, locale),
  date: (written: string | number) => formatDate(written, locale),
  dateTime: (written: string | number) => formatDateTime(written, locale),
  clockTime: (written: string | number) => formatClockTime(written, locale),
  count: formatCount,
  megabytes: (bytes: number) => formatMegabytes(bytes, locale),
  countdown: formatCountdown,
  span: (minutes: number) => formatSpan(minutes, locale),
})
