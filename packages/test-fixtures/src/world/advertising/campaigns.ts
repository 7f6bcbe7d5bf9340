import { productsOf } from '../products/products.ts'
import { recordsOf } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import {
  blankPromotion,
  kopecksOf,
  type PromotionFields,
  type PromotionRules,
  promotionAsOf,
  spentInHistory,
} from './promotion.ts'

export const campaignsName = 'campaigns'

interface CampaignFields extends PromotionFields {
  readonly product_ids: readonly number[]
  readonly bid: number
  readonly daily_budget: number
  readonly total_budget: number | null
  readonly ends_on: string | null
  readonly orders: number
  readonly revenue: number
}

export type CampaignRecord = StoredRecord & CampaignFields

export const blankCampaign = { ...blankPromotion, orders: 0, revenue: 0 } as const

const past = { daily_budget: 200, total_budget: 2000, starts_on: '2026-06-01', ends_on: '2026-08-17' }

const seeds: readonly CampaignRecord[] = [
  {
    ...blankCampaign,
    ...past,
    id: 9101,
    version: 1,
    title: 'Літній розпродаж суконь',
    product_ids: [2001, 2002],
    bid: 2.4,
    status: 'finished',
    impressions: 3_410,
    clicks: 57,
    orders: 3,
    revenue: 735_00,
  },
  {
    ...blankCampaign,
    ...past,
    id: 9102,
    version: 1,
    title: 'Кераміка до чаю',
    product_ids: [2009, 2010, 2011],
    bid: 1.8,
    ends_on: null,
    status: 'paused',
    impressions: 1_730,
    clicks: 30,
    orders: 1,
    revenue: 243_50,
  },
  {
    ...blankCampaign,
    ...past,
    id: 9103,
    version: 1,
    title: 'Светри на осінь',
    product_ids: [2003, 2004],
    bid: 2,
    ends_on: null,
  },
  {
    ...blankCampaign,
    ...past,
    id: 9104,
    version: 1,
    title: 'НАЙКРАЩА ЦІНА!!!',
    product_ids: [2006],
    bid: 2,
    status: 'rejected',
    reason: 'У назві не має бути вигуків і слів великими літерами.',
  },
  {
    ...blankCampaign,
    ...past,
    id: 9105,
    version: 1,
    title: 'Новорічні набори',
    product_ids: [2012],
    bid: 3,
    starts_on: '2031-12-01',
    ends_on: '2031-12-31',
    status: 'scheduled',
  },
]

/** A supplier without these products has no campaigns. What one has cost stands in the history of the service balance. */
export const campaignSeeds = (supplier: Supplier, world: World): readonly CampaignRecord[] =>
  productsOf(world, supplier).some(({ id }) => id === 2001)
    ? seeds.map((campaign) => ({ ...campaign, spent: spentInHistory(world, supplier, campaign.id) }))
    : []

export const campaignsOf = (world: World, supplier: Supplier): readonly CampaignRecord[] =>
  recordsOf(world, supplier, campaignsName, campaignSeeds(supplier, world)) as readonly CampaignRecord[]

const isShouting = (title: string): boolean => /!!|\p{Lu}{6}/u.test(title)

export const campaignRules: PromotionRules<CampaignRecord> = {
  type: 'advertising',
  lineOf: ({ id, title }) => `Реклама «${title}», № ${id}`,
  refusalOf: ({ title }) => (isShouting(title) ? 'У назві не має бути вигуків і слів великими літерами.' : null),
  productIds: ({ product_ids: ids }) => ids,
  unit: ({ bid }) => kopecksOf(bid),
  dayLimit: ({ daily_budget: daily }) => kopecksOf(daily),
  limit: ({ total_budget: total }) => (total === null ? Number.MAX_SAFE_INTEGER : kopecksOf(total)),
  lastDay: ({ ends_on: ends }) => ends,
  brought: ({ impressions, clicks, orders, revenue }, more) => {
    const sold = Math.floor((clicks + more) / 40) - Math.floor(clicks / 40)
    return {
      impressions: impressions + more * 57,
      clicks: clicks + more,
      orders: orders + sold,
      revenue: revenue + sold * 84_500,
    }
  },
}

export const campaignAsOf = promotionAsOf(campaignRules)
