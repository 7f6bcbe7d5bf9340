import { expect, test } from 'vitest'
import { someSession } from '../../testing/ports.ts'
import { routeNames } from '../kernel/routes.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import { isContested, notOvertaken, profileReminder } from './account.domain.ts'

const complete: Supplier = { ...someSession.supplier, firstname: 'Anna', lastname: 'Test', storeName: 'Ganok' }

const name = { missingField: 'name', to: 'preferences' } as const
const storeName = { missingField: 'storeName', to: 'products-panel' } as const

test.each<[string, Partial<Supplier>, ReturnType<typeof profileReminder>]>([
  ['lacks nothing', {}, null],
  ['lacks the first name', { firstname: null }, name],
  ['lacks the last name', { lastname: null }, name],
  ['has a blank first name', { firstname: '  ' }, name],
  ['has a full name but no first name', { firstname: null, name: 'Anna Test' }, name],
  ['lacks the store name', { storeName: null }, storeName],
  ['has an empty store name', { storeName: '' }, storeName],
  ['lacks everything', { firstname: null, lastname: null, storeName: null }, name],
  ['lacks optional fields', { name: null, email: null, avatar: null, telegramId: null }, null],
])('a profile that %s', (_, lacking, reminder) => {
  expect(profileReminder({ ...complete, ...lacking }, 'orders')).toEqual(reminder)
})

test('the reminder is shown on every page except the one it leads to', () => {
  const without = (lacking: Partial<Supplier>) =>
    routeNames.filter((page) => profileReminder({ ...complete, ...lacking }, page) === null)
  expect(without({ lastname: null })).toEqual(['preferences'])
  expect(without({ storeName: null })).toEqual(['products-panel'])
})

test.each<[string, SupplierPatch, SupplierPatch, boolean]>([
  ['the same value', { firstname: 'A' }, { firstname: 'A' }, false],
  ['another field', { firstname: 'A' }, { lastname: 'B' }, false],
  ['another value', { firstname: 'A', lastname: 'B' }, { firstname: 'C', lastname: 'B' }, true],
  ['an empty value', { firstname: 'A' }, { firstname: null }, true],
  ['a first value', { firstname: null }, { firstname: 'A' }, true],
  ['nothing', { firstname: 'A' }, {}, false],
  ['a name of a prototype property', {}, { constructor: 'A' } as SupplierPatch, false],
])('an event reporting %s contradicts the earlier event: %s', (_, told, patch, contested) => {
  expect(isContested(told, patch)).toBe(contested)
})

test.each<[string, SupplierPatch, Partial<Supplier>, SupplierPatch]>([
  [
    'all fields when no event came since',
    { firstname: 'A', telegramId: null },
    {},
    { firstname: 'A', telegramId: null },
  ],
  ['all fields but a changed one', { firstname: 'A', lastname: 'B' }, { firstname: 'C' }, { lastname: 'B' }],
  ['all fields but an emptied one', { firstname: 'A', storeName: 'S' }, { storeName: null }, { firstname: 'A' }],
  ['nothing when all fields were changed since', { firstname: 'A' }, { firstname: 'C' }, {}],
  ['all fields when another field was changed since', { firstname: 'A' }, { lastname: 'C' }, { firstname: 'A' }],
])('a response that may be outdated keeps %s', (_, answer, learned, held) => {
  expect(notOvertaken(answer, complete, { ...complete, ...learned })).toEqual(held)
})
