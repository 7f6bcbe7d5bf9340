import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  type EventObject,
  type MetaObject,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type StateMachine,
  setup,
} from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { Location } from '../../kernel/routes.ts'
import { valueIn, whenFailed } from '../load/reading.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
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
  navigationTo,
  type PageRead,
  pagesOnly,
  turnedBack,
  withoutDuplicates,
} from './list.domain.ts'

export type ListEvent<Query extends ListQuery> =
  | { type: 'query.changed'; location: Location }
  | ListChoice<Query>
  | { type: 'refresh.requested' }
  | { type: 'retry.chosen' }

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
  failure: Failure | null
  /** The requested page was behind the last one, so another page is loaded instead. */
  hasTurnedBack: boolean
}

/** The types of a feature are known only to the factory; the machine itself handles plain pages. */
type Page = ListPage<ListRow>
type Context = ListContext<ListQuery, Page>
type Chosen = { readonly context: Context; readonly event: ListChoice<ListQuery> }

const machineOf = (id: string, rules: ListRules<ListQuery>) => {
  const wantedIn = (location: Location): ListQuery => rules.queryOf(location.search ?? '')
  const choice = {
    guard: { type: 'isAnother', params: ({ context, event }: Chosen) => chosenQuery(rules, context.query, event) },
    actions: { type: 'notifyApp', params: ({ context, event }: Chosen) => choiceWanted(rules, context, event) },
  } as const

  return setup({
    types: {
      input: {} as ListInput<Page>,
      context: {} as Context,
      events: {} as ListEvent<ListQuery>,
      tags: {} as 'busy' | 'loading',
    },
    actors: {} as { fetchPage: Reading<Page, ListQuery> },
    guards: {
      isAnother: ({ context }, query: ListQuery) => !isSameQuery(rules, context.query, query),
      liesBehind: ({ context }, page: Page) => liesBehind(page, context.query.page),
    },
    actions: {
      setLocation: assign((_, location: Location) => ({ location })),
      setWish: assign((_, location: Location) => ({ location, query: wantedIn(location), hasTurnedBack: false })),
      turnBack: assign(({ context }, page: Page) => ({ query: turnedBack(context, page), hasTurnedBack: true })),
      setPage: assign(({ context: { query } }, page: Page) => ({
        found: { query, page: withoutDuplicates(page), isFiltered: isFiltered(rules, query) },
        failure: null,
        hasTurnedBack: false,
      })),
      setFailure: assign((_, failure: Failure) => ({ failure, hasTurnedBack: false })),
      notifyOwner: ({ context: { owner, found } }) =>
        found && owner.send({ type: 'page.read', page: found.page, isFiltered: found.isFiltered }),
      notifyApp,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      query: wantedIn(input.location),
      found: null,
      failure: null,
      hasTurnedBack: false,
    }),
    initial: 'reading',
    on: {
      'query.changed': [
        {
          guard: { type: 'isAnother', params: ({ event }) => wantedIn(event.location) },
          target: '.reading',
          actions: { type: 'setWish', params: ({ event }) => event.location },
        },
        { actions: { type: 'setLocation', params: ({ event }) => event.location } },
      ],
      'page.chosen': choice,
      'filter.chosen': choice,
      'filters.cleared': choice,
      'refresh.requested': '.reading',
    },
    states: {
      reading: {
        tags: ['busy', 'loading'],
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: ({ context }) => context.query,
          onDone: [
            whenFailed('failed', id),
            {
              guard: { type: 'liesBehind', params: valueIn },
              target: 'reading',
              reenter: true,
              actions: [
                { type: 'turnBack', params: valueIn },
                {
                  type: 'notifyApp',
                  params: ({ context }) => navigationTo(rules, context.location, context.query, true),
                },
              ],
            },
            { target: 'shown', actions: [{ type: 'setPage', params: valueIn }, 'notifyOwner'] },
          ],
        },
      },

      shown: {},

      failed: { on: { 'retry.chosen': 'reading' } },
    },
  })
}

/** The list machine typed with a feature's rows, query and page. */
export type ListMachine<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>> = StateMachine<
  ListContext<Query, Page>,
  ListEvent<Query>,
  { fetchPage?: AnyActorRef },
  { src: 'fetchPage'; logic: Reading<Page, Query>; id: string | undefined },
  ParameterizedObject,
  ParameterizedObject,
  never,
  'reading' | 'shown' | 'failed',
  'busy' | 'loading',
  ListInput<Page>,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  object
>

export type ListActor<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>> = ActorRefFrom<
  ListMachine<Row, Query, Page>
>

/**
 * A list with pages whose query is kept in the address. A choice requests navigation, and the list loads when the query
 * has changed. The newest query wins, and rows stay until newer ones arrive.
 */
export const createListMachine = <Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>>(
  id: string,
  rules: ListRules<Query>,
): ListMachine<Row, Query, Page> =>
  machineOf(id, rules as unknown as ListRules<ListQuery>) as unknown as ListMachine<Row, Query, Page>

/** A list without filters. */
export const listMachine = createListMachine<ListRow, ListQuery, ListPage<ListRow>>('list', pagesOnly)
