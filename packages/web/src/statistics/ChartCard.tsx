import type { Series } from '@supplier/core/statistics/statistics.domain'
import type { StatisticsActor } from '@supplier/core/statistics/statistics.machine'
import type { StatisticsView } from '@supplier/core/statistics/statistics.selectors'
import Download from 'lucide-react/icons/download'
import { useFormats } from '../i18n/use-formats.ts'
import { useHasSection } from '../navigation/offered.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { onKeys } from '../ui/keyboard/keys.ts'
import { chunkOf } from '../ui/loading/chunk.ts'
import { Later } from '../ui/loading/Later.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { BlockTrouble } from './BlockTrouble.tsx'
import type { ChartProps } from './Chart.tsx'
import { ChartTable } from './ChartTable.tsx'
import { chart } from './statistics.styles.ts'
import { useFigures } from './use-figures.ts'

const plot = chunkOf<ChartProps>(async () => (await import('./Chart.tsx')).Chart)

const moves = { ArrowLeft: 'former', ArrowRight: 'next', Home: 'first', End: 'last' } as const

interface ChartCardProps {
  readonly view: StatisticsView
  readonly actor: StatisticsActor
}

/** One figure over the period: as a chart whose buckets are read out, or as a table of the same numbers. */
export function ChartCard({ view, actor }: ChartCardProps) {
  const { t } = useFigures()
  const { unit } = useFormats()
  const styles = chart()
  const hasJobs = useHasSection('jobs')
  const { isTable } = view
  const { value: series } = view.series
  const title = t.chart(t.metrics[series?.metric ?? view.metric])
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{series?.unit === 'uah' ? `${title}, ${unit}` : title}</h2>
        <div className={styles.tools}>
          <Button size="small" onClick={() => actor.send({ type: 'table.toggled' })}>
            {isTable ? t.asChart : t.asTable}
          </Button>
          {hasJobs && (
            <IconButton
              label={t.file}
              icon={<Download size={18} aria-hidden="true" />}
              size="small"
              outlined
              onClick={() => actor.send({ type: 'export.chosen', block: 'series' })}
            />
          )}
        </div>
      </div>
      <BlockTrouble block={view.series} onRetry={() => actor.send({ type: 'retry.chosen' })} />
      {series === null ? (
        <div className={styles.canvas}>{view.series.isReading && <Skeleton shape="fill" />}</div>
      ) : isTable ? (
        <ChartTable series={series} compares={view.compares} />
      ) : (
        <Plot series={series} view={view} actor={actor} title={title} />
      )}
    </section>
  )
}

function Plot({ series, view, actor, title }: ChartCardProps & { readonly series: Series; readonly title: string }) {
  const { figure, times, t } = useFigures()
  const styles = chart()
  const names = times(series.buckets)
  const { pointed, compares } = view
  const told = (at: number) =>
    [
      names[at],
      figure(series.values[at] ?? null, series.unit),
      compares && `${t.previousPeriod.toLowerCase()}: ${figure(series.previous[at] ?? null, series.unit)}`,
    ]
      .filter(Boolean)
      .join(' · ')
  const last = series.buckets.length - 1
  const isEmpty = [...series.values, ...series.previous].every((one) => !one)
  const press = onKeys(
    Object.fromEntries(
      Object.entries(moves).map(([key, move]) => [key, () => actor.send({ type: 'bucket.moved', move })]),
    ),
  )
  return (
    <>
      <p className={styles.readout}>{pointed !== null ? told(pointed) : isEmpty ? t.noData : t.chartHint}</p>
      {/* The arrows move along the time of the chart, as along a slider, and its text is what a reader hears. */}
      <div
        className={styles.canvas}
        role="slider"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={pointed ?? Math.max(0, last)}
        aria-valuetext={last < 0 ? t.noData : told(pointed ?? last)}
        tabIndex={0}
        data-stale={view.series.isStale ? '' : undefined}
        onKeyDown={press}
      >
        <Later chunk={plot} waiting={null} failed={() => <p className={styles.note}>{t.chartFailed}</p>}>
          {(Chart) => (
            <Chart
              series={series}
              names={names}
              compares={compares}
              pointed={pointed}
              onPoint={(at) => actor.send({ type: 'bucket.pointed', at })}
            />
          )}
        </Later>
      </div>
      {compares && (
        <div className={styles.legend}>
          <span className={styles.key}>{t.thisPeriod}</span>
          <span className={styles.key} data-former="">
            {t.previousPeriod}
          </span>
        </div>
      )}
    </>
  )
}
