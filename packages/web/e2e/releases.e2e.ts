import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import uk from '../src/i18n/uk/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import { expect, test } from './deployed.ts'
import { preferencesOf } from './models/preferences.ts'
import { nav, shell, shellOf } from './models/shell.ts'

const offer = (page: Page) => page.getByRole('button', { name: shell.release.offer })
const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content')
const stuck = (page: Page) => page.getByRole('alert').filter({ hasText: uk.fault.missing.title })
const again = (page: Page) => page.getByRole('button', { name: uk.ui.retry })

/** Opens the account and types a first name, which a draft keeps. */
const typed = async (page: Page) => {
  const account = preferencesOf(page)
  await account.open()
  await account.firstname.fill('Соломія')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.1.account'))).toContain('Соломія')
  page.on('dialog', (dialog) => void dialog.accept())
  return account
}

test('a tab that is shown again offers a new release, and what was typed is there after the update', async ({
  page,
  deployed,
}) => {
  await page.clock.install()
  const account = await typed(page)
  await expect(page.getByText(/^Версія панелі/)).toBeVisible()
  await page.clock.fastForward('00:10')
  await expect(offer(page)).toHaveCount(0)
  deployed.deploy('B', { keeps: true })
  // The panel asks no sooner than five minutes after the answer before, which may be late.
  await expect(async () => {
    await page.clock.fastForward('06:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(offer(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await offer(page).click()
  await expect.poll(() => releaseOf(page)).toMatch(/^release-B /)
  await account.restore.click()
  await expect(account.firstname).toHaveValue('Соломія')
})

test('a form with typed text can be left although the files of its release are gone', async ({ page, deployed }) => {
  const account = await typed(page)
  deployed.deploy('B')
  await shellOf(page).link(nav.orders).click()
  const question = page.getByRole('alert').filter({ hasText: prompts.leaving.pageTitle })
  const stay = question.getByRole('button', { name: prompts.leaving.stay })
  // The bar of the form can be pressed beside the question.
  await account.save.click({ trial: true })
  await stay.click()
  await expect(question).toHaveCount(0)
  await shellOf(page).link(nav.orders).click()
  await question.getByRole('button', { name: prompts.leaving.pageLeave }).click()
  await expect.poll(() => releaseOf(page).catch(() => null)).toMatch(/^release-B /)
  await expect(page.getByRole('heading', { level: 1, name: nav.orders })).toBeVisible()
})

test('a dialog whose file is gone is asked for once more, and then the page is loaded again', async ({
  page,
  deployed,
}) => {
  await shellOf(page).open('/settings/customizing')
  deployed.deploy('B')
  await shellOf(page).button(shell.providerButton).click()
  await expect(page.getByText(shell.missingDialog.title)).toBeVisible()
  const first = await releaseOf(page)
  await again(page).click()
  await expect(again(page)).toBeVisible()
  expect(await releaseOf(page)).toBe(first)
  await again(page).click()
  await expect.poll(() => releaseOf(page).catch(() => null)).toMatch(/^release-B /)
})

for (const path of ['/auth/with-password', '/orders']) {
  test(`the page of one release without its files says so, and opens when it is loaded again: ${path}`, async ({
    page,
    context,
    deployed,
    complaints,
  }) => {
    if (path !== '/orders') await context.addInitScript(() => localStorage.clear())
    const html = readFileSync(join(deployed.folder, 'index.html'), 'utf8')
    deployed.deploy('B')
    deployed.edit('index.html', () => html)
    await page.goto(path)
    await expect(stuck(page).first()).toBeVisible()
    deployed.deploy('B')
    await stuck(page).first().getByRole('link', { name: uk.ui.retry }).click()
    await page.waitForSelector('html:not([data-frame])')
    await expect(stuck(page)).toHaveCount(0)
    // Chromium says of each missing file that a sentence is no script.
    const missing = complaints.splice(0)
    expect(missing.filter((text) => !text.includes('MIME type'))).toEqual([])
  })
}

test('a page whose script does not come says so after a time, and goes on when it comes', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/index-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/orders', { waitUntil: 'commit' })
  await expect(stuck(page)).toBeHidden()
  await expect(stuck(page)).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: nav.orders })).toBeVisible()
  await expect(stuck(page)).toHaveCount(0)
})

test('a page whose script fails says so at once', async ({ page }) => {
  await page.route(/\/index-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/orders')
  await expect(stuck(page)).toBeVisible({ timeout: 10_000 })
  await expect(page.locator('html')).toHaveAttribute('data-stuck', '')
})
