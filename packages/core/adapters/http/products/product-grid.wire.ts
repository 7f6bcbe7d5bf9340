import * as v from 'valibot'
import { parseHryvnias } from '../../../src/kernel/money.ts'
import type { CellSave } from '../../../src/kit/cells/cells.domain.ts'
import { readNumber } from '../../../src/kit/fields/number-fields.domain.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import { availabilities, type Product } from '../../../src/products/products.domain.ts'
import { pickedOnWire } from '../kit/ids.wire.ts'
import { read } from '../kit/kernel.http.ts'
import { Id, KnownCount } from '../kit/kernel.wire.ts'
import { KnownHryvnias, sumOnWire } from '../kit/money.wire.ts'

const Sum = v.pipe(v.number(), v.minValue(0.01), v.maxValue(99_999_999))
const Stock = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))

/** A change of price and stock. The quantity is set against the one that was seen, or moved. */
const offerEntries = {
  price: v.exactOptional(v.nullable(Sum)),
  old_price: v.exactOptional(v.nullable(Sum)),
  availability: v.exactOptional(v.picklist(availabilities)),
  quantity: v.exactOptional(
    v.union([v.object({ set: Stock, expected: Stock }), v.object({ by: v.pipe(v.number(), v.integer()) })]),
  ),
}

export const OfferBody = v.object({
  offer_version: v.number(),
  ...offerEntries,
  variants: v.exactOptional(v.array(v.object({ id: Id, ...offerEntries }))),
})

/** The parameters of an action on many products. */
export const paramsOfBulk = (action: string, values: AnyValues): object => {
  const { target, kind, value, rounding, availability, category, store, shelf, mode } = values
  if (action === 'price') return { target, ...changeOf(String(kind), String(value)), rounding, variants: true }
  if (action === 'quantity') return { kind, value: Number(value) }
  if (action === 'availability') return { availability }
  if (action === 'category') return { category_id: pickedOnWire(category) }
  if (action === 'shelf') return { shelf_id: pickedOnWire(shelf) }
  if (action === 'copy') return { with_images: true }
  return action === 'store' ? { store_id: pickedOnWire(store), mode } : {}
}

/** A change of prices as the API takes it: a lowered one is below zero. */
const changeOf = (kind: string, written: string): object => {
  const [, direction = '', by = kind] = /^(raise|lower)_(\w+)$/.exec(kind) ?? []
  const value = readNumber(written, 2)
  return { kind: by, value: direction === 'lower' && value !== null ? 0 - value : value }
}

/** The changes of rows that a preview shows, in the names of the panel. */
export const sampleOf = (fields: Readonly<Record<string, unknown>>): AnyValues => ({
  ...('title' in fields && { title: String(fields['title'] ?? '') }),
  ...('price' in fields && { price: parseHryvnias(fields['price']) }),
  ...('old_price' in fields && { oldPrice: parseHryvnias(fields['old_price']) }),
  // A number is a sum of money in a preview, so pieces are text.
  ...('quantity' in fields && { quantity: String(fields['quantity'] ?? '') }),
  ...('category' in fields && { category: String(fields['category'] ?? '') }),
  ...('status' in fields && { status: String(fields['status'] ?? '') }),
})

/** The change of one cell: prices in hryvnias, and the quantity against the one that was seen. */
export const cellBody = ({ edit: { name, from, to } }: CellSave): object => {
  if (name === 'price') return { price: sumOnWire(to) }
  if (name === 'oldPrice') return { old_price: sumOnWire(to) }
  return name === 'quantity' ? { quantity: { set: Number(to), expected: Number(from) } } : { availability: to }
}

export const OfferWire = v.object({
  offer_version: v.number(),
  price: KnownHryvnias,
  old_price: KnownHryvnias,
  quantity: KnownCount,
  reserved: KnownCount,
  availability: v.picklist(availabilities),
})

/** A product with the offer that the server answers. */
export const rowAfter = (row: Product, data: unknown): Product => {
  const offer = read(OfferWire, data)
  return {
    ...row,
    offerVersion: offer.offer_version,
    price: offer.price ?? row.price,
    oldPrice: offer.old_price,
    quantity: offer.quantity ?? row.quantity,
    reserved: offer.reserved ?? row.reserved,
    availability: offer.availability,
  }
}
