import { Buffer } from 'node:buffer'
import { expect, test } from './app.ts'
import { expectAccessible } from './axe.ts'
import { sessionPages } from './models/session.ts'

// As many rows as the sandbox takes four seconds to write, so that a busy machine sees the import under way.
const goods = Array.from({ length: 9 }, (_, at) => `E2E-${at};Чашка ${at};Посуд;100;5`)
const list = ['Код;Назва;Розділ;Ціна;Залишок', ...goods, 'E2E-9;Миска;Посуд;дорого;3'].join('\n')

test('a price list goes from the file to the report by keys', async ({ page }) => {
  await sessionPages(page).openSignedIn('/products/import')
  const choose = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Вибрати файл' }).press('Enter')
  await (await choose).setFiles({ name: 'price.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await expect(page.getByRole('combobox', { name: 'Поле для стовпця «Код»' })).toHaveValue('sku')
  await expectAccessible(page)
  // A reload lands in the same step.
  await page.reload()
  await page.getByRole('button', { name: 'Далі' }).press('Enter')
  await expect(page.getByText('Тут має бути число.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Виправити', exact: true }).press('Enter')
  await page.getByRole('textbox', { name: 'Нове значення' }).fill('120')
  await page.keyboard.press('Enter')
  // Ten rows are soon imported, so the page is watched from before.
  const running = page.getByText('Сторінку можна закрити', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Імпортувати 10 рядків' }).press('Enter')
  await running
  await expect(page.getByRole('button', { name: 'Скасувати зміни' })).toBeVisible({ timeout: 20_000 })
  // The report leads to exactly its drafts, and publishing says why it publishes none of them.
  await expect(page.getByRole('link', { name: '10 без фото' })).toHaveAttribute('href', /import_id=.*no_image/)
  await page.getByRole('button', { name: 'Опублікувати 10', exact: true }).press('Enter')
  const result = page.getByRole('dialog')
  await expect(result).toContainText('фото')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(result).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Скасувати зміни' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Скасувати зміни імпорту?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ні', exact: true }).click()
  await expect(dialog).toBeHidden()
})

test('numbers that can be read in two ways and a category for all are asked for at the columns', async ({ page }) => {
  await sessionPages(page).openSignedIn('/products/import')
  const choose = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Вибрати файл' }).press('Enter')
  const buffer = Buffer.from('Артикул;Назва;Ціна\nD-1;Чашка біла;1,250\nD-2;Чашка синя;3,400')
  await (await choose).setFiles({ name: 'price.csv', mimeType: 'text/csv', buffer })
  const next = page.getByRole('button', { name: 'Далі' })
  await expect(next).toBeDisabled()
  await page.getByRole('radio', { name: '1250' }).check()
  await page.getByRole('combobox', { name: 'Категорія для всіх товарів' }).fill('Посуд')
  await page.getByRole('option', { name: /Посуд/ }).first().click()
  await expectAccessible(page)
  await next.click()
  await expect(page.getByRole('cell', { name: /1\s?250,00/ })).toContainText('у файлі: 1,250')
  await expectAccessible(page)
})

test('a price list that empties the stock is asked about before it is written', async ({ page }) => {
  await sessionPages(page).openSignedIn('/products/import')
  const codes = Array.from({ length: 40 }, (_, at) => `KO-${2001 + at};0`)
  const choose = page.waitForEvent('filechooser')
  await page.getByText('Ціни та залишки', { exact: true }).click()
  await page.getByRole('button', { name: 'Вибрати файл' }).press('Enter')
  const buffer = Buffer.from(['Код;Залишок', ...codes].join('\n'))
  await (await choose).setFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Далі' }).press('Enter')
  await page.getByRole('button', { name: /^Імпортувати \d+/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Зміни надто великі' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
