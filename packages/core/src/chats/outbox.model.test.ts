import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { silentPorts } from '../../testing/ports.ts'
import { actorsOf } from '../kernel/port.ts'
import { queued, type Unsent } from './outbox.domain.ts'
import { outboxMachine, selectUnsent, selectUnsentCount } from './outbox.machine.ts'
import { roomQueueMachine } from './room-queue.machine.ts'

const message = { room: '7', key: 'a', text: 'a', attachments: [] }
const item: Unsent = queued(message, 0)

const { sendMessage } = silentPorts().chats
const queue = roomQueueMachine.provide({ actors: actorsOf({ sendMessage }) })

const model = explore(outboxMachine.provide({ actors: { queue } }), {
  runsLive: true,
  input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: [
    { type: 'message.written', message },
    { type: 'message.written', message: { ...message, room: '8', key: 'b' } },
    { type: 'messages.seen', room: '7', keys: ['a'] },
    { type: 'message.retried', room: '7', key: 'a' },
    { type: 'message.removed', room: '7', key: 'a' },
    { type: 'network.lost' },
    { type: 'retry.due' },
    { type: 'queue.changed', room: '7', items: [item] },
    { type: 'queue.changed', room: '7', items: [] },
  ],
  childEvents: {
    holdOutbox: [{ type: 'lock.granted' }],
    watchUnsent: [{ type: 'unsent.changedElsewhere' }],
  },
  world: {
    loadUnsent: [gives([]), gives([item]), fails()],
    saveUnsent: [gives('stored'), gives('memoryOnly'), fails()],
    holdOutbox: [breaks()],
    watchUnsent: [breaks()],
  },
  project: ({ rooms, known, isOnline, isSender, isStored }) => [
    Object.entries(rooms)
      .map(([room, items]) => room + items.length)
      .sort(),
    known.length,
    isOnline,
    isSender,
    isStored,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('outbox', model.coverage)
})

test('each room has a queue of its own, and the outbox claims something as long as one of them holds a message', () => {
  for (const { state } of model.paths) {
    expect(state.matches({ claims: 'empty' })).toBe(selectUnsentCount(state) === 0)
    if (selectUnsentCount(state) > 0) expect(state.matches({ claims: 'stored' })).toBe(state.context.isStored)
    expect(selectUnsentCount(state)).toBe(selectUnsent(state, '7').length + selectUnsent(state, '8').length)
  }
})

test('every change is saved', () => {
  expect(model.trapsFor((state) => state.matches({ storage: 'kept' }))).toEqual([])
})
