import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { actorLogOf, answers, type Happening, refuses, runsOut } from '../../testing/actor-log.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import type { ChatMessage } from './chats.domain.ts'
import { queued, type Written } from './outbox.domain.ts'
import { type RoomQueueEvent, roomQueueMachine } from './room-queue.machine.ts'

const written = (key: string) =>
  ({ type: 'message.written', message: { room: '7', key, text: key, attachments: [] } }) as const
const sent = { id: '1', seq: 1, from: 'supplier', text: 'a', attachments: [], at: null, key: 'a' } as const
const refused = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const
const deaf = { send: () => {} }

const input = {
  app: deaf,
  clock: { now: () => 0 },
  owner: deaf,
  room: '7',
  isOnline: true,
  items: [queued(written('a').message, 0)],
}
const item = (key: string, order: number) => queued(written(key).message, order)
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
  [
    'the room shows a message that was refused',
    [refuses('sendMessage', refused), { type: 'messages.seen', room: '7', keys: ['a'] }],
    [''],
  ],
  [
    'another tab has sent the message',
    [written('b'), { type: 'items.loaded', items: [item('b', 1)] }],
    ['b queued', 'b sending'],
  ],
  ['another tab writes a message', [{ type: 'items.loaded', items: [item('a', 0), item('b', 1)] }], []],
  [
    'another tab sends a refused message again',
    [refuses('sendMessage', refused), { type: 'items.loaded', items: [item('a', 1)] }],
    ['a queued', 'a sending'],
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

const broken = (status: number) => ({ kind: 'serverBroken', status, texts: [], retryAfter: null }) as const

/** The seconds at which each message was sent when the server answers so for an hour. */
const sentIn = async (answer: (key: string, at: number) => ChatMessage | Failure) => {
  const clock = new SimulatedClock()
  const asked: [string, number][] = []
  const sendMessage = fromPromise<ChatMessage, Written>(async ({ input: { key } }) => {
    asked.push([key, clock.now() / 1000])
    const answered = answer(key, asked.length)
    if ('kind' in answered) throw new PortError(answered)
    return answered
  })
  const actor = createActor(roomQueueMachine.provide({ actors: { sendMessage } }), { clock, input }).start()
  actor.send(written('b'))
  for (let second = 0; second < 3600; second += 1) {
    await new Promise(setImmediate)
    clock.increment(1000)
  }
  return { asked, items: actor.getSnapshot().context.items }
}

test('a message over which the server breaks five times has failed, may have arrived, and lets the next one go', async () => {
  const { asked, items } = await sentIn((key) => (key === 'a' ? broken(500) : sent))
  expect(asked).toEqual([...[0, 2, 6, 14, 29].map((second) => ['a', second]), ['b', 29]])
  expect(items).toMatchObject([{ key: 'a', state: 'failed', failure: broken(500), mayHaveArrived: true }])
})

test('the next message has five tries of its own', async () => {
  const { asked } = await sentIn(() => broken(500))
  expect(asked.map(([key]) => key)).toEqual([...Array(5).fill('a'), ...Array(5).fill('b')])
})

test.each<[string, Failure]>([
  ['there is no connection', { kind: 'unreachable' }],
  ['a gateway does not reach the server', broken(502)],
  ['the server is being maintained', broken(503)],
])('a message is not given up while %s', async (_, failure) => {
  const { asked, items } = await sentIn(() => failure)
  expect(new Set(asked.map(([key]) => key))).toEqual(new Set(['a']))
  expect(asked.length).toBeGreaterThan(200)
  expect(items).toMatchObject([
    { key: 'a', mayHaveArrived: true },
    { key: 'b', mayHaveArrived: false },
  ])
})

test('a refusal after an unclear answer does not say that the message did not arrive', async () => {
  const { items } = await sentIn((key, at) => (key === 'b' ? sent : at === 1 ? { kind: 'timedOut' } : refused))
  expect(items).toMatchObject([{ key: 'a', state: 'failed', failure: refused, mayHaveArrived: true }])
})
