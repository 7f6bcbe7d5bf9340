import * as v from 'valibot'
import { JsonObject, KnownText, ShownText } from '../kit/kernel.wire.ts'
import { Page, PageMeta, Rows } from '../kit/list.wire.ts'

/** The query of `GET /v3/countries`. */
export const CountriesQuery = v.object({
  page: v.optional(Page, 1),
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})
export type CountriesQuery = v.InferOutput<typeof CountriesQuery>

export const CountryRow = v.object({
  iso_code: v.pipe(v.string(), v.minLength(2), v.maxLength(3)),
  name: ShownText,
  phone_prefix: v.pipe(v.string(), v.maxLength(10)),
  phone_mask: KnownText,
  flag: KnownText,
})
export type CountryRow = v.InferOutput<typeof CountryRow>

export const CountriesReply = v.pipe(
  JsonObject,
  v.object({ data: v.pipe(Rows, v.array(CountryRow)), meta: v.optional(PageMeta, null) }),
)
export type CountriesReply = v.InferOutput<typeof CountriesReply>
