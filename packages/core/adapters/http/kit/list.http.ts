import type { Picked } from '../../../src/kit/fields/pick-fields.domain.ts'
import type { ListPage } from '../../../src/kit/list/list.domain.ts'
import type { Codecs, Filters } from '../../../src/kit/list/query.domain.ts'
import type { PageMeta, ReadRows } from './list.wire.ts'

/** The number of the last page, at least 1; `null` when the server does not give it. */
export const lastPageOf = ({ last_page, total, per_page }: Pick<PageMeta, 'last_page' | 'total' | 'per_page'>) => {
  if (last_page) return last_page
  if (total === 0) return 1
  return total && per_page ? Math.ceil(total / per_page) : null
}

/** Builds the page that was requested of the rows that were read; its number in the response is ignored. */
export const pageOf = <Wire, Row>(
  data: ReadRows<Wire>,
  rowOf: (read: ReadRows<Wire>[number]) => Row,
  page: number,
  meta: PageMeta,
): ListPage<Row> => ({
  rows: data.map(rowOf),
  ...(data.unreadable ? { unreadable: data.unreadable } : {}),
  page,
  total: meta.total,
  lastPage: lastPageOf(meta),
  ...(meta.as_of !== null && { asOf: meta.as_of }),
})

type Query = Readonly<Record<string, string | number | readonly string[]>>

/** Converts a list query into query parameters: `filter[name]` for filters; values that are not set are left out. */
export const queryOnWire = (codecs: Codecs, query: Readonly<Record<string, unknown>>): Query =>
  Object.assign(
    {},
    ...Object.entries(codecs).map(([name, codec]): Query => {
      if (codec.kind === 'tab') return filtersOnWire(codec.tabs?.[String(query[name])] ?? {})
      // Always sent, because the server's default order and page size are not known.
      if (codec.kind === 'sort') return { sort: String(query[name]) }
      if (codec.kind === 'size') return { per_page: String(query[name]) }
      const written = codec.write(query[name])
      if (written === null) return {}
      if (codec.kind === 'search') return { search: written }
      if (codec.kind === 'many') return { [`filter[${name}][]`]: written.split(',') }
      if (codec.kind === 'pick') return { [`filter[${name}]`]: (query[name] as Picked).id }
      if (codec.kind === 'store') return { 'filter[store_id][]': [written] }
      if (codec.kind === 'one') return { [`filter[${name}]`]: written }
      const [from = '', to = ''] = written.split('..')
      return { ...(from && { [`filter[${name}_from]`]: from }), ...(to && { [`filter[${name}_to]`]: to }) }
    }),
  )

const filtersOnWire = (filters: Filters): Query =>
  Object.fromEntries(Object.entries(filters).map(([name, values]) => [`filter[${name}][]`, values]))
