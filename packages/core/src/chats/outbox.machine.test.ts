import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { answers, breaksDown, tells } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { queued, type Unsent } from './outbox.domain.ts'
import { outboxMachine } from './outbox.machine.ts'
import type { UnsentChange } from './outbox-tabs.domain.ts'

const message = { room: '7', key: 'a', text: 'a', attachments: [] }

interface Save {
  readonly input: UnsentChange
  readonly answer: (saved: 'stored') => void
}

/** An outbox whose storage answers when the test says so. */
const opened = async () => {
  const saves: Save[] = []
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        loadUnsent: fromPromise(async (): Promise<readonly Unsent[]> => []),
        saveUnsent: fromPromise<'stored' | 'memoryOnly', UnsentChange>(
          ({ input }) => new Promise((answer) => saves.push({ input, answer })),
        ),
        holdOutbox: fromCallback(() => {}),
        watchUnsent: fromCallback(() => {}),
      },
    }),
    { input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 } },
  ).start()
  await new Promise(setImmediate)
  return { outbox, saves }
}

test('a message that the server has before storage answers is removed from storage', async () => {
  const { outbox, saves } = await opened()
  outbox.send({ type: 'message.written', message })
  expect(saves).toMatchObject([{ input: { saved: [{ key: 'a' }], removed: [] } }])
  outbox.send({ type: 'queue.changed', room: '7', items: [] })
  saves[0]?.answer('stored')
  await new Promise(setImmediate)
  expect(saves[1]).toMatchObject({ input: { saved: [], removed: ['a'] } })
  saves[1]?.answer('stored')
  await new Promise(setImmediate)
  expect(outbox.getSnapshot().matches({ storage: 'kept' })).toBe(true)
  expect(saves).toHaveLength(2)
})

const item = queued(message, 0)
const loaded = [answers('loadUnsent', [])] as const
const written = [...loaded, { type: 'message.written', message }] as const
const stored = [...written, answers('saveUnsent', 'stored')] as const

test('every event in every situation of the unsent messages does only this', async () => {
  expect(
    await eventTableOf(outboxMachine, () => ({ app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 }), {
      situations: {
        'storage is read': [],
        'nothing is unsent': loaded,
        'a message is being stored': written,
        'a message is stored': stored,
        'a message is stored, and this tab sends': [...stored, tells({ type: 'lock.granted' })],
        'a message is stored, and the sending tab is offline': [
          ...stored,
          tells({ type: 'lock.granted' }),
          { type: 'network.lost' },
        ],
        'a message could not be stored': [...written, breaksDown('saveUnsent')],
      },
      events: {
        'storage has a message': answers('loadUnsent', [item]),
        'storage has none': answers('loadUnsent', []),
        'storage cannot be read': breaksDown('loadUnsent'),
        'storage keeps it': answers('saveUnsent', 'stored'),
        'storage is full': answers('saveUnsent', 'memoryOnly'),
        'storage breaks': breaksDown('saveUnsent'),
        'this tab may send': tells({ type: 'lock.granted' }),
        'there are no locks': breaksDown('holdOutbox'),
        'another tab changes storage': tells({ type: 'unsent.changedElsewhere' }),
        'other tabs cannot be heard': breaksDown('watchUnsent'),
        'one more message for the room': { type: 'message.written', message: { ...message, key: 'b' } },
        'a message for another room': { type: 'message.written', message: { ...message, room: '8', key: 'c' } },
        'the room shows it': { type: 'messages.seen', room: '7', keys: ['a'] },
        'it is retried': { type: 'message.retried', room: '7', key: 'a' },
        'it is removed': { type: 'message.removed', room: '7', key: 'a' },
        'the network is lost': { type: 'network.lost' },
        'the network is tried': { type: 'retry.due' },
        'the queue has sent it': { type: 'queue.changed', room: '7', items: [] },
        'the queue sends it': { type: 'queue.changed', room: '7', items: [{ ...item, state: 'sending' }] },
      },
    }),
  ).toEqual({
    'storage is read': {
      'storage has a message': 'storage.kept, claims.stored, asks queue-7, rooms = …, known = …',
      'storage has none': 'storage.kept',
      'storage cannot be read': 'storage.kept, app fault.logged',
      'this tab may send': 'isSender = true',
      'there are no locks': 'isSender = true',
      'another tab changes storage': 'asks loadUnsent',
      'one more message for the room': 'claims.stored, asks queue-7, rooms = …',
      'a message for another room': 'claims.stored, asks queue-8, rooms = …',
      'the network is lost': 'isOnline = false',
      'the queue has sent it': 'rooms = {"7":[]}',
      'the queue sends it': 'claims.stored, rooms = …',
    },
    'nothing is unsent': {
      'this tab may send': 'isSender = true',
      'there are no locks': 'isSender = true',
      'another tab changes storage': 'storage.loading, asks loadUnsent',
      'one more message for the room':
        'storage.saving, claims.stored, asks queue-7, asks saveUnsent, rooms = …, saving = …',
      'a message for another room':
        'storage.saving, claims.stored, asks queue-8, asks saveUnsent, rooms = …, saving = …',
      'the network is lost': 'isOnline = false',
      'the queue has sent it': 'rooms = {"7":[]}',
      'the queue sends it': 'storage.saving, claims.stored, asks saveUnsent, rooms = …, saving = …',
    },
    'a message is being stored': {
      'storage keeps it': 'storage.kept, known = …',
      'storage is full': 'storage.kept, claims.unstored, known = …, isStored = false',
      'storage breaks': 'storage.kept, claims.unstored, app fault.logged, known = …, isStored = false',
      'this tab may send': 'queue-7 retry.due, isSender = true',
      'there are no locks': 'queue-7 retry.due, isSender = true',
      'another tab changes storage': 'storage.loading, asks loadUnsent',
      'one more message for the room': 'queue-7 message.written',
      'a message for another room': 'asks queue-8, rooms = …',
      'the room shows it': 'queue-7 messages.seen',
      'it is retried': 'queue-7 message.retried',
      'it is removed': 'queue-7 message.removed',
      'the network is lost': 'queue-7 network.lost, isOnline = false',
      'the queue has sent it': 'claims.empty, rooms = {"7":[]}',
      'the queue sends it': 'rooms = …',
    },
    'a message is stored': {
      'this tab may send': 'queue-7 retry.due, isSender = true',
      'there are no locks': 'queue-7 retry.due, isSender = true',
      'another tab changes storage': 'storage.loading, asks loadUnsent',
      'one more message for the room': 'queue-7 message.written',
      'a message for another room': 'storage.saving, asks queue-8, asks saveUnsent, rooms = …, saving = …',
      'the room shows it': 'queue-7 messages.seen',
      'it is retried': 'queue-7 message.retried',
      'it is removed': 'queue-7 message.removed',
      'the network is lost': 'queue-7 network.lost, isOnline = false',
      'the queue has sent it': 'storage.saving, claims.empty, asks saveUnsent, rooms = {"7":[]}, saving = []',
      'the queue sends it': 'storage.saving, asks saveUnsent, rooms = …, saving = …',
    },
    'a message is stored, and this tab sends': {
      'this tab may send': 'queue-7 retry.due',
      'there are no locks': 'queue-7 retry.due',
      'another tab changes storage': 'storage.loading, asks loadUnsent',
      'one more message for the room': 'queue-7 message.written',
      'a message for another room': 'storage.saving, asks queue-8, asks saveUnsent, rooms = …, saving = …',
      'the room shows it': 'queue-7 messages.seen',
      'it is retried': 'queue-7 message.retried',
      'it is removed': 'queue-7 message.removed',
      'the network is lost': 'queue-7 network.lost, isOnline = false',
      'the network is tried': 'queue-7 retry.due',
      'the queue has sent it': 'storage.saving, claims.empty, asks saveUnsent, rooms = {"7":[]}, saving = []',
      'the queue sends it': 'storage.saving, asks saveUnsent, rooms = …, saving = …',
    },
    'a message is stored, and the sending tab is offline': {
      'another tab changes storage': 'storage.loading, asks loadUnsent',
      'one more message for the room': 'queue-7 message.written',
      'a message for another room': 'storage.saving, asks queue-8, asks saveUnsent, rooms = …, saving = …',
      'the room shows it': 'queue-7 messages.seen',
      'it is retried': 'queue-7 message.retried',
      'it is removed': 'queue-7 message.removed',
      'the network is lost': 'queue-7 network.lost',
      'the network is tried': 'queue-7 retry.due, isOnline = true',
      'the queue has sent it': 'storage.saving, claims.empty, asks saveUnsent, rooms = {"7":[]}, saving = []',
      'the queue sends it': 'storage.saving, asks saveUnsent, rooms = …, saving = …',
    },
    'a message could not be stored': {
      'this tab may send': 'queue-7 retry.due, isSender = true',
      'there are no locks': 'queue-7 retry.due, isSender = true',
      'another tab changes storage': 'storage.loading, asks loadUnsent',
      'one more message for the room': 'queue-7 message.written',
      'a message for another room': 'storage.saving, asks queue-8, asks saveUnsent, rooms = …, saving = …',
      'the room shows it': 'queue-7 messages.seen',
      'it is retried': 'queue-7 message.retried',
      'it is removed': 'queue-7 message.removed',
      'the network is lost': 'queue-7 network.lost, isOnline = false',
      'the queue has sent it': 'storage.saving, claims.empty, asks saveUnsent, rooms = {"7":[]}, saving = []',
      'the queue sends it': 'storage.saving, asks saveUnsent, rooms = …, saving = …',
    },
  })
})
