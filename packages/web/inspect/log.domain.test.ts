import { expect, test } from 'vitest'
import { actorsAt } from './actors.domain.ts'
import { grown, snapsAt } from './log.domain.ts'
import { placeAt, sequenceOf } from './messages.domain.ts'
import { birth, sent, shot } from './testing.ts'

const child = (id: string, name: string) => birth(id, { name, parentId: 'x:0' })
const promise = (id: string, name: string) => birth(id, { name, parentId: 'x:0', definition: `{"id":"${name}"}` })

const log = [
  birth('x:0', { name: 'app' }),
  child('x:1', 'lamp'),
  shot('x:0', { open: 'here' }, {}, { lamp: {} }),
  sent(undefined, 'x:0', 'switch.pressed', 1500),
  sent('x:0', 'x:1', 'switch.pressed', 1600),
  shot('x:1', 'on', { times: 1 }),
  promise('x:2', 'ask'),
  shot('x:0', { open: 'here' }, {}, { ask: {} }),
  sent('x:2', 'x:0', 'xstate.done.actor.ask', 2000),
]

const names = (at: number) => actorsAt(log, at).map(({ name, depth, state }) => `${'  '.repeat(depth)}${name} ${state}`)

test('the tree holds who lives at a step, and in which state', () => {
  expect(names(1)).toEqual(['app off'])
  expect(names(3)).toEqual(['app open.here', '  lamp off'])
  expect(names(6)).toEqual(['app open.here', '  lamp on'])
  // The parent counts the lamp no longer.
  expect(names(8)).toEqual(['app open.here', '  ask off'])
})

test('whoever takes a name over takes the place, too', () => {
  const again = [...log.slice(0, 3), child('x:9', 'lamp')]
  expect(actorsAt(again, 4).map(({ id }) => id)).toEqual(['x:0', 'x:9'])
})

test('a snapshot is compared with the one before it', () => {
  expect(snapsAt(log, 5, 'x:1')).toMatchObject({ now: { value: 'off' }, before: null })
  expect(snapsAt(log, 6, 'x:1')).toMatchObject({ now: { value: 'on' }, before: { value: 'off' } })
  expect(snapsAt(log, 9, 'nobody')).toEqual({ now: null, before: null })
})

test('messages run between lanes; who has no states speaks in the lane of its parent', () => {
  const { lanes, messages } = sequenceOf(log, null)
  expect(lanes).toEqual(['', 'app', 'lamp'])
  expect(messages.map(({ from, to, fromLane, toLane, time }) => [from, to, fromLane, toLane, time])).toEqual([
    [null, 'app', 0, 1, 500],
    ['app', 'lamp', 1, 2, 600],
    ['ask', 'app', 1, 1, 1000],
  ])
  expect(sequenceOf(log, 'x:1').messages.map(({ type }) => type)).toEqual(['switch.pressed'])
})

test('the current message is the last one at the step', () => {
  const { messages } = sequenceOf(log, null)
  expect([0, 3, 4, 5, 6, 9].map((at) => placeAt(messages, at))).toEqual([-1, -1, 0, 1, 1, 2])
})

test('when the log is full, nothing is lost about who lives and in which state', () => {
  const full = grown(log, [sent(undefined, 'x:0', 'last')], 5)
  expect(full.length).toBeLessThan(log.length)
  expect(full.at(-1)).toMatchObject({ event: { type: 'last' } })
  expect(actorsAt(full, full.length).map(({ name, state }) => [name, state])).toEqual(
    actorsAt(log, log.length).map(({ name, state }) => [name, state]),
  )
})
