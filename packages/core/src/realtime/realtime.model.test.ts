import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { type RealtimeContext, realtimeMachine } from './realtime.machine.ts'
import { selectLineState } from './realtime.selectors.ts'

const walkWith = (now: () => number, lens: (context: RealtimeContext) => readonly unknown[], name: string) =>
  explore(realtimeMachine, {
    name,
    input: { panel: { send: () => {} }, clock: { now }, supplierId: 1 },
    user: [
      { type: 'line.nudged', reason: 'answered' },
      { type: 'line.nudged', reason: 'accepted' },
      { type: 'line.nudged', reason: 'shown' },
      { type: 'line.nudged', reason: 'regained' },
      { type: 'network.lost' },
      { type: 'token.changed' },
      { type: 'token.refused' },
    ],
    world: {
      loadRealtime: [gives(), fails()],
      openConnection: [breaks()],
      chance: [gives(0.5), fails()],
      askServer: [gives(), fails(), fails({ kind: 'unexpected' })],
    },
    facts: {
      openConnection: [
        { type: 'connection.opened' },
        { type: 'channels.signed' },
        { type: 'channels.joined' },
        { type: 'channels.refused', status: 403 },
        { type: 'channels.refused', status: 500 },
        { type: 'connection.lost', code: 1006 },
        { type: 'connection.lost', code: 4200 },
        { type: 'connection.lost', code: 4001 },
        { type: 'supplier.reported', patch: {} },
        { type: 'telegram.reported', isConnected: true, chatId: '7' },
        { type: 'telegram.reported', isConnected: false, chatId: null },
        { type: 'frame.ignored' },
      ],
    },
    lens,
  })

const walk = walkWith(
  () => 0,
  ({ attempt, failedSubscriptions, openings, isOff }) => [
    Math.min(attempt, 3),
    Math.min(failedSubscriptions, 3),
    Math.min(openings.length, 5),
    isOff,
  ],
  'in no time',
)

let time = 0
const slowly = walkWith(
  () => {
    time += 600_000
    return time
  },
  ({ attempt, isAnswered, shutOut, isOff }) => [Math.min(attempt, 3), isAnswered, shutOut, isOff],
  'with ten minutes between any two things',
)

test('every state and every transition is visited', () => {
  expectFullCoverage('realtime', walk.coverage, slowly.coverage)
})

test('whatever the server does, the line can become live again', () => {
  expect(walk.trapsFor((snapshot) => selectLineState(snapshot) === 'live')).toEqual([])
})

test('a connection is open only in the state that owns it', () => {
  expect(walk.paths.length).toBeGreaterThan(50)
  for (const { state } of walk.paths) {
    expect(state.children['openConnection'] !== undefined).toBe(state.matches('connected'))
  }
})

test('after five connections in a minute the line rests', () => {
  const flapped = walk.movesWhere(({ from, event }) => event === 'connection.lost' && from.context.openings.length >= 5)
  for (const { to } of flapped) expect(to.matches('resting')).toBe(true)
})

test('by a token that nobody takes nobody is asked again before it changes', () => {
  const refused = walk.movesWhere(({ from }) => from.matches('closed'))
  for (const { event, to } of refused) {
    if (event !== 'token.changed') expect(to.matches('closed')).toBe(true)
  }
})
