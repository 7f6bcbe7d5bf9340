import { categoriesTranslations } from '../src/categories/categories.translations.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './seated.ts'

const t = categoriesTranslations.uk
const path = '/products/create/categories'

test('a leaf is found and chosen by keys alone, with at most six presses after three letters', async ({ page }) => {
  await page.goto(path)
  const search = page.getByRole('combobox', { name: t.search })
  await expect(page.getByRole('tree', { name: t.label }).getByRole('treeitem').first()).toBeVisible()
  // The shortcut that the field announces is the first press.
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('чай')
  await expect(page.locator('[role=treeitem] mark').first()).toBeVisible()
  await expectAccessible(page)
  const activeTitle = async () => {
    const id = await search.getAttribute('aria-activedescendant')
    return page.locator(`[id="${id}"] mark`).textContent()
  }
  expect((await activeTitle())?.toLowerCase()).toContain('чай')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/create\?category=\d+/)
})

test('a branch says by keys that only a final category can be chosen, and its children follow', async ({ page }) => {
  await page.goto(path)
  const tree = page.getByRole('tree', { name: t.label })
  await expect(tree.getByRole('treeitem').first()).toBeVisible()
  await tree.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t.onlyLeaf })).toBeAttached()
  await expect(tree.getByRole('treeitem').nth(1)).toHaveAttribute('aria-level', '2')
  await expectAccessible(page)
  expect(new URL(page.url()).pathname).toBe(path)
})
