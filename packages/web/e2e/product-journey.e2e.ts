import { categoriesTranslations } from '../src/categories/categories.translations.ts'
import accountPage from '../src/i18n/uk/accountPage/index.ts'
import { createdTranslations } from '../src/product-created/product-created.translations.ts'
import { productEditorTranslations } from '../src/product-editor/look/product-editor.translations.ts'
import { wizardTranslations } from '../src/product-editor/wizard/wizard.translations.ts'
import { expect, test } from './app.ts'
import { withoutSocketLines } from './models/faults.ts'
import { drawnPicture } from './models/pictures.ts'
import { sessionPages } from './models/session.ts'
import { shellOf } from './models/shell.ts'

const { uk: t } = productEditorTranslations
const { screens } = wizardTranslations.uk

test.describe.configure({ timeout: 90_000 })

const colors = ['Чорний', 'Білий', 'Синій', 'Червоний', 'Зелений', 'Бежевий']
const sizes = ['S', 'M', 'L', 'XL', 'XXL']
const description = 'Футболка з бавовни щільністю 180 г, прямий крій, без бокових швів.'

test('a product goes from nothing to published through a lost connection and a reload, and nothing is lost', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  // The browser asks before it closes a page with unsaved input.
  page.on('dialog', (dialog) => dialog.accept())
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const screen = (name: keyof typeof screens) =>
    page.getByRole('navigation', { name: t.stepsLabel }).getByRole('button', { name: screens[name] })
  const field = (name: keyof typeof t.fields) => page.getByLabel(t.fields[name], { exact: true })
  const tiles = page.getByRole('listitem', { name: /^Фото \d/ })
  const cells = page.locator('table input:not([type=checkbox])')
  await sessionPages(page).openSignedIn()
  await shellOf(page).open('/products/create')
  const files = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => ({
      name: `${at}.png`,
      mimeType: 'image/png',
      buffer: await drawnPicture(page, `hsl(${at * 30} 60% 50%)`, 601 + at),
    })),
  )
  await page.getByPlaceholder(categoriesTranslations.uk.searchHint).fill('футболки')
  await page.getByRole('treeitem').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await field('title').fill('Футболка чоловіча «Дніпро»')
  await screen('sale').click()

  // The connection is lost while pictures are sent, and typing goes on without it.
  await page.locator('input[type=file]').setInputFiles(files.slice(0, 5))
  await context.setOffline(true)
  await page.locator('input[type=file]').setInputFiles(files.slice(5))
  await expect(tiles).toHaveCount(12)
  await screen('what').click()
  await field('description').fill(description)
  await context.setOffline(false)
  await screen('sale').click()
  const stored = () =>
    tiles
      .locator('img')
      .evaluateAll((all) => all.filter((image) => image.getAttribute('src')?.startsWith('http')).length)
  await expect
    .poll(async () => {
      // A picture may be sent again by itself meanwhile, and its button be gone.
      if ((await button(t.retry).count()) > 0)
        await button(t.retry)
          .first()
          .click({ timeout: 1000 })
          .catch(() => {})
      return stored()
    })
    .toBe(12)

  await screen('rest').click()
  for (const value of [...colors, ...sizes]) await button(value).click()
  await expect(cells).toHaveCount(150)
  await cells.first().focus()
  await page.evaluate(
    (text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    Array.from({ length: 30 }, (_, at) => `${100 + at},50\t${200 + at}\t${at}\tTS-${at}`).join('\n'),
  )
  await page.getByRole('dialog').getByRole('button', { name: t.pasteConfirm }).click()
  await expect(cells.first()).toHaveValue('100,50')

  // What was pasted is not saved yet, and the tab is reloaded.
  await page.reload()
  await button(accountPage.draft.restore).click()
  await expect(cells.first()).toHaveValue('100,50')
  await expect(cells).toHaveCount(150)

  await page.getByRole('combobox', { name: 'Країна виробництва' }).selectOption('Україна')
  await page.getByRole('combobox', { name: 'Сезон' }).selectOption('Літо')
  await button('Бавовна').click()
  await expect(page.getByText(t.ready)).toBeVisible()
  await button(t.publish).click()
  await expect(page.getByText(createdTranslations.uk.title)).toBeVisible()

  // Chromium reports the sockets that could not open without a connection.
  withoutSocketLines(complaints)
  const products = sandbox.world().records['products']?.[1] ?? []
  expect(products.at(-1)).toMatchObject({ status: 'moderation', title: 'Футболка чоловіча «Дніпро»', description })
  const { images, variants } = products.at(-1) as unknown as { images: unknown[]; variants: { price: number }[] }
  expect([images.length, variants.length, variants[29]?.price]).toEqual([12, 30, 129.5])
})
