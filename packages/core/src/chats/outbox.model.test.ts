import { expect, test } from 'vitest'
import { expectFullCoverage, explore } from '../../testing/explore.ts'
import type { Unsent } from './outbox.domain.ts'
import { outboxMachine, selectUnsent, selectUnsentCount } from './outbox.machine.ts'

const item = (key: string): Unsent => ({ room: '7', key, text: key, attachments: [], state: 'queued', failure: null })
const { state: _, failure: __, ...message } = item('a')

const model = explore(outboxMachine, {
  runsLive: true,
  input: { app: { send: () => {} } },
  user: [
    { type: 'message.written', message },
    { type: 'message.written', message: { ...message, room: '8' } },
    { type: 'messages.seen', room: '7', keys: ['a'] },
    { type: 'message.retried', room: '7', key: 'a' },
    { type: 'message.removed', room: '7', key: 'a' },
    { type: 'network.lost' },
    { type: 'retry.due' },
    { type: 'queue.changed', room: '7', items: [item('a')] },
    { type: 'queue.changed', room: '7', items: [] },
  ],
  project: ({ rooms, isOnline }) => [
    Object.entries(rooms)
      .map(([room, items]) => room + items.length)
      .sort(),
    isOnline,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('outbox', model.coverage)
})

test('each room has a queue of its own, and the outbox holds something as long as one of them does', () => {
  for (const { state } of model.paths) {
    expect(state.matches('holding')).toBe(selectUnsentCount(state) > 0)
    expect(selectUnsentCount(state)).toBe(selectUnsent(state, '7').length + selectUnsent(state, '8').length)
  }
})
