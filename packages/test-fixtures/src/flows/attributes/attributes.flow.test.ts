import { attributesPath } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { jobsPath } from '@supplier/core/adapters/http/jobs/job.wire'
import { attributes, mergeHash, type ValueMerge } from '@supplier/core/attributes/attributes.section'
import { pathOf } from '@supplier/core/kernel/routes'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import { locationOfCommand } from '@supplier/core/kit/section/open-record.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf, questionIn } from '@supplier/core/kit/section/section.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { valuesOf } from '../../world/attributes/attribute-values.ts'
import { attributesOf } from '../../world/attributes/attributes.ts'
import { productsOf, withProducts } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { openSection } from '../kit/sections.ts'

const section = attributes as unknown as AnySection
const [cotton, wool] = [
  { id: '5210', title: 'Бавовна' },
  { id: '5212', title: 'Вовна' },
]

const opened = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, undefined, harness)
  one.actor().send({ type: 'command.chosen', command: 'replaceValue' as never, id: '521' })
  await harness.quiet()
  const dialog = one.command()
  if (dialog === null) throw new Error('no dialog')
  const type = (field: string, value: unknown) => dialog.send({ type: 'field.changed', field, value })
  const view = () => selectCommand(dialog.getSnapshot())
  return { harness, one, dialog, type, view }
}

test('the values of the attribute are offered, with how many products use them', async () => {
  const { harness, dialog } = await opened()
  dialog.send({ type: 'picker.opened', field: 'value' })
  await harness.quiet()
  const { options } = selectOptions(optionsOf(dialog)?.getSnapshot(), 'value')
  expect(options.map(({ title }) => title)).toEqual(['Бавовна', 'Льон', 'Вовна'])
  expect(options[0]?.text).toMatch(/^× \d+$/)
})

test('a value is not replaced by itself', async () => {
  const { dialog, type, view } = await opened()
  type('value', cotton)
  type('replacement', cotton)
  dialog.send({ type: 'command.confirmed' })
  expect(view().errors).toMatchObject({ replacement: { key: 'attributes.sameValue' } })
})

test('a replaced value is gone from the attribute and from its products', async () => {
  const { harness, one, dialog, type } = await opened()
  type('value', cotton)
  type('replacement', wool)
  dialog.send({ type: 'command.confirmed' })
  await harness.quiet()
  const asked = harness.sandbox.requests().find(({ method }) => method === 'DELETE')
  expect([asked?.path, asked?.status]).toEqual(['/admin-suppliers/v1/attributes/521/values/5210', 200])
  expect(one.rows().find(({ id }) => id === '521')).toMatchObject({ valueCount: 2 })
})

/** A product whose two variants differ by the material alone, and one that has two materials to merge. */
const withMaterials = (harness: ReturnType<typeof openHarness>) =>
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    const [first, second] = supplier ? productsOf(world, supplier) : []
    if (!supplier || !first || !second) return world
    const variant = {
      barcode: null,
      old_price: null,
      quantity: 1,
      reserved: 0,
      image_id: null,
      is_active: true,
      price: 100,
    }
    const colliding = {
      ...first,
      attributes: [],
      axes: [{ attribute_id: 521, value_ids: [5210, 5212] }],
      variants: [
        { ...variant, id: 9001, options: { 521: 5210 }, sku: 'M-1' },
        { ...variant, id: 9002, options: { 521: 5212 }, sku: 'M-2' },
      ],
    }
    const other = { ...second, attributes: [{ attribute_id: 521, value: 5211 }] }
    return withProducts(world, supplier, [colliding, other])
  })

const asMerge = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  withMaterials(harness)
  const one = await openSection(section, undefined, harness)
  one.actor().send({ type: 'command.chosen', command: 'mergeValues' as never, id: '521' })
  await harness.quiet()
  const dialog = one.command()
  if (dialog === null) throw new Error('no dialog')
  const type = (field: string, value: unknown) => dialog.send({ type: 'field.changed', field, value })
  const materials = () => {
    const world = harness.sandbox.world()
    const supplier = supplierById(world, 1)
    const all = supplier ? productsOf(world, supplier) : []
    const of = (product: (typeof all)[number]) => [
      ...product.attributes.filter((entry) => entry.attribute_id === 521).map(({ value }) => value),
      ...product.variants.map(({ options }) => options[521]).filter((value) => value !== undefined),
    ]
    return new Map(all.map((product) => [product.id, of(product)] as const).filter(([, values]) => values.length > 0))
  }
  const values = () =>
    attributesOf(harness.sandbox.world(), supplierById(harness.sandbox.world(), 1) as never)
      .filter(({ id }) => id === 521)
      .flatMap((attribute) => valuesOf(attribute).map(({ id }) => id))
  return { harness, one, dialog, type, materials, values }
}

test('a merge previews exactly the products that it then changes, leaves colliding variants and names them, and is undone', async () => {
  const { harness, one, dialog, type, materials, values } = await asMerge()
  const before = materials()
  const call = callerOf(harness.sandbox, await tokenOf(harness.sandbox))
  await call('PUT', `${attributesPath}/521/values/order`, { version: 1, ids: [5212] })
  expect(values()).toEqual([5212, 5210, 5211])
  type('values', [cotton, { id: '5211', title: 'Льон' }])
  type('into', wool)
  await harness.pass(1000)
  const preview = questionIn(dialog)?.getSnapshot().context.answer as ValueMerge
  const users = [...before].filter(([, had]) => had.some((value) => value === 5210 || value === 5211)).map(([id]) => id)
  expect(preview).toMatchObject({ products: users.length - 1, colliding: [{ id: '2001' }] })
  expect(materials()).toEqual(before)
  dialog.send({ type: 'command.confirmed' })
  await harness.quiet()
  await harness.pass(6000)
  const after = materials()
  const changed = [...before.keys()].filter((id) => JSON.stringify(after.get(id)) !== JSON.stringify(before.get(id)))
  expect(changed.toSorted()).toEqual(users.filter((id) => id !== 2001).toSorted())
  for (const id of changed) expect(after.get(id)).toEqual([5212])
  // A value that a product still has stays, and all in their order.
  expect(values()).toEqual([5212, 5210])
  const [job] = harness.sandbox.world().jobs.slice(-1)
  const rows = job?.work?.rows.filter(({ outcome }) => outcome === 'failed') ?? []
  expect(rows.map(({ id, code }) => [id, code])).toEqual([[2001, 'variants_collide']])
  expect(one.rows().find(({ id }) => id === '521')).toMatchObject({ valueCount: 2 })
  const key = '3f6f3c1e-5a52-4d0e-9b0a-1f6b1d3a9c55'
  expect((await call('POST', `${jobsPath}/${job?.id}/undo`, { client_key: key })).status).toBe(200)
  await harness.pass(6000)
  expect([materials(), values()]).toEqual([before, [5212, 5210, 5211]])
})

test('values are not merged into one of themselves, and nothing is asked about it', async () => {
  const { harness, dialog, type } = await asMerge()
  type('values', [cotton, wool])
  type('into', wool)
  await harness.pass(1000)
  expect(questionIn(dialog)?.getSnapshot().context.question).toBe(null)
  dialog.send({ type: 'command.confirmed' })
  expect(selectCommand(dialog.getSnapshot()).errors).toMatchObject({ into: { key: 'attributes.sameValue' } })
})

test('the address of a merge opens its dialog with the values filled in, asks about them, and is left with it', async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const location = { to: 'attributes', search: '?owner=own' } as const
  const hash = mergeHash([wool, cotton])
  const address = pathOf(locationOfCommand(section, location, { id: '521', command: 'mergeValues', hash }))
  const one = await openSection(section, address, harness)
  const dialog = one.command()
  if (dialog === null) throw new Error('no dialog')
  expect(selectCommand(dialog.getSnapshot())).toMatchObject({
    command: 'mergeValues',
    values: { into: wool, values: [cotton] },
  })
  await harness.pass(1000)
  expect(questionIn(dialog)?.getSnapshot().context.answer).toMatchObject({ products: expect.any(Number) })
  dialog.send({ type: 'dialog.dismissed' })
  await harness.quiet()
  expect(one.tab.address()).toBe('/products/attributes?owner=own&attribute=521')
  one.actor().send({ type: 'command.chosen', command: 'mergeValues' as never, id: '521' })
  expect(selectCommand(one.command()?.getSnapshot() as never).values).toEqual({ values: [], into: null })
})

test.each([
  [{ is_required: '1' }, ['503', '521']],
  [{ is_variant: '1' }, ['501', '502']],
  [{ is_used: '0', owner: 'own' }, ['522', '523', '524', '525', '526']],
  [{ is_required: '1', is_used: '1', owner: 'own' }, ['521']],
])('the list is narrowed by %j', async (filter, ids) => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, undefined, harness)
  await one.filter(filter)
  expect(
    one
      .rows()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids)
})
