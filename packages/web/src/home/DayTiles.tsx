import type { TodayView } from '@supplier/core/home/today.selectors'
import { pathOf } from '@supplier/core/kernel/routes'
import type { Indicator } from '@supplier/core/statistics/statistics.domain'
import { Link } from 'wouter'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useIsOffered } from '../navigation/offered.ts'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { dayTiles } from './DayCard.styles.ts'
import { useDayFigures } from './use-day-figures.ts'

/** Four figures of the day, each with that of yesterday and a link to what it counts. */
export function DayTiles({ view: { figures, state } }: { readonly view: TodayView }) {
  const t = useTranslations().homePage.day
  const styles = dayTiles()
  if (state === 'failed') return null
  return (
    <ul className={styles.list} aria-label={t.label()}>
      {figures?.figures.map((indicator) => (
        <li key={indicator.metric} className={styles.tile}>
          <Tile indicator={indicator} />
        </li>
      )) ??
        Array.from({ length: 4 }, (_, at) => (
          <li key={at} className={styles.link}>
            <Skeleton width="60%" height="2.875rem" />
          </li>
        ))}
    </ul>
  )
}

function Tile({ indicator: { metric, value, previous, unit, link } }: { readonly indicator: Indicator }) {
  const t = useTranslations().homePage.day
  const { figure } = useDayFigures()
  const isOffered = useIsOffered()
  const styles = dayTiles()
  const name = metric in t.metrics ? t.metrics[metric as keyof typeof t.metrics]() : metric
  const content = (
    <>
      <span className={styles.caption}>{name}</span>
      <span className={styles.figure}>{figure(value, unit)}</span>
      {previous !== null && (
        <span className={styles.former} title={t.formerNow({ figure: figure(previous, unit) })}>
          {t.former({ figure: figure(previous, unit) })}
        </span>
      )}
    </>
  )
  return link === null || !isOffered(link.to) ? (
    <div className={styles.link}>{content}</div>
  ) : (
    <Link href={pathOf(link)} className={styles.link}>
      {content}
    </Link>
  )
}
