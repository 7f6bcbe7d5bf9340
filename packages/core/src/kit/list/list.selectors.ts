import { whyNotShown } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'
import { unread } from '../load/server-wait.domain.ts'
import type { ExportActor } from './export.machine.ts'
import { type ListPage, type ListQuery, type ListRow, lastPageOf } from './list.domain.ts'
import type { ListContext } from './list.setup.ts'
import { waitingOn } from './place.domain.ts'

interface Situation<Query> {
  /** The current query, for the filter fields. */
  readonly query: Query
  readonly isLoading: boolean
  /** The newest load failed, so the rows are from an earlier one. */
  readonly isStale: boolean
  /** Why the newest load failed. */
  readonly messages: readonly Message[]
  /** When the shown rows were read, if that was an earlier visit; they take no command until the first answer. */
  readonly keptAt: number | null
  /** How many rows of the shown page could not be read and are missing. */
  readonly unreadable: number
  /** A retry is possible: the load failed, and the server does not ask to wait. */
  readonly mayRetry: boolean
}

/** The position of the shown page in the list. */
export interface Pager {
  readonly page: number
  readonly lastPage: number | null
  readonly hasNext: boolean
  readonly total: number | null
}

/** The state of a list for its view. */
export type ListView<Row, Query> = Situation<Query> &
  (
    | { readonly state: 'loading' | 'failed' | 'notAllowed' }
    /** The server does not have this list. */
    | { readonly state: 'notOffered' }
    | { readonly state: 'nothingYet' }
    | { readonly state: 'nothingFound' }
    | {
        readonly state: 'rows'
        readonly rows: readonly Row[]
        /** The query of the shown rows, which differs from the current one until its rows are there. */
        readonly rowsQuery: Query
        readonly pager: Pager
      }
  )

interface Seen<Query extends ListQuery, Page> {
  readonly context: ListContext<Query, Page>
  hasTag(tag: 'loading' | 'waiting'): boolean
}

export const selectList = <Row extends ListRow, Query extends ListQuery>(
  snapshot: Seen<Query, ListPage<Row>>,
): ListView<Row, Query> => {
  const { query, kept, failure } = snapshot.context
  const found = snapshot.context.found ?? (kept && { query, page: kept.page, isFiltered: false })
  const isLoading = snapshot.hasTag('loading')
  const situation = {
    query,
    isLoading,
    isStale: failure !== null && found !== null,
    keptAt: kept?.at ?? null,
    unreadable: found?.page.unreadable ?? 0,
    ...(isLoading
      ? { messages: [], mayRetry: failure !== null }
      : unread(snapshot.context, snapshot.hasTag('waiting'))),
  }
  const fault = failure && whyNotShown(failure)
  // What the server does not have or does not show is not shown from an earlier visit either.
  const isKept = snapshot.context.found === null && kept !== null
  if (fault === 'notAllowed' || (fault === 'notOffered' && isKept))
    return { ...situation, isStale: false, state: fault }
  const rows = found?.page.rows ?? []
  if (found !== null && rows.length > 0)
    return { ...situation, state: 'rows', rows, rowsQuery: found.query, pager: pagerOf(found) }
  if (fault !== null && !isLoading) return { ...situation, isStale: false, state: fault }
  if (found === null || kept !== null) return { ...situation, state: 'loading' }
  return { ...situation, state: found.isFiltered ? 'nothingFound' : 'nothingYet' }
}

/**
 * How many rows the search and the filters have found, or the page has, if the server does not count them; `null` until
 * the rows of the current query are there.
 */
export const selectFound = <Query extends ListQuery>({
  context: { query, found, failure },
}: {
  readonly context: Pick<ListContext<Query, ListPage<ListRow>>, 'query' | 'found' | 'failure'>
}): number | null => {
  if (found === null || failure !== null || found.query !== query) return null
  const { rows, total } = found.page
  return rows.length === 0 && !found.isFiltered ? null : (total ?? rows.length)
}

/** What waits until the supplier asks for it: so many new rows, another `order` of the shown ones, or nothing. */
export const selectWaiting = ({
  context: { found, newest },
}: {
  readonly context: Pick<ListContext<ListQuery, ListPage<ListRow>>, 'found' | 'newest'>
}): number | 'order' | null => {
  if (found === null || newest === null || found.page === newest) return null
  const { count, isOrderStale } = waitingOn(found.page.rows, newest.rows)
  if (count > 0) return count
  return isOrderStale ? 'order' : null
}

const pagerOf = ({ query, page: found }: { readonly query: ListQuery; readonly page: ListPage<unknown> }): Pager => {
  const { page } = query
  const lastPage = lastPageOf(found, page)
  const isCount = found.total !== null && Number.isSafeInteger(found.total) && found.total >= 0
  return {
    page,
    lastPage,
    hasNext: lastPage === null || page < lastPage,
    total: isCount ? found.total : null,
  }
}

/**
 * The export of a list; an invoked child, so it is there as long as the list is. That of a section starts a job instead:
 * it answers the same `export.chosen` and never has the tag `read`.
 */
export const listExport = (list: {
  getSnapshot(): { readonly children: Readonly<Record<string, unknown>> }
}): ExportActor => list.getSnapshot().children['export'] as ExportActor
