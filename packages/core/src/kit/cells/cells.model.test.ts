import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { cellsMachine } from './cells.machine.ts'
import type { CellsEvent } from './cells.setup.ts'

const row = (id: string, title: string, version: number) => ({ id, title, price: '100', version })
const refusal = { kind: 'refused', status: 409, texts: [{ text: 'no' }], fields: {}, retryAfter: null } as const
const refused = gives({ result: 'refused', failure: refusal })
const stale = gives({ result: 'refused', failure: { ...refusal, code: 'stale' } })

const commits: readonly CellsEvent[] = [
  { type: 'cell.committed', move: 'stay' },
  { type: 'cell.committed', move: 'below' },
  // One value, because a second one waits like a second edit.
  { type: 'cells.pasted', text: 'b' },
]
const mistaken: readonly CellsEvent[] = [
  { type: 'cell.typed', text: '' },
  { type: 'cells.pasted', text: 'a\tb' },
]
const priced: CellsEvent = { type: 'cell.opened', id: '1', name: 'price' }
const far: readonly CellsEvent[] = [
  { type: 'cell.typed', text: '9' },
  { type: 'cell.committed', move: 'leave' },
  { type: 'cells.pasted', text: '9' },
]
const undone: readonly CellsEvent[] = [
  { type: 'edit.undone', edit: { id: '1', name: 'title', from: 'a', to: 'b' } },
  { type: 'edit.undone', edit: { id: '7', name: 'title', from: 'a', to: 'b' } },
]

const model = explore(cellsMachine, {
  input: {
    app: { send: () => {} },
    ids: { next: () => 'paste' },
    owner: { send: () => {}, getSnapshot: () => ({ status: 'stopped' }) } as never,
  },
  // At most two edits wait, because a third one waits like the second.
  user: ({ context }): readonly CellsEvent[] =>
    context.open?.name === 'price'
      ? [...far, { type: 'cell.cancelled' }]
      : [
          { type: 'rows.read', rows: [row('1', 'a', 1), row('2', 'a', 1)] },
          { type: 'cell.opened', id: '1', name: 'title' },
          { type: 'cell.opened', id: '7', name: 'title' },
          { type: 'cell.typed', text: 'b' },
          { type: 'cell.cancelled' },
          ...(context.edits.length < 2 ? commits : []),
          ...(context.edits.length === 0 ? [...undone, ...mistaken, priced] : []),
        ],
  world: {
    send: [
      gives({ result: 'done', answer: row('1', 'b', 2) }),
      gives({ result: 'notArrived', failure: { kind: 'unreachable' } }),
      refused,
      stale,
      breaks(),
    ],
    fetchRow: [gives(row('1', 'b', 2)), gives(row('1', 'a', 1)), gives(row('1', 'c', 3)), gives(null), fails()],
  },
  project: ({ rows, open, edits, problems, isChecked }) => [
    rows.map(({ version }) => Math.min(Number(version), 2)),
    open && [open.id, open.name, open.text, open.mistake !== null, open.asked],
    edits.map(({ id, isUndo }) => `${id}${isUndo}`),
    // A problem stays while other cells are edited, which would double every state.
    open === null ? problems.at(-1)?.id : null,
    isChecked,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('cells', model.coverage)
})

test('an edit that was not saved leaves the list, and its cell says why', () => {
  const reverted = model.movesWhere(({ event }) => event === 'xstate.done.actor.send')
  for (const { from, output, to } of reverted) {
    const { result } = output as { readonly result: string }
    const isShorter = to.context.edits.length < from.context.edits.length && from.context.edits.length <= 2
    if (result !== 'done' && isShorter && !to.context.open)
      expect(to.context.problems.at(-1)).toMatchObject({
        id: from.context.edits[0]?.id,
        name: 'title',
        message: expect.anything(),
      })
  }
})

test('all edits can be finished', () => {
  expect(model.trapsFor(({ context }) => context.edits.length === 0)).toEqual([])
})
