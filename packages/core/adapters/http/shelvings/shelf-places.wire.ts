import * as v from 'valibot'
import type { Run } from '../../../src/kit/command/command.domain.ts'
import type { Picked } from '../../../src/kit/fields/pick-fields.domain.ts'
import type { Lying } from '../../../src/shelvings/shelf-places.domain.ts'
import { idOnWire, pickedOnWire } from '../kit/ids.wire.ts'
import { JsonObject, KnownCount, KnownKey, LaxText, TextOrNumber } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'

export const shelvingsPath = '/admin-suppliers/v1/shelvings'
export const shelfMovesPath = '/admin-suppliers/v1/shelf-moves'

const placeEntries = {
  product_id: TextOrNumber,
  variant_id: KnownKey,
  sku: LaxText,
  title: v.fallback(v.string(), ''),
  image: LaxText,
  qty: KnownCount,
}
const Place = v.pipe(JsonObject, v.object(placeEntries))
export const Places = v.fallback(v.array(Place), [])

export const lyingOf = ({ product_id, variant_id, sku, title, image, qty }: v.InferOutput<typeof Place>): Lying => ({
  productId: product_id,
  variantId: variant_id,
  sku,
  title: title || `№ ${product_id}`,
  image,
  quantity: qty ?? 0,
})

/** A place as one option: the product, and its variant behind a slash. */
const placeKey = ({ product_id, variant_id }: v.InferOutput<typeof Place>): string =>
  [product_id, ...(variant_id === null ? [] : [variant_id])].join('/')

/** Both commands are one move: onto the shelf from none, or from it to another. */
export const moveOf = ({ command, key, id, values }: Run): object => {
  const [product = '', variant] = String((values['product'] as Picked | null)?.id).split('/')
  return {
    client_key: key,
    product_id: idOnWire(product),
    variant_id: variant === undefined ? null : idOnWire(variant),
    from_id: command === 'put' ? null : idOnWire(id),
    to_id: command === 'put' ? idOnWire(id) : pickedOnWire(values['to']),
    qty: Number(values['quantity']),
  }
}

/** The products of one shelf as options of a picker. */
export const shelfPlaceOptions = optionsWireOf({
  source: 'shelf-places',
  path: ({ within }) => `${shelvingsPath}/${encodeURIComponent(within ?? '')}/places`,
  query: ({ search }) => ({ search }),
  entries: placeEntries,
  optionOf: (wire) => ({
    id: placeKey(wire),
    title: wire.title || `№ ${wire.product_id}`,
    text: [wire.sku, wire.qty === null ? null : `× ${wire.qty}`].filter(Boolean).join(' · '),
    refusal: null,
  }),
})
