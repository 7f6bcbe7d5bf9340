import * as v from 'valibot'
import { JsonObject, KnownText, PageMeta } from './kernel.wire.ts'

const Page = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

/** The query of `GET /v3/countries`. */
export const CountriesQuery = v.object({
  page: v.optional(Page, 1),
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})
export type CountriesQuery = v.InferOutput<typeof CountriesQuery>

export const CountryRow = v.object({
  iso_code: v.pipe(v.string(), v.minLength(2), v.maxLength(3)),
  name: v.string(),
  phone_prefix: v.pipe(v.string(), v.maxLength(10)),
  phone_mask: KnownText,
  flag: KnownText,
})
export type CountryRow = v.InferOutput<typeof CountryRow>

export const CountriesReply = v.pipe(
  JsonObject,
  v.object({ data: v.array(CountryRow), meta: v.optional(PageMeta, null) }),
)
export type CountriesReply = v.InferOutput<typeof CountriesReply>
