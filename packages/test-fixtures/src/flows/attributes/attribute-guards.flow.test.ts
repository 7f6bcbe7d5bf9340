import { attributesPath } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { attributes } from '@supplier/core/attributes/attributes.section'
import { duplicatesIn, type Entry, entriesIn } from '@supplier/core/kit/fields/entry-fields.domain'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { inProducts } from '../../world/attributes/attribute-values.ts'
import { productsOf, withProducts } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { type OpenSection, openSection, pathIn } from '../kit/sections.ts'
import { openEditor } from '../products/editor.ts'

const section = attributes as unknown as AnySection
/** Own attributes: one in products, one in none; and one of the marketplace. */
const [used, unused, system] = ['521', '525', '501']

const opened = async (id: string | null = null, from?: OpenSection) => {
  const harness = from?.harness ?? openHarness({ scenario: 'default' })
  if (!from) onTestFinished(harness.closeAll)
  return openSection(section, pathIn(section, id), harness)
}
const rowOf = (one: OpenSection, id: string) =>
  one.rows().find((row) => row.id === id) as { usage: number; status: string; valueCount: number } | undefined
const valuesOf = (one: OpenSection) => one.view().values['values'] as readonly Entry[]
const titlesOf = (one: OpenSection) => valuesOf(one).map(({ title }) => title)

/** A product begins to use the attribute «Сезон» after a form or a list was opened. */
const useSeason = ({ harness }: OpenSection) =>
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    const [product] = supplier ? productsOf(world, supplier) : []
    if (!supplier || !product) return world
    const attributes = [...product.attributes, { attribute_id: Number(unused), values: [5250] }]
    return withProducts(world, supplier, [{ ...product, attributes, version: product.version + 1 }])
  })

test('five hundred pasted lines with forty duplicates add the other values, and the form says which it leaves out', async () => {
  const one = await opened('new')
  const titles = Array.from({ length: 460 }, (_, at) => `Відтінок ${at}`)
  const repeated = titles.slice(200, 240).map((title) => `  ${title.toUpperCase()} `)
  const pasted = entriesIn([...titles, ...repeated].join('\n'), [])
  expect(pasted).toHaveLength(500)
  one.type({ title: 'Відтінок', type: 'one', values: pasted })
  expect(duplicatesIn(valuesOf(one))).toEqual(repeated.map((title) => title.trim()))
  await one.submit()
  const made = (await one.allRows()).find((row) => (row as { title?: string }).title === 'Відтінок')
  expect(made).toMatchObject({ valueCount: 460 })
  const again = await opened(made?.id, one)
  expect(titlesOf(again)).toEqual(titles)
})

test('two tabs that order the values end in one order with both moves, and a value added meanwhile', async () => {
  const one = await opened(used)
  const other = await opened(used, one)
  const [cotton, linen, wool] = valuesOf(one)
  one.type({ values: [wool, cotton, linen, { id: null, title: 'Шовк' }] })
  await one.submit()
  other.type({ values: [linen, wool, cotton, { id: null, title: ' шовк ' }] })
  await other.submit()
  const orders = [await opened(used, one), await opened(used, other)].map(titlesOf)
  expect(orders).toEqual([
    ['Вовна', 'Льон', 'Бавовна', 'Шовк'],
    ['Вовна', 'Льон', 'Бавовна', 'Шовк'],
  ])
})

test('the type is locked while products use the attribute', async () => {
  const one = await opened(used)
  expect(one.view().fieldStates['type']).toBe('locked')
  expect((await opened(unused, one)).view().fieldStates['type']).toBe(undefined)
})

test('a type that became frozen while it was changed is refused, with how many products use the attribute', async () => {
  const one = await opened(unused)
  one.type({ type: 'one' })
  useSeason(one)
  await one.submit()
  expect(one.view()).toMatchObject({
    state: 'filling',
    note: { text: 'Атрибут використовується в 1 товарі, тому тип не змінюється.' },
    values: { type: 'one' },
  })
})

test('a value in products does not leave the list by its line, and the refusal names it', async () => {
  const one = await opened(used)
  const { usage = 0 } = rowOf(one, used) ?? {}
  one.type({ values: valuesOf(one).slice(1) })
  await one.submit()
  expect(one.view()).toMatchObject({
    note: { text: `«Бавовна» є ${inProducts(usage)}: спершу замініть це значення.` },
  })
  expect(titlesOf(one)).toEqual(['Льон', 'Вовна'])
})

test('an attribute in products is archived and comes back, but is not removed', async () => {
  const one = await opened()
  await one.choose('remove', used)
  expect(one.sent('DELETE')).toEqual([])
  await one.choose('archive', used)
  expect(rowOf(one, used)?.status).toBe('archived')
  await one.choose('restore', used)
  expect(rowOf(one, used)?.status).toBe('active')
})

test('an attribute that a product began to use meanwhile is not removed, and the refusal says what can be done', async () => {
  const one = await opened()
  one.actor().send({ type: 'command.chosen', command: 'remove' as never, id: unused })
  useSeason(one)
  one.command()?.send({ type: 'command.confirmed' })
  await one.harness.quiet()
  expect(one.tab.sent()).toContain('Атрибут використовується в 1 товарі: його можна лише архівувати.')
  expect(rowOf(one, unused)).toBeDefined()
})

test('an attribute that no product uses is removed', async () => {
  const one = await opened()
  await one.choose('remove', unused)
  expect(rowOf(one, unused)).toBe(undefined)
})

test('an attribute of the marketplace offers its copy alone, which can be edited', async () => {
  const one = await opened()
  const row = one.rows().find(({ id }) => id === system)
  const offered = Object.entries(attributes.commands).filter(([, { may }]) => may(row as never, one.rows() as never))
  expect([attributes.mayEdit(row as never), offered.map(([name]) => name)]).toEqual([false, ['adopt']])
  await one.choose('adopt', system)
  const copy = (await one.allRows()).find((each) => (each as { title?: string }).title === 'Колір (власний)')
  expect(copy).toMatchObject({ isSystem: false, usage: 0, valueCount: 3 })
  expect((await opened(copy?.id, one)).view().fieldStates['type']).toBe(undefined)
})

test('the server tells every guard by its reason', async () => {
  const { harness } = await opened()
  const call = callerOf(harness.sandbox, await tokenOf(harness.sandbox))
  const reasonOf = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}) => {
    const { status, body: answer } = await call(method, `${attributesPath}/${path}`, body)
    return [status, answer.details?.reason]
  }
  expect(await reasonOf('PATCH', used, { version: 1, type: 'many' })).toEqual([409, 'type_frozen'])
  expect(await reasonOf('DELETE', `${used}/values/5210`)).toEqual([409, 'value_in_use'])
  for (const [method, path] of [
    ['PATCH', system],
    ['DELETE', system],
    ['POST', `${system}/archive`],
    ['POST', `${system}/restore`],
    ['DELETE', `${system}/values/5010`],
  ] as const)
    expect(await reasonOf(method, path, { version: 1 })).toEqual([409, 'system_locked'])
  expect((await reasonOf('POST', `${used}/adopt`))[0]).toBe(409)
})

test('the usage follows a product that another tab saves', async () => {
  const one = await opened()
  const before = rowOf(one, '504')?.usage ?? 0
  const editor = await openEditor(one.harness, '/products/edit/2001')
  editor.type({ attributes: { ...editor.form().values.attributes, 504: { number: '1' } } })
  editor.actor().send({ type: 'save.chosen' })
  await one.harness.quiet()
  // The realtime event of the server.
  one.tab.app.send({ type: 'record.changed', section: 'products', id: '2001', version: null })
  await one.harness.pass(1000)
  expect(rowOf(one, '504')?.usage).toBe(before + 1)
})

test('the type of an open form is locked as soon as a product uses the attribute, and the picker counts it', async () => {
  const one = await opened(unused)
  expect(one.view().fieldStates['type']).toBe(undefined)
  useSeason(one)
  one.tab.app.send({ type: 'record.changed', section: 'products', id: '2001', version: null })
  await one.harness.pass(500)
  expect(one.view().fieldStates['type']).toBe('locked')
  one.form()?.send({ type: 'form.dismissed' })
  await one.harness.quiet()
  one.actor().send({ type: 'command.chosen', command: 'replaceValue' as never, id: unused })
  await one.harness.quiet()
  const dialog = one.command()
  dialog?.send({ type: 'picker.opened', field: 'value' })
  await one.harness.quiet()
  const { options } = selectOptions(dialog ? optionsOf(dialog)?.getSnapshot() : undefined, 'value')
  expect(options.map(({ text }) => text)).toEqual(['× 1', null, null, null])
})
