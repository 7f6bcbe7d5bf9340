import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { whyTranslations } from '../src/readiness/why.translations.ts'
import { test as base, expect } from './app.ts'
import { expectAccessibleInViews } from './axe.ts'
import { sessionPages } from './models/session.ts'
import { shellOf } from './models/shell.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => use(createSandbox({ scenario: 'troubled' })),
})

const { uk: t } = whyTranslations

/** The product of the troubled world with each reason, and the field that the reason focuses. */
const reasons = [
  ['no_image', 'Таця дубова, овальна', 'images'],
  ['image_small', 'Цукорниця з кришкою', 'images.1'],
  ['no_category', 'Підставка під гаряче', 'category'],
  ['category_not_leaf', 'Салатниця велика', 'category'],
  ['required_attribute', 'Молочник «Ранок»', 'attributes.503'],
  ['title_short', 'Ківш', 'title'],
  ['title_caps', 'ГЛЕК ДЛЯ УЗВАРУ', 'title'],
  ['description_short', 'Сільничка з ложкою', 'description'],
  ['price_zero', 'Хлібниця липова', 'price'],
  ['old_price_low', 'Дошка для сиру', 'oldPrice'],
  ['sku_taken', 'Кухоль пивний, 0,5 л', 'sku'],
  ['barcode_wrong', 'Соусник керамічний', 'barcode'],
  ['no_stock', 'Маслянка біла', 'quantity'],
  ['variant_incomplete', 'Тарілка десертна', 'variants.1.price'],
  ['hidden', 'Форма для пасок', 'status'],
  ['moderation_rejected', 'Набір для борщу', 'title'],
  ['brand_proposed', 'Серветки вишиті', 'brand'],
] as const

test('every reason why a product does not sell leads to its field, which has the focus', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  const shell = shellOf(page)
  for (const [reason, title, field] of reasons) {
    await shell.open(`/products?search=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `${t.title} ${title}: 1` }).press('Enter')
    await page.getByRole('link', { name: t.reasons[reason] }).press('Enter')
    await expect(page).toHaveURL(/\/products\/edit\/\d+\?step=\w+#/)
    const place = page.locator(`[data-field="${field}"]`)
    await expect(place.locator(':focus'), reason).toHaveCount(1)
  }
})

test('the reasons of a product can be read, and nothing overflows, wide and narrow', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  await shellOf(page).open(`/products?search=${encodeURIComponent('Набір для борщу')}`)
  await page.getByRole('button', { name: `${t.title} Набір для борщу: 1` }).press('Enter')
  await expect(page.getByRole('link', { name: t.reasons.moderation_rejected })).toBeVisible()
  await expectAccessibleInViews(page)
})
