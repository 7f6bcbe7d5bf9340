import { recordsOf } from '../section.ts'
import type { StoredRecord, Supplier, World } from './world.ts'

export type Brand = StoredRecord & { readonly title: string; readonly status: 'active' | 'proposed' | 'rejected' }

const titles = ['Льонарня', 'Глиняна хата', 'Karpaty Wool', 'Зелений двір', 'Kobza Audio', 'Воскова майстерня']

/** The brands of every supplier who has not proposed any yet. */
export const brandSeeds: readonly Brand[] = [
  ...titles.map((title, at) => ({ id: 701 + at, version: 1, title, status: 'active' as const })),
  { id: 707, version: 1, title: 'Нитка й голка', status: 'proposed' },
  { id: 708, version: 1, title: 'Супербренд', status: 'rejected' },
]

export const brandsName = 'brands'

/** The brands of the marketplace, and those that the supplier proposed. */
export const brandsOf = (world: World, supplier: Supplier): readonly Brand[] =>
  recordsOf(world, supplier, brandsName, brandSeeds) as readonly Brand[]

/** Whether the marketplace has accepted a brand; it has not accepted one that a supplier has just proposed. */
export const isAccepted = (id: number): boolean => brandSeeds.find((brand) => brand.id === id)?.status === 'active'
