import * as v from 'valibot'
import { JsonObject, KnownCount } from './kernel.wire.ts'

/** The number of a page in a query. */
export const Page = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

/** Where a page of a list stands; what the server does not say is `null`. */
export const PageMeta = v.pipe(
  v.unknown(),
  v.transform((written) => (written !== null && typeof written === 'object' ? written : {})),
  v.object({ total: KnownCount, per_page: KnownCount, current_page: KnownCount, last_page: KnownCount }),
)
export type PageMeta = v.InferOutput<typeof PageMeta>

const mostRows = 500

/** A list; what lies beyond any page is not looked at. */
export const Rows = v.pipe(
  v.custom<readonly unknown[]>(Array.isArray, 'not a list'),
  v.transform((rows) => rows.slice(0, mostRows)),
)

/** The rows of a list that forgives everything, each with the place it stood at; what is no object is left out. */
export const rowsOf = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const Row = v.pipe(JsonObject, v.object(entries))
  return v.pipe(
    Rows,
    v.transform((rows) =>
      rows.flatMap((written, place) => {
        const read = v.safeParse(Row, written)
        return read.success ? [{ place, row: read.output }] : []
      }),
    ),
  )
}
