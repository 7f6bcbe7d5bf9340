import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { silentPorts } from '../../testing/ports.ts'
import { PortError } from '../kernel/failure.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { composeTemplates } from '../reply-templates/reply-templates.compose.ts'
import type { ChatMessage, MessagesFound, Room } from './chats.domain.ts'
import type { AttentionChanged, MessagesAsked } from './chats.port.ts'
import { selectRoom } from './chats.selectors.ts'
import { roomMachine } from './room.machine.ts'

const message = (seq: number): ChatMessage => ({
  id: String(seq),
  seq,
  from: 'buyer',
  text: '',
  attachments: [],
  at: null,
  key: null,
})
const room: Room = {
  id: '7',
  kind: 'buyer',
  title: 'Марія',
  phone: null,
  subject: null,
  last: null,
  unread: 0,
  waitingSince: null,
  lastSeq: 1,
  readSeq: 0,
  theirReadSeq: 0,
  canWrite: true,
  blockedWhy: null,
}

const ports = silentPorts()

/** Rejects as a lost connection does. */
const answerOr = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw new PortError({ kind: 'unreachable' })
  return answer
}

interface Server {
  readonly messages: (asked: MessagesAsked) => MessagesFound | null
  readonly mark?: (seq: number) => number | null
}

/** A room that somebody looks at, and the seconds at which it asked for messages and told that they are read. */
const opened = ({ messages, mark = (seq) => seq }: Server) => {
  const clock = new SimulatedClock()
  const [asked, marked]: [number[], number[]] = [[], []]
  const second = () => clock.now() / 1000
  const actor = createActor(
    roomMachine.provide({
      actors: {
        ...readingsOf({
          fetchRoom: async (_id: string) => room,
          fetchMessages: async (query: MessagesAsked) => {
            asked.push(second())
            return answerOr(messages(query))
          },
        }),
        ...actorsOf({
          markRead: async ({ seq }: { readonly room: string; readonly seq: number }) => {
            marked.push(second())
            return answerOr(mark(seq))
          },
        }),
        watchAttention: listenerOf<AttentionChanged>((emit) => {
          emit({ type: 'attention.changed', isAttentive: true })
          return () => {}
        }),
        draft: composeDraft(ports.drafts),
        templates: composeTemplates(ports),
      },
    }),
    {
      clock,
      input: {
        app: { send: () => {} },
        clock: { now: () => 0 },
        ids: { next: () => 'key' },
        supplierId: 1,
        id: '7',
        owner: { send: () => {} },
      },
    },
  ).start()
  const pass = async (seconds: number) => {
    for (let at = 0; at < seconds; at += 1) {
      await new Promise(setImmediate)
      clock.increment(1000)
    }
    await new Promise(setImmediate)
  }
  return { actor, asked, marked, pass, missing: () => selectRoom(actor.getSnapshot()).missing }
}

const answer = (messages: readonly ChatMessage[], lastSeq: number): MessagesFound => ({
  messages,
  hasBefore: false,
  lastSeq,
})

test('a number that the server never returns is asked for with growing pauses, then the room says so', async () => {
  const all = [1, 2, 4, 5].map(message)
  const { actor, asked, pass, missing } = opened({
    messages: ({ after = 0 }) =>
      answer(
        all.filter(({ seq }) => seq > after),
        5,
      ),
  })
  await pass(3600)
  expect([asked, missing()]).toEqual([[0, 0, 2, 6, 14, 29], 1])
  actor.send({ type: 'gap.retried' })
  await pass(3600)
  expect([asked.length, missing()]).toEqual([11, 1])
})

test('a number that comes later fills its place', async () => {
  let count = 0
  const { asked, pass, missing, actor } = opened({
    messages: ({ after = 0 }) => {
      count += 1
      return answer(
        [1, 2, ...(count > 3 ? [3] : []), 4].map(message).filter(({ seq }) => seq > after),
        4,
      )
    },
  })
  await pass(3600)
  expect([asked, missing(), actor.getSnapshot().context.messages.length]).toEqual([[0, 0, 2, 6], 0, 4])
})

test('a server that names a number without a message is not asked for ever', async () => {
  const { asked, pass, missing } = opened({
    messages: ({ after = 0 }) => answer(after === 0 ? [message(1)] : [], 2),
  })
  await pass(3600)
  expect([asked.length, missing()]).toEqual([6, 1])
})

test('messages behind a number that is missing are shown', async () => {
  const all = Array.from({ length: 200 }, (_, at) => message(at + 1)).filter(({ seq }) => seq !== 3)
  const { actor, asked, pass } = opened({
    messages: ({ after }) =>
      answer(after === undefined ? all.slice(0, 10) : all.filter(({ seq }) => seq > after).slice(0, 50), 200),
  })
  await pass(3600)
  expect([actor.getSnapshot().context.messages.length, asked.length]).toEqual([199, 9])
})

test('new messages that cannot be read are asked for with growing pauses and an end, and again when the room changes', async () => {
  const { actor, asked, pass } = opened({ messages: ({ after }) => (after === undefined ? answer([], 4) : null) })
  await pass(3600)
  expect(asked).toEqual([0, 0, 2, 6, 14, 29, 44, 59, 74])
  actor.send({ type: 'room.changed' })
  await pass(3600)
  expect(asked).toHaveLength(10)
})

test.each([
  ['names less', () => 0, 1],
  ['is refused', () => null, 8],
])('that a message is read is not told again and again when the answer %s', async (_, mark, count) => {
  const { marked, pass } = opened({ messages: () => answer([message(1)], 1), mark })
  await pass(3600)
  expect(marked).toHaveLength(count)
})
