import type { Location } from '../kernel/routes.ts'
import type { Word } from '../kernel/word.ts'
import { searchFrom, writtenPick } from '../kit/list/address.domain.ts'
import type { ListRow } from '../kit/list/list.domain.ts'
import type { Lying } from './shelf-places.domain.ts'

export const shelfTypes = ['box', 'pallet', 'small'] as const
export type ShelfType = (typeof shelfTypes)[number]

/** A shelf in the list; `places` are read when it is opened. */
export interface Shelf extends ListRow {
  readonly code: string
  readonly zone: string
  readonly title: string | null
  readonly type: Word<ShelfType>
  /** How many pieces fit; 0 for any number. */
  readonly capacity: number
  readonly used: number
  readonly productCount: number
  readonly isActive: boolean
  readonly firstPlaces: readonly Lying[]
  readonly places: readonly Lying[]
}

/** The products that lie on a shelf. */
export const productsOn = ({ id, code }: Shelf): Location => ({
  to: 'products',
  search: searchFrom({ shelf_id: writtenPick({ id, title: code }) }),
})

/** The filled part of a shelf from 0 to 1; `null` for one that takes any number. */
export const filledOf = ({ used, capacity }: Pick<Shelf, 'used' | 'capacity'>): number | null =>
  capacity === 0 ? null : Math.min(1, used / capacity)
