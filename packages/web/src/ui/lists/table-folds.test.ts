import { expect, test } from 'vitest'
import { filledIn, foldsOf, isBlank } from './table-folds.ts'

const name = { header: 'Назва', grows: true }
const sum = { header: 'Сума', width: 128 }
const menu = { header: 'Дії', card: 'menu' as const }

test.each([
  ['a column without a priority stays', [name, sum, menu], 0, false, [null, null, null]],
  ['one of a lower priority gives way', [name, { ...sum, priority: 2 as const }, menu], 0, false, [null, 42, null]],
  [
    'the lower the priority, and the later the column, the sooner it gives way',
    [
      name,
      { ...sum, priority: 3 as const, width: 320 },
      { ...sum, priority: 2 as const, width: 320 },
      { ...sum, priority: 2 as const, width: 320 },
    ],
    0,
    true,
    [null, 74, 42, 54],
  ],
  [
    'a long heading takes more room than a short value',
    [name, { header: 'Ж'.repeat(80), priority: 2 as const }],
    0,
    false,
    [null, 62],
  ],
  [
    'a table whose lasting columns are wide becomes cards sooner, which its container query takes into account',
    [name, { header: 'Адреса', width: 480 }, { ...sum, priority: 2 as const, width: 320 }],
    4,
    false,
    [null, null, 60],
  ],
  [
    'no column waits for more room than there is',
    [name, { header: 'Опис', width: 4000, priority: 3 as const }],
    0,
    true,
    [null, 110],
  ],
])('%s', (_, columns, extra, isSpread, folds) => expect(foldsOf(columns)).toEqual({ extra, isSpread, folds }))

test('a column in which no row has anything takes no room, as soon as there are rows', () => {
  const columns = [{ cell: (sum: number) => sum }, { cell: (sum: number) => (sum > 1 ? 'much' : null) }]
  expect([null, [], [0, 1], [1, 2]].map((rows) => filledIn(columns, rows))).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, true],
  ])
  expect([null, undefined, '', 0, 'text'].map(isBlank)).toEqual([true, true, true, false, false])
})
