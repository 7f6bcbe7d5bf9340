import type { Page } from 'playwright/test'
import accountPage from '../src/i18n/uk/accountPage/index.ts'
import section from '../src/i18n/uk/section/index.ts'
import { productEditorTranslations } from '../src/product-editor/look/product-editor.translations.ts'
import { productsTranslations } from '../src/products/products.translations.ts'
import { dialogsToOpen, openDialog, shownDialog } from './models/dialogs.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

const editor = productEditorTranslations.uk
const products = productsTranslations.uk

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().press('Enter')

const search = (page: Page) => page.locator('main input[type=search]')

/** What takes the control that has the focus out of the page, or disables it. */
const ways: readonly {
  readonly name: string
  readonly path: string
  readonly lose: (page: Page) => Promise<unknown>
  /** What shows that it is gone. */
  readonly gone: (page: Page) => Promise<unknown>
}[] = [
  {
    name: 'a saved product',
    path: '/products/edit/2001',
    lose: async (page) => {
      await page.getByLabel(editor.fields.title, { exact: true }).fill('Сукня лляна «Полтава», синя')
      await press(page, editor.save)
    },
    gone: (page) => page.getByText(editor.allSaved).waitFor(),
  },
  {
    name: 'a change of many rows that is taken back',
    path: '/products',
    lose: async (page) => {
      await page.locator('main tbody input[type=checkbox]').first().click()
      await page.getByRole('button', { name: section.moreActions }).press('Enter')
      await page.getByRole('menuitem', { name: products.bulk.hide.label }).press('Enter')
      await press(page, section.bulk.undo)
    },
    gone: (page) => page.getByRole('button', { name: section.bulk.undo, exact: true }).waitFor({ state: 'detached' }),
  },
  {
    name: 'picks that are cleared',
    path: '/products',
    lose: async (page) => {
      await page.getByLabel(section.pickPage).first().click()
      await press(page, section.clearPicks)
    },
    gone: (page) => search(page).waitFor(),
  },
  {
    name: 'a search that is cleared',
    path: '/products',
    lose: async (page) => {
      await search(page).fill('Сукня')
      await press(page, section.clearSearch)
    },
    gone: (page) => page.getByRole('button', { name: section.clearSearch }).waitFor({ state: 'detached' }),
  },
  {
    name: 'a draft that is restored',
    path: '/settings/preferences',
    lose: async (page) => {
      await page.getByLabel(accountPage.person.lastname).fill('Ковальчук')
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await press(page, accountPage.draft.restore)
    },
    gone: (page) => page.getByText(accountPage.draft.found).waitFor({ state: 'detached' }),
  },
]

const isFree = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test('the focus of a control that goes is taken over', async ({ page }) => {
  for (const { name, path, lose, gone } of ways) {
    await page.goto(path)
    await lose(page)
    await gone(page)
    await expect.poll(() => isFree(page), name).toBe(false)
  }
})

for (const dialog of dialogsToOpen)
  test(`the focus returns to the page from ${dialog.name}`, nightly, async ({ page, sandbox }) => {
    dialog.prepare?.(sandbox)
    await page.setViewportSize({ width: dialog.width ?? 1280, height: 800 })
    await page.goto(dialog.path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // Past the link to the content, which covers the button of the menu while it has the focus.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    // A file is chosen by a button, and is then given to the page by the browser.
    if ('field' in dialog.by) await dialog.by.field(page).locator('..').getByRole('button').first().focus()
    await openDialog(page, sandbox, dialog)
    expect(await isFree(page)).toBe(false)
    const { closesBy } = dialog
    if (closesBy === undefined) await page.keyboard.press('Escape')
    else await press(page, closesBy)
    await page.locator(shownDialog).waitFor({ state: 'detached' })
    await expect.poll(() => isFree(page)).toBe(false)
  })
