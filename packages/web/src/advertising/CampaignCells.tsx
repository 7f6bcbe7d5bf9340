import { type Campaign, isDear, totalsOf } from '@supplier/core/advertising/advertising.section'
import { formatCount, formatPercent } from '../i18n/counts.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Figures } from '../promotion/PromotionFigures.tsx'
import { above, dear } from './advertising.styles.ts'
import type { MoreCampaignTexts } from './advertising.translations.ts'

/** Cost by revenue; a large one is pointed out. */
export function AdShare({ row }: { readonly row: Pick<Campaign, 'adShare'> }) {
  const { adShare } = row
  const language = useLanguage()
  return adShare === null ? null : <span className={isDear(row) ? dear : ''}>{formatPercent(adShare, language)}</span>
}

interface CampaignTotalsProps {
  readonly rows: readonly Campaign[]
  readonly t: Readonly<Record<MoreCampaignTexts, string>>
}

/** The cost, orders and ad share of all shown campaigns together. */
export function CampaignTotals({ rows, t }: CampaignTotalsProps) {
  const { roundMoney } = useFormats()
  const totals = totalsOf(rows)
  // Without rows there are no figures, but their place is kept, so that the list does not move when they come.
  const shown = (figure: string) => (rows.length === 0 ? '—' : figure)
  return (
    <div className={above}>
      <Figures
        label={t.totals}
        all={[
          [t.costs, shown(roundMoney(totals.spent))],
          [t.orders, shown(formatCount(totals.orders))],
          [t.share, totals.adShare === null ? '—' : <AdShare key="share" row={totals} />],
        ]}
      />
    </div>
  )
}
