import * as v from 'valibot'
import { campaigns } from '../../src/advertising/advertising.section.ts'
import type { Run } from '../../src/kit/command/command.domain.ts'
import { campaignsPath, forecastOnWire } from './campaigns.wire.ts'
import { JsonObject, Key, KnownCount, KnownInstant, LaxText, objectOrNull } from './kernel.wire.ts'
import { KnownHryvnias, sumOnWire, typedSum } from './money.wire.ts'
import { type CommandRequest, standardRequestOf, wireOf } from './section.wire.ts'

export { CampaignBody, campaignsPath } from './campaigns.wire.ts'

const Product = v.pipe(JsonObject, v.object({ id: Key, title: v.fallback(v.string(), ''), image: LaxText }))

/** The budgets that a command confirms or changes. */
const requestOf = (run: Run): CommandRequest => {
  const { command, key, version, values } = run
  if (command !== 'start' && command !== 'budget') return standardRequestOf({ ...run, values: {} })
  const budgets = {
    daily_budget: sumOnWire(String(values['dailyBudget'])),
    total_budget: sumOnWire(String(values['totalBudget'])),
  }
  const keyed = { client_key: key, version }
  return {
    method: 'POST',
    path: `/${command}`,
    body: { ...keyed, ...(command === 'start' ? { confirm: budgets } : budgets) },
  }
}

export const campaignsWire = wireOf({
  section: campaigns,
  base: campaignsPath,
  paths: { product_ids: 'products' },
  entries: {
    title: v.fallback(v.string(), ''),
    status: v.fallback(v.string(), ''),
    reason: LaxText,
    bid: KnownHryvnias,
    daily_budget: KnownHryvnias,
    total_budget: KnownHryvnias,
    spent: KnownHryvnias,
    spent_today: KnownHryvnias,
    starts_on: LaxText,
    ends_on: LaxText,
    metrics: objectOrNull({
      impressions: KnownCount,
      clicks: KnownCount,
      orders: KnownCount,
      revenue: KnownHryvnias,
      ad_share: v.optional(v.fallback(v.nullable(v.number()), null), null),
    }),
    data_until: KnownInstant,
    products: v.fallback(v.array(Product), []),
  },
  rowOf: (wire) => ({
    title: wire.title,
    status: wire.status,
    reason: wire.reason,
    bid: wire.bid,
    dailyBudget: wire.daily_budget,
    totalBudget: wire.total_budget,
    spent: wire.spent,
    spentToday: wire.spent_today,
    impressions: wire.metrics?.impressions ?? 0,
    clicks: wire.metrics?.clicks ?? 0,
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
    ...(products !== undefined && { product_ids: products.map(({ id }) => Number(id)) }),
    ...(bid !== undefined && { bid: sumOnWire(bid) }),
    ...(dailyBudget !== undefined && { daily_budget: sumOnWire(dailyBudget) }),
    ...(totalBudget !== undefined && { total_budget: sumOnWire(totalBudget) }),
    ...(startsOn !== undefined && { starts_on: startsOn }),
    ...(endsOn !== undefined && { ends_on: endsOn || null }),
  }),
  requestOf,
  question: forecastOnWire,
})
