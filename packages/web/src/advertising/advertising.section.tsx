import { campaigns, type Forecast } from '@supplier/core/advertising/advertising.section'
import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { Money } from '../balances/Money.tsx'
import { formatCount } from '../i18n/counts.ts'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { PromotionName, SpentOfBudget } from '../promotion/PromotionCells.tsx'
import { PromotionFigures } from '../promotion/PromotionFigures.tsx'
import { advertisingTranslations } from './advertising.translations.ts'
import { AdShare, CampaignTotals } from './CampaignCells.tsx'
import { ForecastNote } from './ForecastNote.tsx'

export const screen = sectionScreen(campaigns, {
  t: advertisingTranslations,
  nameOf: ({ title, id }) => title || `№ ${id}`,
  aroundName: (row, name, { more }) => (
    <PromotionName row={row} products={row.products} t={more}>
      {name}
    </PromotionName>
  ),
  main: { start: 'primary', resume: 'primary', pause: 'secondary' },
  above: (rows, { more }) => <CampaignTotals rows={rows} t={more} />,
  aside: ({ row }, { more }) =>
    row && (
      <PromotionFigures
        row={row}
        type="advertising"
        more={[
          [more.orders, formatCount(row.orders)],
          [more.revenue, <Money key="revenue" amount={row.revenue} />],
        ]}
        t={more}
      />
    ),
  notes: {
    bid: ({ answer, onRetry }, { more }) => (
      <ForecastNote answer={answer as AnswerView<Forecast>} onRetry={onRetry} t={more} />
    ),
  },
  columns: ({ more }) => [
    { id: 'status', header: more.status, width: 152, card: 'figure' },
    {
      id: 'day',
      file: ['spentToday', 'dailyBudget'],
      header: more.spentToday,
      width: 176,
      cell: ({ spentToday, dailyBudget }) => (
        <SpentOfBudget spent={spentToday} budget={dailyBudget} label={more.spentToday} t={more} />
      ),
    },
    {
      id: 'clicks',
      file: ['clicks'],
      header: more.clicks,
      align: 'end',
      width: 104,
      priority: 3,
      named: true,
      cell: ({ clicks }) => formatCount(clicks),
    },
    {
      id: 'orders',
      file: ['orders'],
      header: more.orders,
      align: 'end',
      width: 112,
      priority: 2,
      named: true,
      cell: ({ orders }) => formatCount(orders),
    },
    {
      id: 'share',
      file: ['adShare'],
      header: more.share,
      align: 'end',
      priority: 2,
      named: true,
      cell: (row) => (row.adShare === null ? null : <AdShare row={row} />),
    },
  ],
})
