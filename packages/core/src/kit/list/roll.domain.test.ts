import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOfRow, type Roll, rolledOn, rollOf, rowAt, rowsOf } from './roll.domain.ts'

const rows = (...ids: readonly string[]) => ids.map((id) => ({ id }))
const idsOf = (roll: Roll<{ readonly id: string }>) => rowsOf(roll).map(({ id }) => id)

test('a row is there once, in the place where it came first', () => {
  const roll = rolledOn(rollOf(rows('a', 'b', 'a')), rows('b', 'c', 'c', 'd'))
  expect([idsOf(roll), roll.length]).toEqual([['a', 'b', 'c', 'd'], 4])
  expect(['a', 'd', 'e'].map((id) => placeOfRow(roll, id))).toEqual([0, 3, null])
  expect([rowAt(roll, 2), rowAt(roll, 4), rowAt(roll, -1)]).toEqual([{ id: 'c' }, null, null])
})

test('what a newer version adds is not seen in an older one, and two ways on from one version part', () => {
  const old = rollOf(rows('a'))
  const one = rolledOn(old, rows('b'))
  const other = rolledOn(old, rows('c', 'b'))
  expect([old, one, other].map(idsOf)).toEqual([['a'], ['a', 'b'], ['a', 'c', 'b']])
  expect([rowAt(old, 1), placeOfRow(old, 'b'), placeOfRow(one, 'b'), placeOfRow(other, 'b')]).toEqual([
    null,
    null,
    1,
    2,
  ])
})

test('however versions grow out of each other, each stays what it was', () => {
  const page = fc.array(
    fc.constantFrom(...'abcdefgh').map((id) => ({ id })),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), page), { maxLength: 20 }), (steps) => {
      const versions = [{ roll: rollOf<{ readonly id: string }>(), ids: [] as readonly string[] }]
      for (const [at, added] of steps) {
        const { roll, ids } = versions[at % versions.length] ?? { roll: rollOf(), ids: [] }
        versions.push({ roll: rolledOn(roll, added), ids: [...new Set([...ids, ...added.map(({ id }) => id)])] })
      }
      for (const { roll, ids } of versions) {
        expect(idsOf(roll)).toEqual(ids)
        for (const id of 'abcdefgh') expect(placeOfRow(roll, id)).toBe(ids.includes(id) ? ids.indexOf(id) : null)
      }
    }),
  )
})

test('page 500 costs what page 2 costs', () => {
  let looks = 0
  const pageOf = (page: number) =>
    Array.from({ length: 20 }, (_, at) => ({
      get id() {
        looks += 1
        return `${page}-${at}`
      },
    }))
  let roll = rollOf(pageOf(1))
  const { store } = roll
  const cost = new Map<number, number>()
  for (let page = 2; page <= 500; page += 1) {
    const before = looks
    roll = rolledOn(roll, pageOf(page))
    cost.set(page, looks - before)
    // Nothing was copied either: every version stands in the same store.
    expect(roll.store).toBe(store)
  }
  expect([cost.get(500), roll.length]).toEqual([cost.get(2), 10_000])
})
