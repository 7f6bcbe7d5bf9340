import { expect, test } from 'vitest'
import type { Location } from '../kernel/routes.ts'
import { landingOf, leftAfter, wayBack } from './way-back.domain.ts'

const list: Location = { to: 'products' }
const filtered: Location = { to: 'products', search: '?tab=active&page=2' }
const product: Location = { to: 'product-edit', params: { id: '7' } }
const left = { products: '?tab=active&page=2' }
const withImports = { ...left, imports: '?status=failed&page=2' }

test.each<[string, Location, Location, Location]>([
  ['from a record to its list', product, list, filtered],
  ['with an empty query', product, { to: 'products', search: '' }, filtered],
  [
    'from an import to the other ones',
    { to: 'products-import', search: '?import=5' },
    { to: 'imports' },
    { to: 'imports', search: '?status=failed&page=2' },
  ],
  ['after a product was published', { to: 'product-created' }, list, filtered],
  [
    'with a query of its own',
    product,
    { to: 'products', search: '?tab=draft' },
    { to: 'products', search: '?tab=draft' },
  ],
  ['from a page beside the list', { to: 'orders' }, list, list],
  ['from the list to itself', filtered, list, list],
  ['to another list', product, { to: 'stores' }, { to: 'stores' }],
])('the way %s', (_, from, to, found) => {
  expect(wayBack(withImports, from, to)).toEqual(found)
})

test('a page keeps the query with which it was left', () => {
  const once = leftAfter({}, filtered, product)
  expect(once).toEqual(left)
  expect(leftAfter(once, list, { to: 'products', search: '?page=3' })).toBe(once)
  expect(leftAfter(once, list, product)).toEqual({ products: '' })
})

test.each([
  ['the same supplier to the page where the session ended', { supplierId: 1, location: product }, product],
  ['another supplier to the first page', { supplierId: 2, location: product }, { to: 'orders' }],
  ['the first supplier of a tab to the first page', null, { to: 'orders' }],
] as const)('a sign-in leads %s', (_, interrupted, landing) => {
  expect(landingOf(interrupted, 1, 'orders')).toEqual(landing)
})
