import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { actorLogOf, answers, type Happening, refuses, runsOut } from '../../testing/actor-log.ts'
import { PortError } from '../kernel/failure.ts'
import type { ChatMessage } from './chats.domain.ts'
import type { Written } from './outbox.domain.ts'
import { type RoomQueueEvent, roomQueueMachine } from './room-queue.machine.ts'

const written = (key: string) =>
  ({ type: 'message.written', message: { room: '7', key, text: key, attachments: [] } }) as const
const sent = { id: '1', seq: 1, from: 'supplier', text: 'a', attachments: [], at: null, key: 'a' } as const
const refused = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const
const deaf = { send: () => {} }

const input = { app: deaf, owner: deaf, room: '7', isOnline: true, first: written('a').message }
const queue = actorLogOf(roomQueueMachine, input)

type Told = { readonly type: string; readonly items?: readonly { readonly key: string; readonly state: string }[] }

/** The events that the queue sent to the outbox and the app in the last step; a list of messages is written as `a sending`. */
const told = (events: readonly unknown[]) =>
  (events as readonly Told[]).map(({ type, items }) =>
    items === undefined ? type : items.map(({ key, state }) => `${key} ${state}`).join(', '),
  )

const news: readonly (readonly [string, readonly (RoomQueueEvent | Happening)[], readonly string[]])[] = [
  ['a message is written behind another', [written('b')], ['a sending, b queued']],
  ['the room shows the message', [{ type: 'messages.seen', room: '7', keys: ['a'] }], ['']],
  ['the server takes the message', [answers('sendMessage', sent)], ['message.sent', '']],
  ['an answer does not come', [refuses('sendMessage')], ['fault.logged', 'a unclear']],
  ['it is sent again', [refuses('sendMessage'), runsOut('pause')], ['a sending']],
  ['the server refuses the message', [refuses('sendMessage', refused)], ['fault.logged', 'a failed']],
  [
    'a refused message is sent again',
    [refuses('sendMessage', refused), { type: 'message.retried', key: 'a' }],
    ['a queued', 'a sending'],
  ],
  [
    'a refused message is sent again behind another that is under way',
    [refuses('sendMessage', refused), written('b'), { type: 'message.retried', key: 'a' }],
    ['b sending, a queued'],
  ],
  ['a refused message is removed', [refuses('sendMessage', refused), { type: 'message.removed', key: 'a' }], ['']],
]

test.each(news)('when %s, the outbox hears of it', async (_, scenario, expected) => {
  const { events } = await queue(...scenario)
  expect(told(events)).toEqual(expected)
})

test('what a refused message is refused for, and what the server stored, are passed on', async () => {
  const { context } = await queue(refuses('sendMessage', refused))
  expect(context.items).toMatchObject([{ key: 'a', state: 'failed', failure: refused }])
  const { events } = await queue(answers('sendMessage', sent))
  expect(events).toContainEqual({ type: 'message.sent', room: '7', message: sent })
})

test('a message without an answer is sent again after 2, 4, 8 and then every 15 seconds, the next one at once', async () => {
  const clock = new SimulatedClock()
  const asked: [string, number][] = []
  const sendMessage = fromPromise<ChatMessage, Written>(({ input: { key } }) => {
    asked.push([key, clock.now() / 1000])
    return Promise.reject(new PortError(asked.length === 6 ? refused : { kind: 'unreachable' }))
  })
  const actor = createActor(roomQueueMachine.provide({ actors: { sendMessage } }), { clock, input }).start()
  actor.send(written('b'))
  for (let second = 0; second < 50; second += 1) {
    await new Promise(setImmediate)
    clock.increment(1000)
  }
  expect(asked).toEqual([
    ...[0, 2, 6, 14, 29, 44].map((second) => ['a', second]),
    ...[44, 46, 50].map((second) => ['b', second]),
  ])
})
