import { expect, test } from 'vitest'
import { answers, breaksDown, refuses, runsOut, tells } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSession } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { chatsMachine } from './chats.machine.ts'

const room = (chatId: string) => ({ to: 'chat-room', params: { chatId } }) as const
const visits = (location: ReturnType<typeof room> | { readonly to: 'chats'; readonly search?: string }) =>
  ({ type: 'query.changed', location }) as const
const asked = visits({ to: 'chats', search: '?order=5' })
const page = { rows: [], page: 1, total: 0, lastPage: 1 }
const query = { page: 1, search: '', tab: 'waiting' as const }
const shown = { type: 'page.read', page, query, isFiltered: false }
const changed = (section: 'chats' | 'orders', id: string) =>
  ({ type: 'record.changed', section, id, version: 2 }) as const

const input = () => {
  let reads = 0
  return {
    app: { send: () => {} },
    clock: {
      now: () => {
        reads += 1
        return reads
      },
    },
    ids: { next: () => 'key' },
    location: { to: 'chats' },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  } as const
}

const proposed = [asked, answers('findRoom', { number: '100500', room: null })] as const

test('every event in every situation of the chats does only this', async () => {
  expect(
    await eventTableOf(chatsMachine, input, {
      situations: {
        'the list alone': [],
        'a room is open': [visits(room('7'))],
        'the numbers are read': [tells(shown)],
        'the room of an order is looked for': [asked],
        'a conversation is proposed': proposed,
        'a conversation is started': [...proposed, { type: 'conversation.started' }],
      },
      events: {
        'this room is visited': visits(room('7')),
        'another room is visited': visits(room('8')),
        'the list is visited': visits({ to: 'chats' }),
        'something is searched for': visits({ to: 'chats', search: '?search=shoes' }),
        'an order is asked about': asked,
        'the open room has changed': changed('chats', '7'),
        'another room has changed': changed('chats', '8'),
        'an order has changed': changed('orders', '5'),
        'everything may have changed': { type: 'data.invalidated' },
        'the tab is shown': { type: 'tab.shown' },
        'the tab is hidden': { type: 'tab.hidden' },
        'something was done in the room': { type: 'room.touched' },
        'the next room is chosen': { type: 'room.stepped', by: 1 },
        'the room is left': { type: 'room.left' },
        'a message is sent': {
          type: 'message.sent',
          room: '7',
          message: { id: '1', seq: 1, from: 'supplier', text: '', attachments: [], at: null, key: null },
        },
        'the list has read a page': tells(shown),
        'the list has changed a row': tells({ ...shown, isPatched: true }),
        'the list breaks': breaksDown('list'),
        'a minute passes': runsOut('minute'),
        'the numbers come': answers('fetchCounts', succeeded({ waiting: 2 })),
        'the numbers do not come': answers('fetchCounts', failed({ kind: 'unreachable' })),
        'the order has a room': answers('findRoom', { number: '100500', room: '9' }),
        'the order has no room': answers('findRoom', { number: '100500', room: null }),
        'the order is not found': refuses('findRoom'),
        'the conversation is started': { type: 'conversation.started' },
        'the conversation is declined': { type: 'conversation.declined' },
        'the server opens the room': answers('openRoom', { id: '9' }),
        'the server opens no room': refuses('openRoom'),
        'the room breaks': breaksDown('room'),
      },
    }),
  ).toEqual({
    'the list alone': {
      'this room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"7"}}',
      'another room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"8"}}',
      'the list is visited': 'list query.changed',
      'something is searched for': 'list query.changed, location = {"to":"chats","search":"?search=shoes"}',
      'an order is asked about':
        'place.seeking, list query.changed, asks findRoom, location = {"to":"chats","search":"?order=5"}',
      'the open room has changed': 'list page.outdated',
      'another room has changed': 'list page.outdated',
      'everything may have changed': 'list page.outdated',
      'the tab is shown': 'list tab.shown',
      'the tab is hidden': 'list tab.hidden',
      'something was done in the room': 'list page.outdated',
      'the room is left': 'app navigation.requested',
      'the list has read a page': 'counts.reading, list newest.chosen, asks fetchCounts, now = 2',
      'the list breaks': 'app failure.reported',
      'a minute passes': 'now = 2',
    },
    'a room is open': {
      'this room is visited': 'list query.changed',
      'another room is visited': 'list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"8"}}',
      'the list is visited': 'place.none, list query.changed, location = {"to":"chats"}',
      'something is searched for': 'place.none, list query.changed, location = {"to":"chats","search":"?search=shoes"}',
      'an order is asked about':
        'place.seeking, list query.changed, asks findRoom, location = {"to":"chats","search":"?order=5"}',
      'the open room has changed': 'list page.outdated, room room.changed',
      'another room has changed': 'list page.outdated',
      'an order has changed': 'room order.changed',
      'everything may have changed': 'list page.outdated, room room.changed, room order.changed',
      'the tab is shown': 'list tab.shown, room room.changed',
      'the tab is hidden': 'list tab.hidden',
      'something was done in the room': 'list page.outdated',
      'the room is left': 'app navigation.requested',
      'a message is sent': 'room message.sent',
      'the list has read a page': 'counts.reading, list newest.chosen, asks fetchCounts, now = 2',
      'the list breaks': 'app failure.reported',
      'a minute passes': 'now = 2',
      'the room breaks': 'app failure.reported',
    },
    'the numbers are read': {
      'this room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"7"}}',
      'another room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"8"}}',
      'the list is visited': 'list query.changed',
      'something is searched for': 'list query.changed, location = {"to":"chats","search":"?search=shoes"}',
      'an order is asked about':
        'place.seeking, list query.changed, asks findRoom, location = {"to":"chats","search":"?order=5"}',
      'the open room has changed': 'list page.outdated',
      'another room has changed': 'list page.outdated',
      'everything may have changed': 'list page.outdated',
      'the tab is shown': 'list tab.shown',
      'the tab is hidden': 'list tab.hidden',
      'something was done in the room': 'list page.outdated',
      'the room is left': 'app navigation.requested',
      'the list has read a page': 'list newest.chosen, asks fetchCounts, now = 3',
      'the list breaks': 'app failure.reported',
      'a minute passes': 'now = 3',
      'the numbers come': 'counts.waiting, counts = {"waiting":2}',
      'the numbers do not come': 'counts.waiting, app fault.logged',
    },
    'the room of an order is looked for': {
      'this room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"7"}}',
      'another room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"8"}}',
      'the list is visited': 'place.none, list query.changed, location = {"to":"chats"}',
      'something is searched for': 'place.none, list query.changed, location = {"to":"chats","search":"?search=shoes"}',
      'an order is asked about': 'list query.changed',
      'the open room has changed': 'list page.outdated',
      'another room has changed': 'list page.outdated',
      'everything may have changed': 'list page.outdated',
      'the tab is shown': 'list tab.shown',
      'the tab is hidden': 'list tab.hidden',
      'something was done in the room': 'list page.outdated',
      'the room is left': 'app navigation.requested',
      'the list has read a page': 'counts.reading, list newest.chosen, asks fetchCounts, now = 2',
      'the list breaks': 'app failure.reported',
      'a minute passes': 'now = 2',
      'the order has a room': 'place.none, app navigation.requested',
      'the order has no room': 'place.proposed, proposed = {"number":"100500","room":null}',
      'the order is not found': 'place.none, app failure.reported, app navigation.requested',
    },
    'a conversation is proposed': {
      'this room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"7"}}',
      'another room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"8"}}',
      'the list is visited': 'place.none, list query.changed, location = {"to":"chats"}',
      'something is searched for': 'place.none, list query.changed, location = {"to":"chats","search":"?search=shoes"}',
      'an order is asked about': 'list query.changed',
      'the open room has changed': 'list page.outdated',
      'another room has changed': 'list page.outdated',
      'everything may have changed': 'list page.outdated',
      'the tab is shown': 'list tab.shown',
      'the tab is hidden': 'list tab.hidden',
      'something was done in the room': 'list page.outdated',
      'the room is left': 'app navigation.requested',
      'the list has read a page': 'counts.reading, list newest.chosen, asks fetchCounts, now = 2',
      'the list breaks': 'app failure.reported',
      'a minute passes': 'now = 2',
      'the conversation is started': 'place.starting, asks openRoom',
      'the conversation is declined': 'place.none, app navigation.requested',
    },
    'a conversation is started': {
      'this room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"7"}}',
      'another room is visited':
        'place.room, list query.changed, asks room, location = {"to":"chat-room","params":{"chatId":"8"}}',
      'the list is visited': 'place.none, list query.changed, location = {"to":"chats"}',
      'something is searched for': 'place.none, list query.changed, location = {"to":"chats","search":"?search=shoes"}',
      'an order is asked about': 'list query.changed',
      'the open room has changed': 'list page.outdated',
      'another room has changed': 'list page.outdated',
      'everything may have changed': 'list page.outdated',
      'the tab is shown': 'list tab.shown',
      'the tab is hidden': 'list tab.hidden',
      'something was done in the room': 'list page.outdated',
      'the room is left': 'app navigation.requested',
      'the list has read a page': 'counts.reading, list newest.chosen, asks fetchCounts, now = 2',
      'the list breaks': 'app failure.reported',
      'a minute passes': 'now = 2',
      'the server opens the room': 'place.none, app navigation.requested',
      'the server opens no room': 'place.proposed, app failure.reported',
    },
  })
})
