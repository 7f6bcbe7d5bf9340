import { expect, test } from 'vitest'
import { someSession } from '../../testing/ports.ts'
import { routeNames } from '../kernel/routes.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import { isContested, notOvertaken, profileReminder } from './account.domain.ts'

const complete: Supplier = { ...someSession.supplier, firstname: 'Anna', lastname: 'Test', storeName: 'Ganok' }

const name = { lacks: 'name', to: 'preferences' } as const
const storeName = { lacks: 'storeName', to: 'products-panel' } as const

test.each<[string, Partial<Supplier>, ReturnType<typeof profileReminder>]>([
  ['lacks nothing', {}, null],
  ['lacks the first name', { firstname: null }, name],
  ['lacks the last name', { lastname: null }, name],
  ['has a first name of blanks', { firstname: '  ' }, name],
  ['has no first name but one of its own', { firstname: null, name: 'Anna Test' }, name],
  ['lacks the name of the store', { storeName: null }, storeName],
  ['has an empty name of the store', { storeName: '' }, storeName],
  ['lacks everything', { firstname: null, lastname: null, storeName: null }, name],
  ['lacks what nobody has to give', { name: null, email: null, avatar: null, telegramId: null }, null],
])('a profile that %s', (_, lacking, reminder) => {
  expect(profileReminder({ ...complete, ...lacking }, 'orders')).toEqual(reminder)
})

test('the reminder stands on every page but the one it leads to', () => {
  const without = (lacking: Partial<Supplier>) =>
    routeNames.filter((page) => profileReminder({ ...complete, ...lacking }, page) === null)
  expect(without({ lastname: null })).toEqual(['preferences'])
  expect(without({ storeName: null })).toEqual(['products-panel'])
})

test.each<[string, SupplierPatch, SupplierPatch, boolean]>([
  ['the same again', { firstname: 'A' }, { firstname: 'A' }, false],
  ['another field', { firstname: 'A' }, { lastname: 'B' }, false],
  ['another value', { firstname: 'A', lastname: 'B' }, { firstname: 'C', lastname: 'B' }, true],
  ['that it is empty', { firstname: 'A' }, { firstname: null }, true],
  ['something at last', { firstname: null }, { firstname: 'A' }, true],
  ['nothing', { firstname: 'A' }, {}, false],
  ['what a prototype has', {}, { constructor: 'A' } as SupplierPatch, false],
])('news that say %s contest those of before: %s', (_, told, patch, contested) => {
  expect(isContested(told, patch)).toBe(contested)
})

test.each<[string, SupplierPatch, Partial<Supplier>, SupplierPatch]>([
  [
    'all of it when nothing was learned since',
    { firstname: 'A', telegramId: null },
    {},
    { firstname: 'A', telegramId: null },
  ],
  ['all but the field that was', { firstname: 'A', lastname: 'B' }, { firstname: 'C' }, { lastname: 'B' }],
  ['also when it was emptied', { firstname: 'A', storeName: 'S' }, { storeName: null }, { firstname: 'A' }],
  ['nothing when all of it was', { firstname: 'A' }, { firstname: 'C' }, {}],
  ['all of it when another field was', { firstname: 'A' }, { lastname: 'C' }, { firstname: 'A' }],
])('of an answer holds %s', (_, answer, learned, held) => {
  expect(notOvertaken(answer, complete, { ...complete, ...learned })).toEqual(held)
})
