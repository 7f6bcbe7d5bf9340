import { changeOf, type Figure, type Indicator, type Unit } from '@supplier/core/statistics/statistics.domain'
import { formatCount, formatPercent } from '../i18n/counts.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'

/** Writes the figures of the day and how they changed. */
export const useDayFigures = () => {
  const language = useLanguage()
  const { roundMoney } = useFormats()

  const figure = (value: Figure, unit: Unit): string => {
    if (value === null) return '—'
    if (unit === 'uah') return roundMoney(value)
    return unit === 'percent' ? formatPercent(value, language) : formatCount(value)
  }

  /** Empty where there is nothing to compare with. */
  const change = (indicator: Indicator): string => {
    const told = changeOf(indicator)
    if (told === null || told.kind === 'new') return ''
    if (told.kind === 'times') return `×${told.by}`
    const sign = told.by > 0 ? '+' : told.by < 0 ? '\u2212' : ''
    return `${sign}${formatPercent(Math.abs(told.by), language)}`
  }

  return { figure, change }
}
