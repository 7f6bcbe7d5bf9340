import type { ActorRefFrom } from 'xstate'
import { notifyFailure, type WithError } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import { isDirtyWithoutDraft } from '../claims/claims.ts'
import { money } from '../fields/number-fields.domain.ts'
import { text } from '../fields/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { failureOf } from '../load/reading.domain.ts'
import { type SendOutput, sentAnswer } from '../send/send.domain.ts'
import type { Cells } from './cells.domain.ts'
import { cellsSetup } from './cells.setup.ts'
import { messageOfNotSaved, refusalOf } from './cells-messages.domain.ts'

type Answered = { readonly event: { readonly output: ListRow | null } }
const failureText = (args: WithError) => refusalOf(failureOf(args))
const rowIn = ({ event }: Answered): ListRow | null => event.output
const readRow = (args: Answered): ListRow => must(rowIn(args))

interface Sent {
  readonly event: { readonly output: SendOutput<ListRow> }
}
const outputIn = ({ event }: Sent) => event.output
const whyNot = ({ event }: Sent) => messageOfNotSaved(event.output)
const savedIn = ({ event }: Sent): ListRow => must(sentAnswer(event.output))

const saved = ['reportSaved', { type: 'setSaved', params: savedIn }, { type: 'notifyOwner', params: savedIn }] as const

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
      count: 0,
      open: null,
      edits: [],
      seen: null,
      problems: [],
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
                  guard: { type: 'isFarSpread', params: ({ event }) => event.text },
                  actions: { type: 'askSpread', params: ({ event }) => event.text },
                },
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
                { guard: { type: 'isFar', params: ({ event }) => event.move }, actions: 'ask' },
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
                  actions: { type: 'setChecked', params: readRow },
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
            invoke: {
              id: 'send',
              src: 'send',
              input: ({ context: { edits, seen } }) => ({ request: { edit: must(edits[0]), row: must(seen) } }),
              onDone: [
                { guard: { type: 'isSaved', params: outputIn }, target: 'idle', actions: saved },
                { guard: { type: 'isStale', params: outputIn }, target: 'checking' },
                { target: 'reading', actions: { type: 'revert', params: whyNot } },
              ],
              onError: { target: 'reading', actions: { type: 'revert', params: { key: 'kit.cellUnclear' } } },
            },
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
        },
      },
    },
  })

/** A cell of text, and one of money. */
export const cellsMachine = createCellsMachine({
  price: {
    field: money(),
    textOf: (row: ListRow & { readonly price?: string }) => row.price ?? '',
    withText: (row, price) => ({ ...row, price }),
  },
  title: {
    field: text({ required: true }),
    textOf: (row: ListRow & { readonly title?: string }) => row.title ?? '',
    withText: (row, title) => ({ ...row, title }),
  },
})

export type CellsActor = ActorRefFrom<typeof cellsMachine>
