import { expect, test } from 'vitest'
import type { Location } from '../../kernel/routes.ts'
import { commandAt, isSameOpen, locationOfRecord, savedLocationOf, withoutCommand } from './open-record.domain.ts'

const dialogs = { param: 'key', route: 'deliveries-apis' } as const
const pages = { param: 'store', route: 'stores', pages: { create: 'store-create', edit: 'store-edit' } } as const
const keys = (search: string): Location => ({ to: 'deliveries-apis', search })
const store = (search: string): Location => ({ to: 'store-edit', params: { id: '71' }, search })

test.each([
  ['of the record in a dialog', dialogs, keys('?page=2&key=7&do=replace'), { id: '7', command: 'replace' }],
  ['of the record on a page', pages, store('?do=pause'), { id: '71', command: 'pause' }],
  ['without a record', dialogs, keys('?do=replace'), null],
  ['of a new record', dialogs, keys('?key=new&do=replace'), null],
  ['of a list whose records have pages', pages, { to: 'stores', search: '?store=7&do=pause' } as const, null],
  ['that is not named', dialogs, keys('?key=7'), null],
])('the command %s', (_, section, location, found) => {
  expect(commandAt(section, location)).toEqual(found)
})

test.each([
  ['?key=7&do=replace', '?do=replace&page=2&key=7', true],
  ['?key=7&do=replace', '?key=7', false],
  ['?key=7', '?key=8', false],
])('%s opens the same as %s: %s', (one, other, expected) => {
  expect(isSameOpen(dialogs, keys(one), keys(other))).toBe(expected)
})

test('another record, or none, takes the command out of the address', () => {
  expect(locationOfRecord(dialogs, keys('?page=2&key=7&do=replace'), null)).toEqual(keys('?page=2'))
  expect(locationOfRecord(dialogs, keys('?key=7&do=replace'), '8')).toEqual(keys('?key=8'))
  expect(locationOfRecord(pages, store('?page=2&do=pause'), null)).toEqual({ to: 'stores', search: '?page=2' })
  expect(withoutCommand(keys('?key=7&do=replace'))).toEqual(keys('?key=7'))
})

test.each([
  ['its list as it was', null, keys('?page=2')],
  ['its list with the new record', keys('?sender=8'), keys('?page=2&sender=8')],
  ['a page of its own', store(''), store('')],
])('a save leads to %s', (_, saved, expected) => {
  expect(savedLocationOf({ ...dialogs, savedLocation: () => saved }, keys('?page=2&key=new'), null)).toEqual(expected)
})
