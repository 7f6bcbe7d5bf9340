import { expect, test } from 'vitest'
import { someSession } from '../../testing/ports.ts'
import { routeNames } from '../kernel/routes.ts'
import type { Supplier } from '../session/session.domain.ts'
import { profileReminder } from './account.domain.ts'

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
