import { kyivDay } from '../days.ts'
import { withoutKeys } from '../section.ts'
import { type CampaignRecord, hasStock, kopecksOf, productsIn } from './campaigns.ts'
import { imageUrl, readyImages } from './product-records.ts'
import type { StoredRecord, Supplier, World } from './world.ts'

const hryvnias = (sum: number): number => sum / 100

const spentToday = ({ today }: CampaignRecord, now: number): number => (today.day === kyivDay(now) ? today.spent : 0)

/** Why an active campaign stands still; `null` for one that does not. */
const pausedWhy = (campaign: CampaignRecord, world: World, supplier: Supplier, now: number): string | null => {
  if (campaign.status !== 'active') return null
  const bid = kopecksOf(campaign.bid)
  if (!hasStock(campaign, world, supplier)) return 'out_of_stock'
  if (supplier.service < bid) return 'no_funds'
  return kopecksOf(campaign.daily_budget) - spentToday(campaign, now) < bid ? 'daily_limit' : null
}

/** A campaign in the list, as the API returns it. */
export const shownCampaignRow = (
  record: StoredRecord,
  world: World,
  supplier: Supplier,
  now: number,
  origin: string,
) => {
  const campaign = record as CampaignRecord
  const { today: _, decided_at: __, counted_at: ___, spent, impressions, clicks, orders, revenue, ...fields } = campaign
  const why = pausedWhy(campaign, world, supplier, now)
  const left = campaign.total_budget === null ? Number.MAX_SAFE_INTEGER : kopecksOf(campaign.total_budget) - spent
  const isRunning = campaign.status === 'active'
  return {
    ...withoutKeys(fields as unknown as StoredRecord),
    status: why ?? campaign.status,
    paused_why: why,
    spent: hryvnias(spent),
    spent_today: hryvnias(spentToday(campaign, now)),
    reserved: isRunning ? hryvnias(Math.min(left, kopecksOf(campaign.daily_budget) - spentToday(campaign, now))) : 0,
    metrics: {
      impressions,
      clicks,
      orders,
      revenue: hryvnias(revenue),
      cost: hryvnias(spent),
      ad_share: revenue === 0 ? null : Math.round((spent / revenue) * 1000) / 10,
    },
    data_until: new Date(campaign.counted_at ?? now).toISOString(),
    products: productsIn(campaign, world, supplier).map((product) => {
      const [image] = readyImages(product)
      return {
        id: product.id,
        title: product.title,
        status: product.status,
        image: image ? imageUrl(product, image, origin) : null,
      }
    }),
  }
}
