import { expect, test } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { ChatMessage } from './chats.domain.ts'
import { nextIn, queued } from './outbox.domain.ts'
import { type RoomQueueEvent, roomQueueMachine } from './room-queue.machine.ts'

const written = (key: string) =>
  ({ type: 'message.written', message: { room: '7', key, text: key, attachments: [] } }) as const
const sent: ChatMessage = { id: '1', seq: 1, from: 'supplier', text: '', attachments: [], at: null, key: 'a' }
const refused = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const

const broken = { kind: 'serverBroken', status: 500, texts: [], retryAfter: null } as const

const few = (tries: number) => Math.min(tries, 2)

const model = explore(roomQueueMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    owner: { send: () => {} },
    room: '7',
    isOnline: true,
    items: [queued(written('a').message, 0)],
  },
  user: ({ context: { items } }): readonly RoomQueueEvent[] => [
    ...['a', 'b'].filter((key) => !items.some((item) => item.key === key)).map(written),
    { type: 'messages.seen', room: '7', keys: ['a'] },
    { type: 'message.retried', key: 'a' },
    { type: 'message.removed', key: 'a' },
    { type: 'network.lost' },
    { type: 'retry.due' },
    { type: 'items.loaded', items },
    { type: 'items.loaded', items: items.filter(({ key }) => key !== 'a') },
  ],
  world: { sendMessage: [gives(sent), fails(), fails(refused), fails(broken)] },
  project: ({ items, tries, errors, isOnline }) => [
    items.map(({ key, state }) => key + state),
    few(tries),
    errors,
    isOnline,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('room-queue', model.coverage)
})

/** A queue as its reader would note it: `a sending, b queued`, whether there is a network, the attempts in vain. */
interface Noted {
  readonly items: readonly string[]
  readonly isOnline: boolean
  readonly tries: number
}

const keyIn = (item: string | undefined) => item?.split(' ')[0]
const stateIn = (item: string | undefined) => item?.split(' ')[1]
const nextOf = ({ items }: Noted) => items.find((item) => stateIn(item) !== 'failed')
const withNext = (noted: Noted, state: string | null): Noted => {
  const next = nextOf(noted)
  const put = state === null ? [] : [`${keyIn(next)} ${state}`]
  return { ...noted, items: noted.items.flatMap((item) => (item === next ? put : [item])) }
}

const withoutA = (noted: Noted): readonly Noted[] => [
  {
    ...noted,
    items: noted.items.filter((item) => keyIn(item) !== 'a'),
    tries: keyIn(nextOf(noted)) === 'a' ? 0 : noted.tries,
  },
]

/** The queues to which each event may lead: a failed request leads to two, by whether it may have arrived. */
const rules: Readonly<Record<string, (noted: Noted) => readonly Noted[]>> = {
  'message.written': (noted) =>
    ['a', 'b']
      .filter((key) => !noted.items.some((item) => keyIn(item) === key))
      .map((key) => ({ ...noted, items: [...noted.items, `${key} queued`] })),
  'messages.seen': withoutA,
  // Another tab changes nothing, or has sent the message.
  'items.loaded': (noted) => [noted, ...withoutA(noted)],
  'message.retried': (noted) => {
    const rest = noted.items.filter((item) => item !== 'a failed')
    return [rest.length < noted.items.length ? { ...noted, items: [...rest, 'a queued'] } : noted]
  },
  'message.removed': (noted) => [{ ...noted, items: noted.items.filter((item) => item !== 'a failed') }],
  'network.lost': (noted) => [{ ...noted, isOnline: false }],
  'retry.due': (noted) => [{ ...withNext(noted, 'sending'), isOnline: true }],
  'xstate.done.actor.sendMessage': (noted) => [{ ...withNext(noted, null), tries: 0 }],
  'xstate.error.actor.sendMessage': (noted) => [
    { ...withNext(noted, 'unclear'), tries: few(noted.tries + 1) },
    { ...withNext(noted, 'failed'), tries: 0 },
  ],
  'xstate.after.pause.roomQueue.pausing': (noted) => [withNext(noted, 'sending')],
}

/** The queue sends a written message at once, unless another is before it or the network is away. */
const begun = (noted: Noted): Noted =>
  noted.isOnline && stateIn(nextOf(noted)) === 'queued' ? withNext(noted, 'sending') : noted

const placeOf = (noted: Noted) => {
  const state = stateIn(nextOf(noted))
  if (state === undefined || state === 'sending') return state ?? 'idle'
  return noted.isOnline ? 'pausing' : 'offline'
}

const line = (place: unknown, noted: Noted) => `${place}: ${JSON.stringify(noted)}`

const notedOf = ({ context: { items, isOnline, tries } }: SnapshotFrom<typeof roomQueueMachine>): Noted => ({
  items: items.map(({ key, state }) => `${key} ${state}`),
  isOnline,
  tries: few(tries),
})

test('every event does in every situation what the rules say, and nothing else', () => {
  const results = new Map<string, Set<string>>()
  const allowed = new Map<string, Set<string>>()
  for (const { from, event, to } of model.moves) {
    const noted = notedOf(from)
    const step = `${line(from.value, noted)} ${event}`
    results.set(step, (results.get(step) ?? new Set()).add(line(to.value, notedOf(to))))
    const outcomes = (rules[event]?.(noted) ?? []).map(begun)
    allowed.set(step, new Set(outcomes.map((outcome) => line(placeOf(outcome), outcome))))
  }
  expect(results).toEqual(allowed)
})

test('a message leaves the queue only when the server has it, or when it was refused and is removed', () => {
  const leaving = model.movesWhere(({ from, to }) => to.context.items.length < from.context.items.length)
  for (const { event, from, to } of leaving) {
    const gone = from.context.items.find(({ key }) => !to.context.items.some((item) => item.key === key))
    expect(['xstate.done.actor.sendMessage', 'messages.seen', 'items.loaded', 'message.removed']).toContain(event)
    if (event === 'message.removed') expect(gone?.state).toBe('failed')
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

test('every message can still be sent', () => {
  expect(model.trapsFor(({ context }) => nextIn(context.items) === undefined)).toEqual([])
})
