import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { roomAt } from './chats.domain.ts'
import { chatsMachine } from './chats.machine.ts'

const room = (chatId: string) => ({ to: 'chat-room', params: { chatId } }) as const
const page = { rows: [], page: 1, total: 0, lastPage: 1 }
const query = { page: 1, search: '', tab: 'waiting' as const }

const model = explore(chatsMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'key' },
    location: { to: 'chats' },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'query.changed', location: room('7') },
    { type: 'query.changed', location: room('8') },
    { type: 'query.changed', location: { to: 'chats' } },
    { type: 'query.changed', location: { to: 'chats', search: '?order=5' } },
    { type: 'record.changed', section: 'chats', id: '7', version: 2 },
    { type: 'record.changed', section: 'orders', id: '7', version: 2 },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'tab.hidden' },
    { type: 'room.touched' },
    { type: 'room.stepped', by: 1 },
    { type: 'room.left' },
    { type: 'conversation.started' },
    { type: 'conversation.declined' },
    {
      type: 'message.sent',
      room: '7',
      message: { id: '1', seq: 1, from: 'supplier', text: '', attachments: [], at: null, key: null },
    },
  ],
  childEvents: {
    list: [
      { type: 'page.read', page, query, isFiltered: false },
      { type: 'page.read', page, query, isFiltered: false, isPatched: true },
    ],
  },
  world: {
    list: [breaks()],
    room: [breaks()],
    fetchCounts: [gives(succeeded({ waiting: 2 })), gives(failed({ kind: 'unreachable' }))],
    findRoom: [gives({ number: '100500', room: '9' }), gives({ number: '100500', room: null }), fails()],
    openRoom: [gives({ id: '9' }), fails()],
  },
  project: ({ location, counts }) => [location, counts],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('chats', model.coverage)
})

test('a room runs exactly while the address names one', () => {
  for (const { state } of model.paths) {
    if (state.matches({ place: 'room' })) expect(roomAt(state.context.location)).not.toBe(null)
    else expect(roomAt(state.context.location)).toBe(null)
  }
})
