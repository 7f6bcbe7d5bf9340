import { type ActorRefFrom, assign, type PromiseActorLogic, type SnapshotFrom, type StateMachine, setup } from 'xstate'
import { type Failure, retryAfterOf, toFailure } from '../kernel/failure.ts'
import type { Place } from '../kernel/routes.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import {
  isFiltered,
  isSameQuery,
  type ListPage,
  type ListQuery,
  type ListRow,
  type ListRules,
  pageIn,
  pageInstead,
  pageParam,
  placeWith,
  searchFrom,
  withoutTwins,
} from './list.domain.ts'
import { longestPause, mayAskAgain } from './reading.domain.ts'

export type ListEvent<Query extends ListQuery> =
  | { type: 'place.refined'; place: Place }
  | { type: 'page.chosen'; page: number }
  | { type: 'filter.chosen'; filter: Partial<Omit<Query, 'page'>> }
  | { type: 'filters.cleared' }
  | { type: 'refresh.wanted' }
  | { type: 'retry.chosen' }

/** What a list tells the screen it stands on. */
export interface PageRead<Page> {
  readonly type: 'page.read'
  readonly page: Page
}

export interface ListInput<Page> {
  readonly trunk: Trunk
  readonly owner: { send(fact: PageRead<Page>): void }
  readonly place: Place
}

export interface ListContext<Query extends ListQuery, Page> extends ListInput<Page> {
  /** What is wanted now. */
  query: Query
  /** What was read last, and what had been wanted of it. */
  found: { readonly query: Query; readonly page: Page; readonly isFiltered: boolean } | null
  failure: Failure | null
  hasRetried: boolean
  /** The page that was wanted lay behind the last one. */
  hasTurnedBack: boolean
  pause: number
}

/** The rules of types that are known only where a list is made: the machine itself looks at nothing but pages. */
type Page = ListPage<ListRow>
type Rules = ListRules<ListQuery>

const machineOf = (id: string, rules: Rules) => {
  const wanted = ({ place }: { readonly place: Place }, query: ListQuery, replace: boolean): TrunkEvent => ({
    type: 'place.wanted',
    place: placeWith(place, rules.searchOf(query)),
    replace,
  })
  const turnedBack = ({ query, hasTurnedBack }: ListContext<ListQuery, Page>, page: Page): ListQuery => ({
    ...query,
    page: pageInstead(page, query.page, hasTurnedBack) ?? query.page,
  })
  const filtered = (query: ListQuery, filter: object): ListQuery => ({ ...query, ...filter, page: 1 })

  return setup({
    types: {
      input: {} as ListInput<Page>,
      context: {} as ListContext<ListQuery, Page>,
      events: {} as ListEvent<ListQuery>,
      tags: {} as 'busy' | 'loading',
    },
    actors: {} as { fetchPage: PromiseActorLogic<Page, ListQuery> },
    guards: {
      isAnother: ({ context }, query: ListQuery) => !isSameQuery(rules, context.query, query),
      liesBehind: ({ context }, page: Page) => pageInstead(page, context.query.page, context.hasTurnedBack) !== null,
      mayAskAgain: ({ context }, failure: Failure) => !context.hasRetried && mayAskAgain(failure),
    },
    actions: {
      rememberPlace: assign((_, place: Place) => ({ place })),
      rememberQuery: assign((_, query: ListQuery) => ({ query, hasTurnedBack: false, hasRetried: false })),
      turnBack: assign((_, query: ListQuery) => ({ query, hasTurnedBack: true })),
      rememberPage: assign(({ context: { query } }, page: Page) => ({
        found: { query, page: withoutTwins(page), isFiltered: isFiltered(rules, query) },
        failure: null,
        hasRetried: false,
        hasTurnedBack: false,
      })),
      rememberFailure: assign((_, failure: Failure) => ({ failure, hasRetried: false, hasTurnedBack: false })),
      rememberPause: assign((_, failure: Failure) => ({
        hasRetried: true,
        pause: Math.min(longestPause, (retryAfterOf(failure) ?? 0) * 1000),
      })),
      tellOwner: ({ context: { owner, found } }) => found && owner.send({ type: 'page.read', page: found.page }),
      tellTrunk,
    },
    delays: { pauseEnds: ({ context }) => context.pause },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      query: rules.queryOf(input.place.search ?? ''),
      found: null,
      failure: null,
      hasRetried: false,
      hasTurnedBack: false,
      pause: 0,
    }),
    initial: 'reading',
    on: {
      'place.refined': [
        {
          guard: { type: 'isAnother', params: ({ event }) => rules.queryOf(event.place.search ?? '') },
          target: '.reading',
          actions: [
            { type: 'rememberPlace', params: ({ event }) => event.place },
            { type: 'rememberQuery', params: ({ event }) => rules.queryOf(event.place.search ?? '') },
          ],
        },
        { actions: { type: 'rememberPlace', params: ({ event }) => event.place } },
      ],
      'page.chosen': {
        guard: { type: 'isAnother', params: ({ context, event }) => ({ ...context.query, page: event.page }) },
        actions: {
          type: 'tellTrunk',
          params: ({ context, event }) => wanted(context, { ...context.query, page: event.page }, false),
        },
      },
      'filter.chosen': {
        guard: { type: 'isAnother', params: ({ context, event }) => filtered(context.query, event.filter) },
        actions: {
          type: 'tellTrunk',
          params: ({ context, event }) => wanted(context, filtered(context.query, event.filter), false),
        },
      },
      'filters.cleared': {
        guard: { type: 'isAnother', params: () => rules.queryOf('') },
        actions: { type: 'tellTrunk', params: ({ context }) => wanted(context, rules.queryOf(''), false) },
      },
      'refresh.wanted': '.reading',
    },
    states: {
      reading: {
        tags: ['busy', 'loading'],
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: ({ context }) => context.query,
          onDone: [
            {
              guard: { type: 'liesBehind', params: ({ event }) => event.output },
              target: 'reading',
              reenter: true,
              actions: [
                { type: 'turnBack', params: ({ context, event }) => turnedBack(context, event.output) },
                { type: 'tellTrunk', params: ({ context }) => wanted(context, context.query, true) },
              ],
            },
            {
              target: 'shown',
              actions: [{ type: 'rememberPage', params: ({ event }) => event.output }, 'tellOwner'],
            },
          ],
          onError: [
            {
              guard: { type: 'mayAskAgain', params: ({ event }) => toFailure(event.error) },
              target: 'waiting',
              actions: { type: 'rememberPause', params: ({ event }) => toFailure(event.error) },
            },
            {
              target: 'failed',
              actions: [
                { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
                {
                  type: 'tellTrunk',
                  params: ({ event }): TrunkEvent => ({
                    type: 'fault.noted',
                    code: `Failed to fetch ${id}`,
                    failure: toFailure(event.error),
                  }),
                },
              ],
            },
          ],
        },
      },

      waiting: {
        tags: 'loading',
        after: { pauseEnds: 'reading' },
      },

      shown: {},

      failed: {
        on: { 'retry.chosen': 'reading' },
      },
    },
  })
}

type BaseMachine = ReturnType<typeof machineOf>

/** The same machine with the types of a feature: what is wanted, what is asked, what is told. */
export type ListMachine<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>> =
  BaseMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer _Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        ListContext<Query, Page>,
        ListEvent<Query>,
        Children,
        { src: 'fetchPage'; logic: PromiseActorLogic<Page, Query>; id: string | undefined },
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        ListInput<Page>,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never

export type ListActor<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>> = ActorRefFrom<
  ListMachine<Row, Query, Page>
>
export type ListSnapshot<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>> = SnapshotFrom<
  ListMachine<Row, Query, Page>
>

/**
 * A list of pages whose state stands in the address: what people choose is wanted as a place,
 * and read once the place has been refined. The newest wish wins, and rows stay until newer ones are there.
 */
export const createListMachine = <Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>>(
  id: string,
  rules: ListRules<Query>,
): ListMachine<Row, Query, Page> => machineOf(id, rules as unknown as Rules) as unknown as ListMachine<Row, Query, Page>

/** A list that has nothing to choose but its page. */
export const listMachine = createListMachine<ListRow, ListQuery, ListPage<ListRow>>('list', {
  queryOf: (search) => ({ page: pageIn(search) }),
  searchOf: ({ page }) => searchFrom({ page: pageParam(page) }),
})
