import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { seedTime } from '../world/seed-time.ts'
import { checkedRows } from './checking/check-rows.ts'
import { catalogueOf } from './import-records.ts'
import { mappingOf } from './reading/import-fields.ts'
import { readFile } from './reading/read-file.ts'

const columns = ['title', 'sku', 'barcode', 'category', 'status', 'price', 'old_price', 'quantity', 'availability']

/** The plan of an import of the file that the export of all products makes. */
const planOf = async (format: 'csv' | 'xlsx', type: 'goods' | 'prices') => {
  const sandbox = createSandbox({ now: () => seedTime })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  // A text that a table program would run as a formula has an apostrophe in the file.
  await call('PATCH', `${productsPath}/2001`, { version: 1, title: '-10 % «Полтава»; "льон"' })
  const asked = { client_key: 'key', filter: {}, columns, format, sort: 'title' }
  const { id } = (await call('POST', `${productsPath}/export`, asked)).body.data
  sandbox.clock.move(60_000)
  const file = await sandbox.fetch(`http://localhost/api/storage/exports/${id}`)
  const read = readFile(new Uint8Array(await file.arrayBuffer()), {})
  if ('error' in read) throw new Error(read.error.code)
  const world = sandbox.world()
  const [supplier] = world.suppliers
  if (supplier === undefined) throw new Error('no supplier')
  const mapping = mappingOf(type, read.table.columns, [])
  const catalogue = catalogueOf(world, supplier)
  return { plans: checkedRows(read.table, { type, mapping, fixes: [] }, catalogue), products: catalogue.products }
}

test.each([
  ['csv', 'goods'],
  ['xlsx', 'goods'],
  ['csv', 'prices'],
  ['xlsx', 'prices'],
] as const)('the file that the panel exports changes nothing when it is imported: %s, %s', async (format, type) => {
  const { plans, products } = await planOf(format, type)
  expect(
    plans.flatMap(({ errors, key, outcome }) => (outcome === 'unchanged' ? [] : [[key, outcome, errors]])),
  ).toEqual([])
  const variants = products.reduce((sum, one) => sum + Math.max(1, one.variants.length), 0)
  expect(plans).toHaveLength(variants)
  expect(variants).toBeGreaterThan(products.length)
})
