import type { ActorRefFrom } from 'xstate'
import { notifyFailure, type WithError } from '../../kernel/app-ref.ts'
import { isDirtyWithoutDraft, writes } from '../claims/claims.ts'
import { text } from '../form/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { Cells, Edit } from './cells.domain.ts'
import { cellsSetup, refusalOf } from './cells.setup.ts'

type Answered = { readonly event: { readonly output: ListRow | null } }
const failureText = (args: WithError) => refusalOf(failureOf(args))
const rowIn = ({ event }: Answered): ListRow | null => event.output
const savedIn = ({ event }: { readonly event: { readonly output: ListRow | null } }): ListRow => event.output as ListRow

const saved = ['reportSaved', { type: 'setSaved', params: savedIn }, { type: 'notifyOwner', params: rowIn }] as const

/**
 * Cells of a list that are edited in place. An edit is shown at once and sent in its turn. A refused one is reverted
 * with the reason; one without an answer is looked up in the row and never sent again.
 */
export const createCellsMachine = (cells: Cells) =>
  cellsSetup(cells).createMachine({
    id: 'cells',
    context: ({ input }) => ({
      ...input,
      rows: [],
      shown: 0,
      open: null,
      edits: [],
      seen: null,
      problems: [],
      isFinal: false,
      isChecked: false,
    }),
    type: 'parallel',
    on: {
      'rows.read': { actions: { type: 'setRows', params: ({ event }) => event.rows } },
      'edit.undone': { actions: { type: 'addUndo', params: ({ event }) => event.edit } },
    },
    states: {
      input: {
        initial: 'closed',
        on: {
          'cell.opened': {
            guard: { type: 'mayOpen', params: ({ event }) => event },
            target: '.open',
            actions: { type: 'open', params: ({ event }) => event },
          },
        },
        states: {
          closed: {},
          open: {
            initial: 'untouched',
            on: {
              'cell.typed': { target: '.typed', actions: { type: 'setText', params: ({ event }) => event.text } },
              'cells.pasted': [
                {
                  guard: { type: 'isSpread', params: ({ event }) => event.text },
                  target: 'closed',
                  actions: { type: 'spread', params: ({ event }) => event.text },
                },
                { actions: { type: 'showUnspread', params: ({ event }) => event.text } },
              ],
              'cell.cancelled': { target: 'closed', actions: 'close' },
              'cell.committed': [
                { guard: 'isMistaken', actions: 'showMistake' },
                {
                  guard: 'isChanged',
                  target: 'moving',
                  actions: ['addEdit', { type: 'move', params: ({ event }) => event.move }],
                },
                { target: 'moving', actions: { type: 'move', params: ({ event }) => event.move } },
              ],
            },
            states: { untouched: {}, typed: { invoke: isDirtyWithoutDraft } },
          },
          moving: { always: [{ guard: ({ context }) => context.open !== null, target: 'open' }, { target: 'closed' }] },
        },
      },

      saving: {
        initial: 'idle',
        states: {
          idle: {
            always: [
              { guard: 'isUndo', target: 'checking' },
              { guard: 'hasEdits', target: 'sending', actions: 'setSeen' },
            ],
          },

          // Another part of the row may be newer, which keeps nothing from being saved; a newer value of the cell stays.
          checking: {
            tags: 'busy',
            invoke: {
              id: 'fetchRow',
              src: 'fetchRow',
              input: ({ context: { edits } }) => edits[0]?.id ?? '',
              onDone: [
                {
                  guard: { type: 'isUntouched', params: rowIn },
                  target: 'sending',
                  actions: { type: 'setChecked', params: savedIn },
                },
                {
                  target: 'idle',
                  actions: [
                    'reportLeft',
                    { type: 'setRow', params: rowIn },
                    { type: 'revertChanged', params: rowIn },
                    { type: 'notifyOwner', params: rowIn },
                  ],
                },
              ],
              onError: { target: 'idle', actions: [{ type: 'revert', params: failureText }, notifyFailure] },
            },
          },

          sending: {
            tags: 'busy',
            invoke: [
              writes,
              {
                id: 'saveCell',
                src: 'saveCell',
                input: ({ context: { edits, seen } }) => ({ edit: edits[0] as Edit, row: seen as ListRow }),
                onDone: { target: 'idle', actions: saved },
                onError: [
                  { guard: { type: 'isUnclear', params: failureOf }, target: 'lookingUp' },
                  { guard: { type: 'isStale', params: failureOf }, target: 'checking' },
                  { target: 'reading', actions: { type: 'revert', params: failureText } },
                ],
              },
            ],
          },

          // The row may have changed otherwise: show its present values beside the reason.
          reading: {
            tags: 'busy',
            invoke: {
              id: 'fetchRow',
              src: 'fetchRow',
              input: ({ context: { problems } }) => problems.at(-1)?.id ?? '',
              onDone: {
                target: 'idle',
                actions: [
                  { type: 'setRow', params: rowIn },
                  { type: 'notifyOwner', params: rowIn },
                ],
              },
              onError: 'idle',
            },
          },

          lookingUp: {
            tags: 'busy',
            invoke: [
              writes,
              {
                id: 'fetchRow',
                src: 'fetchRow',
                input: ({ context: { edits } }) => edits[0]?.id ?? '',
                onDone: [
                  { guard: { type: 'isSaved', params: rowIn }, target: 'idle', actions: saved },
                  { guard: { type: 'mayArrive', params: rowIn }, target: 'waiting' },
                  {
                    target: 'idle',
                    actions: [
                      { type: 'setRow', params: rowIn },
                      { type: 'revert', params: { key: 'kit.cellUnclear' } },
                      { type: 'notifyOwner', params: rowIn },
                    ],
                  },
                ],
                onError: 'waiting',
              },
            ],
          },

          waiting: {
            invoke: writes,
            always: {
              guard: 'isFinal',
              target: 'idle',
              actions: { type: 'revert', params: { key: 'kit.cellUnclear' } },
            },
            after: { requestIsLost: { target: 'lookingUp', actions: 'setFinal' } },
          },
        },
      },
    },
  })

/** Two cells of text. */
export const cellsMachine = createCellsMachine({
  title: {
    field: text({ required: true }),
    textOf: (row: ListRow & { readonly title?: string }) => row.title ?? '',
    withText: (row, title) => ({ ...row, title }),
  },
})

export type CellsActor = ActorRefFrom<typeof cellsMachine>
