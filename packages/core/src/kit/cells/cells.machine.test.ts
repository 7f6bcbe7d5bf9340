import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { cellsMachine } from './cells.machine.ts'
import type { CellMove, CellsEvent } from './cells.setup.ts'

const rows = ['1', '2'].map((id) => ({ id, title: 'a', price: '1200' }))

const opened = () => {
  const never = fromPromise<never, never>(() => new Promise(() => {}))
  const actor = createActor(cellsMachine.provide({ actors: { send: never, fetchRow: never } as never }), {
    input: { app: { send: () => {} }, ids: { next: () => 'paste' }, owner: { send: () => {} } },
  }).start()
  actor.send({ type: 'rows.read', rows })
  actor.send({ type: 'cell.opened', id: '1', name: 'price' })
  const { context } = actor.getSnapshot()
  expect(context.open?.text).toBe('1200')
  return {
    actor,
    edits: () => actor.getSnapshot().context.edits.map(({ to }) => to),
    message: () => actor.getSnapshot().context.open?.mistake,
  }
}

const typed = (text: string): CellsEvent => ({ type: 'cell.typed', text })
const commit = (move: CellMove): CellsEvent => ({ type: 'cell.committed', move })
const pasted = (text: string): CellsEvent => ({ type: 'cells.pasted', text })
const above = { key: 'kit.farAbove', values: { times: 100 } }
const farPaste = { key: 'kit.pastedFar', values: { count: 1 } }

test.each<[string, readonly CellsEvent[], readonly string[], object | null | undefined]>([
  ['a price that is near goes out at once', [typed('1300'), commit('below')], ['1300'], null],
  ['a price a hundred times as high is asked about', [typed('120000'), commit('below')], [], above],
  ['it goes out when it is saved again', [typed('120000'), commit('below'), commit('stay')], ['120000'], undefined],
  ['leaving the cell is no answer', [typed('120000'), commit('below'), commit('leave')], [], above],
  ['leaving the cell asks, too', [typed('120000'), commit('leave')], [], above],
  [
    'after the question another price is asked about anew',
    [typed('1'), commit('stay'), typed('120000'), commit('stay')],
    [],
    above,
  ],
  [
    'after the question a near price goes out',
    [typed('1'), commit('stay'), typed('1300'), commit('stay')],
    ['1300'],
    undefined,
  ],
  ['pasted prices are asked about together', [pasted('1300\n13')], [], farPaste],
  ['the same pasted once more go out', [pasted('1300\n13'), pasted('1300\n13')], ['1300', '13'], undefined],
  ['pasted prices that are near go out at once', [pasted('1300\n1400')], ['1300', '1400'], undefined],
])('%s', (_, events, edits, message) => {
  const one = opened()
  for (const event of events) one.actor.send(event)
  expect(one.edits()).toEqual(edits)
  if (message !== null) expect(one.message()).toEqual(message)
})

test('a question without an answer stays at its cell when another one is opened', () => {
  const { actor, edits } = opened()
  for (const event of [typed('120000'), commit('leave')]) actor.send(event)
  actor.send({ type: 'cell.opened', id: '2', name: 'title' })
  expect(actor.getSnapshot().context.problems).toEqual([{ id: '1', name: 'price', typed: '120000', message: above }])
  expect(edits()).toEqual([])
})
