import { type Reply, refused, wrongState } from '../../http/laravel.ts'
import { productsOf } from '../products/products.ts'
import type { SectionCommand } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import type { CampaignRecord } from './campaigns.ts'
import { kopecksOf, lackOf, spentToday, submitted } from './promotion.ts'

const of = (record: StoredRecord) => record as CampaignRecord

/** The lowest bid, in hryvnias: a product that many advertise costs more. */
export const lowestBid = (ids: readonly number[]): number => 1 + (ids.reduce((sum, id) => sum + id, 0) % 5) / 10

/** Why a campaign cannot be stored so; `null` when it can. */
export const bodyRefusal = (
  fields: Readonly<Record<string, unknown>>,
  world: World,
  supplier: Supplier,
): Reply | null => {
  const { product_ids: ids, bid, daily_budget: daily, total_budget: total } = fields as unknown as CampaignRecord
  const unsold = productsOf(world, supplier).find(({ id, status }) => ids.includes(id) && status !== 'active')
  if (unsold) return refused({ product_ids: [`«${unsold.title}» ще не продається.`] })
  if (bid < lowestBid(ids)) return refused({ bid: [`Мінімальна ставка для цих товарів: ${lowestBid(ids)} грн.`] })
  return total !== null && total < daily
    ? refused({ total_budget: ['Загальний бюджет не може бути меншим за денний.'] })
    : null
}

/** What was confirmed must be what is stored, and the service balance must cover the first day. */
export const start: SectionCommand = (record, { confirm }, _, { supplier, now }) => {
  const { daily_budget: daily, total_budget: total } = of(record)
  const seen = confirm as { daily_budget?: number; total_budget?: number | null } | undefined
  if (seen?.daily_budget !== daily || (seen.total_budget ?? null) !== total)
    return wrongState('Бюджет кампанії змінився. Перегляньте його ще раз.', { reason: 'stale' })
  return lackOf(kopecksOf(daily), supplier) ?? { changed: submitted(now) }
}

/** Changes the budgets, which cannot fall below what is spent. */
export const budget: SectionCommand = (record, { daily_budget: daily, total_budget: total = null }, _, { now }) => {
  const { spent } = of(record)
  const today = spentToday(of(record), now)
  if (kopecksOf(Number(daily)) < today) return refused({ daily_budget: [`Сьогодні вже витрачено ${today / 100} грн.`] })
  if (total !== null && kopecksOf(Number(total)) < spent)
    return refused({ total_budget: [`Уже витрачено ${spent / 100} грн.`] })
  return { changed: { daily_budget: Number(daily), total_budget: total === null ? null : Number(total) } }
}
