import { expect, test } from 'vitest'
import { actorsAt } from './actors.domain.ts'
import { nameOf, shotsAt, snapIn } from './lives.domain.ts'
import { grown, type Log } from './log.domain.ts'
import { locationAt, sequenceOf } from './messages.domain.ts'
import { keptFor } from './reading.domain.ts'
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

const snapsAt = (one: Log, at: number, actor: string) => {
  const { now, before } = shotsAt(one, at, actor)
  return { now: snapIn(now), before: snapIn(before) }
}

const names = (at: number) => actorsAt(log, at).map(({ name, depth, state }) => `${'  '.repeat(depth)}${name} ${state}`)

test('the tree shows the running actors at a step with their states', () => {
  expect(names(1)).toEqual(['app off'])
  expect(names(3)).toEqual(['app open.here', '  lamp off'])
  expect(names(6)).toEqual(['app open.here', '  lamp on'])
  // The parent’s snapshot no longer contains the lamp.
  expect(names(8)).toEqual(['app open.here', '  ask off'])
})

test('an actor with the same name replaces the earlier one', () => {
  const again = [...log.slice(0, 3), child('x:9', 'lamp')]
  expect(actorsAt(again, 4).map(({ id }) => id)).toEqual(['x:0', 'x:9'])
})

test('a snapshot is compared with the one before it', () => {
  expect(snapsAt(log, 5, 'x:1')).toMatchObject({ now: { value: 'off' }, before: null })
  expect(snapsAt(log, 6, 'x:1')).toMatchObject({ now: { value: 'on' }, before: { value: 'off' } })
  expect(snapsAt(log, 9, 'nobody')).toEqual({ now: null, before: null })
})

test('messages run between lanes; an actor without states uses the lane of its parent', () => {
  const { lanes, messages } = sequenceOf(log, null)
  expect(lanes).toEqual(['', 'app', 'lamp'])
  expect(messages.map(({ from, to, fromLane, toLane, time }) => [from, to, fromLane, toLane, time])).toEqual([
    [null, 'app', 0, 1, 500],
    ['app', 'lamp', 1, 2, 600],
    ['ask', 'app', 1, 1, 1000],
  ])
  expect(sequenceOf(log, 'x:1').messages.map(({ type }) => type)).toEqual(['switch.pressed'])
})

test('events that XState sends internally can be left out', () => {
  expect(sequenceOf(log, null, true).messages.map(({ type }) => type)).toEqual(['switch.pressed', 'switch.pressed'])
})

test('the current message is the last one at the step', () => {
  const { messages } = sequenceOf(log, null)
  expect([0, 3, 4, 5, 6, 9].map((at) => locationAt(messages, at))).toEqual([-1, -1, 0, 1, 1, 2])
})

test('when the log is full, the running actors and their states are kept', () => {
  const full = grown(log, [sent(undefined, 'x:0', 'last')], 5)
  expect(full.length).toBeLessThan(log.length)
  expect(full.at(-1)).toMatchObject({ event: { type: 'last' } })
  expect(actorsAt(full, full.length).map(({ name, state }) => [name, state])).toEqual(
    actorsAt(log, log.length).map(({ name, state }) => [name, state]),
  )
})

test('reading a growing log in parts gives the same result as reading it at once', () => {
  const read = (one: Log) =>
    one.map((_, at) => [actorsAt(one, at), snapsAt(one, at, 'x:1'), nameOf(one, 'x:2'), sequenceOf(one, null).count])
  const stepByStep = log.map((_, many) => read(log.slice(0, many + 1))).at(-1)
  expect(stepByStep).toEqual(read(log.map((entry) => ({ ...entry }))))
})

test('switching to another log and back reads each from its beginning', () => {
  const other = [birth('x:7', { name: 'door' })]
  const lanesOf = (one: Log) => sequenceOf([...one, sent(undefined, one[0]?.sessionId ?? '', 'pressed')], null).lanes
  expect([lanesOf(log), lanesOf(other), lanesOf(log)]).toEqual([
    ['', 'app', 'lamp'],
    ['', 'door'],
    ['', 'app', 'lamp'],
  ])
  expect(nameOf([], 'x:7')).toBeNull()
})

test('running children are found among ten thousand stopped ones', () => {
  const asked = Array.from({ length: 10_000 }, (_, i) => promise(`x:${i + 10}`, `ask ${i}`))
  const crowd = [birth('x:0', { name: 'app' }), ...asked, shot('x:0', 'idle', {}, { 'ask 7': {} })]
  expect(actorsAt(crowd, crowd.length).map(({ name }) => name)).toEqual(['app', 'ask 7'])
  expect(actorsAt([...crowd, child('x:3', 'lamp')], crowd.length + 1).map(({ name }) => name)).toEqual([
    'app',
    'ask 7',
    'lamp',
  ])
})

test('a value is computed again only when its inputs change', () => {
  const kept = keptFor<object>()
  const [one, other] = [{}, {}]
  const made = kept([one, 1], () => ({}))
  expect(kept([one, 1], () => ({}))).toBe(made)
  expect(kept([other, 1], () => ({}))).not.toBe(made)
})
