import { categoriesPath } from '@supplier/core/adapters/http/categories/categories.wire'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox, type SandboxOptions } from '../../sandbox/sandbox.ts'
import { seedTime } from '../../world/seed-time.ts'

const enter = async (options: SandboxOptions = {}) => {
  const sandbox = createSandbox({ now: () => seedTime, ...options })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const rows = async (query = '') => (await call('GET', `${categoriesPath}${query}`)).body.data
  const find = (search: string) => rows(`?search=${encodeURIComponent(search)}`)
  return { call, rows, find, sandbox }
}
type Row = { readonly title: string; readonly path: readonly { readonly title: string }[] }
const pathOf = ({ path }: Row) => path.map(({ title }) => title).join(' › ')

test('the tree is read branch by branch, with commission, counts and what a product must have', async () => {
  const { rows } = await enter()
  const tops = await rows('?parent_id=root')
  expect(tops.length).toBeGreaterThan(10)
  expect(tops[0]).toMatchObject({ id: 1, title: 'Одяг', is_leaf: false, level: 1, attributes_required: [] })
  const [, men] = await rows('?parent_id=1')
  const [shirts] = await rows(`?parent_id=${men.id}`)
  expect(pathOf(shirts)).toBe('Одяг › Чоловічий одяг › Футболки')
  expect(shirts).toMatchObject({ is_leaf: true, commission_percent: 15, is_favourite: true })
  expect(shirts.attributes_required.map(({ title }: Row) => title)).toContain('Розмір')
  const sum = (await rows(`?parent_id=${men.id}`)).reduce(
    (all: number, one: { products_count: number }) => all + one.products_count,
    0,
  )
  expect([shirts.products_count > 0, men.products_count]).toEqual([true, sum])
})

test.each(['футболка', 'aen,jkrf', 'futbolka', 'Футболки'])('the search %s finds shirts first', async (search) => {
  const { find } = await enter()
  const found = await find(search)
  expect(found.slice(0, 3).map(({ title }: Row) => title)).toEqual(Array(3).fill('Футболки'))
  expect(new Set(found.map(pathOf)).size).toBe(found.length)
})

test('the matched part of a title is marked, and a word may stand above the leaf', async () => {
  const { find } = await enter()
  const [first] = await find('чоловічий футб')
  expect([pathOf(first), first.title.slice(...first.match)]).toEqual(['Одяг › Чоловічий одяг › Футболки', 'Футб'])
  const [underwear] = await find('білизна')
  expect(underwear.title.slice(...underwear.match)).toBe('Білизн')
  expect(await find('щось-таке')).toEqual([])
})

test('one category comes with its attributes, and an unknown one is gone', async () => {
  const { call } = await enter()
  const { data } = (await call('GET', `${categoriesPath}/121`)).body
  expect(data.attributes.map(({ title }: Row) => title)).toEqual(
    expect.arrayContaining(['Розмір', 'Матеріал', 'Догляд']),
  )
  expect(data.attributes.filter((one: { is_variant: boolean }) => one.is_variant)).toHaveLength(2)
  expect((await call('GET', `${categoriesPath}/999999`)).status).toBe(404)
})

test('own categories, recent ones and favourites are leaves', async () => {
  const { call, rows, sandbox } = await enter()
  for (const list of ['mine', 'recent', 'favourite']) {
    const found = await rows(`?filter[${list}]=1`)
    expect(found.length).toBeGreaterThan(1)
    expect(found.every((one: { is_leaf: boolean }) => one.is_leaf)).toBe(true)
  }
  const heard: unknown[] = []
  sandbox.on(({ event, data }) => heard.push([event, data]))
  await call('PUT', `${categoriesPath}/511/favourite`)
  await call('PUT', `${categoriesPath}/511/favourite`)
  await call('DELETE', `${categoriesPath}/121/favourite`)
  expect((await rows('?filter[favourite]=1')).map(({ id }: { id: number }) => id)).toEqual([211, 511])
  expect(heard).toContainEqual(['category.changed', { id: 511 }])
})

test('the large tree has twenty thousand categories and two hundred siblings at one place', async () => {
  const { rows, find } = await enter({ scenario: 'thousands' })
  const tops = await rows('?parent_id=root')
  const wide = tops.find(({ title }: Row) => title === 'Книги за жанрами')
  expect(await rows(`?parent_id=${wide.id}`)).toHaveLength(200)
  const found = await find('вид')
  expect(found).toHaveLength(50)
})
