import * as v from 'valibot'
import { readFields, type StoreReview } from '../../../src/stores/store-review.domain.ts'
import { JsonObject, KnownCount, KnownInstant, LaxText } from '../kit/kernel.wire.ts'

/** The fields of the form by the names of the API, where they differ. */
export const storePaths = { manager_name: 'manager', work_hours: 'hours' } as const

/** The remarks of the marketplace about a store; `null` for none. */
export const Review = v.fallback(
  v.nullish(v.object({ reason: LaxText, fields: v.fallback(v.array(v.string()), []) }), null),
  null,
)

/** The objections, in the order of the form; the name of a field that is unknown here is left out. */
export const objectionsOf = (review: v.InferOutput<typeof Review>): StoreReview['objections'] => {
  const fields = (review?.fields ?? []).map((name): string => storePaths[name as keyof typeof storePaths] ?? name)
  return readFields.filter((field) => fields.includes(field))
}

/** The feed of a store and how its last generation went. */
export const FeedReply = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        url: LaxText,
        formats: v.fallback(v.array(v.string()), []),
        products: KnownCount,
        generated_at: KnownInstant,
        errors: KnownCount,
      }),
    ),
  }),
)
