import { expect, test } from 'vitest'
import { appendListOf } from '../../kit/list/append-list.domain.ts'
import {
  grownLog,
  type LogLine,
  type LogSubject,
  locationWithLog,
  locationWithoutLog,
  showsLogIn,
  subjectOf,
} from './product-log.domain.ts'

const named = {
  attributes: new Map([['501', 'Колір']]),
  variants: new Map([
    ['31', 'TS-1'],
    ['32', ''],
  ]),
}
const field = (name: string, variant: string | null = null) => ({ kind: 'field', field: name, variant }) as LogSubject
const name = (text: string): LogSubject => ({ kind: 'name', name: text })

test.each<[string, LogSubject]>([
  ['price', field('price')],
  ['status', field('status')],
  ['variants', field('variants')],
  ['variants.31.price', field('price', 'TS-1')],
  ['variants.32.price', field('price', '32')],
  ['variants.99.price', field('price', '99')],
  ['variants.31.glow', name('variants.31.glow')],
  ['attributes.501', name('Колір')],
  ['attributes.502', name('attributes.502')],
  ['shelf_life', name('shelf_life')],
  ['toString', name('toString')],
])('a line about %s is named', (path, subject) => {
  expect(subjectOf(path, named)).toEqual(subject)
})

const line = (id: string): LogLine => ({
  id,
  at: null,
  origin: 'order',
  field: 'quantity',
  before: null,
  changed: null,
})
const list = (next: string | null, ...ids: readonly string[]) => ({ lines: appendListOf(ids.map(line)), next })

test.each([
  ['an older page', list('a', '1'), { lines: [line('2')], next: 'b' }, 2, 'b'],
  ['the last page', list('a', '1'), { lines: [line('2')], next: null }, 2, null],
  ['a page that is there already', list('a', '1'), { lines: [line('1')], next: 'b' }, 1, null],
  ['a page that leads to itself', list('a', '1'), { lines: [line('2')], next: 'a' }, 2, null],
  ['an empty log', list(null), { lines: [], next: null }, 0, null],
])('after %s the list goes on where it says', (_, before, page, length, next) => {
  const grown = grownLog(before, page)
  expect([grown.lines.length, grown.next]).toEqual([length, next])
})

test('the address opens and closes the log, and keeps the step and the field', () => {
  const place = { to: 'product-edit', params: { id: '7' }, search: '?step=offer', hash: '#price' } as const
  const open = locationWithLog(place)
  expect(open).toEqual({ ...place, search: '?step=offer&log=open' })
  expect([showsLogIn(open), showsLogIn(place), showsLogIn({ ...place, search: '?log' })]).toEqual([true, false, true])
  expect(locationWithoutLog(open)).toEqual(place)
})
