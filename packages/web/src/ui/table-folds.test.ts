import { expect, test } from 'vitest'
import { foldsOf } from './table-folds.ts'

const name = { header: 'Назва', grows: true }
const sum = { header: 'Сума', width: 128 }
const menu = { header: 'Дії', card: 'menu' as const }

test.each([
  ['a column without a priority stays', [name, sum, menu], false, [null, null, null]],
  ['one of a lower priority gives way', [name, { ...sum, priority: 2 as const }, menu], false, [null, 44, null]],
  [
    'the lower the priority, and the later the column, the sooner it gives way',
    [
      name,
      { ...sum, priority: 3 as const, width: 320 },
      { ...sum, priority: 2 as const, width: 320 },
      { ...sum, priority: 2 as const, width: 320 },
    ],
    false,
    [null, 80, 44, 60],
  ],
  [
    'a long heading takes more room than a short value',
    [name, { header: 'Ж'.repeat(80), priority: 2 as const }],
    false,
    [null, 60],
  ],
  [
    'a table whose lasting columns are wide becomes cards sooner, which its container query takes into account',
    [name, { header: 'Адреса', width: 480 }, { ...sum, priority: 2 as const, width: 320 }],
    true,
    [null, null, 56],
  ],
  [
    'no column waits for more room than there is',
    [name, { header: 'Опис', width: 4000, priority: 3 as const }],
    false,
    [null, 108],
  ],
])('%s', (_, columns, isMany, folds) => expect(foldsOf(columns)).toEqual({ isMany, folds }))
