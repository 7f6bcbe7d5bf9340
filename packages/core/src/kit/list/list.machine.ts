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
import type { Failure } from '../../kernel/failure.ts'
import type { Place } from '../../kernel/routes.ts'
import { type Trunk, tellTrunk } from '../../kernel/trunk.ts'
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
  type PageRead,
  pagesOnly,
  placeWanted,
  turnedBack,
  withoutTwins,
} from './list.domain.ts'

export type ListEvent<Query extends ListQuery> =
  | { type: 'place.refined'; place: Place }
  | ListChoice<Query>
  | { type: 'refresh.wanted' }
  | { type: 'retry.chosen' }

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
  /** The page that was wanted lay behind the last one. */
  hasTurnedBack: boolean
}

/** The types of a feature are known where its list is made; the machine itself looks at nothing but pages. */
type Page = ListPage<ListRow>
type Context = ListContext<ListQuery, Page>
type Chosen = { readonly context: Context; readonly event: ListChoice<ListQuery> }

const machineOf = (id: string, rules: ListRules<ListQuery>) => {
  const wantedIn = (place: Place): ListQuery => rules.queryOf(place.search ?? '')
  const choice = {
    guard: { type: 'isAnother', params: ({ context, event }: Chosen) => chosenQuery(rules, context.query, event) },
    actions: { type: 'tellTrunk', params: ({ context, event }: Chosen) => choiceWanted(rules, context, event) },
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
      rememberPlace: assign((_, place: Place) => ({ place })),
      rememberWish: assign((_, place: Place) => ({ place, query: wantedIn(place), hasTurnedBack: false })),
      turnBack: assign(({ context }, page: Page) => ({ query: turnedBack(context, page), hasTurnedBack: true })),
      rememberPage: assign(({ context: { query } }, page: Page) => ({
        found: { query, page: withoutTwins(page), isFiltered: isFiltered(rules, query) },
        failure: null,
        hasTurnedBack: false,
      })),
      setFailure: assign((_, failure: Failure) => ({ failure, hasTurnedBack: false })),
      tellOwner: ({ context: { owner, found } }) =>
        found && owner.send({ type: 'page.read', page: found.page, isFiltered: found.isFiltered }),
      tellTrunk,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      query: wantedIn(input.place),
      found: null,
      failure: null,
      hasTurnedBack: false,
    }),
    initial: 'reading',
    on: {
      'place.refined': [
        {
          guard: { type: 'isAnother', params: ({ event }) => wantedIn(event.place) },
          target: '.reading',
          actions: { type: 'rememberWish', params: ({ event }) => event.place },
        },
        { actions: { type: 'rememberPlace', params: ({ event }) => event.place } },
      ],
      'page.chosen': choice,
      'filter.chosen': choice,
      'filters.cleared': choice,
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
            whenFailed('failed', id),
            {
              guard: { type: 'liesBehind', params: valueIn },
              target: 'reading',
              reenter: true,
              actions: [
                { type: 'turnBack', params: valueIn },
                { type: 'tellTrunk', params: ({ context }) => placeWanted(rules, context.place, context.query, true) },
              ],
            },
            { target: 'shown', actions: [{ type: 'rememberPage', params: valueIn }, 'tellOwner'] },
          ],
        },
      },

      shown: {},

      failed: { on: { 'retry.chosen': 'reading' } },
    },
  })
}

/** The same machine with the types of a feature: what is wanted, what is asked, what is told. */
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
 * A list of pages whose state stands in the address: what people choose is wanted as a place,
 * and read once the place has been refined. The newest wish wins, and rows stay until newer ones are there.
 */
export const createListMachine = <Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>>(
  id: string,
  rules: ListRules<Query>,
): ListMachine<Row, Query, Page> =>
  machineOf(id, rules as unknown as ListRules<ListQuery>) as unknown as ListMachine<Row, Query, Page>

/** A list that has nothing to choose but its page. */
export const listMachine = createListMachine<ListRow, ListQuery, ListPage<ListRow>>('list', pagesOnly)
