import * as v from 'valibot'
import type { ValuesIn } from '../../../src/kit/section/section.domain.ts'
import type { OrderPlace } from '../../../src/orders/order-place.domain.ts'
import type { Order } from '../../../src/orders/orders.domain.ts'
import type { Orders } from '../../../src/orders/orders.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { LaxText, TextOrNumber } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'
import { productsPath } from '../products/products.wire.ts'
import type { DetailsOnWire } from './order-details.wire.ts'
import { placeOf, placeOnWire } from './order-place.wire.ts'

/** Products to pick from, by title, SKU or bar code. */
export const productOptions = optionsWireOf({
  source: 'products',
  path: () => productsPath,
  query: ({ search }) => ({ search, per_page: 20 }),
  entries: { id: TextOrNumber, title: v.fallback(v.string(), ''), sku: LaxText },
  optionOf: ({ id, title, sku }) => ({ id, title: title || `№ ${id}`, text: sku, refusal: null }),
})

export const regionsPath = '/admin-suppliers/v1/directory/regions'

/** The regions of Ukraine to which parcels go. */
export const regionOptions = optionsWireOf({
  source: 'regions',
  path: () => regionsPath,
  query: ({ search }) => ({ search }),
  entries: { id: TextOrNumber, title: v.string() },
  optionOf: ({ id, title }) => ({ id, title, text: null, refusal: null }),
})

const nowhere: OrderPlace = { settlement: null, kind: 'branch', warehouse: null, street: null, house: '', flat: '' }

/** The fields of an order that a supplier may change. An order that the buyer fetches has no place. */
export const orderValuesOf = (wire: DetailsOnWire): ValuesIn<Orders> => ({
  recipientName: wire.recipient?.name ?? '',
  recipientPhone: wire.recipient?.phone ?? '',
  ...carriedPlace(wire),
  lines: (wire.lines ?? []).map(({ id, title, variant, qty }) => ({
    id: id ?? '',
    title: [title, variant].filter(Boolean).join(' · '),
    quantity: String(qty ?? 0),
  })),
  note: wire.manager_note ?? '',
})

const carriedPlace = ({ place: wire }: DetailsOnWire) => {
  const place = placeOf(wire)
  return place === null || place.kind === 'pickup'
    ? { ...nowhere, kind: 'branch' as const }
    : { ...place, kind: place.kind }
}

/** A change of an order. A recipient and a place are sent whole. */
export const orderBodyOf = (
  { recipientName, recipientPhone, lines, note, ...place }: Partial<ValuesIn<Orders>>,
  row: Order | null,
) => ({
  ...((recipientName !== undefined || recipientPhone !== undefined) && {
    recipient: {
      ...(row?.details?.recipient ?? {}),
      ...(recipientName !== undefined && { name: recipientName }),
      ...(recipientPhone !== undefined && { phone: recipientPhone }),
    },
  }),
  ...(Object.keys(place).length > 0 && { place: placeOnWire({ ...nowhere, ...row?.details?.place, ...place }) }),
  ...(lines !== undefined && { lines: lines.map(({ id, quantity }) => ({ id: idOnWire(id), qty: Number(quantity) })) }),
  ...(note !== undefined && { manager_note: note || null }),
})
