import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

beforeEach(() => {
  // happy-dom has no layout, so the tree gets a height of ten rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})

const atCategories = async (sandbox: Sandbox = createSandbox()) => {
  const app = await openedSignedIn(sandbox, '/products/create/categories')
  await screen.findByRole('treeitem', { name: /^Одяг/ })
  return app
}
const tree = () => screen.getByRole('tree', { name: 'Категорії' })
const key = (name: string) => act(async () => void fireEvent.keyDown(tree(), { key: name }))
const activeRow = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')
const heard = () => within(tree().parentElement as HTMLElement).getByRole('status').textContent

it('the tree is walked by keys, and a branch says that only a final category can be chosen', async () => {
  await atCategories()
  await key('ArrowDown')
  await key('Enter')
  expect(heard()).toBe('Виберіть кінцеву категорію: у цій є підкатегорії.')
  await screen.findByRole('treeitem', { name: /^Чоловічий одяг/ })
  await key('ч')
  expect(activeRow()?.textContent).toMatch(/^Чоловічий одяг/)
  expect(activeRow()?.getAttribute('aria-level')).toBe('2')
  await key('ArrowRight')
  await screen.findByRole('treeitem', { name: /^Сорочки/ })
  await key('ArrowRight')
  await key('End')
  await key('Home')
  expect(activeRow()?.textContent).toMatch(/^Одяг/)
  expect(activeRow()?.getAttribute('aria-expanded')).toBe('true')
})

it('two hundred siblings are all told, and few of them are on the page', async () => {
  await atCategories(createSandbox({ scenario: 'thousands' }))
  await key('к')
  while (!activeRow()?.textContent?.startsWith('Книги за жанрами')) await key('ArrowDown')
  await key('ArrowRight')
  await waitFor(() => expect(tree().textContent).toContain('Жанр 1'))
  await key('ArrowRight')
  expect(activeRow()?.getAttribute('aria-setsize')).toBe('200')
  for (let row = 0; row < 12; row += 1) await key('PageDown')
  expect(activeRow()?.textContent).toMatch(/^Жанр 121/)
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(40)
})

it('what was found is marked and previewed, and leads to a new product', async () => {
  await atCategories()
  const search = screen.getByRole('combobox', { name: 'Знайти категорію' })
  await act(async () => void fireEvent.change(search, { target: { value: 'футб' } }))
  await waitFor(() => expect(tree().querySelector('mark')?.textContent).toBe('Футб'))
  await act(async () => void fireEvent.keyDown(search, { key: 'ArrowDown' }))
  const details = screen.getByRole('complementary', { name: 'Футболки' })
  expect(within(details).getByText('Обов’язкові характеристики')).not.toBe(null)
  expect(within(details).getByRole('link', { name: 'Створити товар' }).getAttribute('href')).toBe(
    '/products/create?category=121',
  )
  expect(within(details).getByRole('link', { name: 'Показати товари' }).getAttribute('href')).toMatch(
    /^\/products\?category_id=121/,
  )
})

it('a search without a result offers to suggest a category', async () => {
  await atCategories()
  const search = screen.getByRole('combobox', { name: 'Знайти категорію' })
  await act(async () => void fireEvent.change(search, { target: { value: 'дирижабль' } }))
  fireEvent.click(await screen.findByRole('link', { name: 'Запропонувати категорію' }))
  expect(await screen.findByRole('dialog', { name: 'Запропонувати категорію' })).not.toBe(null)
})

it('a branch offers to suggest a category below it', async () => {
  await atCategories()
  await key('ArrowDown')
  const details = screen.getByRole('complementary', { name: 'Одяг' })
  const link = within(details).getByRole('link', { name: 'Запропонувати підкатегорію' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/suggestion=new&parent=1~Одяг$/)
})
