import { expect, test } from 'vitest'
import { type BulkPreview, refusedIn } from './bulk.domain.ts'

const row = { id: '2', label: 'Two', code: null, message: 'no', field: null }
const preview = (fields: Partial<BulkPreview>): BulkPreview => ({
  total: 0,
  changed: 0,
  unchanged: 0,
  refused: [],
  sample: [],
  token: 'token',
  ...fields,
})

test.each([
  ['none', preview({ total: 5, changed: 3, unchanged: 2 }), 0],
  ['all that are named', preview({ total: 3, changed: 2, refused: [row] }), 1],
  ['more than are named', preview({ total: 900, changed: 200, unchanged: 50, refused: [row] }), 650],
  ['those named beside totals that do not agree', preview({ total: 1, changed: 1, refused: [row] }), 1],
])('%s', (_, shown, count) => {
  expect(refusedIn(shown)).toBe(count)
})
