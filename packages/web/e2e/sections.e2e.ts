import { attributesTranslations } from '../src/attributes/attributes.translations.ts'
import { deliveriesApisTranslations } from '../src/deliveries-apis/deliveries-apis.translations.ts'
import common from '../src/i18n/uk/common/index.ts'
import uk from '../src/i18n/uk/index.ts'
import list from '../src/i18n/uk/list/index.ts'
import messages from '../src/i18n/uk/messages/index.ts'
import section from '../src/i18n/uk/section/index.ts'
import { formPreviewTranslations } from '../src/product-editor/attributes/form-preview.translations.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './seated.ts'

const texts = attributesTranslations.uk
const path = '/products/attributes'

test.beforeEach(async ({ page }) => {
  await page.goto(path)
  await page.getByRole('table', { name: texts.label }).waitFor()
})

test('a record is created by keyboard alone, and Back closes another record’s form', async ({ page }) => {
  await page.getByRole('button', { name: texts.create }).press('Enter')
  const dialog = page.getByRole('dialog', { name: texts.create })
  await expect(page).toHaveURL(`${path}?attribute=new`)
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('Візерунок')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('смужка')
  await page.keyboard.press('Enter')
  await page.keyboard.type('клітинка')
  await dialog.getByRole('button', { name: common.save }).press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Візерунок' }).press('Enter')
  const form = page.getByRole('dialog', { name: texts.edit })
  await expect(form.getByLabel(texts.fields.values)).toHaveValue('смужка\nклітинка')
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(path)
})

test('a filter shows as a chip and in the URL, and can be removed', async ({ page }) => {
  await page.getByRole('button', { name: section.filter, exact: true }).click()
  const menu = page.getByRole('dialog', { name: section.filter })
  await menu.getByText(texts.filterChoices.owner.system).click()
  await expect(page).toHaveURL(`${path}?owner=system`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  const rows = page.getByRole('row').filter({ hasText: texts.more.system })
  await expect(rows).toHaveCount(4)
  await page.reload()
  await expect(rows).toHaveCount(4)
  const chip = page.getByRole('button', {
    name: section.removeFilter.replace('{name:string}', texts.filterChoices.owner.system),
  })
  await chip.click()
  await expect(page).toHaveURL(path)
})

test('typing in the search is not interrupted, and a click anywhere in a row opens its record', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: texts.filters.search })
  await search.pressSequentially('льон ')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(search).toHaveValue('льон ')
  await expect(page).toHaveURL(`${path}?search=${encodeURIComponent('льон')}`)
  const row = page.getByRole('row').filter({ hasText: 'Матеріал' })
  await row.click({ position: { x: 500, y: 12 } })
  await expect(page.getByRole('dialog', { name: texts.edit })).toBeVisible()
  await expect(page).toHaveURL(/attribute=521/)
  await page.keyboard.press('Escape')
  await search.fill('такого немає')
  await expect(page.getByText(list.nothingFound)).toBeVisible()
})

test('two saved values that look like one are merged by the button beside them', async ({ page }) => {
  const rowLink = page.getByRole('link', { name: 'Матеріал', exact: true })
  const form = page.getByRole('dialog', { name: texts.edit })
  await rowLink.click()
  await form.getByLabel(texts.fields.values).fill('Бавовна\nЛьон\nВовна\nБавовно')
  await form.getByRole('button', { name: common.save }).click()
  await expect(form).toBeHidden()
  await rowLink.click()
  await form.getByRole('link', { name: texts.more.merge }).click()
  const { title = '', fields } = texts.commands.mergeValues
  const merge = page.getByRole('dialog', { name: title })
  await expect(merge.getByText('Бавовно')).toBeVisible()
  await expect(merge.getByRole('combobox', { name: fields?.['into'] ?? '' })).toHaveValue('Бавовна')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(merge).toBeHidden()
  // The record below stays open.
  await expect(form).toBeVisible()
})

test('rows are put in order by dragging, and by Alt and an arrow key on the focused row', async ({ page }) => {
  await page.goto('/payment-methods/methods')
  const rows = page.getByRole('row').filter({ has: page.getByRole('switch') })
  const row = (title: string) => rows.filter({ hasText: title })
  const grip = (title: string) => row(title).getByTitle(section.howToMove)
  const expectOrder = async (...titles: string[]) => {
    for (const [at, title] of titles.entries()) await expect(rows.nth(at)).toContainText(title)
  }
  await expectOrder('рахунок IBAN', 'картку', 'LiqPay')
  await grip('рахунок IBAN').dragTo(row('LiqPay'))
  await expectOrder('картку', 'LiqPay', 'рахунок IBAN')
  await row('рахунок IBAN').getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expectOrder('картку', 'рахунок IBAN', 'LiqPay')
  await expect(row('рахунок IBAN').getByRole('link')).toBeFocused()
  await page.reload()
  await expectOrder('картку', 'рахунок IBAN', 'LiqPay')
  await page.getByRole('searchbox').fill('iban')
  await expect(rows).toHaveCount(1)
  await expect(grip('рахунок IBAN')).toHaveCount(0)
})

test('the preview of the product form opens, closes by Escape and by its button, and opens again', async ({ page }) => {
  await page.goto('/products/attribute-groups')
  const open = page.getByRole('button', { name: formPreviewTranslations.uk.open })
  const preview = page.getByRole('dialog', { name: formPreviewTranslations.uk.title })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => preview.getByRole('button', { name: uk.ui.close, exact: true }).click(),
  ]) {
    await open.click()
    await expect(preview.locator('[data-field=attributes]')).toBeVisible()
    await close()
    await expect(preview).toBeHidden()
    await expect(open).toBeFocused()
  }
})

test('in a low dialog the error of a field at its lower edge is in sight', async ({ page }) => {
  const { create, fields } = deliveriesApisTranslations.uk
  await page.setViewportSize({ width: 360, height: 360 })
  await page.goto('/deliveries/nova/apis?key=new')
  const dialog = page.getByRole('dialog', { name: create })
  await dialog.getByLabel(fields.title).fill('ФОП Коваль')
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(dialog.getByLabel(fields.key, { exact: true })).toBeFocused()
  await expect(dialog.getByText(messages.kit.required)).toBeInViewport({ ratio: 1 })
})
