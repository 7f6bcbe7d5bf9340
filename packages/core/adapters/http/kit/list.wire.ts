import * as v from 'valibot'
import { JsonObject, KnownCount, KnownInstant } from './kernel.wire.ts'
import { sends, sometimes } from './sends.wire.ts'

/** A page number in a query. */
export const Page = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

/** The number of rows on a page; the server gives 100 at most. */
export const PerPage = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
  v.picklist([10, 20, 50, 100]),
)

/** The position of a page in its list, and more about it; values missing from the response are `null`. */
export const metaOf = <More extends v.ObjectEntries>(more: More) =>
  v.pipe(
    v.unknown(),
    v.transform((written) => (written !== null && typeof written === 'object' ? written : {})),
    v.object({
      total: KnownCount,
      per_page: KnownCount,
      current_page: KnownCount,
      last_page: KnownCount,
      as_of: v.pipe(KnownInstant, sometimes()),
      ...more,
    }),
  )

export const PageMeta = metaOf({})
export type PageMeta = v.InferOutput<typeof PageMeta>

const mostRows = 500

/** A list, cut at more rows than any page has. */
export const Rows = v.pipe(
  v.custom<readonly unknown[]>(Array.isArray, 'not a list'),
  v.transform((rows) => rows.slice(0, mostRows)),
  sends(v.array(v.unknown())),
)

/** The rows of a list that could be read, each with its index in the response, and how many could not. */
export type ReadRows<Row> = readonly { readonly index: number; readonly row: Row }[] & { readonly unreadable?: number }

/** The valid rows of a list; invalid rows are left out. */
export const rowsOf = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const Row = v.pipe(JsonObject, v.object(entries))
  return v.pipe(
    Rows,
    v.transform((rows): ReadRows<v.InferOutput<typeof Row>> => {
      const found = rows.flatMap((written, index) => {
        const read = v.safeParse(Row, written)
        return read.success ? [{ index, row: read.output }] : []
      })
      return Object.assign(found, { unreadable: rows.length - found.length })
    }),
    sends(v.array(Row)),
  )
}
