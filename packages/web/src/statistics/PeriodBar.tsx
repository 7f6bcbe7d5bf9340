import type { StatisticsActor } from '@supplier/core/statistics/statistics.machine'
import type { StatisticsView } from '@supplier/core/statistics/statistics.selectors'
import { type Preset, presetChosen, presets } from '@supplier/core/statistics/statistics-query.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { Days } from '../kit/fields/Days.tsx'
import { SegmentControl } from '../ui/choices/SegmentControl.tsx'
import { Switch } from '../ui/choices/Switch.tsx'
import { bar } from './statistics.styles.ts'
import { useFigures } from './use-figures.ts'

interface PeriodBarProps {
  readonly view: StatisticsView
  readonly actor: StatisticsActor
}

/** The period of all figures, whether they are compared, and until when the data is. */
export function PeriodBar({ view: { preset, days, query, compares, isTooLong, summary }, actor }: PeriodBarProps) {
  const { t } = useFigures()
  const { dateTime } = useFormats()
  const styles = bar()
  const choose = (filter: Partial<StatisticsView['query']>) => actor.send({ type: 'filter.chosen', filter })
  const options: readonly { readonly value: Preset | 'own'; readonly label: string }[] = [
    ...presets.map((one) => ({ value: one, label: t.presets[one] })),
    { value: 'own', label: t.own },
  ]
  const until = summary.value?.dataUntil ?? null
  return (
    <div className={styles.root}>
      <div className={styles.chips}>
        <SegmentControl
          label={t.period}
          value={preset ?? 'own'}
          options={options}
          onChange={(chosen) => choose(chosen === 'own' ? { period: null, days } : presetChosen(chosen))}
        />
      </div>
      <Switch label={t.compare} checked={compares} onChange={(is) => choose({ compare: is ? null : 'none' })} />
      {until && <span className={styles.end}>{t.dataUntil(dateTime(until))}</span>}
      {preset === null && (
        <div className={styles.days}>
          <Days value={query.days} onChange={(chosen) => choose({ days: chosen })} />
        </div>
      )}
      {isTooLong && (
        <p className={styles.note} role="status">
          {t.tooLong}
        </p>
      )}
    </div>
  )
}
