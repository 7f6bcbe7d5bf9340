import { ShelfBody, shelvingsWire } from '@supplier/core/adapters/http/shelvings/shelvings.wire'
import { wrongState } from '../../http/laravel.ts'
import { byShelf } from '../../world/shelvings/shelf-codes.ts'
import { type ShelfRecord, shelfSeeds, shelvesName, usedOf, zoneOf } from '../../world/shelvings/shelves.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { sectionEndpoints } from '../kit/section.ts'
import { shelfPlaceEndpoints } from './shelf-places.endpoints.ts'
import { shelfSeriesEndpoints } from './shelf-series.endpoints.ts'
import { lyingAt, shownShelf, shownShelfRow } from './shelvings.view.ts'

const of = (record: StoredRecord) => record as ShelfRecord

type Fill = 'empty' | 'partial' | 'full'

const fillOf = (record: StoredRecord, world: World, supplier: Supplier): Fill => {
  const used = usedOf(lyingAt(record, world, supplier))
  const { capacity } = of(record)
  if (used === 0) return 'empty'
  return capacity > 0 && used >= capacity ? 'full' : 'partial'
}

export const shelvingsEndpoints = sectionEndpoints({
  name: shelvesName,
  wire: shelvingsWire,
  event: 'shelf.changed',
  // Before the standard ones: a shelf is made by a call of its own.
  more: [...shelfSeriesEndpoints, ...shelfPlaceEndpoints],
  body: ShelfBody,
  seeds: shelfSeeds,
  made: {},
  textOf: (record) => `${of(record).code} ${of(record).title ?? ''}`,
  filters: {
    zone: ({ code }, chosen) => chosen.includes(zoneOf(String(code))),
    fill: (record, chosen, world, supplier) => chosen.includes(fillOf(record, world, supplier)),
    is_active: ({ is_active: isActive }, [chosen]) => isActive === (chosen === '1'),
  },
  sorts: {
    // Without a minus the first code comes first.
    code: (one, other) => byShelf(of(one).code, of(other).code),
  },
  shownAs: shownShelf,
  rowAs: (record, world, supplier, _, origin) => shownShelfRow(record, world, supplier, origin),
  mayRemove: (record, world, supplier) =>
    lyingAt(record, world, supplier).length > 0
      ? wrongState('На полиці ще є товар: спершу перемістіть його.', { reason: 'not_empty' })
      : null,
})
