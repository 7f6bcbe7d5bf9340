import { type CampaignRecord, campaignRules } from '../../world/advertising/campaigns.ts'
import {
  hryvnias,
  kopecksOf,
  productsIn,
  shownProduct,
  shownPromotion,
  spentToday,
} from '../../world/advertising/promotion.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'

/** A campaign in the list, as the API returns it. */
export const shownCampaignRow = (
  record: StoredRecord,
  world: World,
  supplier: Supplier,
  now: number,
  origin: string,
) => {
  const campaign = record as CampaignRecord
  const { spent, orders, revenue, daily_budget: daily } = campaign
  const shown = shownPromotion(campaign, campaignRules, world, supplier, now)
  const today = spentToday(campaign, now)
  const left = Math.min(campaignRules.limit(campaign) - spent, kopecksOf(daily) - today)
  return {
    ...shown,
    spent_today: hryvnias(today),
    reserved: campaign.status === 'active' ? hryvnias(left) : 0,
    metrics: {
      ...shown.metrics,
      orders,
      revenue: hryvnias(revenue),
      ad_share: revenue === 0 ? null : Math.round((spent / revenue) * 1000) / 10,
    },
    products: productsIn(campaign.product_ids, world, supplier).map((product) => shownProduct(product, origin)),
  }
}
