import type { Locator, Page } from 'playwright/test'
import common from '../src/i18n/uk/common/index.ts'
import messages from '../src/i18n/uk/messages/index.ts'
import section from '../src/i18n/uk/section/index.ts'
import { viewsTexts } from '../src/kit/views/views.translations.ts'
import { productsTranslations } from '../src/products/products.translations.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

const t = productsTranslations.uk
const edit = section.edit.split('{')[0]

test('an edited price is taken back after a reload, and nothing covers the list meanwhile', async ({ page }) => {
  await page.goto('/products')
  const price = page.locator(`main tbody button[title^="${edit}${t.more.price},"]`).first()
  const before = await price.textContent()
  await price.click()
  await page.keyboard.press('Control+A')
  // Below the old price, which the server demands.
  await page.keyboard.type('2345')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  const undo = page.getByRole('status').getByRole('button', { name: section.bulk.undo, exact: true })
  await undo.waitFor()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(price).toContainText('345')
  await undo.click()
  await expect(price).toHaveText(before ?? '')
  await expect(undo).toBeHidden()
})

test('a column pasted into a cell goes down the rows and is undone at once; into a field for one number it is refused', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/products')
  const cell = `button[title^="${edit}${t.more.price},"]`
  const rows = page.locator('main tbody tr')
  await rows.locator(cell).first().waitFor()
  // The price of a product with variants is not edited in the list.
  const first = await rows.evaluateAll(
    (all, css) => all.findIndex((row, at) => row.querySelector(css) && all[at + 1]?.querySelector(css)),
    cell,
  )
  // The list is sorted by the last change, so a row is found by its name afterwards.
  const [price, below] = await Promise.all(
    [first, first + 1].map(async (row) =>
      page.getByTitle((await rows.nth(row).locator(cell).getAttribute('title')) ?? ''),
    ),
  )
  if (!price || !below) throw new Error('there are no two rows')
  const before = [(await price.textContent()) ?? '', (await below.textContent()) ?? '']
  await price.click()
  await page.evaluate(() => navigator.clipboard.writeText('999\r\n998\r\n'))
  await page.keyboard.press('Control+V')
  await expect(price).toContainText('999')
  await expect(below).toContainText('998')
  const undo = page.getByRole('status').getByRole('button', { name: section.bulk.undo, exact: true })
  await expect(page.getByRole('status').filter({ hasText: section.bulk.undo })).toContainText('2')
  await undo.click()
  await expect(price).toHaveText(before[0] ?? '')
  await expect(below).toHaveText(before[1] ?? '')

  await page.getByRole('button', { name: section.filter }).click()
  const from = page.getByRole('textbox', { name: section.from }).first()
  await from.fill('100')
  await page.keyboard.press('Control+V')
  await expect(from).toHaveValue('100')
  await expect(from).toHaveAccessibleDescription(messages.kit.severalCells)
})

test('columns are hidden and moved by keys, and stay after a reload', async ({ page }) => {
  // High enough for the whole popover, so that the page stays where it is.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/products')
  await page.getByRole('button', { name: section.views }).click()
  const popover = page.getByRole('dialog', { name: viewsTexts.uk.title })
  await popover.getByText(t.more.oldPrice, { exact: true }).click()
  await popover.getByRole('button', { name: viewsTexts.uk.up(t.more.price) }).press('Enter')
  await popover.getByRole('textbox', { name: viewsTexts.uk.name }).fill('Без старої ціни')
  await popover.getByRole('button', { name: viewsTexts.uk.save }).click()
  await expect(popover.getByRole('button', { name: 'Без старої ціни', exact: true })).toBeVisible()
  // A phone has cards without columns.
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.reload()
  const headings = page.getByRole('columnheader')
  await expect(headings.filter({ hasText: t.more.price }).first()).toBeVisible()
  await expect(headings.filter({ hasText: t.more.oldPrice })).toHaveCount(0)
})

test('a pinned view stands before the tabs in all tabs', async ({ page }) => {
  await page.goto('/products?quantity=..5')
  await page.getByRole('button', { name: section.views }).click()
  const popover = page.getByRole('dialog', { name: viewsTexts.uk.title })
  await popover.getByRole('textbox', { name: viewsTexts.uk.name }).fill('Закінчуються')
  await popover.getByRole('button', { name: viewsTexts.uk.save }).click()
  await popover.getByRole('button', { name: viewsTexts.uk.pin('Закінчуються') }).click()
  await page.keyboard.press('Escape')
  const other = await page.context().newPage()
  await other.goto('/products')
  const pinned = other.getByRole('link', { name: 'Закінчуються', exact: true })
  await pinned.click()
  await expect(other).toHaveURL(/quantity=/)
  await expect(pinned).toHaveAttribute('aria-current', 'page')
  for (const width of [1280, 360]) {
    await other.setViewportSize({ width, height: 800 })
    await expectAccessible(other)
    await expectNoOverflow(other)
  }
})

test('in a cell with a choice the keys only move, Enter saves, and the focus stays in the cell', async ({ page }) => {
  await page.goto('/products')
  const cells = page.locator(`main tbody button[title^="${edit}${t.more.availability},"]`)
  const title = await cells.first().getAttribute('title')
  const cell = page.getByTitle(title ?? '')
  const before = await cell.textContent()
  const box = await cell.boundingBox()
  await cell.press('Enter')
  const choice = page.getByRole('combobox', { name: title ?? '' })
  expect((await choice.boundingBox())?.y).toBeCloseTo(box?.y ?? 0, -1)
  await choice.press('ArrowDown')
  await expect(choice).toBeFocused()
  await choice.press('ArrowDown')
  const chosen = await choice.locator('option:checked').textContent()
  expect(chosen).not.toBe(before)
  await choice.press('Enter')
  await expect(cell).toHaveText(chosen ?? '')
  await page.getByRole('status').getByRole('button', { name: section.bulk.undo, exact: true }).waitFor()
  await expect(cell).toBeFocused()
})

test('on a phone a cell is edited in a sheet, and the next one follows it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/products')
  const price = page.locator(`main tbody button[title^="${edit}${t.more.price},"]`).first()
  const before = await price.textContent()
  await price.click()
  const sheet = page.getByRole('dialog', { name: new RegExp(`^${edit}${t.more.price},`) })
  await expectAccessible(page)
  await expectNoOverflow(page)
  await sheet.getByRole('textbox').fill('0')
  await sheet.getByRole('button', { name: section.cellSave }).click()
  await expect(sheet.getByRole('status')).toBeVisible()
  await sheet.getByRole('button', { name: common.cancel }).click()
  await expect(sheet).toBeHidden()
  await expect(price).toHaveText(before ?? '')
  await price.click()
  await sheet.getByRole('textbox').fill('2345')
  await sheet.getByRole('button', { name: section.cellNext }).click()
  await expect(price).toContainText('345')
  await expect(page.getByRole('dialog', { name: new RegExp(`^${edit}`) })).toBeVisible()
})

test('a record opens beside the list, J and K lead to its neighbours, and Back closes it', async ({ page }) => {
  await page.goto('/products/attributes')
  const links = page.locator('main tbody a[data-row-link]')
  const [first, second] = [await links.nth(0).textContent(), await links.nth(1).textContent()]
  await links.nth(0).click()
  const form = page.getByRole('dialog')
  const name = form.getByRole('textbox').first()
  await expect(name).toHaveValue(first ?? '')
  await page.keyboard.press('Alt+KeyJ')
  await expect(name).toHaveValue(second ?? '')
  await form.getByRole('button', { name: section.previousRecord }).click()
  await expect(name).toHaveValue(first ?? '')
  await expectAccessible(page)
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/attributes$/)
})

test('Back from a product shows the list at the same row', async ({ page }) => {
  await page.goto('/products')
  const row = page.locator('main tbody tr').nth(15).locator('[data-row-link]')
  await row.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, scrollY + 200))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await row.click()
  await expect(page).toHaveURL(/products\/edit/)
  await expect(page.getByRole('link', { name: section.toList })).toBeVisible()
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

/** Leads away by a link in the top bar; a click by the pointer would scroll the page first. */
const leave = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Сповіщення/ })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/notifications/)
  await expect(page.getByRole('listitem').first()).toBeVisible()
}

const topOf = (row: Locator) => row.evaluate((one) => one.getBoundingClientRect().top)

for (const [path, details] of [
  ['/orders', {}],
  ['/payments/balances/main-balance', {}],
  ['/payments/balances/balance-services', nightly],
  ['/payments/payouts', nightly],
  ['/products/attributes', nightly],
  ['/products/shelvings', nightly],
  ['/payment-methods/methods', nightly],
  ['/referrals', nightly],
  ['/reviews', nightly],
  ['/telegram-ads', nightly],
  ['/dashboard/advertising', nightly],
] as const)
  test(`Back from another page shows ${path} at the same row`, details, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.goto(path)
    const row = page.locator('main tbody tr[data-row]').last()
    await row.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(100)
    await leave(page)
    await page.goBack()
    await expect(row).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

test('Back shows the same line of a ledger although newer ones have come', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/payments/balances/main-balance')
  const rows = page.locator('main tbody tr[data-row]')
  const id = await rows.nth(10).getAttribute('data-row')
  const row = page.locator(`main tr[data-row="${id}"]`)
  await row.scrollIntoViewIfNeeded()
  const before = await topOf(row)
  await leave(page)
  sandbox.changeSupplier(1, { main: 20_000_00 })
  await page.goBack()
  await expect(rows.nth(11)).toHaveAttribute('data-row', id ?? '')
  await expect.poll(() => topOf(row)).toBe(before)
  await expect(page.getByText(/20.000,00/).first()).toBeAttached()
})

test('Back shows the same notification of many although newer ones have come', nightly, async ({ page, sandbox }) => {
  for (let count = 0; count < 60; count += 1) sandbox.notify(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/notifications')
  const at = (index: number) => page.locator(`main li[data-index="${index}"]`)
  for (const index of [8, 18, 28, 38]) await at(index).scrollIntoViewIfNeeded()
  const id = await at(36).getAttribute('data-row')
  const row = page.locator(`main li[data-row="${id}"]`)
  await expect(row).toBeInViewport()
  const before = await topOf(row)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/orders"]')?.click())
  await expect(page.locator('main tbody tr[data-row]').first()).toBeVisible()
  sandbox.notify(1)
  sandbox.notify(1)
  await page.goBack()
  await expect(row).toHaveAttribute('data-index', '38')
  await expect.poll(() => topOf(row)).toBe(before)
})

test('Back shows the list of chats at the same room', nightly, async ({ page, sandbox }) => {
  sandbox.load('thousands')
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/chats')
  const row = page.locator('main li[data-row]').nth(12)
  await row.scrollIntoViewIfNeeded()
  const before = await topOf(row)
  await leave(page)
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect.poll(() => topOf(row)).toBe(before)
})

test('rows begin high, and the card of a product on a phone is low', async ({ page }) => {
  const boxOf = async (path: string) => {
    await page.goto(path)
    const first = page.locator('tbody tr').first()
    await expect(first.locator('[data-row-link]')).toBeVisible()
    return (await first.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/products', '/orders', '/products/shelvings'])
    expect((await boxOf(path)).y, path).toBeLessThanOrEqual(240)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/products', '/orders', '/products/shelvings'])
    expect((await boxOf(path)).y, path).toBeLessThanOrEqual(260)
  expect((await boxOf('/products')).height).toBeLessThanOrEqual(96)
})
