import * as v from 'valibot'
import { expect, test } from 'vitest'
import { row } from '../../../src/kit/row/row.domain.ts'
import { differencesIn } from './differences.wire.ts'
import { JsonObject, KnownCount, KnownInstant, LaxText } from './kernel.wire.ts'
import { PageMeta, rowsOf } from './list.wire.ts'
import { entriesOfRow } from './row.wire.ts'

const shape = { number: row.text({ or: '' }), state: row.states({ new: 'info', done: 'plain' }), total: row.money() }
const List = v.pipe(
  JsonObject,
  v.object({ data: rowsOf({ ...entriesOfRow(shape), id: v.string() }), meta: v.optional(PageMeta, null) }),
)
const meta = { total: 1, per_page: 20, current_page: 1, last_page: 1, as_of: '2026-08-01T10:00:00Z' }
const good = { id: '1', number: 'A', state: 'new', total: 12.5 }

const lines = (answer: unknown) => differencesIn(List, answer)

test('an honest answer has no difference, whatever else it holds', () => {
  expect(
    lines({
      data: [
        { ...good, more: 1 },
        { ...good, total: null },
      ],
      meta,
      links: {},
    }),
  ).toEqual([])
})

test.each<[string, unknown, string]>([
  [
    'a missing field',
    { data: [{ ...good, state: undefined }], meta },
    'data[].state: is missing, expected ("new" | "done")',
  ],
  ['another type', { data: [{ ...good, number: 7 }], meta }, 'data[].number: came 7, expected string'],
  ['money as text', { data: [{ ...good, total: '12.50' }], meta }, 'data[].total: came "12.50", expected number'],
  [
    'an unknown word',
    { data: [{ ...good, state: 'lost' }], meta },
    'data[].state: came "lost", expected ("new" | "done")',
  ],
  ['a row that is none', { data: [good, null], meta }, 'data[]: came null, expected Object'],
  ['no envelope', [good], 'data: is missing, expected "data"'],
  ['a count as text', { data: [good], meta: { ...meta, last_page: '1' } }, 'meta.last_page: came "1", expected number'],
])('%s is told once by its path', (_, answer, line) => {
  expect(lines(answer)).toContain(line)
})

test('what a reader forgives is told', () => {
  const Reply = v.object({ at: KnownInstant, note: LaxText, count: KnownCount })
  const told = differencesIn(Reply, { at: 'soon', note: 1, count: '3' })
  expect(told).toHaveLength(3)
  expect(differencesIn(Reply, { at: '2026-08-01T10:00:00Z', note: null, count: 3 })).toEqual([])
})
