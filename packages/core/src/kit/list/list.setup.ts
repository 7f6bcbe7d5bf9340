import { type ActorRefFrom, assign, type CallbackActorLogic, fromCallback, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { Location } from '../../kernel/routes.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import type { Reading } from '../load/reading.machine.ts'
import { triesGuards, tryDelay } from '../load/server-wait.domain.ts'
import { exportMachine } from './export.machine.ts'
import type { KeptList, KeptPage } from './kept.domain.ts'
import {
  choiceWanted,
  chosenQuery,
  isFiltered,
  isSameQuery,
  type ListChoice,
  type ListPage,
  type ListQuery,
  type ListRow,
  type ListRules,
  liesBehind,
  type PageRead,
  turnedBack,
  withoutDuplicates,
  withRows,
} from './list.domain.ts'
import { exchangedPage, keptPage } from './place.domain.ts'

export type ListEvent<Query extends ListQuery> =
  | { type: 'query.changed'; location: Location }
  | ListChoice<Query>
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted' }
  /** Reads the page again at once, for example after a change in this tab, and shows it as it is read. */
  | { type: 'refresh.requested' /** The shown rows stay in their order, and new ones wait. */; keepsPlace?: boolean }
  /** Shows the page in its newest order, with the rows that wait. */
  | { type: 'newest.chosen' }
  /** Rows changed on the server: the page is read again, at most twice a second and only while the tab is visible. */
  | { type: 'page.outdated' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' }
  | RowsChanged
  /** An earlier visit has read the first page of this query. */
  | { type: 'page.recalled'; search: string; kept: KeptPage }
  | { type: 'retry.chosen' }

/** Newer versions of rows, for example from the answer to a change. */
export interface RowsChanged {
  readonly type: 'rows.changed'
  readonly rows: readonly ListRow[]
}

/** Sent to the kept rows: the first page was read. */
export interface FirstPageRead {
  readonly type: 'firstPage.read'
  readonly search: string
  readonly page: ListPage<ListRow>
}

/** Recalls the first page of an earlier visit, and keeps the one of this visit; a list without it keeps nothing. */
export type KeptRows = CallbackActorLogic<FirstPageRead, KeptList>

export interface ListInput<Page> {
  readonly app: AppRef
  readonly owner: { send(event: PageRead<Page>): void }
  readonly location: Location
}

export interface ListContext<Query extends ListQuery, Page> extends ListInput<Page> {
  /** The current query. */
  query: Query
  /** The last loaded page, with its query. */
  found: { readonly query: Query; readonly page: Page; readonly isFiltered: boolean } | null
  /** The first page of an earlier visit, which is shown until the first answer comes; nothing else is done with it. */
  kept: KeptPage<Page> | null
  /** The page as it was read last; the shown rows stay in their places when a change moves them. */
  newest: Page | null
  /** The shown rows stay in their places when the page is read. */
  keepsPlace: boolean
  failure: Failure | null
  /** How often a busy server was asked again for the page. */
  tries: number
  /** Rows changed on the server while the page was being read. */
  isOutdated: boolean
  /** Nobody looks at the page. */
  isHidden: boolean
  /** The requested page was behind the last one, so another page is loaded instead. */
  hasTurnedBack: boolean
  /** The text typed last into the search field, also before it is searched for. */
  typed: string | null
}

/** The types of a feature are known only to the factory; the machine itself handles plain pages. */
type Page = ListPage<ListRow>
export type Context = ListContext<ListQuery, Page>
export type Chosen = { readonly context: Context; readonly event: ListChoice<ListQuery> }

/** The query of an address. */
export const queryIn = (rules: ListRules<ListQuery>, location: Location): ListQuery =>
  rules.queryOf(location.search ?? '')

/** Actors, guards and actions of a list. */
export const listSetup = (rules: ListRules<ListQuery>) => {
  const searched = ({ typed }: Context) =>
    ({ type: 'filter.chosen', filter: { [rules.searchName ?? '']: typed ?? '' }, replace: true }) as const

  return setup({
    types: {
      input: {} as ListInput<Page>,
      context: {} as Context,
      events: {} as ListEvent<ListQuery>,
      tags: {} as 'busy' | 'loading' | 'typing' | 'waiting',
    },
    actors: {
      ...({} as { fetchPage: Reading<Page, ListQuery> }),
      export: exportMachine,
      keptRows: fromCallback(() => {}) as KeptRows,
    },
    guards: {
      ...triesGuards,
      isAnother: ({ context }, query: ListQuery) => !isSameQuery(rules, context.query, query),
      liesBehind: ({ context }, page: Page) => liesBehind(page, context.query.page),
      isOutdated: ({ context }) => context.isOutdated,
      isHidden: ({ context }) => context.isHidden,
      isAwaited: ({ context: { query, found } }, search: string) => found === null && search === rules.searchOf(query),
      hasSearch: () => rules.searchName !== undefined,
      isUnsearched: ({ context }) =>
        !isSameQuery(rules, context.query, chosenQuery(rules, context.query, searched(context))),
    },
    actions: {
      setLocation: assign((_, location: Location) => ({ location })),
      setQuery: assign((_, location: Location) => ({
        location,
        query: queryIn(rules, location),
        kept: null,
        keepsPlace: false,
        hasTurnedBack: false,
      })),
      turnBack: assign(({ context }, page: Page) => ({
        query: turnedBack(context, page),
        keepsPlace: false,
        hasTurnedBack: true,
      })),
      setPage: assign(({ context: { query, found, keepsPlace } }, read: Page) => {
        const newest = withoutDuplicates(read)
        const shown = found?.page.rows.length ? found.page : null
        const page = shown === null ? newest : (keepsPlace ? keptPage : exchangedPage)(shown, newest)
        return {
          newest,
          found: { query, page, isFiltered: isFiltered(rules, query) },
          kept: null,
          keepsPlace: true,
          failure: null,
          tries: 0,
          hasTurnedBack: false,
        }
      }),
      setKept: assign((_, kept: KeptPage) => ({ kept })),
      keepRows: ({ context: { query, newest }, self }) => {
        if (query.page !== 1 || newest === null) return
        childOf(self, 'keptRows')?.send({ type: 'firstPage.read', search: rules.searchOf(query), page: newest })
      },
      showNewest: assign(({ context: { found, newest } }) => ({
        found: found && newest && { ...found, page: newest },
      })),
      giveUpPlace: assign({ keepsPlace: false }),
      setRows: assign(({ context: { found, newest } }, rows: readonly ListRow[]) => ({
        found: found && { ...found, page: withRows(found.page, rows) },
        newest: newest && withRows(newest, rows),
      })),
      setFailure: assign((_, failure: Failure) => ({ failure, hasTurnedBack: false })),
      countTry: assign(({ context: { tries } }) => ({ tries: tries + 1 })),
      setOutdated: assign((_, isOutdated: boolean) => ({ isOutdated })),
      setHidden: assign((_, isHidden: boolean) => ({ isHidden })),
      setTyped: assign((_, typed: string) => ({ typed })),
      cancelExport: ({ self }) => childOf(self, 'export')?.send({ type: 'export.cancelled' }),
      notifyOwner: ({ context: { owner, found } }, patched: Pick<PageRead<Page>, 'isPatched'>) =>
        found && owner.send({ type: 'page.read', ...found, ...patched }),
      search: ({ context }) => context.app.send(choiceWanted(rules, context, searched(context))),
      notifyApp,
    },
    // One search for a typed word, not one for each letter; two readings a second under a stream of changes.
    delays: { searchPause: 300, readingPause: 500, nextTry: tryDelay },
  })
}

/** The list machine typed with a feature's rows, query and page. */
export type ListMachine<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>> = TypedMachine<
  ListContext<Query, Page>,
  ListEvent<Query>,
  ListInput<Page>,
  undefined,
  'busy' | 'loading' | 'typing' | 'waiting'
>

export type ListActor<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>> = ActorRefFrom<
  ListMachine<Row, Query, Page>
>
