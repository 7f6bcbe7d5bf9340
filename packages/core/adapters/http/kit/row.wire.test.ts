import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type RowField, row } from '../../../src/kit/row/row.domain.ts'
import { entriesOfRow, valuesOfRow } from './row.wire.ts'

const read = (field: RowField<unknown>, value: unknown): unknown => {
  const shape = { fieldName: { at: 'field', ...field } }
  const found = v.safeParse(v.object(entriesOfRow(shape)), value === undefined ? {} : { field: value })
  return found.success ? (valuesOfRow(shape, found.output) as { readonly fieldName: unknown }).fieldName : 'left out'
}

const [name, words] = [{ title: row.text({ or: '' }) }, ['new', 'old'] as const]

describe.each<[string, RowField<unknown>, readonly (readonly [unknown, unknown])[]]>([
  [
    'text',
    row.text(),
    [
      ['a', 'a'],
      [null, null],
      [undefined, null],
      [7, null],
    ],
  ],
  [
    'text with a rest',
    row.text({ or: '' }),
    [
      ['a', 'a'],
      [null, ''],
      [undefined, ''],
      [7, ''],
    ],
  ],
  [
    'required text',
    row.text({ required: true }),
    [
      ['a', 'a'],
      [null, 'left out'],
      [undefined, 'left out'],
    ],
  ],
  [
    'key',
    row.key(),
    [
      ['a', 'a'],
      [7, '7'],
      [null, null],
      ['', null],
      [undefined, null],
    ],
  ],
  [
    'required key',
    row.key({ required: true }),
    [
      [7, '7'],
      ['', 'left out'],
      [undefined, 'left out'],
    ],
  ],
  [
    'count',
    row.count(),
    [
      [3, 3],
      ['3', 3],
      [-1, null],
      [1.5, null],
      [undefined, null],
    ],
  ],
  [
    'count with a rest',
    row.count({ or: 0 }),
    [
      [3, 3],
      [null, 0],
      [undefined, 0],
    ],
  ],
  [
    'number',
    row.number(),
    [
      [-1.5, -1.5],
      ['12.50', 12.5],
      ['a', null],
      [undefined, null],
    ],
  ],
  [
    'money',
    row.money(),
    [
      [12.5, 1250],
      ['12.50', 1250],
      [null, null],
      [undefined, null],
    ],
  ],
  [
    'instant',
    row.instant(),
    [
      ['2026-08-01 10:00:00', '2026-08-01T10:00:00.000Z'],
      ['soon', null],
      [undefined, null],
    ],
  ],
  [
    'flag',
    row.flag(),
    [
      [true, true],
      ['1', true],
      [0, false],
      ['yes', false],
      [undefined, false],
    ],
  ],
  [
    'word',
    row.word(words),
    [
      ['new', 'new'],
      ['other', 'other'],
      [null, ''],
      [undefined, ''],
    ],
  ],
  [
    'word with a rest',
    row.word(words, { or: 'old' }),
    [
      ['new', 'new'],
      [null, 'old'],
      [undefined, 'old'],
    ],
  ],
  [
    'states',
    row.states({ new: 'info', old: 'plain' }),
    [
      ['new', 'new'],
      ['other', 'other'],
      [undefined, ''],
    ],
  ],
  [
    'words',
    row.words(words),
    [
      [
        ['new', 'other', 7],
        ['new', 'other'],
      ],
      [null, []],
      [undefined, []],
    ],
  ],
  [
    'choices',
    row.choices(words),
    [
      [['new', 'other'], ['new']],
      [undefined, []],
    ],
  ],
  [
    'texts',
    row.texts(),
    [
      [
        ['a', 7, 'b'],
        ['a', 'b'],
      ],
      ['a', []],
      [undefined, []],
    ],
  ],
  [
    'records',
    row.records({ title: 'name' }),
    [
      [
        [{ id: 7, name: 'A' }, { id: 8 }, { name: 'B' }],
        [
          { id: '7', title: 'A' },
          { id: '8', title: '№ 8' },
        ],
      ],
      [undefined, []],
    ],
  ],
  [
    'part',
    row.part(name),
    [
      [{ title: 'A' }, { title: 'A' }],
      [{}, { title: '' }],
      [[], null],
      [undefined, null],
    ],
  ],
  [
    'whole',
    row.whole(name),
    [
      [{ title: 'A' }, { title: 'A' }],
      [null, { title: '' }],
      [undefined, { title: '' }],
    ],
  ],
  [
    'list',
    row.list(name),
    [
      [
        [{ title: 'A' }, 7, {}],
        [{ title: 'A' }, { title: '' }],
      ],
      [{}, []],
      [undefined, []],
    ],
  ],
])('%s', (_, field, cases) => {
  test.each(cases)('%j is read as %j', (written, value) => expect(read(field, written)).toEqual(value))
})

test('fields of one object are read from it, and are what they are without it', () => {
  const shape = {
    open: row.count({ at: 'used_by.orders', or: 0 }),
    by: row.text({ at: 'used_by.name' }),
    state: row.word(words, { at: 'used_by.state' }),
    kinds: row.words(words, { at: 'used_by.kinds' }),
  }
  const values = (written: object) => valuesOfRow(shape, v.parse(v.object(entriesOfRow(shape)), written))
  expect(values({ used_by: { orders: 3, name: 'A', state: 'new', kinds: ['old'] } })).toEqual({
    open: 3,
    by: 'A',
    state: 'new',
    kinds: ['old'],
  })
  for (const absent of [{}, { used_by: null }, { used_by: 'A' }])
    expect(values(absent)).toEqual({ open: 0, by: null, state: '', kinds: [] })
})
