import type { Campaign } from '@supplier/core/sections/advertising'
import { formatCount } from '../i18n/counts.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { figures, quiet } from './advertising.styles.ts'
import type { MoreCampaignTexts } from './advertising.translations.ts'
import { CampaignState } from './CampaignCells.tsx'

interface CampaignFiguresProps {
  readonly row: Campaign
  readonly t: Readonly<Record<MoreCampaignTexts, string>>
}

/** What an open campaign has brought and cost. */
export function CampaignFigures({ row, t }: CampaignFiguresProps) {
  const styles = figures()
  const { money, dateTime } = useFormats()
  const all = [
    [t.spent, money(row.spent)],
    [t.impressions, formatCount(row.impressions)],
    [t.clicks, formatCount(row.clicks)],
    [t.orders, formatCount(row.orders)],
    [t.revenue, money(row.revenue)],
  ]
  return (
    <section className={styles.root} aria-label={t.figures}>
      <CampaignState row={row} t={t} />
      <dl className={styles.list}>
        {all.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt className={quiet}>{name}</dt>
            <dd className={styles.number}>{value}</dd>
          </div>
        ))}
      </dl>
      {row.dataUntil && (
        <span className={quiet}>
          {t.dataUntil} {dateTime(row.dataUntil)}
        </span>
      )}
    </section>
  )
}
