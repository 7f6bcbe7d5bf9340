import type { AnswerView } from '@supplier/core'
import { campaigns, type Forecast } from '@supplier/core/sections/advertising'
import { formatCount } from '../i18n/counts.ts'
import { sectionScreen } from '../kit/SectionScreen.tsx'
import { advertisingTranslations } from './advertising.translations.ts'
import { AdShare, CampaignName, CampaignState, DayBudget } from './CampaignCells.tsx'
import { CampaignFigures } from './CampaignFigures.tsx'
import { ForecastNote } from './ForecastNote.tsx'

export const screen = sectionScreen(campaigns, {
  t: advertisingTranslations,
  nameOf: ({ title, id }) => title || `№ ${id}`,
  aroundName: (row, name) => <CampaignName row={row}>{name}</CampaignName>,
  main: { start: 'primary', resume: 'primary', pause: 'secondary' },
  aside: ({ row }, { more }) => row && <CampaignFigures row={row} t={more} />,
  notes: {
    bid: ({ answer, onRetry }, { more }) => (
      <ForecastNote answer={answer as AnswerView<Forecast>} onRetry={onRetry} t={more} />
    ),
  },
  columns: ({ more }) => [
    { id: 'status', header: more.status, width: 176, cell: (row) => <CampaignState row={row} t={more} /> },
    { id: 'day', header: more.spentToday, priority: 2, width: 176, cell: (row) => <DayBudget row={row} t={more} /> },
    {
      id: 'clicks',
      header: more.clicks,
      align: 'end',
      priority: 3,
      named: true,
      cell: ({ clicks }) => formatCount(clicks),
    },
    { id: 'orders', header: more.orders, align: 'end', named: true, cell: ({ orders }) => formatCount(orders) },
    {
      id: 'share',
      header: more.share,
      align: 'end',
      named: true,
      cell: (row) => (row.adShare === null ? null : <AdShare row={row} />),
    },
  ],
})
