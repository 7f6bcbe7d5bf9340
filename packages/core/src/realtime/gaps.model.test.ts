import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { gapsMachine } from './gaps.machine.ts'

const missed = (lastSeq: number, isAll = true) => ({
  events: [{ type: 'record.changed' as const, section: 'stores', id: '1', version: 2 }],
  lastSeq,
  isAll,
})

const sent: string[] = []
const model = explore(gapsMachine, {
  runsLive: true,
  input: { app: { send: () => {} }, panel: { send: ({ type }) => void sent.push(type) } },
  user: [
    { type: 'gap.found' },
    { type: 'sequence.reported', seq: 1 },
    { type: 'sequence.reported', seq: 3 },
    { type: 'sequence.reported', seq: 5 },
  ],
  world: {
    fetchMissedEvents: [
      gives(succeeded(missed(3))),
      gives(succeeded(missed(5, false))),
      gives(succeeded(null)),
      gives(failed({ kind: 'unreachable' })),
    ],
  },
  project: ({ last, arrived }) => [last, arrived.toSorted()],
  always: ({ value, context: { last, arrived } }) =>
    value === 'watching' && last !== null && arrived.some((seq) => seq > last + 1) ? 'a gap is left open' : null,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('gaps', model.coverage)
})

test('without numbers, and when the gap cannot be read, everything is read again', () => {
  const forgotten = model.movesWhere(({ from, to }) => from.context.last !== null && to.context.last === null)
  expect(new Set(forgotten.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.fetchMissedEvents']))
  expect(new Set(sent)).toEqual(new Set(['events.missed', 'record.changed']))
})
