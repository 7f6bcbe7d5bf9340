import * as v from 'valibot'
import { JsonObject, Key, LaxText } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'
import { Word } from '../kit/word.wire.ts'

export const brandsPath = '/admin-suppliers/v1/brands'

/** The proposal of a brand; the marketplace accepts or rejects it later. */
export const BrandBody = v.object({ title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)) })

export const BrandWire = v.object({
  id: Key,
  title: v.fallback(v.string(), ''),
  // An unknown status promises nothing.
  status: Word(['active', 'proposed', 'rejected']),
  reason: LaxText,
})

export const BrandReply = v.pipe(JsonObject, v.object({ data: BrandWire }))

/** The brands of the marketplace and the supplier’s own proposals. */
export const brandOptions = optionsWireOf({
  source: 'brands',
  path: () => brandsPath,
  query: ({ search }) => ({ ...(search && { search }) }),
  entries: { id: Key, title: v.string(), status: LaxText, reason: LaxText },
  // A product with a rejected brand is not shown, so it cannot be chosen.
  optionOf: ({ id, title, status, reason }) => ({
    id,
    title,
    text: null,
    refusal: status === 'rejected' ? (reason ?? '') : null,
  }),
})
