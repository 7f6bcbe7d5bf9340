import type { StatisticsActor } from '@supplier/core/statistics/statistics.machine'
import { statisticsOf } from '@supplier/core/statistics/statistics.selectors'
import { useSelector } from '@xstate/react'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'
import { BlockTrouble } from './BlockTrouble.tsx'
import { BreakdownCard } from './BreakdownCard.tsx'
import { ChartCard } from './ChartCard.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { StatTile } from './StatTile.tsx'
import { figuresBoard, tiles } from './statistics.styles.ts'
import { useFigures } from './use-figures.ts'

export interface StatisticsProps {
  readonly actor: StatisticsActor
  /** The supplier is still setting up the shop. */
  readonly isNew: boolean
}

/** What was ordered in a period: six figures, one of them over time, and one breakdown. */
export function Statistics({ actor, isNew }: StatisticsProps) {
  const snapshot = useSelector(actor, (now) => now)
  const { t } = useFigures()
  const view = statisticsOf(snapshot)
  const { summary, metric, compares } = view
  if (isNew && view.isEmpty)
    return (
      <EmptyState kind="nothingYet" title={t.firstDay}>
        {t.firstDayText}
      </EmptyState>
    )
  return (
    <section className={figuresBoard} aria-label={t.label}>
      <PeriodBar view={view} actor={actor} />
      <BlockTrouble block={summary} onRetry={() => actor.send({ type: 'retry.chosen' })} />
      <ul className={tiles().list} data-stale={summary.isStale ? '' : undefined} aria-busy={summary.isReading}>
        {summary.value?.indicators.map((indicator) => (
          <StatTile
            key={indicator.metric}
            indicator={indicator}
            isChosen={indicator.metric === metric}
            compares={compares}
            onChoose={() => actor.send({ type: 'filter.chosen', filter: { metric: indicator.metric } })}
          />
        )) ??
          (summary.isReading && Array.from({ length: 7 }, (_, at) => <TileSkeleton key={at} />))}
      </ul>
      <div data-span="main">
        <ChartCard view={view} actor={actor} />
      </div>
      <div data-span="aside">
        <BreakdownCard view={view} actor={actor} />
      </div>
    </section>
  )
}

function TileSkeleton() {
  return (
    <li className={tiles().tile}>
      <Skeleton width="100%" height="6rem" />
    </li>
  )
}
