import { changeOf, type Indicator, toneOf } from '@supplier/core/statistics/statistics.domain'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { Spark } from './Spark.tsx'
import { tiles } from './statistics.styles.ts'
import { useFigures } from './use-figures.ts'

interface StatTileProps {
  readonly indicator: Indicator
  /** Whether the chart shows it. */
  readonly isChosen: boolean
  readonly compares: boolean
  readonly onChoose: () => void
}

/** A figure with its change and course: pressing it shows it in the chart, and its arrow opens what it counts. */
export function StatTile({ indicator, isChosen, compares, onChoose }: StatTileProps) {
  const { figure, t } = useFigures()
  const styles = tiles()
  const { metric, unit, value, previous, spark, link } = indicator
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.choice} aria-pressed={isChosen} title={t.what[metric]} onClick={onChoose}>
        <span className={styles.name}>{t.metrics[metric]}</span>
        <span className={styles.figure} data-unknown={value === null ? '' : undefined}>
          {figure(value, unit)}
        </span>
        <span className={styles.foot}>
          {compares && <Change indicator={indicator} />}
          {compares && previous !== null && <span className={styles.former}>{t.former(figure(previous, unit))}</span>}
        </span>
        <Spark figures={spark} className={styles.spark} />
      </button>
      {link && (
        <span className={styles.link}>
          <RouteLink location={link} tone="plain" aria-label={t.toList(t.metrics[metric])}>
            <ArrowUpRight size={16} aria-hidden="true" />
          </RouteLink>
        </span>
      )}
    </li>
  )
}

function Change({ indicator }: { readonly indicator: Indicator }) {
  const { percent, t } = useFigures()
  const told = changeOf(indicator)
  if (told === null) return null
  const tone = toneOf(indicator)
  if (told.kind !== 'percent')
    return (
      <span className={tiles().change} data-tone={tone}>
        {told.kind === 'new' ? t.isNew : t.times(told.by)}
      </span>
    )
  const size = percent(Math.abs(told.by))
  return (
    <span className={tiles().change} data-tone={tone}>
      <span aria-hidden="true">{told.by === 0 ? '= 0\u202f%' : `${told.by > 0 ? '▲' : '▼'} ${size}`}</span>
      <VisuallyHidden>{told.by === 0 ? t.unchanged : told.by > 0 ? t.more(size) : t.less(size)}</VisuallyHidden>
    </span>
  )
}
