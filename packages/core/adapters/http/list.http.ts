import type { ListPage } from '../../src/kit/list/list.domain.ts'
import type { PageMeta } from './list.wire.ts'

/** The number of the last page; `null` when the server does not say. Every list has a first page. */
export const lastPageOf = ({ last_page, total, per_page }: Pick<PageMeta, 'last_page' | 'total' | 'per_page'>) => {
  if (last_page) return last_page
  if (total === 0) return 1
  return total && per_page ? Math.ceil(total / per_page) : null
}

/** The page that was asked for; what the answer says about its number is not looked at. */
export const pageOf = <Row>(rows: readonly Row[], page: number, meta: PageMeta): ListPage<Row> => ({
  rows,
  page,
  total: meta.total,
  lastPage: lastPageOf(meta),
})
