import { textOf } from '@supplier/core/kernel/word'
import type { Breakdown, BreakdownRow } from '@supplier/core/statistics/statistics.domain'
import type { StatisticsActor } from '@supplier/core/statistics/statistics.machine'
import type { StatisticsView } from '@supplier/core/statistics/statistics.selectors'
import { type Grouping, groupings } from '@supplier/core/statistics/statistics-query.domain'
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useHasSection } from '../navigation/offered.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { orderWords } from '../parcels/order-words.translations.ts'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Select } from '../ui/choices/Select.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { BlockTrouble } from './BlockTrouble.tsx'
import { chart, share as shareLook } from './statistics.styles.ts'
import { useFigures } from './use-figures.ts'

interface BreakdownCardProps {
  readonly view: StatisticsView
  readonly actor: StatisticsActor
}

/** The orders of the period by what they have in common, the largest groups first. */
export function BreakdownCard({ view: { breakdown, grouping }, actor }: BreakdownCardProps) {
  const { t } = useFigures()
  const styles = chart()
  const hasJobs = useHasSection('jobs')
  return (
    <section className={styles.card} aria-label={t.breakdown}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t.breakdown}</h2>
        {hasJobs && (
          <IconButton
            label={t.file}
            icon={<Download size={18} aria-hidden="true" />}
            size="small"
            outlined
            onClick={() => actor.send({ type: 'export.chosen', block: 'breakdown' })}
          />
        )}
      </div>
      <Select
        label={t.by}
        value={grouping}
        options={groupings.map((one) => ({ value: one, label: t.groupings[one] }))}
        onChange={(by) => actor.send({ type: 'filter.chosen', filter: { by } })}
      />
      <BlockTrouble block={breakdown} onRetry={() => actor.send({ type: 'retry.chosen' })} />
      {breakdown.value === null ? (
        <div className={styles.canvas}>{breakdown.isReading && <Skeleton shape="fill" />}</div>
      ) : breakdown.value.rows.length === 0 ? (
        <p className={styles.note}>{t.noData}</p>
      ) : (
        <Rows breakdown={breakdown.value} isStale={breakdown.isStale} />
      )}
    </section>
  )
}

function Rows({ breakdown, isStale }: { readonly breakdown: Breakdown; readonly isStale: boolean }) {
  const { figure, t } = useFigures()
  const nameOf = useNames()
  const styles = chart()
  const { by, rows, rest, total, shareOf } = breakdown
  return (
    <>
      <table className={styles.table} data-stale={isStale ? '' : undefined}>
        <thead>
          <tr>
            <th scope="col">{t.groups[by]}</th>
            <th scope="col">{t.orders}</th>
            <th scope="col">{t.revenue}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Part key={row.key} part={row} shareText={textOf(t.shareOf, shareOf)}>
              {row.link ? <RouteLink location={row.link}>{nameOf(by, row)}</RouteLink> : nameOf(by, row)}
            </Part>
          ))}
          {rest && (
            <Part part={rest} shareText={textOf(t.shareOf, shareOf)}>
              {t.rest(rest.groups)}
            </Part>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td>{figure(total.orders, 'count')}</td>
            <td>{figure(total.revenue, 'uah')}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>
        {textOf(t.shareOf, shareOf)}. {shareOf === 'revenue' && t.severalGroups}
      </p>
    </>
  )
}

interface PartProps {
  readonly part: Pick<BreakdownRow, 'orders' | 'revenue' | 'share'>
  /** Of what the share is. */
  readonly shareText: string
  readonly children: ReactNode
}

function Part({ part: { orders, revenue, share }, shareText, children }: PartProps) {
  const { figure, percent } = useFigures()
  const styles = shareLook()
  return (
    <tr>
      <td>
        {children}
        <span className={styles.root} title={shareText}>
          <svg className={styles.bar} aria-hidden="true">
            <rect className={styles.track} width="100%" height="100%" rx="3" />
            <rect className={styles.part} width={`${Math.min(100, Math.max(0, share))}%`} height="100%" rx="3" />
          </svg>
          <VisuallyHidden>{shareText}</VisuallyHidden> {percent(share)}
        </span>
      </td>
      <td>{figure(orders, 'count')}</td>
      <td>{figure(revenue, 'uah')}</td>
    </tr>
  )
}

/** The name of a group: our words for what orders know, those of the server for the rest. */
const useNames = () => {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = orderWords[useLanguage()]
  const { t } = useFigures()
  return (by: Grouping, { key, title }: BreakdownRow): string =>
    words[by]?.[key] ?? title ?? (t.none as Readonly<Record<string, string>>)[by] ?? key
}
