import type { Page } from 'playwright/test'
import section from '../src/i18n/uk/section/index.ts'
import { productEditorTranslations } from '../src/product-editor/look/product-editor.translations.ts'
import { expect, test } from './app.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { sessionPages } from './models/session.ts'
import { shellOf } from './models/shell.ts'
import { nightly } from './tags.ts'

const { uk: t } = productEditorTranslations

const productPage = (page: Page) => ({
  open: (path: string) => shellOf(page).open(path),
  card: (name: keyof typeof t.steps) => page.getByRole('region', { name: t.steps[name], exact: true }),
  heading: (name: keyof typeof t.steps) => page.getByRole('heading', { name: t.steps[name], exact: true }),
  field: (name: keyof typeof t.fields) => page.getByLabel(t.fields[name], { exact: true }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  check: page.getByRole('complementary', { name: t.asideLabel }).getByRole('list').first(),
  index: page.getByRole('navigation', { name: t.cardsLabel }),
})

const opened = async (page: Page, path: string) => {
  await sessionPages(page).openSignedIn()
  const one = productPage(page)
  await one.open(path)
  await one.field('title').waitFor()
  return one
}

const isFocused = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

test('an existing product is one page that opens at its top, and addresses lead to its cards and fields', async ({
  page,
}) => {
  const one = await opened(page, '/products/edit/2005')
  await expect(one.card('delivery')).toBeAttached()
  await expect(page.locator('table tbody tr')).toHaveCount(3)
  expect([await isFocused(page), await page.evaluate(() => scrollY)]).toEqual([false, 0])
  await one.open('/products/edit/2005?step=delivery')
  await expect(one.heading('delivery')).toBeFocused()
  await expect(one.heading('delivery')).toBeInViewport()
  await one.open('/products/edit/2005?step=offer#price')
  await expect(page.getByLabel('S: Ціна, грн.')).toBeFocused()
  await one.open('/products/edit/2005?step=check')
  await expect(one.heading('check')).toBeFocused()
})

test('the name and the price are in sight at the top, and nothing offers to save what did not change', async ({
  page,
}) => {
  const one = await opened(page, '/products/edit/2001')
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  const bar = page.getByRole('region', { name: t.bar })
  for (const [width, height, price] of [
    [1280, 800, 400],
    [360, 740, 560],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    expect((await one.field('price').boundingBox())?.y).toBeLessThan(price)
    expect((await head.boundingBox())?.height).toBe(56)
    await expect(bar).toHaveCount(0)
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('heading', { level: 1, name: 'Сукня лляна' })).toBeInViewport({ ratio: 1 })
  await one.field('title').fill('Сукня лляна «Полтава», синя')
  await expect(bar.getByRole('button', { name: t.save })).toBeInViewport({ ratio: 1 })
})

test('the neighbours in the list open by a button and by a key, and the picker of another category is 720 px wide', async ({
  page,
}) => {
  const one = await opened(page, '/products/edit/2001')
  await one.button(section.nextRecord).click()
  await expect(page).toHaveURL(/edit\/(?!2001)/)
  await one.field('title').waitFor()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/edit\/2001/)
  await one.button(t.categoryChange).click()
  const dialog = page.getByRole('dialog', { name: t.categoryChange })
  await expect(dialog.getByRole('tree')).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(720)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.categoryKeep }).click()
  await expect(dialog).toHaveCount(0)
})

test('Enter saves, and a refused value has the focus in its card, whatever is pressed and how often', async ({
  page,
}) => {
  const one = await opened(page, '/products/edit/2001')
  await one.field('title').fill('Сукня лляна «Полтава», синя')
  await one.field('title').press('Enter')
  await expect(page.getByText(t.allSaved)).toBeVisible()
  await one.field('sku').fill('KO-2002')
  await one.field('title').focus()
  for (const _ of ['first', 'second']) {
    await page.evaluate(() => scrollTo(0, 0))
    await one.button(t.save).click()
    await expect(one.field('sku')).toBeFocused()
    await expect(one.field('sku')).toBeInViewport()
    await expect(one.card('offer')).toContainText(t.markNames.wrong)
    await one.field('title').focus()
  }
  await expect(one.field('sku')).toHaveValue('KO-2002')
})

test('the lines of the check lead to their fields, and again to the same one', nightly, async ({ page }) => {
  const one = await opened(page, '/products/edit/2039')
  const line = one.check.getByRole('button', { name: t.problems.description_short })
  for (const _ of ['first', 'second']) {
    await line.click()
    await expect(one.field('description')).toBeFocused()
  }
  await one.button(t.showMore(9)).click()
  await expect(one.card('attributes').locator('[data-field^="attributes."] :focus')).toHaveCount(1)
  await expect(one.button(t.showMore(9))).toHaveCount(0)
})

test('the page of a draft can be read, and nothing overflows, at every width', nightly, async ({ page }) => {
  const one = await opened(page, '/products/edit/2039')
  await expect(one.card('attributes').getByRole('combobox').first()).toBeVisible()
  for (const width of [1680, 1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoOverflow(page)
    await expect(one.index).toBeVisible({ visible: width >= 1600 })
    const remarks = one.button(t.remarks(4))
    await expect(remarks).toBeVisible({ visible: width < 1280 })
    if (width >= 1280) continue
    await page.evaluate(() => scrollTo(0, 0))
    await expect(one.field('title')).toBeInViewport()
    await remarks.click()
    await expect(one.heading('check')).toBeFocused()
    await expect(one.check).toBeInViewport()
  }
})
