import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { namedFile } from './chat-file.domain.ts'
import type { ChatMessage, Room } from './chats.domain.ts'
import { queued } from './outbox.domain.ts'
import { roomMachine } from './room.machine.ts'

const message = (seq: number): ChatMessage => ({
  id: String(seq),
  seq,
  from: 'buyer',
  text: '',
  attachments: [],
  at: null,
  key: seq === 2 ? 'key' : null,
})
const room: Room = {
  id: '7',
  kind: 'buyer',
  title: 'Марія',
  phone: null,
  subject: null,
  last: null,
  unread: 1,
  waitingSince: null,
  lastSeq: 2,
  readSeq: 1,
  theirReadSeq: 0,
  canWrite: true,
  blockedWhy: null,
}
const subject = {
  type: 'order',
  id: '9',
  title: 'Чашка',
  number: '104405',
  image: null,
  status: 'new',
  total: null,
} as const
const away = failed({ kind: 'unreachable' })
const found = (seqs: readonly number[], hasBefore = false) =>
  gives(succeeded({ messages: seqs.map(message), hasBefore, lastSeq: Math.max(2, ...seqs) }))

const input = {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'key' },
  supplierId: 1,
  id: '7',
  owner: { send: () => {} },
}

/** The readings of the room, without anything being written or marked. */
const reading = explore(roomMachine, {
  name: 'reading',
  input,
  user: [
    { type: 'room.changed' },
    { type: 'older.wanted' },
    { type: 'gap.retried' },
    { type: 'retry.chosen' },
    { type: 'message.sent', room: '7', message: { ...message(4), from: 'supplier' } },
    { type: 'message.sent', room: '8', message: message(1) },
  ],
  world: {
    fetchRoom: [gives(succeeded(room)), gives(away)],
    fetchMessages: [found([2], true), found([1, 2]), found([]), gives(away)],
    draft: [breaks()],
    templates: [breaks()],
  },
  project: ({ messages, lastSeq, hasBefore, room: known, gap, unanswered }) => [
    messages.map(({ seq }) => seq),
    lastSeq,
    hasBefore,
    known !== null,
    gap.tries > 0,
    unanswered > 0,
  ],
  unused: ['isEmpty', 'isMistaken', 'isUntyped', 'isProgress', 'mayType'],
})

/** A room about an order, which is shown beside the conversation. */
const ordering = explore(roomMachine, {
  name: 'ordering',
  input,
  user: [{ type: 'order.changed', id: '9' }, { type: 'room.changed' }],
  world: {
    fetchRoom: [
      gives(succeeded({ ...room, unread: 0, lastSeq: 0, subject: { ...subject, type: 'product' } })),
      gives(succeeded({ ...room, unread: 0, lastSeq: 0, subject })),
    ],
    fetchMessages: [gives(succeeded({ messages: [], hasBefore: false, lastSeq: 0 }))],
    order: [breaks()],
  },
  project: ({ room: known }) => known?.subject?.type ?? null,
  unused: ['hasOlder', 'isEmpty', 'isMistaken', 'isUntyped', 'isProgress', 'mayType', 'isMine', 'mayAskAgain'],
})

/** The marks up to where the room is read. */
const marking = explore(roomMachine, {
  name: 'marking',
  input,
  user: [{ type: 'room.changed' }, { type: 'end.reached' }, { type: 'end.left' }],
  childEvents: { watchAttention: [{ type: 'attention.changed', isAttentive: true }] },
  world: {
    fetchRoom: [gives(succeeded(room))],
    fetchMessages: [found([1, 2]), found([3])],
    markRead: [gives(2), fails()],
    watchAttention: [breaks()],
  },
  project: ({ messages, readSeq, markedSeq, isAttentive, isAtEnd, unmarked }) => [
    messages.length,
    readSeq,
    markedSeq,
    isAttentive,
    isAtEnd,
    unmarked,
  ],
  unused: ['hasOlder', 'isEmpty', 'isMistaken', 'isUntyped', 'isProgress', 'mayType', 'isMine'],
})

/** The writing, in a room that is read already. */
const writing = explore(roomMachine, {
  name: 'writing',
  input,
  user: [
    { type: 'text.typed', text: 'Так' },
    { type: 'text.typed', text: '{товар}' },
    { type: 'template.chosen', text: 'Дякую' },
    { type: 'files.chosen', files: [namedFile({ name: 'a.pdf', size: 9, type: '' })] },
    { type: 'file.retried', key: 'key' },
    { type: 'file.removed', key: 'key' },
    { type: 'message.submitted' },
    { type: 'message.edited', message: queued({ room: '7', key: 'a', text: 'Ні', attachments: [] }, 0) },
    { type: 'file.changed', key: 'key', change: { state: 'stored' } },
    { type: 'file.changed', key: 'key', change: { progress: 0.5 } },
  ],
  childEvents: { draft: [{ type: 'draft.found', texts: { text: 'Чернетка' } }] },
  world: {},
  project: ({ text, files, mistake }) => [
    text.slice(0, 12),
    files.map(({ state }) => state).slice(0, 1),
    JSON.stringify(mistake),
  ],
  unused: ['hasOlder', 'isBehind', 'hasGap', 'mayMark', 'mayAskAgain', 'isMine'],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('room', reading.coverage, marking.coverage, writing.coverage, ordering.coverage)
})

test('only of a room about an order the order is shown, and it stays shown', () => {
  for (const { state } of ordering.paths)
    if (state.context.room?.subject?.type === 'order') expect(state.matches({ order: 'known' })).toBe(true)
  expect(ordering.paths.some(({ state }) => state.context.room !== null && state.matches({ order: 'unknown' }))).toBe(
    true,
  )
})

test('messages always stand by their numbers', () => {
  for (const { state } of reading.paths) {
    const seqs = state.context.messages.map(({ seq }) => seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other))
  }
})

test('nothing is marked as read unless somebody looks at the end of the room', () => {
  for (const { state } of marking.pathsWhere(({ state }) => state.matches({ marks: 'marking' })))
    expect(state.context.isAttentive || !state.context.isAtEnd).toBe(true)
})

test('a submitted message leaves the field, and a placeholder or an unsent file stays', () => {
  for (const { from, to } of writing.movesWhere(({ event }) => event === 'message.submitted')) {
    const isWhole = !from.context.text.includes('{') && from.context.files.every(({ state }) => state === 'stored')
    expect([to.context.text, to.context.files]).toEqual(isWhole ? ['', []] : [from.context.text, from.context.files])
  }
})

test('a message is taken back only into an empty field', () => {
  for (const { from, to } of writing.movesWhere(({ event }) => event === 'message.edited')) {
    const isEmpty = from.context.text === '' && from.context.files.length === 0
    expect([to.context.text, to.context.files]).toEqual(isEmpty ? ['Ні', []] : [from.context.text, from.context.files])
    expect(to.context.mistake).toEqual(isEmpty ? null : { key: 'chats.composerBusy' })
  }
})
