import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Page } from 'playwright'
import section from '../src/i18n/uk/section/index.ts'
import { jobTexts } from '../src/kit/jobs/jobs.translations.ts'
import { ordersTranslations } from '../src/orders/orders.translations.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { expect, test as seated } from './seated.ts'

const t = ordersTranslations.uk

/** A job moves on only when the test moves the clock. */
const test = seated.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => {
    const start = Date.now()
    await use(createSandbox({ now: () => start }))
  },
})

const press = async (page: Page, role: 'button' | 'link', name: string, key = 'Enter') => {
  await page.getByRole(role, { name, exact: true }).first().focus()
  await page.keyboard.press(key)
}

/** Picks all orders of a tab by the keyboard and runs an action on them. */
const runOnTab = async (page: Page, tab: string, action: string) => {
  await page.goto(`/orders?tab=${tab}`)
  await expect(page.locator('tbody [data-row-link]').first()).toBeVisible()
  await page.locator('thead').getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await press(page, 'button', action)
}

test('the morning by the keyboard: orders are confirmed, get waybills, two of which are mended, and one file of labels', async ({
  page,
  sandbox,
}) => {
  await runOnTab(page, 'new', t.bulk.confirm.label)
  // The dialog of the running action comes first; its result would come again after the reload.
  const confirmed = page.getByRole('dialog', { name: section.bulk.resultTitle })
  await expect(confirmed).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(confirmed).toBeHidden()

  await runOnTab(page, 'confirmed', t.bulk.ttn.label)
  await page.getByRole('dialog').getByRole('button', { name: t.bulk.ttn.label }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/job=/)
  sandbox.clock.move(10_000)
  const job = page.getByRole('dialog')
  // Rows that share a reason stand together; each number leads to its order.
  const fixOf = (number: string) => job.getByRole('link', { name: number })
  await expect(fixOf('104391')).toBeVisible()
  await expectAccessible(page)
  // Their parcel lockers want to know the sides of the parcel.
  for (const number of ['104399', '104391']) {
    await fixOf(number).focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: t.commands.ttn.title ?? '' })
    for (const side of ['length', 'width', 'height'])
      await form.getByLabel(t.commands.ttn.fields?.[side] ?? '').fill('20')
    await page.keyboard.press('Enter')
    await expect(form).toBeHidden()
    await expect(page.getByRole('dialog').getByText(t.more.ready, { exact: true })).toBeVisible()
    await page.goBack()
    await expect(fixOf(number)).toBeVisible()
  }

  await runOnTab(page, 'ready', t.bulk.labels.label)
  await page.getByRole('dialog').getByRole('button', { name: t.bulk.labels.label }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/job=/)
  sandbox.clock.move(10_000)
  const file = page.getByRole('dialog').getByRole('link', { name: jobTexts.uk.open })
  await expect(file).toBeFocused()
  expect([await file.getAttribute('target'), await file.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

test('the pick list is printed without the rest of the page', async ({ page }) => {
  await page.goto('/orders')
  await press(page, 'button', t.more.pickList)
  await expect(page.getByRole('dialog').locator('tbody tr').first()).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print-sheet] tbody tr').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('header')).toBeHidden()
  expect((await page.pdf()).length).toBeGreaterThan(1000)
})

test('an order and its waybill fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/orders?tab=confirmed')
  await page.locator('a[href*="order="]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await press(page, 'button', t.commands.ttn.label)
  await expect(page.getByRole('dialog', { name: t.commands.ttn.title ?? '' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
