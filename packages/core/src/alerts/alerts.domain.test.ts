import { expect, test } from 'vitest'
import { type CalledOrder, channelNotes, notesOf, wantedNotes } from './alerts.domain.ts'

const order = (id: string, isOwn = false): CalledOrder => ({ id, number: `1044${id}`, buyer: 'Марія', isOwn })

test.each([
  ['one order is named with its buyer and opens', ['7'], [order('7')], [1, ['10447'], 'Марія', '?order=7']],
  [
    'a burst is one note that opens the new orders',
    ['7', '8'],
    [order('7'), order('8')],
    [2, ['10447', '10448'], null, '?tab=new'],
  ],
  [
    'what the supplier made is left out',
    ['7', '8'],
    [order('7'), order('8', true)],
    [1, ['10447'], 'Марія', '?order=7'],
  ],
  ['one that is confirmed already is left out', ['7', '8'], [order('8')], [1, ['10448'], 'Марія', '?order=8']],
  ['unread orders are counted', ['7', '8'], null, [2, [], null, '?tab=new']],
  ['an unread order opens', ['7'], null, [1, [], null, '?order=7']],
] as const)('%s', (_, created, orders, [count, numbers, buyer, search]) => {
  expect(notesOf({ created, rooms: 0 }, { orders })).toEqual([
    { kind: 'orders', count, numbers, buyer, location: { to: 'orders', search } },
  ])
})

test('nothing is told of orders that only the supplier made', () => {
  expect(notesOf({ created: ['7'], rooms: 0 }, { orders: [order('7', true)] })).toEqual([])
})

test('rooms that wait lead to the chats', () => {
  expect(notesOf({ created: [], rooms: 2 }, { orders: [] })).toEqual([
    { kind: 'rooms', count: 2, numbers: [], buyer: null, location: { to: 'chats' } },
  ])
})

test.each([
  [{ isOn: true, hasOrders: true }, ['orders', 'rooms']],
  [{ isOn: true, hasOrders: false }, ['rooms']],
  [{ isOn: false, hasOrders: true }, []],
] as const)('the channel of the browser %j lets through %j', (push, kinds) => {
  const notes = notesOf({ created: ['7'], rooms: 1 }, { orders: [order('7')] })
  expect(wantedNotes(notes, push).map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  [{ isPushOn: true, permission: 'default', isEmailOn: true, hasEmail: true }, ['push.default']],
  [{ isPushOn: true, permission: 'denied', isEmailOn: true, hasEmail: false }, ['push.denied', 'email.none']],
  [{ isPushOn: false, permission: 'denied', isEmailOn: false, hasEmail: false }, []],
] as const)('the settings %j say %j', (about, notes) => {
  expect(channelNotes(about)).toEqual(notes)
})
