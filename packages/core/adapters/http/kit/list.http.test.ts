import { parse, string } from 'valibot'
import { expect, test } from 'vitest'
import { lastPageOf, pageOf } from './list.http.ts'
import { PageMeta, rowsOf } from './list.wire.ts'

test.each<[unknown, number | null]>([
  [{ last_page: 4 }, 4],
  [{ last_page: '4', total: 5, per_page: 10 }, 4],
  [{ last_page: 0, total: 31, per_page: 10 }, 4],
  [{ last_page: -1, total: 30, per_page: 10 }, 3],
  [{ total: 1, per_page: 10 }, 1],
  [{ total: 0, per_page: 10 }, 1],
  [{ total: 0 }, 1],
  [{ last_page: 0 }, null],
  [{ total: 31 }, null],
  [{ total: 31, per_page: 0 }, null],
  [{ total: 'many', per_page: 10 }, null],
  [{ total: 10.5, per_page: 10 }, null],
  [{ per_page: 10 }, null],
  [{}, null],
  [[], null],
  ['4', null],
  [null, null],
])('from %j follows the last page %j', (meta, last) => {
  expect(lastPageOf(parse(PageMeta, meta))).toBe(last)
})

test('a page keeps the requested number', () => {
  const meta = parse(PageMeta, { total: 3, per_page: 2, current_page: 9 })
  const rows = parse(rowsOf({ title: string() }), [{ title: 'a' }])
  expect(pageOf(rows, ({ row }) => row.title, 2, meta)).toEqual({ rows: ['a'], page: 2, total: 3, lastPage: 2 })
})

test('a page tells how many of its rows could not be read', () => {
  const rows = parse(rowsOf({ title: string() }), [{ title: 'a' }, {}, null, { title: 'b' }])
  const page = pageOf(rows, ({ row, index }) => `${row.title}${index}`, 1, parse(PageMeta, {}))
  expect(page).toMatchObject({ rows: ['a0', 'b3'], unreadable: 2 })
})
