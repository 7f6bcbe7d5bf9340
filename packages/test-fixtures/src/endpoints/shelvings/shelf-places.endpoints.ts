import { Id, Whole } from '@supplier/core/adapters/http/kit/kernel.wire'
import {
  shelfMovesPath,
  shelfPlaceOptions,
  shelvingsPath,
} from '@supplier/core/adapters/http/shelvings/shelf-places.wire'
import * as v from 'valibot'
import { message, ok, refused } from '../../http/laravel.ts'
import { type Place, type ProductRecord, stockOf } from '../../world/products/product-records.ts'
import { productById, withProducts } from '../../world/products/products.ts'
import { withRecords } from '../../world/records.ts'
import { searchFolded } from '../../world/search.ts'
import { lyingOn, placesOf, shelvesOf, withShelves } from '../../world/shelvings/shelves.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { DataOf, RowsOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { shownPlace } from './shelvings.view.ts'

const journal = 'shelf-moves'

/** Every move of a product between shelves since the seeds, oldest first. */
export const shelfMovesOf = ({ records }: World, { id }: Supplier): readonly StoredRecord[] =>
  records[journal]?.[id] ?? []

/** A product is found on its shelf by title or SKU. */
const places = supplierEndpoint({
  method: 'GET',
  path: `${shelvingsPath}/:id/places`,
  assumed: true,
  body: v.looseObject({ search: v.optional(v.string(), '') }),
  answer: RowsOf(shelfPlaceOptions),
  handle: (world, { supplier, params, origin, body: { search } }) => {
    const wanted = searchFolded(search)
    const all = (lyingOn(world, supplier).get(Number(params['id'])) ?? []).filter(({ product: { title, sku } }) =>
      searchFolded(`${title} ${sku}`).includes(wanted),
    )
    const meta = { total: all.length, per_page: all.length, current_page: 1, last_page: 1 }
    return [world, ok({ data: all.map((one) => shownPlace(one, origin)), meta })]
  },
})

const Move = v.object({
  client_key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  product_id: v.number(),
  variant_id: v.optional(v.nullable(v.number()), null),
  from_id: v.nullable(v.number()),
  to_id: v.number(),
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
})

type Moved = Omit<v.InferOutput<typeof Move>, 'client_key'>

const at = (shelf: number | null, variant: number | null) => (place: Place) =>
  place.shelf_id === shelf && place.variant_id === variant

/** How many pieces can be taken: those on the shelf, or those that lie on none. */
const takable = (product: ProductRecord, { from_id: from, variant_id: variant }: Moved): number => {
  const places = placesOf(product)
  if (from !== null) return places.find(at(from, variant))?.qty ?? 0
  return Math.max(0, stockOf(product).quantity - places.reduce((sum, { qty }) => sum + qty, 0))
}

const after = (places: readonly Place[], { from_id: from, to_id: to, variant_id: variant, qty }: Moved) => {
  const changed = (shelf: number | null, by: number) => (place: Place) =>
    at(shelf, variant)(place) ? { ...place, qty: place.qty + by } : place
  const taken = places.map(changed(from, -qty)).filter((place) => place.qty > 0)
  return taken.some(at(to, variant))
    ? taken.map(changed(to, qty))
    : [...taken, { shelf_id: to, variant_id: variant, qty }]
}

const answerOf = (product: ProductRecord, { from_id: from, to_id: to, variant_id: variant }: Moved) => {
  const qtyAt = (shelf: number) => placesOf(product).find(at(shelf, variant))?.qty ?? 0
  return ok({
    data: { from: from === null ? null : { id: from, qty: qtyAt(from) }, to: { id: to, qty: qtyAt(to) } },
  })
}

const Left = v.object({ id: Id, qty: Whole() })

const move = supplierEndpoint({
  method: 'POST',
  path: shelfMovesPath,
  assumed: true,
  body: Move,
  answer: DataOf(v.object({ from: v.nullable(Left), to: Left })),
  refuses: [404],
  handle: (world, { supplier, now, body: { client_key: key, ...asked } }) => {
    const product = productById(world, supplier, String(asked.product_id))
    const shelves = shelvesOf(world, supplier)
    const isKnown = (id: number | null) => id === null || shelves.some((shelf) => shelf.id === id)
    if (product === undefined || !isKnown(asked.from_id) || !isKnown(asked.to_id))
      return [world, message(404, 'Такого товару чи полиці вже немає.')]
    const moves = shelfMovesOf(world, supplier)
    const sent = JSON.stringify(asked)
    const before = moves.find(({ clientKey }) => clientKey === key)
    if (before)
      return [
        world,
        before['sent'] === sent ? answerOf(product, asked) : refused({ client_key: ['Цей ключ уже має інший запит.'] }),
      ]
    if (asked.from_id === asked.to_id) return [world, refused({ to_id: ['Виберіть іншу полицю.'] })]
    if (shelves.find(({ id }) => id === asked.to_id)?.is_active !== true)
      return [world, refused({ to_id: ['Ця полиця не використовується.'] })]
    const most = takable(product, asked)
    if (asked.qty > most)
      return [
        world,
        refused({
          qty: [asked.from_id === null ? `Не розміщено лише ${most} шт.` : `На полиці лише ${most} шт.`],
        }),
      ]
    const moved = { ...product, places: after(placesOf(product), asked) }
    const touched = shelves.map((shelf) =>
      shelf.id === asked.from_id || shelf.id === asked.to_id ? { ...shelf, version: shelf.version + 1 } : shelf,
    )
    const told: StoredRecord = {
      id: moves.length + 1,
      version: 1,
      clientKey: key,
      sent,
      at: new Date(now).toISOString(),
    }
    const lying = withShelves(withProducts(world, supplier, [moved], { now }), supplier, touched)
    const next = withRecords(lying, supplier, journal, [...moves, told])
    return [next, answerOf(moved, asked)]
  },
})

export const shelfPlaceEndpoints: readonly Endpoint[] = [places, move]
