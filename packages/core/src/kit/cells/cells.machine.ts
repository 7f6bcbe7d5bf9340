import type { ActorRefFrom } from 'xstate'
import { isDirtyWithoutDraft, writes } from '../claims/claims.ts'
import { text } from '../form/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { Cells, Edit } from './cells.domain.ts'
import { cellsSetup, refusalOf } from './cells.setup.ts'

type Answered = { readonly event: { readonly output: ListRow | null } }
const rowIn = ({ event }: Answered): ListRow | null => event.output
const savedIn = ({ event }: { readonly event: { readonly output: ListRow | null } }): ListRow => event.output as ListRow

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
      open: null,
      edits: [],
      seen: null,
      problem: null,
      undoable: null,
      isFinal: false,
    }),
    type: 'parallel',
    on: { 'rows.read': { actions: { type: 'setRows', params: ({ event }) => event.rows } } },
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
            initial: 'arriving',
            always: { guard: 'hasEdits', target: 'sending', actions: 'setSeen' },
            on: { 'edit.undone': { guard: 'mayUndo', actions: 'addUndo' } },
            states: {
              arriving: { always: [{ guard: 'mayUndo', target: 'undoable' }, { target: 'rest' }] },
              undoable: { after: { undoTime: { target: 'rest', actions: 'forgetUndo' } } },
              rest: {},
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
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'setSaved', params: savedIn },
                    { type: 'notifyOwner', params: rowIn },
                  ],
                },
                onError: [
                  { guard: { type: 'isUnclear', params: failureOf }, target: 'lookingUp' },
                  {
                    target: 'reading',
                    actions: { type: 'revert', params: (args) => refusalOf(failureOf(args)) },
                  },
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
              input: ({ context: { problem } }) => problem?.id ?? '',
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
                  {
                    guard: { type: 'isSaved', params: rowIn },
                    target: 'idle',
                    actions: [
                      { type: 'setSaved', params: savedIn },
                      { type: 'notifyOwner', params: rowIn },
                    ],
                  },
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
