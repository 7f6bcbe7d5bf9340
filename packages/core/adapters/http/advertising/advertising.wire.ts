import * as v from 'valibot'
import { campaigns } from '../../../src/advertising/advertising.section.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { KnownCount, KnownInstant, KnownNumber, LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { KnownHryvnias, sumOnWire, typedSum } from '../kit/money.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { campaignsPath, forecastOnWire } from './campaigns.wire.ts'
import {
  AdvertisedProduct,
  metrics,
  promotionEntries,
  promotionFile,
  promotionOf,
  requestOf,
} from './promotion.wire.ts'

export { CampaignBody, campaignsPath } from './campaigns.wire.ts'

/** The budgets that a command confirms or changes. */
const budgetsOf = ({ dailyBudget, totalBudget }: AnyValues) => ({
  daily_budget: sumOnWire(String(dailyBudget)),
  total_budget: sumOnWire(String(totalBudget)),
})

export const campaignsWire = wireOf({
  section: campaigns,
  base: campaignsPath,
  paths: { product_ids: 'products' },
  entries: {
    ...promotionEntries,
    bid: KnownHryvnias,
    daily_budget: KnownHryvnias,
    total_budget: KnownHryvnias,
    spent_today: KnownHryvnias,
    starts_on: LaxText,
    ends_on: LaxText,
    metrics: objectOrNull({
      ...metrics,
      orders: KnownCount,
      revenue: KnownHryvnias,
      ad_share: KnownNumber,
    }),
    data_until: KnownInstant,
    products: v.fallback(v.array(AdvertisedProduct), []),
  },
  file: { ...promotionFile, orders: ['metrics.orders'], revenue: ['metrics.revenue'], adShare: ['metrics.ad_share'] },
  rowOf: (wire) => ({
    ...promotionOf(wire),
    bid: wire.bid,
    dailyBudget: wire.daily_budget,
    totalBudget: wire.total_budget,
    spentToday: wire.spent_today,
    orders: wire.metrics?.orders ?? 0,
    revenue: wire.metrics?.revenue ?? null,
    adShare: wire.metrics?.ad_share ?? null,
    dataUntil: wire.data_until,
    products: wire.products,
  }),
  valuesOf: ({ title, products, bid, daily_budget: daily, total_budget: total, starts_on: from, ends_on: to }) => ({
    title,
    products: products.map(({ id, title: name }) => ({ id, title: name || `№ ${id}` })),
    bid: typedSum(bid),
    dailyBudget: typedSum(daily),
    totalBudget: typedSum(total),
    startsOn: from ?? '',
    endsOn: to ?? '',
  }),
  bodyOf: ({ title, products, bid, dailyBudget, totalBudget, startsOn, endsOn }) => ({
    ...(title !== undefined && { title }),
    ...(products !== undefined && { product_ids: products.map(({ id }) => idOnWire(id)) }),
    ...(bid !== undefined && { bid: sumOnWire(bid) }),
    ...(dailyBudget !== undefined && { daily_budget: sumOnWire(dailyBudget) }),
    ...(totalBudget !== undefined && { total_budget: sumOnWire(totalBudget) }),
    ...(startsOn !== undefined && { starts_on: startsOn }),
    ...(endsOn !== undefined && { ends_on: endsOn || null }),
  }),
  requestOf: requestOf({
    start: (values) => ({ confirm: budgetsOf(values) }),
    budget: budgetsOf,
  }),
  question: forecastOnWire,
})
