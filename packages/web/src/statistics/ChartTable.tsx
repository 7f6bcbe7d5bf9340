import type { Series } from '@supplier/core/statistics/statistics.domain'
import { chart } from './statistics.styles.ts'
import { useFigures } from './use-figures.ts'

/** The numbers of the chart. */
export function ChartTable({ series, compares }: { readonly series: Series; readonly compares: boolean }) {
  const { figure, times, t } = useFigures()
  const styles = chart()
  const names = times(series.buckets)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t.chart(t.metrics[series.metric])}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.thisPeriod}</th>
            {compares && <th scope="col">{t.previousPeriod}</th>}
          </tr>
        </thead>
        <tbody>
          {series.buckets.map(({ from }, at) => (
            <tr key={from}>
              <td>{names[at]}</td>
              <td>{figure(series.values[at] ?? null, series.unit)}</td>
              {compares && <td>{figure(series.previous[at] ?? null, series.unit)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
