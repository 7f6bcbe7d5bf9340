import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { ChatMessage } from './chats.domain.ts'
import { nextIn } from './outbox.domain.ts'
import { roomQueueMachine } from './room-queue.machine.ts'

const written = (key: string) =>
  ({ type: 'message.written', message: { room: '7', key, text: key, attachments: [] } }) as const
const sent: ChatMessage = { id: '1', seq: 1, from: 'supplier', text: '', attachments: [], at: null, key: 'a' }
const refused = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const

const surroundings: Parameters<typeof explore<typeof roomQueueMachine>>[1] = {
  input: { app: { send: () => {} }, owner: { send: () => {} }, room: '7', isOnline: true, first: written('a').message },
  user: ({ context: { items } }) => [
    ...['a', 'b'].filter((key) => !items.some((item) => item.key === key)).map(written),
    { type: 'messages.seen', room: '7', keys: ['a'] },
    { type: 'message.retried', key: 'a' },
    { type: 'message.removed', key: 'a' },
    { type: 'network.lost' },
    { type: 'retry.due' },
  ],
  world: { sendMessage: [gives(sent), fails(), fails(refused)] },
  project: ({ items, tries, isOnline }) => [items.map(({ key, state }) => key + state), Math.min(tries, 2), isOnline],
}

const model = explore(roomQueueMachine, surroundings)

test('every state and every transition is visited', () => {
  expectFullCoverage('room-queue', model.coverage)
})

test('a message leaves the queue only when the server has it, or when it was refused and is removed', () => {
  const leaving = model.movesWhere(({ from, to }) => to.context.items.length < from.context.items.length)
  for (const { event, from, to } of leaving) {
    const gone = from.context.items.find(({ key }) => !to.context.items.some((item) => item.key === key))
    expect(['xstate.done.actor.sendMessage', 'messages.seen', 'message.removed']).toContain(event)
    expect(event === 'message.removed').toBe(gone?.state === 'failed')
  }
})

test('one message is sent at a time, always the one that was written first', () => {
  for (const { state } of model.paths) {
    const inFlight = state.context.items.filter(({ state: one }) => one === 'sending' || one === 'unclear')
    expect(inFlight.length).toBeLessThanOrEqual(1)
    if (inFlight[0]) expect(nextIn(state.context.items)).toBe(inFlight[0])
    if (state.matches('sending')) expect(inFlight).toHaveLength(1)
  }
})

test('a message without an answer is never called failed', () => {
  const unclear = model.movesWhere(({ event, to }) => event === 'xstate.error.actor.sendMessage' && !to.matches('idle'))
  for (const { to } of unclear) expect(nextIn(to.context.items)?.state).not.toBe('failed')
})

test('every message can still be sent', () => {
  expect(model.trapsFor(({ context }) => nextIn(context.items) === undefined)).toEqual([])
})
