import { campaigns } from '../../../src/advertising/advertising.section.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { LaxText } from '../kit/kernel.wire.ts'
import { sumOnWire, typedSum } from '../kit/money.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { campaignsPath, forecastOnWire } from './campaigns.wire.ts'
import { requestOf } from './promotion.wire.ts'

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
  entries: { ends_on: LaxText, starts_on: LaxText },
  valuesOf: ({ starts_on: from, ends_on: to }, { title, products, bid, dailyBudget, totalBudget }) => ({
    title,
    products: products.map(({ id, title: name }) => ({ id, title: name || `№ ${id}` })),
    bid: typedSum(bid),
    dailyBudget: typedSum(dailyBudget),
    totalBudget: typedSum(totalBudget),
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
