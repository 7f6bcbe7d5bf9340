import { attributesPath } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { attributes } from '@supplier/core/attributes/attributes.section'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { expect, onTestFinished, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { productsOf, withProducts } from '../../world/products/products.ts'
import { supplierById, type World } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { type OpenSection, openSection, pathIn } from '../kit/sections.ts'

const section = attributes as unknown as AnySection
/** Own attributes: a number and a choice in products, and a choice in none. */
const [warranty, material, season] = ['522', '521', '525']

const opened = async (id: string | null, from?: OpenSection) => {
  const harness = from?.harness ?? openHarness({ scenario: 'default' })
  if (!from) onTestFinished(harness.closeAll)
  return openSection(section, pathIn(section, id), harness)
}
/** What was sent last, and how it was answered. */
const bodyOf = (one: OpenSection, method: 'POST' | 'PATCH') =>
  one.harness.sandbox.requests().findLast((call) => call.method === method && call.path.startsWith(attributesPath))
const productsWith = (world: World) => {
  const supplier = supplierById(world, 1)
  return supplier ? productsOf(world, supplier) : []
}
const isWarranty = (entry: { readonly attribute_id: number }) => entry.attribute_id === Number(warranty)
const again = async (one: OpenSection, title: string) => {
  const row = (await one.allRows()).find((each) => (each as { title?: string }).title === title)
  return opened(row?.id ?? null, one)
}

test('an empty code is made from the title, and another attribute of the same code gets a number', async () => {
  const one = await opened('new')
  one.type({ title: 'Країна складання', type: 'text' })
  await one.submit()
  expect((await again(one, 'Країна складання')).view().values).toMatchObject({ code: 'kraina_skladannia' })
  const other = await opened('new', one)
  other.type({ title: 'Країна — складання', type: 'text' })
  await other.submit()
  expect((await again(other, 'Країна — складання')).view().values).toMatchObject({ code: 'kraina_skladannia_2' })
})

test('a typed code is sent in small letters, and one that another attribute has is refused at its field', async () => {
  const one = await opened(season)
  one.type({ code: ' Season_1 ' })
  await one.submit()
  const saved = await opened(season, one)
  expect(saved.view().values).toMatchObject({ code: 'season_1' })
  saved.type({ code: 'material' })
  await saved.submit()
  expect(saved.view().errors).toEqual({ code: { text: 'Такий код уже має атрибут «Матеріал».' } })
})

test('the code is locked while products use the attribute, and the server says why', async () => {
  const one = await opened(material)
  expect(one.view().fieldStates['code']).toBe('locked')
  expect((await opened(season, one)).view().fieldStates['code']).toBe(undefined)
  const call = callerOf(one.harness.sandbox, await tokenOf(one.harness.sandbox))
  const { status, body } = await call('PATCH', `${attributesPath}/${material}`, { version: 1, code: 'fabric' })
  expect([status, body.details, body.message]).toEqual([
    409,
    { reason: 'code_frozen' },
    expect.stringMatching(/^Атрибут використовується в \d+ товар(і|ах), тому код не змінюється\.$/),
  ])
})

test('a copy has a code of its own', async () => {
  const one = await opened(null)
  await one.choose('copy', season)
  await one.choose('adopt', '501')
  expect((await again(one, 'Сезон (копія)')).view().values).toMatchObject({ code: 'season_2' })
  expect((await again(one, 'Колір (власний)')).view().values).toMatchObject({ code: 'color_2' })
})

test('the smallest number must be below the largest one, and only the changed rules are sent', async () => {
  const one = await opened('new')
  one.type({ title: 'Висота', type: 'number', unit: 'см', min: '10', max: '5' })
  await one.submit()
  expect(one.view().errors).toEqual({ max: { key: 'attributes.maxTooLow' } })
  one.type({ min: '1,5', max: '300', step: '0,5' })
  await one.submit()
  const saved = await again(one, 'Висота')
  expect(saved.view().values).toMatchObject({ min: '1,5', max: '300', step: '0,5', maxLength: '', pattern: '' })
  saved.type({ max: '' })
  await saved.submit()
  const kept = await again(saved, 'Висота')
  expect(kept.view().values).toMatchObject({ min: '1,5', max: '', step: '0,5' })
  const call = callerOf(one.harness.sandbox, await tokenOf(one.harness.sandbox))
  const refusal = await call('PATCH', `${attributesPath}/${kept.form()?.getSnapshot().context.id}`, {
    version: kept.form()?.getSnapshot().context.version,
    rules: { max: 1 },
  })
  expect([refusal.status, refusal.body.errors]).toEqual([
    422,
    { 'rules.max': ['Найбільше має бути більшим за найменше.'] },
  ])
})

test('the length of a text is whole, its pattern is one, and neither outlives another type', async () => {
  const one = await opened('new')
  one.type({ title: 'Склад', type: 'text', maxLength: '1,5', pattern: '[' })
  await one.submit()
  expect(one.view().errors).toEqual({ maxLength: { key: 'kit.notAWhole' }, pattern: { key: 'attributes.patternRule' } })
  one.type({ maxLength: '200', pattern: '^[0-9]{4}$' })
  await one.submit()
  const saved = await again(one, 'Склад')
  expect(saved.view().values).toMatchObject({ maxLength: '200', pattern: '^[0-9]{4}$' })
  saved.type({ type: 'number' })
  await saved.submit()
  expect((await again(saved, 'Склад')).view().values).toMatchObject({ type: 'number', maxLength: '', pattern: '' })
})

test('another unit of numbers in products is saved only after a yes, and the numbers stay', async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const numbers = () => productsWith(harness.sandbox.world()).flatMap(({ attributes: all }) => all.filter(isWarranty))
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    const [product] = productsWith(world)
    if (!supplier || !product) return world
    const entries = [...product.attributes, { attribute_id: Number(warranty), value: 24 }]
    return withProducts(world, supplier, [{ ...product, attributes: entries }])
  })
  const one = await openSection(section, pathIn(section, warranty), harness)
  expect(one.view().fieldStates['keepsNumbers']).toBe('hidden')
  one.type({ unit: 'років' })
  expect(one.view().fieldStates['keepsNumbers']).toBe(undefined)
  await one.submit()
  expect(one.view().errors).toEqual({ keepsNumbers: { key: 'attributes.numbersStay' } })
  expect(bodyOf(one, 'PATCH')).toBe(undefined)
  one.type({ keepsNumbers: true })
  await one.submit()
  expect((await opened(warranty, one)).view().values).toMatchObject({ unit: 'років', keepsNumbers: false })
  expect(numbers()).toEqual([{ attribute_id: Number(warranty), value: 24 }])
})

test('a new attribute whose answer was lost keeps the code that the server made', async () => {
  const one = await opened('new')
  one.harness.sandbox.faults.add({ kind: 'applied-then-reset', method: 'POST', path: attributesPath, count: 1 })
  one.type({ title: 'Форма', type: 'text' })
  await one.submit()
  await one.harness.pass(60_000)
  const made = (await one.allRows()).filter((row) => (row as { title?: string }).title === 'Форма')
  expect(made).toHaveLength(1)
  expect((await opened(made[0]?.id ?? null, one)).view().values).toMatchObject({ code: 'forma' })
})
