import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListPage, ListRow } from './list.domain.ts'
import { exchangedPage, keptPage, waitingOn } from './place.domain.ts'

/** A page of the rows `a`, `b2` and so on, each with its version, of so many on all pages. */
const page = (written: string, total: number | null): ListPage<ListRow> => ({
  rows: written.split(' ').flatMap(([id, version]) => (id ? [{ id, version: Number(version ?? 1) }] : [])),
  page: 1,
  total,
  lastPage: null,
})
const text = (rows: readonly ListRow[]) => rows.map(({ id, version }) => (version === 1 ? id : id + version)).join(' ')

test.each([
  ['nothing changed', 'a b c', 9, 'a b c', 9, 'a b c', 0, false],
  ['a row changed', 'a b c', 9, 'a b2 c', 9, 'a b2 c', 0, false],
  ['a row is older than the shown one', 'a b3 c', 9, 'a b2 c', 9, 'a b3 c', 0, false],
  ['an edited row went to the top', 'a b c', 9, 'c2 a b', 9, 'a b c2', 0, true],
  ['a new row pushes the last one off', 'a b c', 9, 'n a b', 10, 'a b c', 1, false],
  ['a row of another page went to the top', 'a b c', 9, 'x2 a b', 9, 'a b c', 1, false],
  ['a new row comes among the shown ones', 'a b c', 9, 'a n b', 10, 'a b c', 1, false],
  ['so many came that no shown row is read', 'a b c', 9, 'l m n', 12, 'a b c', 3, false],
  ['a new row and another order', 'a b c', 9, 'n b2 a', 10, 'a b2 c', 1, true],
  ['a row is gone', 'a b c', 9, 'a c d', 8, 'a c d', 0, false],
  ['the last row is gone', 'a b c', 9, 'a b d', 8, 'a b d', 0, false],
  ['all rows are gone', 'a b c', 9, 'd e f', 6, 'd e f', 0, false],
  ['a row is gone and nothing follows', 'a b c', 3, 'a c', 2, 'a c', 0, false],
  ['a row is gone and a new one comes', 'a b c', 9, 'n a c', 9, 'a c', 1, false],
  ['a short page gets a row at its end', 'a b', 2, 'a b n', 3, 'a b n', 0, false],
  ['a short page gets a row at its top', 'a b', 2, 'n a b', 3, 'a b', 1, false],
  ['a new row, and the server counts nothing', 'a b c', null, 'n a b', null, 'a b', 1, false],
  ['a row was pushed off before', 'a b c', 10, 'n a b', 10, 'a b c', 1, false],
  ['a row that was pushed off is gone', 'a b c', 10, 'n a b', 9, 'a b', 1, false],
])(
  '%s: %s of %j, then %s of %j, shows %s with %i waiting',
  (_, before, all, after, then, shows, count, isOrderStale) => {
    const read = page(after, then)
    const { rows } = keptPage(page(before, all), read)
    expect(text(rows)).toBe(shows)
    expect(waitingOn(rows, read.rows)).toEqual({ count, isOrderStale })
  },
)

test('rows that did not change stay the same objects, all of them in the same array', () => {
  const shown = page('a b c', 9)
  expect(keptPage(shown, page('n a b', 10)).rows).toBe(shown.rows)
  const { rows } = keptPage(shown, page('a b2 c', 9))
  expect([rows[0] === shown.rows[0], rows[1] === shown.rows[1], rows[2] === shown.rows[2]]).toEqual([true, false, true])
})

test('rows of another query come in their order; those that are shown already and did not change stay the same objects', () => {
  const shown = page('a b c', 9)
  const { rows, total } = exchangedPage(shown, page('c d b2', 3))
  expect([text(rows), total]).toEqual(['c d b2', 3])
  expect([rows[0] === shown.rows[2], rows[2] === shown.rows[1]]).toEqual([true, false])
})

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 5 })
const total = fc.option(fc.nat(12), { nil: null })

test('whatever is read, no shown row changes its place among the others, none comes twice, and what is new is counted', () => {
  fc.assert(
    fc.property(ids, total, ids, total, (before, all, after, then) => {
      const read = page(after.join(' '), then)
      const rows = keptPage(page(before.join(' '), all), read).rows.map(({ id }) => id)
      expect(new Set(rows).size).toBe(rows.length)
      const stayed = before.filter((id) => rows.includes(id))
      expect(rows.slice(0, stayed.length)).toEqual(stayed)
      expect(before.filter((id) => after.includes(id) && !rows.includes(id))).toEqual([])
      const { count } = waitingOn(
        rows.map((id) => ({ id })),
        read.rows,
      )
      expect(count).toBe(after.filter((id) => !rows.includes(id)).length)
    }),
  )
})
