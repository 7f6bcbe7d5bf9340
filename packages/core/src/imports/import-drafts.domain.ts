import type { Location } from '../kernel/routes.ts'
import type { Picks } from '../kit/bulk/bulk.domain.ts'
import { searchFrom, writtenPick } from '../kit/list/address.domain.ts'
import type { ListPage, ListQuery } from '../kit/list/list.domain.ts'
import { type Product, type ProductProblem, productProblems } from '../products/products.domain.ts'
import type { PriceImport } from './imports.domain.ts'

/** The products that an import created and nobody has published yet. */
export interface ImportDrafts {
  readonly total: number
  /** What the drafts lack, with the number of those that lack it, most first; of a long list only its first page. */
  readonly lacks: readonly { readonly problem: ProductProblem; readonly count: number }[]
  readonly isCut: boolean
  readonly picks: Picks
}

/** Problems of a draft that publishing does not wait for. */
const harmless: readonly ProductProblem[] = ['no_stock', 'hidden', 'brand_proposed']

export const draftsIn = (
  { rows, total, asOf = null }: Pick<ListPage<Product>, 'rows' | 'total' | 'asOf'>,
  query: ListQuery,
): ImportDrafts => {
  const all = total ?? rows.length
  const isCut = all > rows.length
  return {
    total: all,
    isCut,
    lacks: productProblems
      .filter((problem) => !harmless.includes(problem))
      .map((problem) => ({ problem, count: rows.filter(({ problems }) => problems.includes(problem)).length }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    picks: isCut ? { query, except: [], asOf, total: all } : { ids: rows.map(({ id }) => id) },
  }
}

/** Whether an import may have left drafts: one of products that has written its rows. */
export const mayHaveDrafts = ({ status, type, counts, stage }: PriceImport): boolean =>
  type === 'goods' &&
  counts.created > 0 &&
  (status === 'completed' || status === 'partial' || status === 'cancelled') &&
  stage !== 'rolling_back'

/** The list of exactly the drafts that an import has created, or of those among them with one problem. */
export const locationOfDrafts = (
  { id, name }: Pick<PriceImport, 'id' | 'name'>,
  problem: ProductProblem | null = null,
): Location => ({
  to: 'products',
  search: searchFrom({
    tab: 'drafts',
    import_id: writtenPick({ id, title: name || `№ ${id}` }),
    problem,
  }),
})
