import { grown } from '@supplier/core/home/day.domain'
import type { TodayView } from '@supplier/core/home/today.selectors'
import { type Indicator, toneOf } from '@supplier/core/statistics/statistics.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { dayCard } from './DayCard.styles.ts'
import { Landscape } from './Landscape.tsx'
import { NotRead } from './Rows.tsx'
import { useDayFigures } from './use-day-figures.ts'

interface DayCardProps {
  readonly view: TodayView
  readonly name: string | null
  /** How many stores sell; `null` when it is unknown. */
  readonly selling: number | null
  /** A supplier who is still setting up the shop is greeted without figures. */
  readonly hasFigures: boolean
  readonly onRetry: () => void
}

/** A greeting by the hour, and the sum of the day beside that of yesterday at the same hour. */
export function DayCard({ view, name, selling, hasFigures, onRetry }: DayCardProps) {
  const t = useTranslations().homePage.day
  const { weekday } = useFormats()
  const styles = dayCard()
  const { part, now, state, figures } = view
  const greeting = t.greetings[part]()
  return (
    <section className={styles.root} aria-label={t.label()}>
      <Landscape part={part} />
      <div className={styles.words}>
        <h2 className={styles.greeting}>{name ? `${greeting}, ${name}` : greeting}</h2>
        <p className={styles.date}>
          {weekday(now)}
          {selling !== null && selling > 0 && ` · ${t.selling({ count: selling })}`}
        </p>
      </div>
      {hasFigures && figures?.ordered && <Ordered indicator={figures.ordered} />}
      {hasFigures && figures === null && state === 'loading' && <Skeleton width="11rem" height="4.5rem" />}
      {hasFigures && state === 'failed' && <NotRead text={t.failed()} onRetry={onRetry} />}
    </section>
  )
}

function Ordered({ indicator }: { readonly indicator: Indicator }) {
  const t = useTranslations().homePage.day
  const { figure, change } = useDayFigures()
  const styles = dayCard()
  const { previous, unit } = indicator
  return (
    <>
      <Course figures={grown(indicator.spark)} />
      <div className={styles.sum}>
        <span className={styles.caption}>{t.ordered()}</span>
        <span className={styles.figure}>{figure(indicator.value, unit)}</span>
        <span className={styles.change}>
          <span data-tone={toneOf(indicator)}>{change(indicator)}</span>
          {previous !== null && t.formerNow({ figure: figure(previous, unit) })}
        </span>
      </div>
    </>
  )
}

const [width, height] = [220, 56]

/** The sum of the day as it grew; the figure beside it says the same in words. */
function Course({ figures }: { readonly figures: readonly number[] }) {
  if (figures.length < 3) return null
  const most = Math.max(...figures, 1)
  const points = figures.map((value, at) => {
    const x = 4 + (at * (width - 8)) / (figures.length - 1)
    return [x.toFixed(1), (height - 4 - (value * (height - 8)) / most).toFixed(1)] as const
  })
  const last = points.at(-1)
  return (
    <svg className={dayCard().course} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      {last && <circle cx={last[0]} cy={last[1]} r="4" />}
    </svg>
  )
}
