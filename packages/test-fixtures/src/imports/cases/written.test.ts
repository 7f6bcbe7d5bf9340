import { describe, expect, test } from 'vitest'
import { createSandbox } from '../../sandbox/sandbox.ts'
import type { Later } from '../../world/events.ts'
import { productsOf } from '../../world/products/products.ts'
import { seedTime } from '../../world/seed-time.ts'
import { supplierById, type World } from '../../world/world.ts'
import { beginImport, plansOf } from '../import-jobs.ts'
import { importById, tableIn, withImport } from '../import-records.ts'
import { newImport } from '../new-import.ts'
import { mappingOf } from '../reading/import-fields.ts'
import { fileCases } from './files.cases.ts'
import { numberCases } from './numbers.cases.ts'
import { rowCases } from './rows.cases.ts'
import { wholeLists } from './whole-lists.cases.ts'

const first = createSandbox({ now: () => seedTime }).world()
const owner = supplierById(first, first.suppliers[0]?.id ?? 0)
if (owner === undefined) throw new Error('There is no supplier')

/** Carries out what an import has begun, without waiting for it. */
const carriedOut = (world: World, told: readonly Later[]): World =>
  told.reduce((before, { after, step }) => step(before, seedTime + after)[0], world)

const written = [...wholeLists, ...numberCases, ...rowCases, ...fileCases].filter(
  ({ expected }) => !('error' in expected) && ((expected.created ?? 0) > 0 || (expected.updated ?? 0) > 0),
)

describe('what a check has shown is what the products become', () => {
  test.each(written)('$name', ({ bytes, type = 'goods', options = {}, mapping, category }) => {
    const base64 = Buffer.from(bytes).toString('base64')
    const fields = { type, source: 'file', url: null, name: 'price.csv' } as const
    const [made, read] = newImport(first, owner, fields, base64, seedTime, { options, category_id: category ?? null })
    const columns = tableIn(read)?.columns ?? []
    const record = { ...read, mapping: mapping ?? mappingOf(type, columns, []), status: 'ready' as const }
    const world = withImport(made, owner, record)
    const plans = plansOf(world, owner, record)
    const begun = beginImport(world, owner, record, 'key', seedTime)
    const after = carriedOut(begun.world, begun.told as readonly Later[])
    const products = productsOf(after, owner)
    expect(plans.some(({ outcome }) => outcome === 'created' || outcome === 'updated')).toBe(true)
    expect(importById(after, owner, String(record.id))?.status).toMatch(/^(completed|partial)$/)
    for (const plan of plans.filter(
      ({ outcome, joins }) => outcome !== 'rejected' && outcome !== 'skipped' && joins === null,
    )) {
      const { pictures, variants, ...values } = plan.after
      const product = products.find((one) =>
        plan.product === null
          ? one.import_id === record.id && (one.sku === plan.key || one.variants.some(({ sku }) => sku === plan.key))
          : one.id === plan.product,
      )
      const own = product?.variants.find(({ id }) => id === plan.variant) ?? product
      expect(own).toMatchObject(values)
      if (plan.product === null && Array.isArray(pictures))
        expect(product?.images.map((image) => image.source_url)).toEqual(pictures)
      if (Array.isArray(variants)) expect(product?.variants).toMatchObject(variants)
    }
  })
})
