import { pathOf } from '@supplier/core/kernel/routes'
import { expect, test } from './app.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { expectJoined } from './models/connection.ts'
import { goOffline, goOnline, withoutSocketLines } from './models/faults.ts'
import { sessionPages } from './models/session.ts'
import { appearance, nav, shell, shellOf } from './models/shell.ts'

test('the URL of the profile opens its dialog over the preferences', async ({ page }) => {
  await sessionPages(page).openSignedIn(pathOf({ to: 'profile' }))
  await expect(shellOf(page).dialog(shell.profile.title)).toBeVisible()
})

test('the top bar shows the balance and links to it, the sidebar counts the orders', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  await expect(page.getByRole('link', { name: /Основний баланс: 12.345,67.грн\./ })).toBeVisible()
  await page.getByRole('link', { name: /Основний баланс:/ }).click()
  await expect(page).toHaveURL(/\/payments\/balances\/main-balance$/)
  await expect(shellOf(page).menu.getByText('12', { exact: true })).toBeVisible()
})

test('an unknown balance is shown as five stars', async ({ page, sandbox }) => {
  sandbox.load('brokenAccount')
  await sessionPages(page).openSignedIn()
  await expect(page.getByRole('link', { name: shell.balanceUnknown })).toBeVisible()
})

test('the sidebar opens its groups, marks the current page, and stays narrow after a reload', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  const { button, link, menu } = shellOf(page)
  await expect(link(nav.payouts)).toHaveCount(0)
  await menu.getByRole('button', { name: nav.payments }).click()
  await link(nav.payouts).click()
  await expect(link(nav.payouts)).toHaveAttribute('aria-current', 'page')
  await button(nav.collapse).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'narrow')
  await expect(button(nav.expand)).toBeVisible()
})

test('on a phone the menu is an overlay that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await sessionPages(page).openSignedIn()
  const { button, dialog, link } = shellOf(page)
  await expectNoOverflow(page)
  await button(nav.open).click()
  await expect(dialog(shell.menu)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(shell.menu)).toHaveCount(0)
  await button(nav.open).click()
  await link(nav.orders).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(dialog(shell.menu)).toHaveCount(0)
})

test('below 768 px the menu is opened by a button, and from there on it stands beside the page', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  const { button, menu } = shellOf(page)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(menu).toBeVisible()
  await expect(button(nav.open)).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(button(nav.open)).toBeVisible()
  await expect(menu).toBeHidden()
})

test('the profile dialog copies the id and shows a tick for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sessionPages(page).openSignedIn()
  const { button, dialog } = shellOf(page)
  await button(/^Профіль: /).click()
  await dialog(shell.profile.title).getByRole('button', { name: shell.profile.copyId }).click()
  await expect(dialog(shell.profile.title).getByText('Скопійовано')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#\d+$/)
  await page.keyboard.press('Escape')
  await expect(dialog(shell.profile.title)).toHaveCount(0)
  await expect(button(/^Профіль: /)).toBeFocused()
})

test('the palette finds a page and opens it by keyboard alone', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  const { button, dialog } = shellOf(page)
  await expect(button(/^Профіль: /)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialog(shell.palette.title)).toBeVisible()
  await page.keyboard.type('стелаж')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/shelvings$/)
  await expect(dialog(shell.palette.title)).toHaveCount(0)
})

test('theme, density and language are set before the first paint of the next visit', async ({ page }) => {
  await sessionPages(page).openSignedIn(pathOf({ to: 'customizing' }))
  await page.getByText(appearance.themes.dark, { exact: true }).click()
  await page.getByText(appearance.densities.compact, { exact: true }).click()
  await page.getByText(appearance.languages.en, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.route('**/assets/index-*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-density', 'compact')
  await expect(html).toHaveAttribute('lang', 'en')
})

test('realtime events about the supplier show at once, also after the socket broke', async ({
  page,
  sandbox,
  server,
}) => {
  await sessionPages(page).openSignedIn()
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').data)
  await expectJoined(server)
  sandbox.changeSupplier(id, { firstname: 'Соломія' })
  await expect(page.getByRole('button', { name: /^Профіль: Соломія/ })).toBeVisible()
  server.sockets.terminate()
  await expectJoined(server)
  sandbox.changeSupplier(id, { firstname: 'Марта' })
  await expect(page.getByRole('button', { name: /^Профіль: Марта/ })).toBeVisible()
})

test('without a network a notice is shown, and it disappears afterwards', async ({ page, complaints }) => {
  await sessionPages(page).openSignedIn()
  await expect(shellOf(page).heading).toBeVisible()
  await goOffline(page)
  await expect(page.getByText(shell.offline.title)).toBeVisible()
  await goOnline(page)
  await expect(page.getByText(shell.offline.title)).toHaveCount(0)
  withoutSocketLines(complaints)
})

test('a 401 answer offers to sign in again, once, without leaving the page', async ({ page, sandbox }) => {
  await sessionPages(page).openSignedIn()
  sandbox.faults.add({ kind: 'status', status: 401, path: '*', count: null })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Увійти ще раз' })).toHaveCount(1)
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  await page.getByRole('button', { name: 'Увійти ще раз' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})
