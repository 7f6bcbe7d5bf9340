import type { Location } from '../kernel/routes.ts'
import { searchFrom, writtenPick } from '../kit/list/address.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { lying } from './shelf-places.domain.ts'

export const shelfTypes = ['box', 'pallet', 'small'] as const

/** A shelf in the list; `places` are read when it is opened. */
export const shelfRow = {
  code: row.text({ or: '' }),
  zone: row.text({ or: '' }),
  title: row.text(),
  type: row.word(shelfTypes, { or: 'box' }),
  /** How many pieces fit; 0 for any number. */
  capacity: row.count({ or: 0 }),
  used: row.count({ or: 0 }),
  productCount: row.count({ at: 'products_count', or: 0 }),
  isActive: row.flag(),
  firstPlaces: row.list(lying),
  places: row.list(lying),
}
export type Shelf = RowWith<typeof shelfRow>

/** The products that lie on a shelf. */
export const productsOn = ({ id, code }: Shelf): Location => ({
  to: 'products',
  search: searchFrom({ shelf_id: writtenPick({ id, title: code }) }),
})

/** The filled part of a shelf from 0 to 1; `null` for one that takes any number. */
export const filledOf = ({ used, capacity }: Pick<Shelf, 'used' | 'capacity'>): number | null =>
  capacity === 0 ? null : Math.min(1, used / capacity)
