import { type Objection, objectionTo } from '../moderation.ts'
import { recordsOf } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'

export type Brand = StoredRecord & {
  readonly title: string
  readonly status: 'active' | 'proposed' | 'rejected'
  /** Why the marketplace rejected it. */
  readonly reason: string | null
  /** When the marketplace decides about a proposal; `null` when it has, or does not. */
  readonly moderation_ends: number | null
}

const titles = ['Льонарня', 'Глиняна хата', 'Karpaty Wool', 'Зелений двір', 'Kobza Audio', 'Воскова майстерня']

const decided = { version: 1, reason: null, moderation_ends: null } as const

/** The brands of every supplier who has not proposed any yet. */
export const brandSeeds: readonly Brand[] = [
  ...titles.map((title, at) => ({ ...decided, id: 701 + at, title, status: 'active' as const })),
  { ...decided, id: 707, title: 'Нитка й голка', status: 'proposed' },
  { ...decided, id: 708, title: 'Супербренд', status: 'rejected', reason: 'Такого бренду немає в реєстрі.' },
]

export const brandsName = 'brands'

/** How long the marketplace reads a proposal. */
export const brandTime = 5 * 60_000

/** The brands of the marketplace, and those that the supplier proposed, as they were stored last. */
export const brandsOf = (world: World, supplier: Supplier): readonly Brand[] =>
  recordsOf(world, supplier, brandsName, brandSeeds) as readonly Brand[]

/** What the rules of the marketplace object to in a title. */
const objection = (title: string): Objection | null =>
  /https?:|www\.|\.(com|ua|net)\b/i.test(title)
    ? { reason: 'Назва бренду не може бути адресою сайту.', fields: ['title'] }
    : null

/** The brand as the clock has changed it: accepted or rejected by the marketplace. */
export const brandAsOf = (record: StoredRecord, now: number, world: World): Brand => {
  const brand = record as Brand
  if (brand.moderation_ends === null || brand.moderation_ends > now) return brand
  const found = objectionTo(world, objection(brand.title))
  return {
    ...brand,
    version: brand.version + 1,
    status: found === null ? 'active' : 'rejected',
    reason: found?.reason ?? null,
    moderation_ends: null,
  }
}

/** A brand as the API returns it. */
export const shownBrand = ({ id, title, status, reason }: Brand) => ({ id, title, status, reason })

/** Whether a brand belongs to the marketplace from the start. */
export const isAccepted = (id: number): boolean => brandSeeds.find((brand) => brand.id === id)?.status === 'active'
