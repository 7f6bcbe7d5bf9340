import * as v from 'valibot'
import { LaxText, TextOrNumber } from './kernel.wire.ts'
import { optionsWireOf } from './options.wire.ts'
import { productsPath } from './products.wire.ts'

/** Products to pick from, by title, SKU or bar code. */
export const productOptions = optionsWireOf({
  source: 'products',
  path: () => productsPath,
  query: ({ search }) => ({ search, per_page: 20 }),
  entries: { id: TextOrNumber, title: v.fallback(v.string(), ''), sku: LaxText },
  optionOf: ({ id, title, sku }) => ({ id, title: title || `№ ${id}`, text: sku, refusal: null }),
})
