import { type ActorRefFrom, assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import { failureIn, hasFailed, valueIn } from '../load/reading.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
import { type ListPage, type ListQuery, type ListRow, type ListRules, lastPageOf, pagesOnly } from './list.domain.ts'
import type { Table, TableFile, TableFormat } from './list.port.ts'

export interface ExportChosen {
  readonly query: ListQuery
  readonly format: TableFormat
  /** The fields of a row that the shown columns write. */
  readonly fields?: readonly string[]
}

export type ExportEvent =
  | ({ type: 'export.chosen' } & ExportChosen)
  | { type: 'export.cancelled' }
  /** The view has written the rows as the texts of a table. */
  | { type: 'table.written'; table: Table }

export interface ExportContext {
  readonly app: AppRef
  query: ListQuery | null
  format: TableFormat
  page: number
  /** By id: a row that moves to a later page while the pages are read appears once. */
  rows: ReadonlyMap<string, ListRow>
  isLast: boolean
  table: Table | null
}

/** An export is a document to open in a spreadsheet, not a copy of a database. */
export const mostRows = 10_000

const nothing = { query: null, page: 1, rows: new Map<string, ListRow>(), isLast: false, table: null } as const

const machineOf = (rules: ListRules<ListQuery>) =>
  setup({
    types: {
      input: {} as { readonly app: AppRef },
      context: {} as ExportContext,
      events: {} as ExportEvent,
      tags: {} as 'busy' | 'reading' | 'read',
    },
    actors: {} as { fetchPage: Reading<ListPage<ListRow>, ListQuery>; saveTable: PromiseActorLogic<void, TableFile> },
    guards: {
      isComplete: ({ context }) => context.isLast || context.rows.size >= mostRows,
    },
    actions: {
      start: assign((_, { query, format }: Pick<ExportChosen, 'query' | 'format'>) => ({ ...nothing, query, format })),
      addPage: assign(({ context: { page, rows } }, found: ListPage<ListRow>) => {
        const last = lastPageOf(found, page)
        return {
          rows: new Map([...rows, ...found.rows.map((row) => [row.id, row] as const)]),
          page: page + 1,
          isLast: found.rows.length === 0 || (last !== null && page >= last),
        }
      }),
      setTable: assign((_, table: Table) => ({ ...nothing, table })),
      clear: assign(nothing),
      reportFailure: ({ context }, failure: Failure) => context.app.send({ type: 'failure.reported', failure }),
      notifyApp,
    },
  }).createMachine({
    id: 'export',
    context: ({ input }) => ({ ...input, ...nothing, format: 'csv' }),
    initial: 'none',
    on: {
      'export.chosen': { target: '.reading', actions: { type: 'start', params: ({ event }) => event } },
    },
    states: {
      none: { entry: 'clear' },

      reading: {
        tags: ['busy', 'reading'],
        on: { 'export.cancelled': 'none' },
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: ({ context: { query, page } }) => rules.exportQueryOf?.(must(query), page) ?? { ...must(query), page },
          onDone: [
            { guard: hasFailed, target: 'none', actions: { type: 'reportFailure', params: failureIn } },
            { target: 'deciding', actions: { type: 'addPage', params: valueIn } },
          ],
        },
      },

      deciding: { tags: 'reading', always: [{ guard: 'isComplete', target: 'read' }, { target: 'reading' }] },

      read: {
        tags: 'read',
        on: {
          'table.written': { target: 'saving', actions: { type: 'setTable', params: ({ event }) => event.table } },
          'export.cancelled': 'none',
        },
      },

      saving: {
        tags: 'busy',
        on: { 'export.chosen': {} },
        invoke: {
          id: 'saveTable',
          src: 'saveTable',
          input: ({ context: { table, format } }) => ({ ...must(table), format }),
          onDone: 'none',
          onError: { target: 'none', actions: notifyFailure },
        },
      },
    },
  })

/** Reads every page of a list, one after another, and saves the table that the view writes of them. */
export const exportOf = <Query extends ListQuery>(rules: ListRules<Query>) =>
  machineOf(rules as unknown as ListRules<ListQuery>)

/** The export of a list without filters. */
export const exportMachine = machineOf(pagesOnly)

export type ExportActor = ActorRefFrom<typeof exportMachine>
