import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Page } from 'playwright/test'
import articles from '../src/i18n/uk/article/index.ts'
import uk from '../src/i18n/uk/index.ts'
import list from '../src/i18n/uk/list/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import { expect, test } from './app.ts'
import { expectAccessible, expectAccessibleInViews } from './axe.ts'
import { sessionPages } from './models/session.ts'
import { shell, shellOf } from './models/shell.ts'
import { nightly } from './tags.ts'

const address = (type: string) => `/articles-information?article=${type}`
const required = ['delivery', 'returns', 'about', 'contacts'] as const

const articlePage = (page: Page) => ({
  text: page.getByRole('textbox', { name: articles.body }),
  list: page.getByRole('navigation', { name: articles.label }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  dialog: (name: string) => page.getByRole('dialog', { name }),
})

const begin = async (page: Page, sandbox: Sandbox) => {
  sandbox.changeSupplier(1, {
    email: null,
    steps: { information: false, product: false, delivery: false, payment: false },
  })
  await sessionPages(page).openSignedIn()
}

test('all required articles are written from templates, and the step is completed in another tab', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  await begin(page, sandbox)
  const other = await context.newPage()
  await shellOf(other).open('/orders')
  const step = other.getByRole('listitem').filter({ hasText: `${shell.setup.information}:` })
  await expect(step).toContainText(shell.setup.toDo)
  await expect.poll(() => server.sockets.connections().length).toBe(2)
  await page.bringToFront()
  const one = articlePage(page)
  await shellOf(page).open('/articles-information')
  for (const type of required) {
    await one.list.getByRole('link', { name: articles.names[type] }).click()
    await one.button(articles.template).click()
    await expect(one.text).toHaveValue(/Крамниця Олени/)
    await one.button(articles.publish).click()
    if (type === 'contacts') {
      await expect(page.getByText('Замініть {електронна пошта}')).toBeVisible()
      await expect(one.text).toBeFocused()
      await one.text.fill((await one.text.inputValue()).replace(/\{[^}]+\}/, 'shop@example.com'))
      await one.button(articles.publish).click()
    }
    await expect(one.button(articles.publish)).toBeHidden()
  }
  await expect(one.dialog(articles.finished.title)).toBeVisible()
  await expectAccessible(page)
  // The banner goes on to the next step.
  await expect(step).toContainText(shell.setup.done)
  await expect(other.getByRole('link', { name: shell.setup.nextProduct })).toBeVisible()
  await one.dialog(articles.finished.title).getByRole('button', { name: articles.finished.ways }).click()
  await expect(page).toHaveURL(/\/products\/panel$/)
})

test('typed text is saved automatically, by keyboard alone, and survives a reload', async ({ page, sandbox }) => {
  await begin(page, sandbox)
  const one = articlePage(page)
  await shellOf(page).open('/articles-information')
  await one.list.getByRole('link', { name: articles.names.about }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/article=about$/)
  await one.text.focus()
  await page.keyboard.type('Про нас')
  await expect(page.getByText(/^Збережено о \d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await expect(one.text).toHaveValue('Про нас')
})

test('the second of two windows decides which version to keep', nightly, async ({ page, context, sandbox }) => {
  await begin(page, sandbox)
  const other = await context.newPage()
  for (const each of [page, other]) {
    await shellOf(each).open(address('about'))
    await expect(articlePage(each).text).toHaveValue('')
  }
  await articlePage(other).text.fill('Інше вікно')
  await expect(other.getByText(/^Збережено о/)).toBeVisible()
  await page.bringToFront()
  await articlePage(page).text.fill('Це вікно')
  const dialog = articlePage(page).dialog(articles.conflict.title)
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: articles.conflict.takeTheirs }).click()
  await expect(articlePage(page).text).toHaveValue('Інше вікно')
})

test(
  'text that cannot be saved is kept and shown as unsaved, and an older version can be restored',
  nightly,
  async ({ page, sandbox }) => {
    await begin(page, sandbox)
    const one = articlePage(page)
    await shellOf(page).open(address('about'))
    await one.text.fill('Перший текст')
    await expect(page.getByText(/^Збережено о/)).toBeVisible()
    await one.button(articles.template).click()
    await expect(one.dialog(articles.templateDialog.title)).toBeVisible()
    await expectAccessible(page)
    await one.button(articles.templateDialog.confirm).click()
    sandbox.faults.add({ kind: 'status', status: 503, method: 'PUT', path: '*/articles/about', count: null })
    await one.text.fill('Другий текст')
    await expect(page.getByText(articles.saving.failed)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Методи оплати/ }).click()
    await expect(one.dialog(prompts.leaving.pageTitle)).toBeVisible()
    await expectAccessible(page)
    await one.button(prompts.leaving.stay).click()
    sandbox.faults.clear()
    await one.button(uk.ui.retry).click()
    await expect(page.getByText(/^Збережено о/)).toBeVisible()
    await one.button(articles.history).click()
    const dialog = one.dialog(articles.texts.history.title)
    await dialog.getByRole('listitem').last().getByRole('button').click()
    await expect(dialog.getByRole('region', { name: articles.texts.textOf })).toHaveText('Перший текст')
    await dialog.getByRole('button', { name: articles.texts.history.take }).click()
    await expect(one.text).toHaveValue('Перший текст')
  },
)

test(
  'a selection is formatted by mouse or keyboard, and formatting can be undone',
  nightly,
  async ({ page, sandbox }) => {
    await begin(page, sandbox)
    const one = articlePage(page)
    await shellOf(page).open(address('about'))
    await one.text.fill('Відправляємо щодня')
    await one.text.press('Control+a')
    await one.button(articles.marks.bold).click()
    await expect(one.text).toHaveValue('**Відправляємо щодня**')
    await expect(one.text).toBeFocused()
    await one.text.press('Control+b')
    await expect(one.text).toHaveValue('Відправляємо щодня')
    await one.text.press('Control+z')
    await expect(one.text).toHaveValue('**Відправляємо щодня**')
    await one.text.press('Shift+Tab')
    await expect(one.button(articles.marks.bold)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(one.button(articles.marks.numbers)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(one.text).toHaveValue('1. **Відправляємо щодня**')
    await expect(one.text).toBeFocused()
    await one.text.press('Control+Shift+8')
    await expect(one.text).toHaveValue('- **Відправляємо щодня**')
    await expect(page.getByText(/^Збережено о/)).toBeVisible()
    await page.getByText(articles.preview, { exact: true }).click()
    await expect(page.getByRole('listitem').getByText('Відправляємо щодня')).toHaveJSProperty('tagName', 'STRONG')
  },
)

test(
  'placeholders left from a template are shown and focused, and another store’s article is copied',
  nightly,
  async ({ page, sandbox }) => {
    await begin(page, sandbox)
    const one = articlePage(page)
    await shellOf(page).open(address('contacts'))
    await one.button(articles.template).click()
    await one.button('{електронна пошта}').click()
    await expect(one.text).toBeFocused()
    await page.keyboard.type('shop@example.com')
    await expect(one.text).toHaveValue(/Пошта: shop@example\.com/)
    await expect(one.button('{електронна пошта}')).toHaveCount(0)
    await one.list.getByRole('link', { name: articles.names.delivery }).click()
    await one.button(articles.fromStore).click()
    const dialog = one.dialog(articles.texts.stores.title)
    await expect(dialog.getByRole('heading', { name: 'Самовивіз' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: articles.texts.stores.take }).click()
    await expect(one.text).toHaveValue(/^## Самовивіз/)
  },
)

test('a list that fails to load shows an error and can be retried', nightly, async ({ page, sandbox }) => {
  await begin(page, sandbox)
  sandbox.faults.add({ kind: 'status', status: 500, method: 'GET', path: '*/articles', count: null })
  await shellOf(page).open('/articles-information')
  await expect(page.getByRole('heading', { name: list.failed })).toBeVisible()
  await expectAccessible(page)
  sandbox.faults.clear()
  await articlePage(page).button(uk.ui.retry).click()
  await expect(articlePage(page).list.getByRole('link')).toHaveCount(7)
})

test(
  'an article and its preview are accessible, wide and narrow, light and dark',
  nightly,
  async ({ page, sandbox }) => {
    await begin(page, sandbox)
    const one = articlePage(page)
    await shellOf(page).open(address('contacts'))
    await one.button(articles.template).click()
    await one.button(articles.publish).click()
    await expectAccessibleInViews(page)
    await page.getByText(articles.preview, { exact: true }).click()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectAccessibleInViews(page)
  },
)
