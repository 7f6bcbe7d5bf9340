import { readinessPath } from '@supplier/core/adapters/http/readiness/readiness.wire'
import { pathOf } from '@supplier/core/kernel/routes'
import { sectionBeside, sectionList } from '@supplier/core/kit/section/section.selectors'
import type { SectionActor } from '@supplier/core/kit/section/section.setup'
import { type Product, type ProductProblem, productProblems } from '@supplier/core/products/products.domain'
import type { Products } from '@supplier/core/products/products.section'
import type { WhyActor } from '@supplier/core/readiness/why.machine'
import { selectCommonReasons, selectWhyNotSelling } from '@supplier/core/readiness/why.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { seedSupplier } from '../../world/scenarios/seeds.ts'
import { productWith } from '../../world/scenarios/troubled-products.ts'
import { storesName } from '../../world/stores/primary-store.ts'
import { storeSeeds } from '../../world/stores/store-records.ts'
import { openHarness } from '../kit/harness.ts'
import { openEditor } from './editor.ts'

/** The list of products of the troubled world, with what runs beside it. */
const listed = async (search = '') => {
  const harness = openHarness({ scenario: 'troubled' })
  onTestFinished(harness.closeAll)
  const tab = harness.open(`/products${search}`)
  const actor = await tab.shown<SectionActor<Products>>('products')
  await harness.quiet()
  const why = sectionBeside<Products>(actor) as unknown as WhyActor
  const rows = (): readonly Product[] => sectionList<Products>(actor).getSnapshot().context.found?.page.rows ?? []
  const common = () => {
    const reasons = selectCommonReasons(why.getSnapshot(), rows())
    return reasons === 'failed' ? reasons : reasons.map(({ id }) => id)
  }
  const linesOf = (id: number) => {
    const row = rows().find((one) => one.id === String(id))
    return row ? selectWhyNotSelling(why.getSnapshot(), row).own : []
  }
  return { ...harness, tab, why, rows, common, linesOf }
}

/** The path of the field to which the line of each problem leads. */
const fields: Readonly<Record<ProductProblem, string>> = {
  no_image: 'images',
  image_small: 'images.1',
  no_category: 'category',
  category_not_leaf: 'category',
  required_attribute: 'attributes.503',
  title_short: 'title',
  title_caps: 'title',
  description_short: 'description',
  price_zero: 'price',
  old_price_low: 'oldPrice',
  sku_taken: 'sku',
  barcode_wrong: 'barcode',
  no_stock: 'quantity',
  variant_incomplete: 'variants.1.price',
  hidden: 'status',
  moderation_rejected: 'title',
  brand_proposed: 'brand',
}

test.each(productProblems)('%s alone gives exactly one line, which leads to its very field', async (problem) => {
  const { id, title } = productWith(problem)
  const list = await listed(`?search=${encodeURIComponent(title)}`)
  const lines = list.linesOf(id)
  expect(lines.map(({ code }) => code)).toEqual([problem])
  const [line] = lines
  const editor = await openEditor(list, line && pathOf(line.location))
  await list.quiet()
  expect(editor.form().focused).toBe(fields[problem])
})

test('a closed store is said once above the list, however many products it stops', async () => {
  const list = await listed()
  const [store] = storeSeeds(seedSupplier())
  if (store === undefined) throw new Error('there is no store')
  list.sandbox.setWorld((world) => ({
    ...world,
    records: { ...world.records, [storesName]: { 1: [{ ...store, status: 'blocked' }] } },
  }))
  list.why.send({ type: 'refresh.requested' })
  await list.quiet()
  expect(list.rows().length).toBeGreaterThan(10)
  const common = list.common()
  expect(Array.isArray(common) && common.filter((id) => id.startsWith('storeBlocked'))).toEqual(['storeBlocked 70'])
  for (const { id } of list.rows())
    for (const { code } of list.linesOf(Number(id))) expect(`${productProblems.join()},draft,waiting`).toContain(code)
})

test('what stops all products is asked once for a list, after its rows, and a failure can be retried', async () => {
  const harness = openHarness({ scenario: 'troubled' })
  onTestFinished(harness.closeAll)
  harness.fault({ kind: 'status', status: 500, method: 'GET', path: `*${readinessPath}`, count: 1 })
  const tab = harness.open('/products')
  const actor = await tab.shown<SectionActor<Products>>('products')
  await harness.quiet()
  await harness.pass(5000)
  const why = sectionBeside<Products>(actor) as unknown as WhyActor
  expect(selectCommonReasons(why.getSnapshot(), [])).toBe('failed')
  why.send({ type: 'retry.chosen' })
  await harness.quiet()
  expect(why.getSnapshot().value).toBe('known')
  const asked = harness.sandbox.requests().map(({ path }) => path)
  expect(asked.indexOf('/admin-suppliers/v1/products')).toBeLessThan(
    asked.findIndex((one) => one.endsWith(readinessPath)),
  )
})

test('a hidden product is shown again from its form, and the reason goes', async () => {
  const { id } = productWith('hidden')
  const harness = openHarness({ scenario: 'troubled' })
  onTestFinished(harness.closeAll)
  const editor = await openEditor(harness, `/products/edit/${id}?step=check#status`)
  expect(editor.view().commands).toEqual(['show'])
  editor.actor().send({ type: 'command.chosen', command: 'show' })
  await harness.quiet()
  expect(editor.view()).toMatchObject({ commands: ['hide'], product: { status: 'active', problems: [] } })
})
