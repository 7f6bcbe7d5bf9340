import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { type AdProblem, pricesOf, telegramAds } from '@supplier/core/telegram-ads/telegram-ads.section'
import { formatCount } from '../i18n/counts.ts'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { PromotionName, SpentOfBudget } from '../promotion/PromotionCells.tsx'
import { PromotionFigures } from '../promotion/PromotionFigures.tsx'
import { ChannelPrices, FirstDay } from './AdCells.tsx'
import { AdPreview } from './AdPreview.tsx'
import { AdTextNote } from './AdTextNote.tsx'
import { telegramAdsTranslations } from './telegram-ads.translations.ts'

export const screen = sectionScreen(telegramAds, {
  t: telegramAdsTranslations,
  nameOf: ({ title, id }) => title || `№ ${id}`,
  aroundName: (row, name, { more }) => (
    <PromotionName row={row} products={row.product ? [row.product] : []} t={more}>
      {name}
    </PromotionName>
  ),
  main: { submit: 'primary', resume: 'primary', pause: 'secondary' },
  aside: ({ row, values }, { more, choices }) => (
    <>
      {row && <PromotionFigures row={row} type="telegramAds" t={more} />}
      {row?.status === 'out_of_stock' && row.product && (
        <RouteLink location={{ to: 'product-edit', params: { id: row.product.id }, search: '?step=offer' }}>
          {more.restock}: {row.product.title}
        </RouteLink>
      )}
      <AdPreview values={values} buttons={choices.button} t={more} />
    </>
  ),
  notes: {
    text: ({ values, answer, onRetry }, { more }) => (
      <AdTextNote text={values.text} answer={answer as AnswerView<readonly AdProblem[]>} onRetry={onRetry} t={more} />
    ),
    channels: ({ values: { channels } }, { more }) =>
      pricesOf(channels) && <ChannelPrices channels={channels} t={more} />,
  },
  columns: ({ more }) => [
    { id: 'status', header: more.status, width: 152, card: 'figure' },
    {
      id: 'spent',
      file: ['spent', 'budget'],
      header: more.spent,
      width: 176,
      cell: ({ spent, budget }) => <SpentOfBudget spent={spent} budget={budget} label={more.spent} t={more} />,
    },
    {
      id: 'impressions',
      file: ['impressions'],
      header: more.impressions,
      align: 'end',
      priority: 2,
      named: true,
      cell: ({ impressions }) => formatCount(impressions),
    },
    {
      id: 'clicks',
      file: ['clicks'],
      header: more.clicks,
      align: 'end',
      priority: 3,
      named: true,
      cell: ({ clicks }) => formatCount(clicks),
    },
    {
      id: 'day',
      file: ['startsOn'],
      header: more.day,
      align: 'end',
      priority: 3,
      named: true,
      cell: ({ startsOn }) => (startsOn === null ? null : <FirstDay day={startsOn} />),
    },
  ],
})
