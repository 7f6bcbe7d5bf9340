import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AppendList, appended, appendListOf, indexOfRow, rowAt, rowsOf } from './append-list.domain.ts'

const rows = (...ids: readonly string[]) => ids.map((id) => ({ id }))
const idsOf = (list: AppendList<{ readonly id: string }>) => rowsOf(list).map(({ id }) => id)

test('a duplicate row keeps its first position', () => {
  const list = appended(appendListOf(rows('a', 'b', 'a')), rows('b', 'c', 'c', 'd'))
  expect([idsOf(list), list.length]).toEqual([['a', 'b', 'c', 'd'], 4])
  expect(['a', 'd', 'e'].map((id) => indexOfRow(list, id))).toEqual([0, 3, null])
  expect([rowAt(list, 2), rowAt(list, 4), rowAt(list, -1)]).toEqual([{ id: 'c' }, null, null])
})

test('an older version does not see newer rows, and two versions can branch from one', () => {
  const old = appendListOf(rows('a'))
  const one = appended(old, rows('b'))
  const other = appended(old, rows('c', 'b'))
  expect([old, one, other].map(idsOf)).toEqual([['a'], ['a', 'b'], ['a', 'c', 'b']])
  expect([rowAt(old, 1), indexOfRow(old, 'b'), indexOfRow(one, 'b'), indexOfRow(other, 'b')]).toEqual([
    null,
    null,
    1,
    2,
  ])
})

test('every version stays unchanged, whatever grows out of it', () => {
  const page = fc.array(
    fc.constantFrom(...'abcdefgh').map((id) => ({ id })),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), page), { maxLength: 20 }), (steps) => {
      const versions = [{ list: appendListOf<{ readonly id: string }>(), ids: [] as readonly string[] }]
      for (const [at, added] of steps) {
        const { list, ids } = versions[at % versions.length] ?? { list: appendListOf(), ids: [] }
        versions.push({ list: appended(list, added), ids: [...new Set([...ids, ...added.map(({ id }) => id)])] })
      }
      for (const { list, ids } of versions) {
        expect(idsOf(list)).toEqual(ids)
        for (const id of 'abcdefgh') expect(indexOfRow(list, id)).toBe(ids.includes(id) ? ids.indexOf(id) : null)
      }
    }),
  )
})

test('appending page 500 costs as much as page 2', () => {
  let looks = 0
  const pageOf = (page: number) =>
    Array.from({ length: 20 }, (_, at) => ({
      get id() {
        looks += 1
        return `${page}-${at}`
      },
    }))
  let list = appendListOf(pageOf(1))
  const { store } = list
  const cost = new Map<number, number>()
  for (let page = 2; page <= 500; page += 1) {
    const before = looks
    list = appended(list, pageOf(page))
    cost.set(page, looks - before)
    // All versions share one store, so appending copied no rows.
    expect(list.store).toBe(store)
  }
  expect([cost.get(500), list.length]).toEqual([cost.get(2), 10_000])
})
