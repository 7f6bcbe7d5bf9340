import { expect, test } from 'vitest'
import { comparedContext, differencesIn } from './difference.domain.ts'

const differences = (before: unknown, now: unknown) =>
  differencesIn(comparedContext(before, now)).map(({ path, mark }) => `${mark} ${path}`)

test.each<[unknown, unknown, string[]]>([
  [{ a: 1, b: { c: 2 } }, { a: 1, b: { c: 2 } }, []],
  [{ a: 1 }, { a: 2 }, ['changed a']],
  [{}, { a: { b: 1 } }, ['added a']],
  [{ a: { b: 1 } }, {}, ['removed a']],
  [{ a: { b: 1, c: 1 } }, { a: { b: 1, d: 1 } }, ['added a.d', 'removed a.c']],
  [{ rows: [1, 2] }, { rows: [1, 3, 4] }, ['changed rows.1', 'added rows.2']],
  [{ a: [] }, { a: {} }, ['changed a']],
  [{ a: null }, { a: { b: 1 } }, ['changed a']],
  [null, { a: 1 }, ['added a']],
  [{ a: 1 }, null, ['removed a']],
])('the differences from %j to %j', (before, now, expected) => {
  expect(differences(before, now)).toEqual(expected)
})

test('a branch shows its value and the previous one', () => {
  const [name, rows] = comparedContext({ name: 'Anna', rows: [] }, { name: 'Olha', rows: [1] })
  expect(name).toMatchObject({ mark: 'changed', text: '"Olha"', was: '"Anna"', isTouched: true })
  expect(rows).toMatchObject({ mark: 'same', text: '[1]', was: null, isTouched: true })
})
