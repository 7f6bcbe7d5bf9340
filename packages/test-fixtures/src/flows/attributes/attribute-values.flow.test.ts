import { attributesPath } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { attributes } from '@supplier/core/attributes/attributes.section'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import type { Entry } from '@supplier/core/kit/fields/entry-fields.domain'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { valuesOf } from '../../world/attributes/attribute-values.ts'
import { attributesOf } from '../../world/attributes/attributes.ts'
import { supplierById } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { type OpenSection, openSection, pathIn } from '../kit/sections.ts'

const section = attributes as unknown as AnySection
/** An own attribute with three thousand values. */
const phones = '527'
const entry = (title: string) => ({ id: null, title })

const opened = async (id: string | null = null, from?: Harness) => {
  const harness = from ?? openHarness({ scenario: 'thousands' })
  if (!from) onTestFinished(harness.closeAll)
  return openSection(section, pathIn(section, id), harness)
}
/** The titles on the server, in their order. */
const stored = ({ harness }: OpenSection): readonly string[] => {
  const world = harness.sandbox.world()
  const supplier = supplierById(world, 1)
  const found = supplier && attributesOf(world, supplier).find(({ id }) => String(id) === phones)
  return found ? valuesOf(found).map(({ title }) => title) : []
}
const asking = async (one: OpenSection, command: string, values: object = {}) => {
  one.actor().send({ type: 'command.chosen', command: command as never, id: phones })
  const dialog = one.command()
  if (dialog === null) throw new Error('no dialog')
  for (const [field, value] of Object.entries(values)) dialog.send({ type: 'field.changed', field, value })
  await one.harness.quiet()
  return dialog
}
const run = async (one: OpenSection, command: string, values: object) => {
  const dialog = await asking(one, command, values)
  dialog.send({ type: 'command.confirmed' })
  await one.harness.quiet()
  return dialog
}

test('the list counts three thousand values without reading them', async () => {
  const one = await opened()
  expect(one.rows().find(({ id }) => id === phones)).toMatchObject({ valueCount: 3000 })
  const call = callerOf(one.harness.sandbox, await tokenOf(one.harness.sandbox))
  const { body } = await call('GET', attributesPath)
  expect(body.data.filter((row: object) => 'values' in row)).toEqual([])
})

test('the form shows the first of three thousand values and saves other fields without touching them', async () => {
  const one = await opened(phones)
  const before = stored(one)
  expect(one.view().fieldStates['values']).toBe('locked')
  expect((one.view().values['values'] as readonly Entry[]).map(({ title }) => title)).toEqual(before.slice(0, 100))
  one.type({ help: 'Точна модель.' })
  await one.submit()
  expect(stored(one)).toEqual(before)
  expect((await opened(phones, one.harness)).view().values).toMatchObject({ help: 'Точна модель.' })
})

test('the server keeps very many values when a form sends the few that it shows', async () => {
  const one = await opened()
  const call = callerOf(one.harness.sandbox, await tokenOf(one.harness.sandbox))
  const { body } = await call('GET', `${attributesPath}/${phones}`)
  const { status } = await call('PATCH', `${attributesPath}/${phones}`, {
    version: body.data.version,
    values: body.data.values,
  })
  expect([status, stored(one).length]).toEqual([422, 3000])
})

test('five hundred lines of which forty are there add the other values at the end, each once, and the dialog names the forty', async () => {
  const one = await opened()
  const before = stored(one)
  const fresh = Array.from({ length: 460 }, (_, at) => `Новий ${at}`)
  const known = before.slice(700, 740).map((title) => ` ${title.toUpperCase()}`)
  const dialog = await run(one, 'addValues', { values: [...known, ...fresh].map(entry) })
  expect(stored(one)).toEqual([...before, ...fresh])
  const values = { added: 460, already: 40, titles: before.slice(700, 740).join(', ') }
  expect(selectCommand(dialog.getSnapshot()).told).toEqual({ key: 'attributes.valuesAlready', values })
  dialog.send({ type: 'dialog.dismissed' })
  await one.harness.quiet()
  expect([one.command(), one.tab.sent()]).toEqual([null, ['said.valuesAdded']])
  expect(one.rows().find(({ id }) => id === phones)).toMatchObject({ valueCount: 3460 })
})

test('any of the values is found by its name, renamed, and put first, and the others keep their order', async () => {
  const one = await opened()
  const before = stored(one)
  const dialog = await asking(one, 'renameValue')
  dialog.send({ type: 'picker.opened', field: 'value' })
  await one.harness.quiet()
  optionsOf(dialog)?.send({ type: 'options.typed', field: 'value', text: '2718' })
  await one.harness.pass(300)
  const { options } = selectOptions(optionsOf(dialog)?.getSnapshot(), 'value')
  expect(options.map(({ title }) => title)).toEqual(['Телефон 2718'])
  dialog.send({ type: 'dialog.dismissed' })
  const [found] = options
  await run(one, 'renameValue', { value: found, title: 'Телефон два' })
  await run(one, 'orderValues', { values: [found] })
  expect(stored(one)).toEqual(['Телефон два', ...before.filter((title) => title !== 'Телефон 2718')])
})

test('all three thousand values are reached by going on at the end of the list', async () => {
  const one = await opened()
  const dialog = await asking(one, 'renameValue')
  dialog.send({ type: 'picker.opened', field: 'value' })
  await one.harness.quiet()
  const found = () => selectOptions(optionsOf(dialog)?.getSnapshot(), 'value')
  const first = found().options
  for (let pages = 1; found().hasMore && pages < 100; pages += 1) {
    optionsOf(dialog)?.send({ type: 'options.ended' })
    await one.harness.quiet()
  }
  expect(first.map(({ title }) => title)).toEqual(stored(one).slice(0, first.length))
  expect(found().options.map(({ title }) => title)).toEqual(stored(one))
})

test.each([
  ['addValues', 'valuesAdded', { values: [entry('Новий')] }],
  ['renameValue', 'valueRenamed', { value: { id: '527001', title: 'Телефон 0002' }, title: 'Телефон другий' }],
  ['orderValues', 'valuesOrdered', { values: [{ id: '527002', title: 'Телефон 0003' }] }],
] as const)('%s whose answer was lost is carried out once', async (command, said, values) => {
  const one = await opened()
  const [before] = one.rows().filter(({ id }) => id === phones) as readonly { readonly version?: number }[]
  one.harness.fault({ kind: 'applied-then-reset', path: `${attributesPath}/${phones}/values*` })
  await run(one, command, values)
  const sent = one.harness.sandbox.requests().filter(({ fields }) => fields.includes('client_key'))
  expect([sent.length, one.tab.sent().at(-1)]).toEqual([2, `said.${said}`])
  expect(stored(one).filter((title) => title === 'Новий')).toHaveLength(command === 'addValues' ? 1 : 0)
  const world = one.harness.sandbox.world()
  const supplier = supplierById(world, 1)
  const after = supplier && attributesOf(world, supplier).find(({ id }) => String(id) === phones)
  expect(after?.version).toBe(Number(before?.version) + 1)
})

test('a new name that another value has is refused at its field', async () => {
  const one = await opened()
  const value = { id: '527001', title: 'Телефон 0002' }
  const dialog = await run(one, 'renameValue', { value, title: ' телефон 0003' })
  expect(selectCommand(dialog.getSnapshot()).errors).toEqual({
    title: { text: 'Таке значення вже є. Об’єднайте їх.' },
  })
})
