import * as v from 'valibot'
import { Key, LaxText } from './kernel.wire.ts'
import { optionsWireOf } from './options.wire.ts'

export const brandsPath = '/admin-suppliers/v1/brands'

/** The proposal of a brand; the marketplace accepts or rejects it later. */
export const BrandBody = v.object({ title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)) })

/** The brands of the marketplace and the supplier’s own proposals. */
export const brandOptions = optionsWireOf({
  source: 'brands',
  path: () => brandsPath,
  query: ({ search }) => ({ ...(search && { search }) }),
  entries: { id: Key, title: v.string(), status: LaxText },
  optionOf: ({ id, title }) => ({ id, title, text: null, refusal: null }),
})
