import type { Page } from 'playwright/test'
import { categoriesTranslations } from '../src/categories/categories.translations.ts'
import { productEditorTranslations } from '../src/product-editor/look/product-editor.translations.ts'
import { wizardTranslations } from '../src/product-editor/wizard/wizard.translations.ts'
import { expect, test } from './app.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { drawnPicture } from './models/pictures.ts'
import { sessionPages } from './models/session.ts'
import { shellOf } from './models/shell.ts'
import { nightly } from './tags.ts'

const { uk: t } = productEditorTranslations
const { screens } = wizardTranslations.uk

const editorPage = (page: Page) => ({
  steps: page.getByRole('navigation', { name: t.stepsLabel }),
  step: (name: keyof typeof screens) =>
    page.getByRole('navigation', { name: t.stepsLabel }).getByRole('button', { name: screens[name] }),
  card: (name: keyof typeof t.steps) => page.getByRole('region', { name: t.steps[name], exact: true }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  field: (name: keyof typeof t.fields) => page.getByLabel(t.fields[name], { exact: true }),
  pictures: page.getByRole('listitem', { name: /^Фото \d/ }),
})

const begin = async (page: Page) => {
  await sessionPages(page).openSignedIn()
  await shellOf(page).open('/products/create')
  await page.getByPlaceholder(categoriesTranslations.uk.searchHint).fill('футболки')
  await page.getByText('Футболки', { exact: false }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/product=\d+&step=main/)
  return editorPage(page)
}

test('pictures are decoded, refused with a reason, moved by dragging and by keys, and kept in their order', async ({
  page,
}) => {
  const one = await begin(page)
  await one.step('sale').click()
  const colors = ['red', 'green', 'blue']
  const files = await Promise.all(
    colors.map(async (color) => ({
      name: `${color}.png`,
      mimeType: 'image/png',
      buffer: await drawnPicture(page, color),
    })),
  )
  const small = { name: 'small.png', mimeType: 'image/png', buffer: await drawnPicture(page, 'black', 300) }
  const pdf = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') }
  await page.locator('input[type=file]').setInputFiles([...files, small, pdf])
  await expect(one.pictures).toHaveCount(5)
  await expect(one.pictures.nth(3)).toContainText(t.pictureStates.refused)
  await expect(one.pictures.nth(4)).toContainText(t.pictureStates.refused)
  await expectAccessible(page)
  for (const at of [4, 3]) await one.pictures.nth(at).getByRole('button', { name: t.remove }).click()
  const addresses = async () =>
    one.pictures.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  await expect.poll(async () => (await addresses()).every((src) => src?.startsWith('http'))).toBe(true)
  const [red, green, blue] = await addresses()
  await one.pictures.nth(2).locator('[draggable]').dragTo(one.pictures.nth(0).locator('[draggable]'))
  await expect.poll(addresses).toEqual([blue, red, green])
  await one.pictures.nth(2).getByRole('button', { name: t.remove }).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(addresses).toEqual([blue, green, red])
  // The order is sent again if the product changed meanwhile.
  await page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/images') && response.ok(),
  )
  await page.reload()
  await expect.poll(addresses).toEqual([blue, green, red])
})

test('Enter leads to the next screen with what was typed, but not from a longer text or an open list', async ({
  page,
}) => {
  const one = await begin(page)
  const current = one.steps.locator('[aria-current=step]')
  await one.field('title').fill('Футболка «Ранок»')
  await one.field('description').press('Enter')
  const brand = page.getByRole('combobox', { name: t.fields.brand })
  await brand.fill('щось без назви')
  await expect(brand).toHaveAttribute('aria-expanded', 'true')
  await brand.press('Enter')
  await expect(current).toContainText(screens.what)
  await one.field('title').press('Enter')
  await expect(current).toContainText(screens.sale)
  await one.field('price').fill('120')
  await one.field('price').press('Enter')
  await expect(current).toContainText(screens.rest)
  await one.step('sale').click()
  await expect(one.field('price')).toHaveValue('120')
  await one.step('what').click()
  await expect(one.field('title')).toHaveValue('Футболка «Ранок»')
})

test('Enter in the table of variants leads down a column', nightly, async ({ page }) => {
  const one = await begin(page)
  await one.step('rest').click()
  for (const size of ['S', 'M']) await one.button(size).click()
  const cell = (size: string) => page.getByLabel(`${size}: ${t.columns.price}`)
  for (const size of ['S', 'M']) {
    await cell('S').fill('100')
    await page.keyboard.press('Enter')
    await expect(cell('M'), size).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(cell('M')).toBeFocused()
})

test('a pasted block shows what it changes, marks the wrong cells, and is undone at once', async ({ page }) => {
  const one = await begin(page)
  await one.step('rest').click()
  for (const size of ['S', 'M', 'L']) await one.button(size).click()
  const cells = page.locator('table input:not([type=checkbox])')
  await cells.first().focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '1 234,5\t\t5\tTS-1\n12x\t\t7\tTS-1\n300')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('S · Артикул')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.pasteConfirm }).click()
  await expect(cells.first()).toHaveValue('1 234,5')
  await one.button(t.saveDraft).click()
  await expect(page.locator('table [aria-invalid=true]')).toHaveCount(3)
  await expect(one.step('rest')).toContainText(t.markNames.wrong)
  await page.getByLabel(t.allVariants).check()
  await expect(one.button(t.applyToChosen)).toBeVisible()
  // On a telephone each variant is a card, which is read without scrolling sideways.
  // The whole screen is in sight, because a button that the bar covers in part would count as a small one.
  await page.setViewportSize({ width: 360, height: 5000 })
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(4)
  expect(await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await one.button(t.undo).click()
  await expect(cells.first()).toHaveValue('')
})

test('another category shows what it changes before it is taken, and can be declined', nightly, async ({ page }) => {
  const one = await begin(page)
  await one.button(t.categoryChange).click()
  await page.getByPlaceholder(categoriesTranslations.uk.searchHint).fill('чайники')
  await page.getByText('Чайники', { exact: false }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t.categoryDialog })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.categoryKeep }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Футболки', { exact: false }).first()).toBeVisible()
})

test('a product like another one is published only after a yes', nightly, async ({ page }) => {
  await sessionPages(page).openSignedIn()
  const one = editorPage(page)
  await shellOf(page).open('/products/edit/2038')
  await one.field('title').fill('Чашка ручної роботи, 350 мл')
  await one.field('quantity').fill('3')
  await one.button(t.publish).click()
  const dialog = page.getByRole('dialog', { name: t.similarTitle })
  await expect(dialog.getByRole('link', { name: 'Чашка ручної роботи, 350 мл' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.similarKeep }).click()
  await expect(dialog).toHaveCount(0)
  await one.button(t.publish).click()
  await dialog.getByRole('button', { name: t.similarPublish }).click()
  await expect(page.getByText(t.waits, { exact: true })).toBeVisible()
})

test('a line of the check leads to its field, and everything fits on a telephone', nightly, async ({ page }) => {
  const one = await begin(page)
  await one.step('rest').click()
  const line = page.getByRole('listitem').filter({ hasText: t.problems.description_short })
  await line.getByRole('button').click()
  await expect(one.field('description')).toBeFocused()
  await page.setViewportSize({ width: 360, height: 800 })
  for (const [screen, card] of [
    ['what', 'description'],
    ['sale', 'offer'],
    ['rest', 'check'],
  ] as const) {
    await one.step(screen).click()
    await expect(one.card(card)).toBeVisible()
    await expectNoOverflow(page)
  }
})

test('the way to the next screen is in sight, wide and on a telephone', async ({ page }) => {
  const one = await begin(page)
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const screen of ['what', 'sale'] as const) {
      await one.step(screen).click()
      await expect(one.button(t.next)).toBeInViewport({ ratio: 1 })
    }
    await one.step('rest').click()
    await expect(one.button(t.publish)).toBeInViewport({ ratio: 1 })
    expect((await one.button(t.checkAgain).boundingBox())?.width).toBeLessThan(200)
  }
})
