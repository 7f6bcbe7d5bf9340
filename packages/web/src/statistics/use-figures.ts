import { type Bucket, type Figure, stepOf, type Unit } from '@supplier/core/statistics/statistics.domain'
import { formatCount, formatPercent } from '../i18n/counts.ts'
import { tags, zone } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { statisticsTexts } from './statistics.translations.ts'

const bucketFormats = {
  hour: { hour: '2-digit', minute: '2-digit' },
  day: { day: '2-digit', month: '2-digit' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Writes figures in their units, and the times of a chart, in the current language. */
export const useFigures = () => {
  const language = useLanguage()
  const t = statisticsTexts[language]
  const { money } = useFormats()
  const tag = tags[language]

  const percent = (value: number) => formatPercent(value, language)

  /** The two largest parts of a time. */
  const duration = (seconds: number) => {
    const parts = [
      [Math.floor(seconds / day), t.days],
      [Math.floor((seconds % day) / hour), t.hours],
      [Math.floor((seconds % hour) / minute), t.minutes],
    ] as const
    const first = parts.findIndex(([count]) => count > 0)
    if (first === -1) return t.minutes(0)
    return parts
      .slice(first, first + 2)
      .filter(([count]) => count > 0)
      .map(([count, write]) => write(count))
      .join(' ')
  }

  const figure = (value: Figure, unit: Unit): string => {
    if (value === null) return t.unknown
    if (unit === 'uah') return money(value)
    if (unit === 'percent') return percent(value)
    return unit === 'seconds' ? duration(value) : formatCount(value)
  }

  /** Shortened for the axis of a chart. */
  const short = (value: number, unit: Unit): string => {
    if (unit === 'percent') return percent(value)
    if (unit === 'seconds') return duration(value)
    const shown = unit === 'uah' ? value / 100 : value
    return new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }).format(shown)
  }

  /** The hour, day or month of each bucket. */
  const times = (buckets: readonly Bucket[]): readonly string[] => {
    const format = new Intl.DateTimeFormat(tag, { ...bucketFormats[stepOf(buckets)], timeZone: zone })
    return buckets.map(({ from }) => format.format(new Date(from)))
  }

  return { figure, short, percent, times, t }
}
