import { message, type Reply, wrongState } from '../../http/laravel.ts'
import { kyivDay } from '../days.ts'
import { posted } from '../money/lines.ts'
import { imageUrl, type ProductRecord, readyImages, stockOf } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import { type SectionCommand, withoutKeys } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'

export const hour = 3_600_000
/** How long the marketplace reads a campaign or an ad before it may start. */
const moderationTime = 60_000

/** The fields that a campaign and an ad both have. Sums in kopecks, except in the names of the API. */
export interface PromotionFields {
  readonly title: string
  readonly starts_on: string
  readonly status: 'draft' | 'moderation' | 'scheduled' | 'active' | 'paused' | 'finished' | 'rejected'
  readonly reason: string | null
  readonly spent: number
  /** What one day has cost. */
  readonly today: { readonly day: string; readonly spent: number }
  readonly impressions: number
  readonly clicks: number
  /** The moments, in milliseconds since 1970, of the end of moderation and of the last counted hour. */
  readonly decided_at: number | null
  readonly counted_at: number | null
}

export type PromotionRecord = StoredRecord & PromotionFields

export const kopecksOf = (sum: number): number => Math.round(sum * 100)
export const hryvnias = (sum: number): number => sum / 100

export const blankPromotion = {
  status: 'draft',
  reason: null,
  spent: 0,
  today: { day: '', spent: 0 },
  impressions: 0,
  clicks: 0,
  decided_at: null,
  counted_at: null,
} as const

/** How campaigns or ads are moderated, paid and shown. */
export interface PromotionRules<Record extends PromotionRecord> {
  readonly type: 'advertising' | 'telegram_ads'
  /** What its lines of the service balance say. */
  readonly lineOf: (one: Record) => string
  /** Why the marketplace rejects it; `null` when it accepts. */
  readonly refusalOf: (one: Record) => string | null
  readonly productIds: (one: Record) => readonly number[]
  /** What the least that is paid for costs. */
  readonly unit: (one: Record) => number
  readonly dayLimit: (one: Record) => number
  readonly limit: (one: Record) => number
  readonly lastDay: (one: Record) => string | null
  /** What so many units change beside the sums. */
  readonly brought: (one: Record, units: number) => Partial<Record>
}

export const productsIn = (ids: readonly number[], world: World, supplier: Supplier): readonly ProductRecord[] =>
  productsOf(world, supplier).filter(({ id }) => ids.includes(id))

/** Whether buyers can buy at least one of the products. */
const hasStock = (ids: readonly number[], world: World, supplier: Supplier): boolean =>
  productsIn(ids, world, supplier).some(
    (product) => ['active', 'moderation_update'].includes(product.status) && stockOf(product).quantity > 0,
  )

export const spentToday = ({ today }: PromotionFields, now: number): number =>
  today.day === kyivDay(now) ? today.spent : 0

const decided = <One extends PromotionRecord>(one: One, now: number, rules: PromotionRules<One>): One => {
  const version = one.version + 1
  const reason = rules.refusalOf(one)
  if (reason !== null) return { ...one, version, status: 'rejected', reason, decided_at: null }
  return one.starts_on > kyivDay(now)
    ? { ...one, version, status: 'scheduled', decided_at: null }
    : { ...one, version, status: 'active', decided_at: null, counted_at: Number(one.decided_at) }
}

/** What an hour costs: its units come evenly, as many as the number of the record says. */
const counted = <One extends PromotionRecord>(one: One, at: number, left: number, rules: PromotionRules<One>): One => {
  const before = spentToday(one, at)
  const unit = rules.unit(one)
  const room = Math.min(rules.dayLimit(one) - before, rules.limit(one) - one.spent, left)
  const wanted = 3 + ((one.id + Math.floor(at / hour)) % 5)
  const units = Math.max(0, Math.min(wanted, Math.floor(room / unit)))
  const today = { day: kyivDay(at), spent: before + units * unit }
  return { ...one, ...rules.brought(one, units), counted_at: at, spent: one.spent + units * unit, today }
}

/** A campaign or an ad as the clock has changed it: read by the marketplace, begun on its day, paid by the hour, or over. */
export const promotionAsOf =
  <One extends PromotionRecord>(rules: PromotionRules<One>) =>
  (record: StoredRecord, now: number, world: World, supplier: Supplier): StoredRecord => {
    const one = record as One
    if (one.status === 'moderation') return Number(one.decided_at) <= now ? decided(one, now, rules) : record
    if (one.status === 'scheduled' && one.starts_on <= kyivDay(now))
      return { ...one, version: one.version + 1, status: 'active', counted_at: now }
    if (one.status !== 'active' || Number(one.counted_at) + hour > now) return record
    const goods = hasStock(rules.productIds(one), world, supplier)
    const isOver = (next: One, at: number) =>
      rules.limit(next) - next.spent < rules.unit(next) || kyivDay(at) > (rules.lastDay(next) ?? '9999')
    let next = { ...one, version: one.version + 1 }
    for (let at = Number(one.counted_at) + hour; at <= now; at += hour) {
      if (isOver(next, at)) return { ...next, counted_at: null, status: 'finished' }
      next = goods ? counted(next, at, supplier.service - (next.spent - one.spent), rules) : { ...next, counted_at: at }
    }
    return next
  }

/** Why it stands still while it is active; `null` when it does not. */
const pausedWhy = <One extends PromotionRecord>(
  one: One,
  rules: PromotionRules<One>,
  world: World,
  supplier: Supplier,
  now: number,
): string | null => {
  if (one.status !== 'active') return null
  if (!hasStock(rules.productIds(one), world, supplier)) return 'out_of_stock'
  if (supplier.service < rules.unit(one)) return 'no_funds'
  return rules.dayLimit(one) - spentToday(one, now) < rules.unit(one) ? 'daily_limit' : null
}

/** What the API returns of a campaign and of an ad. */
export const shownPromotion = <One extends PromotionRecord>(
  one: One,
  rules: PromotionRules<One>,
  world: World,
  supplier: Supplier,
  now: number,
) => {
  const { today: _, decided_at: __, counted_at: at, spent, impressions, clicks, ...fields } = one
  const why = pausedWhy(one, rules, world, supplier, now)
  return {
    ...withoutKeys(fields as unknown as StoredRecord),
    status: why ?? one.status,
    paused_why: why,
    spent: hryvnias(spent),
    metrics: { impressions, clicks, cost: hryvnias(spent) },
    data_until: new Date(Math.min(at ?? now, now)).toISOString(),
  }
}

export const shownProduct = (product: ProductRecord, origin: string) => {
  const [image] = readyImages(product)
  return {
    id: product.id,
    title: product.title,
    status: product.status,
    image: image ? imageUrl(product, image, origin) : null,
  }
}

/** The lines of the service balance for what campaigns or ads have spent. */
export const withSpending = <One extends PromotionRecord>(
  rules: PromotionRules<One>,
  world: World,
  supplier: Supplier,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
  now: number,
): World => {
  const known = new Map(before.map((one) => [one.id, (one as One).spent]))
  const lines = (after as readonly One[]).flatMap((one) => {
    const more = one.spent - (known.get(one.id) ?? one.spent)
    const line = { purse: 'service', type: rules.type, amount: -more, description: rules.lineOf(one) } as const
    return more > 0 ? [{ ...line, reference: String(one.id) }] : []
  })
  return lines.length === 0 ? world : posted(world, supplier.id, now, lines)
}

/** What the history of the service balance says a campaign or an ad has cost. */
export const spentInHistory = ({ lines }: World, supplier: Supplier, id: number): number =>
  lines
    .filter((line) => line.supplierId === supplier.id && line.purse === 'service' && line.reference === String(id))
    .reduce((sum, { amount }) => sum - amount, 0)

/** A command that only these states allow. */
export const only =
  (from: readonly PromotionFields['status'][], act: SectionCommand): SectionCommand =>
  (record, ...rest) =>
    from.includes((record as PromotionRecord).status)
      ? act(record, ...rest)
      : wrongState('Стан уже інший.', { reason: 'not_allowed' })

/** The commands on what has started. */
export const pause = only(['active', 'scheduled'], () => ({ changed: { status: 'paused', counted_at: null } }))
export const resume = only(['paused'], (_, __, ___, { now }) => ({ changed: { status: 'active', counted_at: now } }))
export const finish = only(['active', 'paused', 'scheduled'], () => ({
  changed: { status: 'finished', counted_at: null },
}))

/** The refusal of a start for which the service balance is too small; `null` when it is large enough. */
export const lackOf = (needed: number, { service }: Supplier): Reply | null =>
  needed <= service
    ? null
    : {
        status: 422,
        body: {
          ...(message(422, 'На балансі послуг замало коштів.').body as object),
          code: 'not_enough',
          details: { reason: 'no_funds', missing: hryvnias(needed - service) },
        },
      }

export const submitted = (now: number) =>
  ({ status: 'moderation', decided_at: now + moderationTime, reason: null }) as const

/** A rejected one that was mended is a draft again. */
export const mended = (record: StoredRecord) =>
  (record as PromotionRecord).status === 'rejected' ? { status: 'draft', reason: null } : {}

export const mayChange = ({ status }: StoredRecord): Reply | null =>
  status === 'draft' || status === 'rejected' ? null : wrongState('Показ уже запущено.', { reason: 'started' })
