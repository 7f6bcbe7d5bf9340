import { type Attribute, attributes, productsLacking } from '@supplier/core/attributes/attributes.section'
import { pathOf } from '@supplier/core/kernel/routes'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { products } from '@supplier/core/products/products.section'
import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'
import { type OpenSection, openSection } from '../kit/sections.ts'

const opened = async () => {
  const harness = openHarness({})
  onTestFinished(harness.closeAll)
  return openSection(attributes as AnySection, undefined, harness)
}
const rowOf = (one: OpenSection, id: string) => (one.rows() as readonly Attribute[]).find((row) => row.id === id)

/** Each number of products that lack an attribute is the number of the list to which it leads. */
const expectLists = async (one: OpenSection) => {
  for (const row of one.rows() as readonly Attribute[]) {
    const list = (await openSection(products as AnySection, pathOf(productsLacking(row)), one.harness)).list()
    expect([row.title, list.state === 'rows' ? list.pager.total : 0]).toEqual([row.title, row.lackingCount])
  }
}

test('a category that requires an attribute counts the products that lack it, and leads to exactly these', async () => {
  const one = await opened()
  const before = rowOf(one, '521')
  expect(before).toMatchObject({ isRequired: true, categories: [{ id: '412' }] })
  await expectLists(one)
  await one.open('521')
  const form = one.form()
  if (form === null) throw new Error('no form is open')
  form.send({ type: 'picker.opened', field: 'categories' })
  await one.harness.quiet()
  // Before a search, the categories with products of the supplier are offered.
  const mine = selectOptions((optionsOf(form) as OptionsActor).getSnapshot(), 'categories').options
  const dishes = mine.find(({ title }) => title === 'Посуд')
  const kept = one.view().values['categories'] as readonly { readonly id: string; readonly title: string }[]
  one.type({ categories: [...kept, { id: dishes?.id, title: dishes?.title }] })
  await one.submit()
  expect(rowOf(one, '521')?.categories.map(({ title }) => title)).toContain('Посуд')
  expect(rowOf(one, '521')?.lackingCount).toBeGreaterThan(before?.lackingCount ?? 0)
  await expectLists(one)
  await one.open('521')
  one.type({ title: 'Матеріал виробу' })
  await one.submit()
  expect(rowOf(one, '521')?.categories).toHaveLength(2)
  await one.open('521')
  one.type({ categories: [] })
  await one.submit()
  expect(rowOf(one, '521')).toMatchObject({ categories: [], lackingCount: 0 })
})
