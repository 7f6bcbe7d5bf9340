import type { ActorRefFrom } from 'xstate'
import { type FeatureEvent, notifyFailure } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import type { BulkOutput } from '../bulk/bulk.domain.ts'
import { text } from '../fields/record-fields.domain.ts'
import { tab } from '../list/filters.domain.ts'
import type { ListPage, ListRow, PageRead } from '../list/list.domain.ts'
import { queryRules, search } from '../list/query.domain.ts'
import { hasFailed, logFault, valueIn } from '../load/reading.domain.ts'
import type { GridRules } from './grid.domain.ts'
import { type GridReport, gridSetup, picksOf } from './grid.setup.ts'

const outputIn = ({ event }: { readonly event: { readonly output: BulkOutput } }) => event.output
/** An action that takes the outcome of an action on many rows. */
const about = <Type extends string>(type: Type) => ({ type, params: outputIn }) as const
const readIn = ({ event }: { readonly event: PageRead<ListPage<ListRow>> }) => event
const rowsIn = ({ event }: { readonly event: PageRead<ListPage<ListRow>> }) =>
  ({ type: 'rows.read', rows: event.page.rows }) as const

const take = [
  { type: 'setPage', params: readIn },
  { type: 'sendToCells', params: rowsIn },
] as const
const patches = {
  type: 'notifyOwner',
  params: ({ event }: { readonly event: Extract<GridReport, { type: 'rows.changed' }> }) => event,
} as const

/** The selection of a list with the actions on it, the cells that are edited in place, and the counts of the tabs. */
export const createGridMachine = (grid: GridRules) => {
  const outdated = {
    type: 'notifyOwner',
    params: (ended: { readonly event: { readonly output: BulkOutput } }) =>
      ({ type: 'list.outdated', creates: grid.bulk[outputIn(ended).action]?.creates === true }) as const,
  } as const

  return gridSetup(grid).createMachine({
    id: 'grid',
    context: ({ input }) => ({
      ...input,
      page: null,
      selection: { by: 'ids', ids: new Map() },
      anchor: null,
      action: null,
      lost: null,
      counts: null,
    }),
    invoke: [
      {
        id: 'cells',
        src: 'cells',
        input: ({ context: { app, ids }, self }) => ({ app, ids, owner: self }),
        onError: { actions: notifyFailure },
      },
      {
        id: 'undo',
        src: 'undo',
        input: ({ context: { app, clock, ids, name }, self }) => ({ app, clock, ids, name, owner: self }),
        onError: { actions: notifyFailure },
      },
      { id: 'options', src: 'options', onError: { actions: notifyFailure } },
    ],
    type: 'parallel',
    on: {
      'filter.opened': { actions: { type: 'openFilter', params: ({ event }) => event } },
      'edit.saved': { actions: { type: 'offerEdit', params: ({ event }) => event.edit } },
      'edit.undone': { actions: { type: 'sendToCells', params: ({ event }) => event } },
      'data.invalidated': { actions: 'reviewUndo' },
      'bulk.sent': { actions: { type: 'keepSent', params: ({ event }) => event } },
      'bulk.settled': { actions: { type: 'sendToUndo', params: ({ event }) => event } },
      // An edit may move a row to another tab.
      'rows.changed': [{ guard: 'isCounted', target: '.counts.reading', actions: patches }, { actions: patches }],
    },
    states: {
      selection: {
        on: {
          'row.picked': {
            guard: ({ context }) => context.page !== null,
            actions: { type: 'pickRow', params: ({ event }) => event },
          },
          'page.picked': { guard: ({ context }) => context.page !== null, actions: 'pickPage' },
          'found.picked': { guard: ({ context }) => context.page !== null, actions: 'pickFound' },
          'picks.cleared': { actions: 'clearPicks' },
        },
      },

      counts: {
        initial: 'unknown',
        on: {
          'page.read': [
            { guard: { type: 'mayCount', params: ({ event }) => event }, target: '.reading', actions: take },
            { actions: take },
          ],
        },
        states: {
          unknown: {},
          reading: {
            tags: 'busy',
            invoke: {
              id: 'fetchCounts',
              src: 'fetchCounts',
              input: ({ context: { page } }) => must(page).query,
              onDone: [
                { guard: hasFailed, target: 'unknown', actions: logFault('counts') },
                { target: 'unknown', actions: { type: 'setCounts', params: valueIn } },
              ],
            },
          },
        },
      },

      bulk: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'bulk.chosen': {
                guard: { type: 'mayRun', params: ({ event }) => event.action },
                target: 'running',
                actions: { type: 'setAction', params: ({ event }) => event.action },
              },
              'bulk.found': {
                guard: { type: 'isKnown', params: ({ event }) => event.step },
                target: 'running',
                actions: { type: 'setLost', params: ({ event }) => event.step },
              },
            },
          },
          running: {
            exit: 'clearAction',
            invoke: {
              id: 'bulk',
              src: 'bulk',
              input: ({ context: { app, clock, ids, action, selection, lost }, self }) => ({
                app,
                ids,
                owner: self,
                lost,
                action: must(action),
                begins: grid.bulk[must(action)]?.initialValuesAt?.(clock.now()) ?? {},
                picks: picksOf(selection),
              }),
              onDone: [
                {
                  guard: { type: 'opensNext', params: outputIn },
                  target: 'running',
                  reenter: true,
                  actions: [about('startJob'), about('setFollowing')],
                },
                {
                  guard: { type: 'hasJob', params: outputIn },
                  target: 'idle',
                  actions: [about('endPicks'), about('awaitUndo'), about('startJob')],
                },
                {
                  guard: { type: 'hasUndo', params: outputIn },
                  target: 'idle',
                  actions: ['clearPicks', about('reportDone'), outdated, about('offerUndo')],
                },
                {
                  guard: { type: 'hasAnswer', params: outputIn },
                  target: 'idle',
                  actions: ['clearPicks', { type: 'reportDone', params: outputIn }, outdated],
                },
                {
                  guard: { type: 'isUnclear', params: outputIn },
                  target: 'idle',
                  actions: [
                    {
                      type: 'notifyApp',
                      params: { type: 'warning.reported', message: { key: 'kit.unclear' } } satisfies FeatureEvent,
                    },
                    outdated,
                  ],
                },
                { target: 'idle' },
              ],
              onError: { target: 'idle', actions: notifyFailure },
            },
          },
        },
      },
    },
  })
}

/** A grid with a tab, an action and a cell. */
export const gridMachine = createGridMachine({
  rules: queryRules({ search: search(), tab: tab({ all: {}, few: {} }) }) as unknown as GridRules['rules'],
  hasTabs: true,
  bulk: { hide: {}, both: { followedBy: 'hide' } },
  cells: {
    title: {
      field: text(),
      textOf: (row: ListRow & { readonly title?: string }) => row.title ?? '',
      withText: (row, title) => ({ ...row, title }),
    },
  },
})

export type GridActor = ActorRefFrom<typeof gridMachine>
