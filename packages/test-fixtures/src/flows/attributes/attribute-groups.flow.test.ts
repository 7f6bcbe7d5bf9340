import { categoryField, type FormPreviewActor } from '@supplier/core/form-preview/form-preview.machine'
import { selectFormPreview } from '@supplier/core/form-preview/form-preview.selectors'
import { moved, movedTo } from '@supplier/core/kit/fields/pick-fields.domain'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import { optionsOf, sectionBeside } from '@supplier/core/kit/section/section.selectors'
import { furtherGroups } from '@supplier/core/product-editor/form/product-attributes.domain'
import { seeded } from '@supplier/core/testing/seeded'
import { expect, onTestFinished, test } from 'vitest'
import { attributesOf } from '../../world/attributes/attributes.ts'
import { withRecords } from '../../world/records.ts'
import { supplierById } from '../../world/world.ts'
import type { Harness } from '../kit/harness.ts'
import { type OpenSection, openSection, pathIn, sectionIn, sections } from '../kit/sections.ts'

const of = (id: string) => {
  const found = sections.find((section) => section.id === id)
  if (found === undefined) throw new Error(`no section ${id}`)
  return found
}
const groups = of('attribute-groups')
const attributes = of('attributes')

const opened = async (section: typeof groups, at = pathIn(section), from?: OpenSection) => {
  const one = await openSection(section, at, from?.harness)
  if (!from) onTestFinished(one.harness.closeAll)
  return one
}
const titles = (one: OpenSection) => one.rows().map((row) => (row as { title?: string }).title)
const groupOf = async (from: OpenSection, id: string) => {
  const one = await opened(attributes, pathIn(attributes), from)
  return one.rows().find((row) => row.id === id) as { group: string | null } | undefined
}
const listed = async (from: OpenSection, id: string) =>
  (
    (await opened(groups, pathIn(groups, id), from)).view().saved as { attributes: readonly { id: string }[] }
  ).attributes.map((one) => one.id)

test('the groups stand in their order, and a move sends the whole order once', async () => {
  const one = await opened(groups)
  const [first, second, third, fourth] = titles(one)
  await one.choose('moveUp', '552')
  expect(titles(one)).toEqual([first, third, second, fourth])
  expect(one.sent('PUT')).toMatchObject([{ path: expect.stringMatching(/attribute-groups\/order$/), fields: ['ids'] }])
  await one.choose('moveDown', '541')
  expect(titles(one)).toEqual([third, first, second, fourth])
})

test('a group is dragged over several others in one request', async () => {
  const one = await opened(groups)
  const ids = () => one.rows().map(({ id }) => id)
  const [first, second, third, ...rest] = ids() as [string, string, string]
  await one.drag(first, third)
  expect(ids()).toEqual([second, third, first, ...rest])
  await one.drag(first, second)
  expect(ids()).toEqual([first, second, third, ...rest])
  expect(one.sent('PUT')).toMatchObject([{ fields: ['ids'] }, { fields: ['ids'] }])
})

test('a group dragged onto one that is gone when the list is read for it stays where it is', async () => {
  const one = await opened(groups)
  const before = titles(one)
  one.actor().send({ type: 'command.chosen', command: 'moveDown' as never, id: '552', values: { onto: 'gone' } })
  await one.harness.quiet()
  expect([one.sent('PUT'), titles(one)]).toEqual([[], before])
})

test('rows of a searched list cannot be moved, because the places of the hidden ones are not known', async () => {
  const one = await opened(groups, `${pathIn(groups)}?owner=own`)
  expect(titles(one)).toHaveLength(3)
  await one.choose('moveUp', '552')
  expect(one.sent('PUT')).toEqual([])
})

test('two tabs that order the groups end in one order, and a group made meanwhile stays behind', async () => {
  const one = await opened(groups)
  const other = await opened(groups, pathIn(groups), one)
  await other.open(null)
  other.type({ title: 'Нова' })
  await other.submit()
  await other.choose('moveUp', '552')
  await one.choose('moveDown', '552')
  await one.allRows()
  sectionIn(groups, one.harness, other.tab).actor().getSnapshot().children['list'].send({ type: 'refresh.requested' })
  await one.harness.quiet()
  expect(titles(one).at(-1)).toBe('Нова')
  expect(titles(other)).toEqual(titles(one))
})

test('no move of a group is lost, although neither of two tabs has read what the other one moved', async () => {
  const one = await opened(groups)
  const tabs = [one, await opened(groups, pathIn(groups), one)]
  const order = async () => (await opened(groups, pathIn(groups), one)).rows().map(({ id }) => id)
  const random = seeded(7)
  let expected = (await order()).map((id) => ({ id }))
  let moves = 0
  for (let step = 0; step < 40; step += 1) {
    const id = ['551', '552', '553'][random() % 3] ?? ''
    const by = random() % 2 === 0 ? -1 : 1
    const before = one.sent('PUT').length
    const onto = random() % 2 === 0 ? expected[random() % expected.length]?.id : undefined
    const tab = tabs[step % 2]
    await (onto === undefined ? tab?.choose(by < 0 ? 'moveUp' : 'moveDown', id) : tab?.drag(id, onto))
    if (one.sent('PUT').length === before) continue
    moves += 1
    const place = expected.findIndex((group) => group.id === onto)
    expected = [...(onto === undefined ? moved(expected, id, by) : movedTo(expected, id, place))]
    expect(one.harness.sandbox.world().records['attribute-groups']?.[1]?.map((group) => String(group.id))).toEqual(
      expected.map((group) => group.id),
    )
  }
  expect([await order(), moves > 10]).toEqual([expected.map(({ id }) => id), true])
})

test('an attribute added to a group leaves its former one, and the options say where it is', async () => {
  const one = await opened(groups)
  await one.open('553')
  one.form()?.send({ type: 'picker.opened', field: 'attributes' })
  await one.harness.quiet()
  const form = one.form()
  const options = form && selectOptions(optionsOf(form)?.getSnapshot(), 'attributes').options
  expect(options?.map(({ title, text }) => [title, text])).toEqual([
    ['Гарантія', 'Гарантія та упаковка'],
    ['Довжина рукава', null],
    ['Догляд', 'Матеріал і догляд'],
    ['Матеріал', 'Матеріал і догляд'],
    ['Подарункова упаковка', 'Гарантія та упаковка'],
    ['Сезон', null],
  ])
  one.type({
    attributes: [
      { id: '525', title: 'Сезон' },
      { id: '521', title: 'Матеріал' },
    ],
  })
  await one.submit()
  expect(await listed(one, '553')).toEqual(['525', '521'])
  expect(await listed(one, '551')).toEqual(['523'])
  expect(await groupOf(one, '521')).toMatchObject({ group: 'Сезонність' })
})

test('an attribute is moved by its own form too, and a form of the group open elsewhere does not undo it', async () => {
  const one = await opened(groups)
  await one.open('551')
  const other = await opened(attributes, pathIn(attributes, '525'), one)
  other.type({ group: { id: '551', title: 'Матеріал і догляд' } })
  await other.submit()
  expect(await listed(one, '551')).toEqual(['521', '523', '525'])
  one.type({
    attributes: [
      { id: '523', title: 'Догляд' },
      { id: '521', title: 'Матеріал' },
    ],
  })
  await one.submit()
  expect(await listed(one, '551')).toEqual(['523', '521', '525'])
})

test('two tabs that order the attributes of a group end in one order with both moves', async () => {
  const three = ['521', '523', '525'].map((id) => ({ id, title: id }))
  const first = await opened(groups, pathIn(groups, '551'))
  first.type({ attributes: three })
  await first.submit()
  const [one, other] = [
    await opened(groups, pathIn(groups, '551'), first),
    await opened(groups, pathIn(groups, '551'), first),
  ]
  const move = (tab: OpenSection, id: string, by: -1 | 1) => {
    const { attributes: now } = tab.view().values as { attributes: readonly { id: string }[] }
    tab.type({ attributes: moved(now, id, by) })
  }
  // The first goes to the end in one tab, the last to the beginning in the other.
  for (const tab of [one, one]) move(tab, '521', 1)
  for (const tab of [other, other]) move(tab, '525', -1)
  await one.submit()
  await other.submit()
  expect([await listed(one, '551'), await listed(other, '551')]).toEqual([
    ['525', '523', '521'],
    ['525', '523', '521'],
  ])
})

test('moves of two tabs that exclude each other are asked about', async () => {
  const one = await opened(groups, pathIn(groups, '551'))
  const three = ['525', '521', '523'].map((id) => ({ id, title: id }))
  one.type({ attributes: three })
  await one.submit()
  const [next, last] = [
    await opened(groups, pathIn(groups, '551'), one),
    await opened(groups, pathIn(groups, '551'), one),
  ]
  next.type({ attributes: moved(three, '521', -1) })
  last.type({ attributes: moved(three, '523', -1) })
  await next.submit()
  await last.submit()
  expect(last.view()).toMatchObject({ state: 'conflict', conflicts: [{ name: 'attributes' }] })
})

test('the attributes of a removed group are in no group', async () => {
  const one = await opened(groups)
  await one.choose('remove', '551')
  expect(titles(one)).toHaveLength(3)
  expect(await groupOf(one, '521')).toMatchObject({ group: null })
})

test('an attribute cannot be moved into a group that was removed meanwhile', async () => {
  const one = await opened(attributes, pathIn(attributes, '525'))
  const other = await opened(groups, pathIn(groups), one)
  await other.choose('remove', '551')
  one.type({ group: { id: '551', title: 'Матеріал і догляд' } })
  await one.submit()
  expect(one.view().errors).toEqual({ group: { text: 'Такої групи вже немає.' } })
})

test('a system group is neither opened nor removed, and takes no attributes', async () => {
  const one = await opened(groups)
  await one.choose('remove', '541')
  expect(one.sent('DELETE')).toEqual([])
  const row = one.rows().find(({ id }) => id === '541')
  expect(groups.mayEdit(row)).toBe(false)
  const other = await opened(attributes, pathIn(attributes, '525'), one)
  other.type({ group: { id: '541', title: 'Основні характеристики' } })
  await other.submit()
  expect(other.view().errors).toEqual({ group: { text: 'Системна група не змінюється.' } })
})

test('a copy of a system attribute is in no group, so that it can be edited', async () => {
  const one = await opened(attributes)
  await one.choose('adopt', '501')
  const copy = (await one.allRows()).find((row) => (row as { title?: string }).title === 'Колір (власний)')
  expect(copy).toMatchObject({ group: null })
})

/** The preview of the product form over the list of groups. */
const previewOf = async (one: OpenSection) => {
  const actor = sectionBeside<typeof groups>(one.actor()) as unknown as FormPreviewActor
  actor.send({ type: 'preview.opened' })
  await one.harness.quiet()
  const view = () => selectFormPreview(actor.getSnapshot())
  const order = () => furtherGroups(view().attributes ?? [], {}).map(({ group }) => group?.id)
  return { actor, view, order }
}

const supplierIn = ({ sandbox }: Harness) => {
  const supplier = supplierById(sandbox.world(), 1)
  if (supplier === undefined) throw new Error('there is no supplier')
  return supplier
}

test('the preview shows the form of the usual category, and follows the order of the groups', async () => {
  const one = await opened(groups)
  const { sandbox } = one.harness
  const supplier = supplierIn(one.harness)
  const everywhere = attributesOf(sandbox.world(), supplier).map((record) =>
    [521, 522, 523].includes(record.id) ? { ...record, category_ids: [211] } : record,
  )
  sandbox.setWorld((world) => withRecords(world, supplier, 'attributes', everywhere))
  const { actor, view, order } = await previewOf(one)
  expect(view().category?.id).toBe('211')
  expect(
    view()
      .attributes?.filter(({ isRequired }) => isRequired)
      .map(({ title }) => title),
  ).toContain('Матеріал')
  expect(order().slice(-2)).toEqual(['551', '552'])
  await one.drag('552', '551')
  expect(order().slice(-2)).toEqual(['552', '551'])
  actor.send({ type: 'values.tried', values: { '522': { number: 'довго' } } })
  expect(view().errors).toEqual({ 'attributes.522': { key: 'kit.notANumber' } })
})

test('without products the preview asks for a category, which a search finds among the leaves', async () => {
  const one = await opened(groups)
  const supplier = supplierIn(one.harness)
  one.harness.sandbox.setWorld((world) => withRecords(world, supplier, 'products', []))
  const { actor, view } = await previewOf(one)
  expect(view()).toMatchObject({ category: null, attributes: null, isLoading: false })
  actor.send({ type: 'picker.opened' })
  optionsOf(actor)?.send({ type: 'options.typed', field: categoryField, text: 'футболки' })
  await one.harness.pass(500)
  const [found] = selectOptions(optionsOf(actor)?.getSnapshot(), categoryField).options
  actor.send({ type: 'category.chosen', category: found ?? null })
  await one.harness.quiet()
  expect(view().attributes?.length).toBeGreaterThan(2)
})
