import { expect, test } from 'vitest'
import { copiedFields, copyItemsOf, type SharedRecord, storesWith } from './store-copy.domain.ts'

const source = { id: '71', title: 'На Подолі' }
const target = { id: '72', title: 'Садові дрібниці' }
const day = { from: '09:00', to: '18:00' }
const blank = { manager: '', phone: '', email: '', telegram: '', hours: [day, day, day, day, day, null, null] }
const full = { manager: 'Ірина', phone: '380441234567', email: '', telegram: '@sad', hours: [day, null] }

test.each([
  ['contacts that are missing are taken over', 'contacts', full, blank, ['manager', 'phone', 'telegram']],
  ['contacts that are filled in stay', 'contacts', full, { ...blank, manager: 'Олег' }, ['phone', 'telegram']],
  ['an empty contact empties nothing', 'contacts', blank, full, []],
  ['other hours are taken over', 'hours', full, blank, ['hours']],
  ['the same hours are not', 'hours', blank, { ...full, hours: blank.hours }, []],
] as const)('%s', (_, part, from, to, fields) => {
  expect(Object.keys(copiedFields(part, from, to))).toEqual(fields)
})

test.each([
  ['a record of all stores serves the store already', [], null],
  ['so does one that names it', [source, target], null],
  ['another one gets it behind its own', [source], [source, target]],
])('%s', (_, stores, expected) => {
  expect(storesWith(stores, target)).toEqual(expected)
})

test('only what serves the other store by name, and not this one, is offered', () => {
  const shared: readonly SharedRecord[] = [
    { part: 'key', record: { id: '1', title: 'Для всіх' }, stores: [] },
    { part: 'key', record: { id: '2', title: 'Складський' }, stores: [source] },
    { part: 'sender', record: { id: '3', title: 'Склад' }, stores: [source, target] },
    { part: 'delivery', record: { id: 'courier', title: 'Кур’єр' }, stores: [source] },
    { part: 'payment', record: { id: '4', title: 'Картка' }, stores: [{ id: '70', title: 'Інший' }, source] },
    { part: 'payment', record: { id: '5', title: 'IBAN' }, stores: [{ id: '70', title: 'Інший' }] },
  ]
  const items = copyItemsOf({ from: full, to: blank }, { source, target }, shared)
  expect(items.map(({ id }) => id)).toEqual(['contacts', 'hours', 'key/2', 'delivery/courier', 'payment/4'])
  expect(copyItemsOf({ from: blank, to: blank }, { source, target }, [])).toEqual([])
})
