import type { ListPage } from '../../src/kit/list/list.domain.ts'
import type { PageMeta } from './list.wire.ts'

/** The number of the last page, at least 1; `null` when the server does not give it. */
export const lastPageOf = ({ last_page, total, per_page }: Pick<PageMeta, 'last_page' | 'total' | 'per_page'>) => {
  if (last_page) return last_page
  if (total === 0) return 1
  return total && per_page ? Math.ceil(total / per_page) : null
}

/** Builds the page that was requested; its number in the response is ignored. */
export const pageOf = <Row>(rows: readonly Row[], page: number, meta: PageMeta): ListPage<Row> => ({
  rows,
  page,
  total: meta.total,
  lastPage: lastPageOf(meta),
})
