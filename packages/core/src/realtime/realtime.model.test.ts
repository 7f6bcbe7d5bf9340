import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someJob } from '../../testing/ports.ts'
import { realtimeMachine } from './realtime.machine.ts'
import { selectConnectionState } from './realtime.selectors.ts'
import type { RealtimeContext } from './realtime.setup.ts'

const exploreWith = (now: () => number, project: (context: RealtimeContext) => readonly unknown[], name: string) =>
  explore(realtimeMachine, {
    name,
    input: { app: { send: () => {} }, panel: { send: () => {} }, clock: { now }, supplierId: 1 },
    user: [
      { type: 'wakeUp.received', reason: 'answered' },
      { type: 'wakeUp.received', reason: 'accepted' },
      { type: 'wakeUp.received', reason: 'shown' },
      { type: 'wakeUp.received', reason: 'regained' },
      { type: 'network.lost' },
      { type: 'token.changed' },
      { type: 'token.refused' },
    ],
    world: {
      loadRealtime: [gives(), fails()],
      openConnection: [breaks()],
      jitter: [gives(0.5), fails()],
      pingServer: [gives(), fails(), fails({ kind: 'unexpected' })],
    },
    childEvents: {
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
        { type: 'sequence.reported', seq: 7 },
        { type: 'record.changed', section: 'stores', id: '1', version: 2 },
        { type: 'job.progress', job: someJob() },
        { type: 'telegram.reported', isConnected: true, chatId: '7' },
        { type: 'telegram.reported', isConnected: false, chatId: null },
        { type: 'frame.ignored' },
      ],
    },
    project,
  })

const model = exploreWith(
  () => 0,
  ({ attempt, failedSubscriptions, openings, isOff, caughtUpAt }) => [
    caughtUpAt !== null,
    Math.min(attempt, 3),
    Math.min(failedSubscriptions, 3),
    Math.min(openings.length, 5),
    isOff,
  ],
  'in no time',
)

let time = 0
const slowly = exploreWith(
  () => {
    time += 600_000
    return time
  },
  ({ attempt, isAnswered, failedBesideServer, isOff }) => [Math.min(attempt, 3), isAnswered, failedBesideServer, isOff],
  'with ten minutes between any two things',
)

test('every state and every transition is visited', () => {
  expectFullCoverage('realtime', model.coverage, slowly.coverage)
})

test('whatever the server does, the connection can become live again', () => {
  expect(model.trapsFor((snapshot) => selectConnectionState(snapshot) === 'live')).toEqual([])
})

test('a connection is open only in the state that owns it', () => {
  expect(model.paths.length).toBeGreaterThan(50)
  for (const { state } of model.paths) {
    expect(state.children['openConnection'] !== undefined).toBe(state.matches('connected'))
  }
})

test('after five connections in a minute the machine rests', () => {
  const flapped = model.movesWhere(
    ({ from, event }) => event === 'connection.lost' && from.context.openings.length >= 5,
  )
  for (const { to } of flapped) expect(to.matches('resting')).toBe(true)
})

test('a rejected token is not used again before it changes', () => {
  const refused = model.movesWhere(({ from }) => from.matches('closed'))
  for (const { event, to } of refused) {
    if (event !== 'token.changed') expect(to.matches('closed')).toBe(true)
  }
})
