import { expect, test } from 'vitest'
import type { Product, ProductProblem } from '../products/products.domain.ts'
import { draftsIn, locationOfDrafts, mayHaveDrafts } from './import-drafts.domain.ts'
import type { PriceImport } from './imports.domain.ts'

const row = (id: string, ...problems: readonly ProductProblem[]) => ({ id, problems }) as Product
const query = { page: 1 }

test('what drafts lack is counted, most first, without what publishing does not wait for', () => {
  const rows = [row('1', 'no_image', 'no_stock'), row('2', 'no_image', 'price_zero'), row('3', 'brand_proposed')]
  expect(draftsIn({ rows, total: 3 }, query)).toMatchObject({
    total: 3,
    isCut: false,
    lacks: [
      { problem: 'no_image', count: 2 },
      { problem: 'price_zero', count: 1 },
    ],
    picks: { ids: ['1', '2', '3'] },
  })
})

test('more drafts than a page holds are published as found, not by their ids', () => {
  const found = draftsIn({ rows: [row('1')], total: 250, asOf: 'now' }, query)
  expect(found).toMatchObject({ total: 250, isCut: true, picks: { query, except: [], asOf: 'now', total: 250 } })
})

test.each<[string, Partial<PriceImport>, boolean]>([
  ['a completed import', {}, true],
  ['a stopped one', { status: 'cancelled' }, true],
  ['one that runs', { status: 'importing' }, false],
  ['one that is taken back', { stage: 'rolling_back' }, false],
  ['one of prices', { type: 'prices' }, false],
  ['one that only updated', { counts: { created: 0, updated: 5, unchanged: 0, rejected: 0, warnings: 0 } }, false],
])('%s may have left drafts: %j', (_, more, expected) => {
  const counts = { created: 3, updated: 0, unchanged: 0, rejected: 0, warnings: 0 }
  const done = { status: 'completed', type: 'goods', stage: null, counts } as PriceImport
  expect(mayHaveDrafts({ ...done, ...more })).toBe(expected)
})

test('the list of drafts names the import by its file, and one without a name by its number', () => {
  expect(locationOfDrafts({ id: '7', name: 'price.csv' }, 'no_image').search).toBe(
    '?tab=drafts&import_id=7~price.csv&problem=no_image',
  )
  expect(locationOfDrafts({ id: '7', name: '' }).search).toContain('import_id=7~')
})
