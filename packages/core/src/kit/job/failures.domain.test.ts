import { expect, test } from 'vitest'
import { countsOf, groupedFailures, kindOfFailure } from './failures.domain.ts'

const row = (id: string, code: string | null, message: string) => ({ id, label: `№${id}`, code, message, field: null })

test('equal reasons stand together, and what needs nothing stands last', () => {
  const groups = groupedFailures(
    [
      row('1', 'not_needed', 'Для самовивозу ТТН не потрібна.'),
      row('2', 'locker_needs_size', 'Для поштомата вкажіть розміри.'),
      row('3', 'carrier_away', 'Нова Пошта не відповідає.'),
      row('4', 'locker_needs_size', 'Для поштомата вкажіть розміри.'),
    ],
    () => true,
  )
  expect(groups.map(({ kind, rows }) => [kind, rows.map(({ id }) => id).join(' ')])).toEqual([
    ['mendable', '2 4'],
    ['passing', '3'],
    ['needless', '1'],
  ])
  expect(countsOf(groups)).toEqual({ mendable: 2, passing: 1, needless: 1 })
})

test.each([
  ['not_needed', true, 'needless'],
  ['has_ttn', true, 'needless'],
  ['carrier_away', true, 'passing'],
  ['stale', false, 'passing'],
  ['locker_needs_size', true, 'mendable'],
  ['a_new_code', false, 'mendable'],
  [null, true, 'mendable'],
  [null, false, 'passing'],
])('a refusal with the code %s, mended in the panel: %s, is %s', (code, isMended, kind) => {
  expect(kindOfFailure({ code, isMended })).toBe(kind)
})
