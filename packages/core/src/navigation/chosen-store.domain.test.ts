import { expect, test } from 'vitest'
import { type Location, pathOf } from '../kernel/routes.ts'
import { carriedTo, storeAfter, storeAt, withStore } from './chosen-store.domain.ts'

const keys = (search?: string): Location => ({ to: 'deliveries-apis', ...(search !== undefined && { search }) })
const senders = (search?: string): Location => ({ to: 'deliveries-sender', ...(search !== undefined && { search }) })
const balance: Location = { to: 'main-balance', search: '?store=71' }

test.each([
  [keys(), null],
  [keys('?store=71'), '71'],
  [keys('?store='), null],
  [keys('?store=07'), null],
  [keys('?store=71;drop'), null],
  [balance, null],
] as const)('%j shows the store %s', (location, store) => expect(storeAt(location)).toBe(store))

test.each([
  [keys('?status=active&page=3'), '71', '?status=active&store=71'],
  [keys('?store=71&status=active'), '72', '?status=active&store=72'],
  [keys('?store=71&page=2'), null, ''],
] as const)('%j with the store %s keeps the other filters and begins at page 1', (location, store, search) => {
  expect(withStore(location, store).search ?? '').toBe(search)
})

test.each([
  ['another page that knows stores', keys(), '71', senders('?search=a'), '?search=a&store=71'],
  ['a page that names a store itself', keys(), '71', senders('?store=72'), '?store=72'],
  ['the same page, which is how all stores are chosen', keys('?store=71'), '71', keys(), ''],
  ['a page that knows no stores', keys(), '71', { to: 'payouts' } as const, ''],
  ['another page while all stores are chosen', keys(), null, senders(), ''],
] as const)('the chosen store goes over to %s', (_, from, store, to, search) => {
  expect(pathOf(carriedTo(from, store, to))).toBe(pathOf(to).replace(/\?.*/, '') + search)
})

test('a page that knows no stores keeps the chosen one', () => {
  expect([storeAfter('71', balance), storeAfter('71', keys()), storeAfter(null, keys('?store=72'))]).toEqual([
    '71',
    null,
    '72',
  ])
})
