import { shownImage } from '@supplier/core'
import { type Campaign, type CampaignStatus, isDear, spentPart } from '@supplier/core/sections/advertising'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { Badge } from '../ui/Badge.tsx'
import { Progress } from '../ui/Progress.tsx'
import { RemoteImage } from '../ui/RemoteImage.tsx'
import { settings } from '../wiring/settings.ts'
import { day, dear, named, quiet, stack } from './advertising.styles.ts'
import type { MoreCampaignTexts } from './advertising.translations.ts'

interface CellProps {
  readonly row: Campaign
  readonly t: Readonly<Record<MoreCampaignTexts, string>>
}

const tones = {
  draft: 'neutral',
  moderation: 'info',
  scheduled: 'info',
  active: 'success',
  paused: 'neutral',
  no_funds: 'danger',
  daily_limit: 'warning',
  out_of_stock: 'warning',
  finished: 'neutral',
  rejected: 'danger',
} as const satisfies Record<CampaignStatus, string>

const isKnown = (status: string): status is CampaignStatus => status in tones

/** The products of a campaign with its name. */
export function CampaignName({
  row: { products },
  children,
}: {
  readonly row: Campaign
  readonly children: ReactNode
}) {
  const styles = named()
  return (
    <span className={styles.root}>
      <span className={styles.pictures} aria-hidden="true">
        {products.slice(0, 3).map(({ id, image }) => (
          <span key={id} className={styles.picture}>
            <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
              {null}
            </RemoteImage>
          </span>
        ))}
      </span>
      {children}
    </span>
  )
}

/** The state of a campaign, and where it stands still what ends that. A state that is not known is shown as it came. */
export function CampaignState({ row: { status, reason }, t }: CellProps) {
  const known = isKnown(status)
  const why = status === 'daily_limit' ? t.tillMidnight : status === 'out_of_stock' ? t.tillStock : reason
  return (
    <span className={stack} data-lines="">
      <Badge tone={known ? tones[status] : 'neutral'}>{known ? t[status] : status}</Badge>
      {why && <span className={quiet}>{why}</span>}
    </span>
  )
}

/** What the day has cost, of its budget. */
export function DayBudget({ row, t }: CellProps) {
  const { money } = useFormats()
  const part = spentPart(row)
  return (
    <span className={day}>
      <span>
        {money(row.spentToday)} {t.of} {money(row.dailyBudget)}
      </span>
      {part !== null && <Progress label={t.spentToday} done={part} />}
    </span>
  )
}

/** Cost by revenue; a large one is pointed out. */
export function AdShare({ row }: Pick<CellProps, 'row'>) {
  const { adShare } = row
  return adShare === null ? null : (
    <span className={isDear(row) ? dear : ''}>{String(adShare).replace('.', ',')} %</span>
  )
}
