import { kyivDay } from '../days.ts'
import { recordsOf } from '../section.ts'
import { posted } from './lines.ts'
import { type ProductRecord, stockOf } from './product-records.ts'
import { productsOf } from './products.ts'
import type { StoredRecord, Supplier, World } from './world.ts'

export const campaignsName = 'campaigns'

const hour = 3_600_000
/** How long the marketplace reads a campaign before it may start. */
const moderationTime = 60_000

/** Sums in kopecks, except in the names of the API. */
interface CampaignFields {
  readonly title: string
  readonly product_ids: readonly number[]
  readonly bid: number
  readonly daily_budget: number
  readonly total_budget: number | null
  readonly starts_on: string
  readonly ends_on: string | null
  readonly status: 'draft' | 'moderation' | 'scheduled' | 'active' | 'paused' | 'finished' | 'rejected'
  readonly reason: string | null
  readonly spent: number
  /** What one day has cost. */
  readonly today: { readonly day: string; readonly spent: number }
  readonly impressions: number
  readonly clicks: number
  readonly orders: number
  readonly revenue: number
  /** The moments, in milliseconds since 1970, of the end of moderation and of the last counted hour. */
  readonly decided_at: number | null
  readonly counted_at: number | null
}

export type CampaignRecord = StoredRecord & CampaignFields

export const kopecksOf = (sum: number): number => Math.round(sum * 100)

export const blankCampaign = {
  status: 'draft',
  reason: null,
  spent: 0,
  today: { day: '', spent: 0 },
  impressions: 0,
  clicks: 0,
  orders: 0,
  revenue: 0,
  decided_at: null,
  counted_at: null,
} as const

const past = { daily_budget: 200, total_budget: 2000, starts_on: '2026-08-03', ends_on: '2026-08-17' }

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
    spent: 199_840,
    impressions: 48_210,
    clicks: 833,
    orders: 21,
    revenue: 5_145_000,
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
    spent: 61_200,
    impressions: 19_400,
    clicks: 340,
    orders: 6,
    revenue: 243_500,
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

/** A supplier without these products has no campaigns. */
export const campaignSeeds = (supplier: Supplier, world: World): readonly CampaignRecord[] =>
  productsOf(world, supplier).some(({ id }) => id === 2001) ? seeds : []

export const campaignsOf = (world: World, supplier: Supplier): readonly CampaignRecord[] =>
  recordsOf(world, supplier, campaignsName, campaignSeeds(supplier, world)) as readonly CampaignRecord[]

export const productsIn = (campaign: CampaignRecord, world: World, supplier: Supplier): readonly ProductRecord[] =>
  productsOf(world, supplier).filter(({ id }) => campaign.product_ids.includes(id))

export const hasStock = (campaign: CampaignRecord, world: World, supplier: Supplier): boolean =>
  productsIn(campaign, world, supplier).some((product) => stockOf(product).quantity > 0)

const isShouting = (title: string): boolean => /!!|\p{Lu}{6}/u.test(title)

const decided = (campaign: CampaignRecord, now: number): CampaignRecord => {
  const version = campaign.version + 1
  const at = Number(campaign.decided_at)
  if (isShouting(campaign.title))
    return {
      ...campaign,
      version,
      status: 'rejected',
      reason: 'У назві не має бути вигуків і слів великими літерами.',
      decided_at: null,
    }
  return campaign.starts_on > kyivDay(now)
    ? { ...campaign, version, status: 'scheduled', decided_at: null }
    : { ...campaign, version, status: 'active', decided_at: null, counted_at: at }
}

/** What a campaign spends in an hour: its clicks come evenly, as many as its number says. */
const counted = (campaign: CampaignRecord, at: number, left: number): CampaignRecord => {
  const day = kyivDay(at)
  const spentToday = campaign.today.day === day ? campaign.today.spent : 0
  const bid = kopecksOf(campaign.bid)
  const total = campaign.total_budget === null ? Number.MAX_SAFE_INTEGER : kopecksOf(campaign.total_budget)
  const room = Math.min(kopecksOf(campaign.daily_budget) - spentToday, total - campaign.spent, left)
  const wanted = 3 + ((campaign.id + Math.floor(at / hour)) % 5)
  const clicks = Math.max(0, Math.min(wanted, Math.floor(room / bid)))
  const orders = Math.floor((campaign.clicks + clicks) / 40) - Math.floor(campaign.clicks / 40)
  return {
    ...campaign,
    counted_at: at,
    spent: campaign.spent + clicks * bid,
    today: { day, spent: spentToday + clicks * bid },
    impressions: campaign.impressions + clicks * 57,
    clicks: campaign.clicks + clicks,
    orders: campaign.orders + orders,
    revenue: campaign.revenue + orders * 84_500,
  }
}

const isOver = ({ total_budget: total, spent, bid, ends_on: ends }: CampaignRecord, at: number): boolean =>
  (total !== null && kopecksOf(total) - spent < kopecksOf(bid)) || (ends !== null && kyivDay(at) > ends)

const spentUntil = (campaign: CampaignRecord, now: number, world: World, supplier: Supplier): CampaignRecord => {
  let next = campaign
  const goods = hasStock(campaign, world, supplier)
  for (let at = Number(campaign.counted_at) + hour; at <= now; at += hour) {
    if (isOver(next, at)) return { ...next, counted_at: null, status: 'finished' }
    next = goods ? counted(next, at, supplier.service - (next.spent - campaign.spent)) : { ...next, counted_at: at }
  }
  return next
}

/** A campaign as the clock has changed it: read by the marketplace, begun on its day, paid by the hour, or over. */
export const campaignAsOf = (record: StoredRecord, now: number, world: World, supplier: Supplier): StoredRecord => {
  const campaign = record as CampaignRecord
  if (campaign.status === 'moderation') return Number(campaign.decided_at) <= now ? decided(campaign, now) : record
  if (campaign.status === 'scheduled' && campaign.starts_on <= kyivDay(now))
    return { ...campaign, version: campaign.version + 1, status: 'active', counted_at: now }
  if (campaign.status !== 'active' || Number(campaign.counted_at) + hour > now) return record
  return { ...spentUntil(campaign, now, world, supplier), version: campaign.version + 1 }
}

/** The lines of the service balance for what campaigns have spent. */
export const withSpending = (
  world: World,
  supplier: Supplier,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
  now: number,
): World => {
  const known = new Map(before.map((one) => [one.id, (one as CampaignRecord).spent]))
  const lines = (after as readonly CampaignRecord[]).flatMap(({ id, title, spent }) => {
    const more = spent - (known.get(id) ?? spent)
    return more > 0
      ? [
          {
            purse: 'service' as const,
            type: 'advertising' as const,
            amount: -more,
            description: `Реклама «${title}», № ${id}`,
          },
        ]
      : []
  })
  return lines.length === 0 ? world : posted(world, supplier.id, now, lines)
}

export const submitted = (now: number) =>
  ({ status: 'moderation', decided_at: now + moderationTime, reason: null }) as const
