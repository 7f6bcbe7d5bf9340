import { not } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { valueIn, whenFailed } from '../load/reading.domain.ts'
import { untilTried, whenBusy } from '../load/server-wait.domain.ts'
import {
  choiceWanted,
  chosenQuery,
  type ListPage,
  type ListQuery,
  type ListRow,
  type ListRules,
  navigationTo,
  pagesOnly,
} from './list.domain.ts'
import { type Chosen, type ListMachine, listSetup, queryIn, type RowsChanged } from './list.setup.ts'

const machineOf = (id: string, rules: ListRules<ListQuery>) => {
  const choice = {
    guard: { type: 'isAnother', params: ({ context, event }: Chosen) => chosenQuery(rules, context.query, event) },
    actions: { type: 'notifyApp', params: ({ context, event }: Chosen) => choiceWanted(rules, context, event) },
  } as const

  const told = { type: 'notifyOwner', params: { isPatched: true } } as const
  const patches = [
    { type: 'setRows', params: ({ event }: { readonly event: RowsChanged }) => event.rows },
    told,
  ] as const
  const reading = `#${id}.page.reading`
  const waiting = untilTried('reading')

  return listSetup(rules).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      query: queryIn(rules, input.location),
      found: null,
      kept: null,
      newest: null,
      keepsPlace: false,
      failure: null,
      tries: 0,
      isOutdated: false,
      isHidden: false,
      hasTurnedBack: false,
      typed: null,
    }),
    invoke: [
      {
        id: 'export',
        src: 'export',
        input: ({ context: { app } }) => ({ app }),
        onError: { actions: notifyFailure },
      },
      {
        id: 'keptRows',
        src: 'keptRows',
        input: ({ context: { query } }) => ({ list: id, search: rules.searchOf(query) }),
        onError: {},
      },
    ],
    type: 'parallel',
    on: {
      'page.chosen': choice,
      'filter.chosen': choice,
      'filters.cleared': choice,
      'tab.shown': { actions: { type: 'setHidden', params: false } },
      'tab.hidden': { actions: { type: 'setHidden', params: true } },
      'rows.changed': { actions: patches },
      'page.recalled': {
        guard: { type: 'isAwaited', params: ({ event }) => event.search },
        actions: { type: 'setKept', params: ({ event }) => event.kept },
      },
      'newest.chosen': { actions: ['showNewest', told] },
    },
    states: {
      page: {
        initial: 'reading',
        on: {
          'query.changed': [
            {
              guard: { type: 'isAnother', params: ({ event }) => queryIn(rules, event.location) },
              target: '.reading',
              actions: [{ type: 'setQuery', params: ({ event }) => event.location }, 'cancelExport'],
            },
            { actions: { type: 'setLocation', params: ({ event }) => event.location } },
          ],
          'refresh.requested': [
            { guard: ({ event }) => event.keepsPlace === true, target: '.reading' },
            { target: '.reading', actions: 'giveUpPlace' },
          ],
        },
        states: {
          reading: {
            tags: ['busy', 'loading'],
            entry: { type: 'setOutdated', params: false },
            // A change does not abort the reading, or a list under a stream of changes would never show a row.
            on: {
              'page.outdated': { actions: { type: 'setOutdated', params: true } },
              // The answer may be older than the rows.
              'rows.changed': { actions: [...patches, { type: 'setOutdated', params: true }] },
            },
            invoke: {
              id: 'fetchPage',
              src: 'fetchPage',
              input: ({ context }) => context.query,
              onDone: [
                whenBusy('waiting', id),
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
                {
                  guard: 'isOutdated',
                  target: 'shown.outdated',
                  actions: [{ type: 'setPage', params: valueIn }, { type: 'notifyOwner', params: {} }, 'keepRows'],
                },
                {
                  target: 'shown',
                  actions: [{ type: 'setPage', params: valueIn }, { type: 'notifyOwner', params: {} }, 'keepRows'],
                },
              ],
            },
          },
          shown: {
            initial: 'settling',
            states: {
              settling: { on: { 'page.outdated': 'outdated' }, after: { readingPause: 'settled' } },
              settled: { on: { 'page.outdated': [{ guard: 'isHidden', target: 'outdated' }, { target: reading }] } },
              outdated: {
                on: { 'tab.shown': { target: reading, actions: { type: 'setHidden', params: false } } },
                after: { readingPause: { guard: not('isHidden'), target: reading } },
              },
            },
          },
          waiting: {
            ...waiting,
            on: {
              ...waiting.on,
              'query.changed': {
                guard: not('mayAsk'),
                actions: [{ type: 'setQuery', params: ({ event }) => event.location }, 'cancelExport'],
              },
              'refresh.requested': {},
              'page.outdated': {},
            },
          },
          failed: { on: { 'retry.chosen': 'reading', 'page.outdated': 'shown.outdated' } },
        },
      },

      search: {
        initial: 'settled',
        on: {
          'search.typed': {
            guard: 'hasSearch',
            target: '.typing',
            actions: { type: 'setTyped', params: ({ event }) => event.text },
          },
        },
        states: {
          settled: {},
          typing: {
            tags: 'typing',
            on: { 'search.submitted': 'searching' },
            after: { searchPause: 'searching' },
          },
          searching: {
            always: [{ guard: 'isUnsearched', target: 'settled', actions: 'search' }, { target: 'settled' }],
          },
        },
      },
    },
  })
}

/**
 * A list with pages whose query is kept in the address. A choice requests navigation, and the list loads when the query
 * has changed. The newest query wins, and rows stay until newer ones arrive. Its search waits for a pause in typing.
 */
export const createListMachine = <Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>>(
  id: string,
  rules: ListRules<Query>,
): ListMachine<Row, Query, Page> =>
  machineOf(id, rules as unknown as ListRules<ListQuery>) as unknown as ListMachine<Row, Query, Page>

/** A list without filters. */
export const listMachine = createListMachine<ListRow, ListQuery, ListPage<ListRow>>('list', pagesOnly)
