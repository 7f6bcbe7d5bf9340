import { type ActorRefFrom, assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import { failureIn, hasFailed, valueIn } from '../load/reading.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
import { type ListPage, type ListQuery, type ListRow, type ListRules, lastPageOf, pagesOnly } from './list.domain.ts'
import type { TextFile } from './list.port.ts'

export type ExportEvent =
  | { type: 'export.chosen'; query: ListQuery; columns?: readonly string[] | null }
  | { type: 'export.cancelled' }
  /** The view has written the rows as a file. */
  | { type: 'file.written'; file: TextFile }

export interface ExportContext {
  readonly app: AppRef
  query: ListQuery | null
  page: number
  /** By id: a row that moves to a later page while the pages are read appears once. */
  rows: ReadonlyMap<string, ListRow>
  isLast: boolean
  file: TextFile | null
}

/** An export is a document to open in a spreadsheet, not a copy of a database. */
export const mostRows = 10_000

const nothing = { query: null, page: 1, rows: new Map<string, ListRow>(), isLast: false, file: null } as const

const machineOf = (rules: ListRules<ListQuery>) =>
  setup({
    types: {
      input: {} as { readonly app: AppRef },
      context: {} as ExportContext,
      events: {} as ExportEvent,
      tags: {} as 'busy' | 'reading' | 'read',
    },
    actors: {} as { fetchPage: Reading<ListPage<ListRow>, ListQuery>; saveFile: PromiseActorLogic<void, TextFile> },
    guards: {
      isComplete: ({ context }) => context.isLast || context.rows.size >= mostRows,
    },
    actions: {
      start: assign((_, query: ListQuery) => ({ ...nothing, query })),
      addPage: assign(({ context: { page, rows } }, found: ListPage<ListRow>) => {
        const last = lastPageOf(found, page)
        return {
          rows: new Map([...rows, ...found.rows.map((row) => [row.id, row] as const)]),
          page: page + 1,
          isLast: found.rows.length === 0 || (last !== null && page >= last),
        }
      }),
      setFile: assign((_, file: TextFile) => ({ ...nothing, file })),
      clear: assign(nothing),
      reportFailure: ({ context }, failure: Failure) => context.app.send({ type: 'failure.reported', failure }),
      notifyApp,
    },
  }).createMachine({
    id: 'export',
    context: ({ input }) => ({ ...input, ...nothing }),
    initial: 'none',
    on: {
      'export.chosen': { target: '.reading', actions: { type: 'start', params: ({ event }) => event.query } },
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
          'file.written': { target: 'saving', actions: { type: 'setFile', params: ({ event }) => event.file } },
          'export.cancelled': 'none',
        },
      },

      saving: {
        tags: 'busy',
        on: { 'export.chosen': {} },
        invoke: {
          id: 'saveFile',
          src: 'saveFile',
          input: ({ context }) => must(context.file),
          onDone: 'none',
          onError: { target: 'none', actions: notifyFailure },
        },
      },
    },
  })

/** Reads every page of a list, one after another, and saves them as the file that the view writes of them. */
export const exportOf = <Query extends ListQuery>(rules: ListRules<Query>) =>
  machineOf(rules as unknown as ListRules<ListQuery>)

/** The export of a list without filters. */
export const exportMachine = machineOf(pagesOnly)

export type ExportActor = ActorRefFrom<typeof exportMachine>
