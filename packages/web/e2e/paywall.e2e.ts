import messages from '../src/i18n/uk/messages/index.ts'
import { expectAccessible, expectStepAccessible } from './axe.ts'
import { mainPath } from './models/balances.ts'
import { api, uk } from './models/faults.ts'
import {
  arrive,
  balancesIn,
  expectFocus,
  held,
  isSubscribed,
  keyboardOf,
  moneyApi,
  movedIn,
  movesSent,
  openPage,
  operation,
  operationOf,
  patienceOver,
  paywall,
  paywallOf,
  toastOn,
  watchDialogs,
} from './models/paywall.ts'
import { nav, shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

test('a supplier with enough on the service balance subscribes with one press, by keyboard alone', async ({
  page,
  sandbox,
}) => {
  await arrive(page, sandbox, 'unsubscribedRich')
  const press = keyboardOf(page)
  const { dialog, step, accept } = paywallOf(page)
  await expect(step(paywall.offer)).toBeVisible()
  await press(accept)
  await expect(dialog).toHaveCount(0)
  expect([movedIn(sandbox), isSubscribed(sandbox)]).toEqual([[['supplier_panel', 499_00]], true])
  await expect(toastOn(page, messages.subscription.paid)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Основний баланс: 50 000,00 грн.' })).toBeVisible()
  await press(shellOf(page).link(nav.dashboard))
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  await expect(dialog).toHaveCount(0)
})

test('a supplier who is short on the service balance transfers the shortfall and subscribes, by keyboard alone', async ({
  page,
  sandbox,
}) => {
  await arrive(page, sandbox, 'shortOnService')
  const press = keyboardOf(page)
  const { dialog, step, accept, transfer } = paywallOf(page)
  await press(accept)
  await expect(step(paywall.shortOnService)).toBeVisible()
  await expectFocus(transfer)
  expect(movedIn(sandbox)).toEqual([])
  await press(transfer)
  await expect(dialog).toHaveCount(0)
  expect([movedIn(sandbox), isSubscribed(sandbox)]).toEqual([
    [
      ['transfer_from_main', 300_10],
      ['supplier_panel', 499_00],
    ],
    true,
  ])
  await expect(page.getByRole('link', { name: 'Основний баланс: 12 045,57 грн.' })).toBeVisible()
  await press(shellOf(page).link(nav.dashboard))
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  await expect(dialog).toHaveCount(0)
})

test(
  'a supplier sees before each press the price, the amount moved and the remaining balance',
  nightly,
  async ({ page, sandbox }) => {
    sandbox.load('shortOnService')
    sandbox.changeSupplier(1, { main: 1000_00, service: 299_95 })
    sandbox.setWorld((world) => ({ ...world, cost: 300_10 }))
    await openPage(page, '/orders')
    const { dialog, step, lines, accept, transfer } = paywallOf(page)
    await expect(step(paywall.offer)).toBeVisible()
    expect(await lines()).toEqual([['Вартість підписки', '300,10 грн.']])
    await accept.click()
    await expect(step(paywall.shortOnService)).toContainText('0,15 грн.')
    expect(await lines()).toEqual([
      ['Вартість підписки', '300,10 грн.'],
      ['Основний баланс', '1 000,00 грн.'],
      ['Переказ на баланс послуг', '−0,15 грн.'],
      ['Залишиться', '999,85 грн.'],
      ['Баланс послуг', '299,95 грн.'],
      ['Переказ з Основного балансу', '+0,15 грн.'],
      ['Оплата підписки', '−300,10 грн.'],
      ['Залишиться', '0,00 грн.'],
    ])
    await transfer.click()
    await expect(dialog).toHaveCount(0)
    expect([isSubscribed(sandbox), balancesIn(sandbox)]).toEqual([true, { main: 999_85, service: 0 }])
  },
)

test('a subscriber never sees the paywall, not for one frame, however slow the settings are', async ({
  page,
  sandbox,
}) => {
  sandbox.load('default')
  const seen = await watchDialogs(page)
  for (const path of ['/orders', '/chats', '/dashboard/statistics']) {
    const release = held(sandbox, api.settings, 1, null)
    await openPage(page, path)
    await expect(shellOf(page).heading).toBeVisible()
    release()
    await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
  }
  await shellOf(page).link(nav.orders).click()
  await expect(page).toHaveURL(/\/orders$/)
  expect(seen).toEqual([])
})

test(
  'a supplier who subscribed elsewhere since the last visit does not see the cached paywall',
  nightly,
  async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    await expect(paywallOf(page).step(paywall.offer)).toBeVisible()
    const seen = await watchDialogs(page)
    await page.goto('/favicon.svg')
    sandbox.changeSupplier(1, { subscribed: true })
    const release = held(sandbox, api.settings, 1, null)
    await openPage(page, '/orders')
    await expect(page.getByRole('link', { name: 'Основний баланс: 50 000,00 грн.' })).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().endsWith(api.settings))
    release()
    await (await answered).finished()
    await shellOf(page).link(nav.dashboard).click()
    await expect(page).toHaveURL(/\/dashboard\/statistics$/)
    expect(seen).toEqual([])
  },
)

test(
  'the paywall waits until the settings are read, and stays closed when that fails',
  nightly,
  async ({ page, sandbox }) => {
    sandbox.load('unsubscribedRich')
    const seen = await watchDialogs(page)
    const release = held(sandbox, api.settings, 1, null)
    await openPage(page, '/orders')
    await expect(shellOf(page).heading).toBeVisible()
    expect(seen).toEqual([])
    sandbox.faults.add({ kind: 'status', status: 500, body: {}, path: api.settings, count: null })
    release()
    await expect(paywallOf(page).step(paywall.offer)).toBeVisible()
    await page.goto('/favicon.svg')
    expect(seen.splice(0)).not.toEqual([])
    await openPage(page, '/chats')
    await expect(page.getByRole('button', { name: uk.ui.retry }).first()).toBeVisible()
    expect(seen).toEqual([])
  },
)

test(
  'going to the payments closes the paywall, going back opens it, and forward closes it',
  nightly,
  async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, step, accept, payments } = paywallOf(page)
    await payments.click()
    await expect(page).toHaveURL(/\/payments\/balances\/main-balance$/)
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/orders$/)
    await expect(step(paywall.offer)).toBeVisible()
    await accept.click()
    await expect(step(paywall.shortOnService)).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(/\/main-balance$/)
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(step(paywall.offer)).toBeVisible()
    expect(movesSent(sandbox)).toBe(0)
  },
)

test(
  'neither Escape nor a click outside nor a shortcut closes the paywall or opens anything over it',
  nightly,
  async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, step, accept } = paywallOf(page)
    await expect(step(paywall.offer)).toBeVisible()
    const stays = async (title: string) => {
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await page.mouse.click(1270, 790)
      await page.keyboard.press('Control+k')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(1)
      await expect(step(title)).toBeVisible()
      await expect(page).toHaveURL(/\/orders$/)
    }
    await stays(paywall.offer)
    await accept.click()
    await expect(step(paywall.shortOnService)).toBeVisible()
    await stays(paywall.shortOnService)
    expect(movesSent(sandbox)).toBe(0)
  },
)

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 700, height: 320 } })

  test('the page behind the paywall does not scroll until it is gone', nightly, async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const scrolled = () => page.evaluate(() => document.scrollingElement?.scrollTop ?? 0)
    const list = async () => {
      await page.mouse.move(350, 10)
      await page.mouse.wheel(0, 400)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const { dialog, step, accept } = paywallOf(page)
    await expect(step(paywall.offer)).toBeVisible()
    await list()
    expect(await scrolled()).toBe(0)
    await accept.click()
    await expect(dialog).toHaveCount(0)
    await list()
    await expect.poll(scrolled).toBeGreaterThan(0)
  })
})

test('the paywall traps the focus and returns it when it closes', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'unsubscribedRich', '/settings/customizing')
  const orders = shellOf(page).link(nav.orders)
  await orders.focus()
  await page.keyboard.press('Enter')
  const { dialog, step, accept, payments } = paywallOf(page)
  await expect(step(paywall.offer)).toBeVisible()
  const isInside = () => dialog.evaluate((one) => one.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await isInside(), key).toBe(true)
  }
  await payments.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expectFocus(orders)
  await expect(accept).toHaveCount(0)
})

test(
  'every step of the paywall is accessible, wide and narrow, light and dark',
  nightly,
  async ({ page, context, sandbox }) => {
    const { step, activity, accept, transfer, cancel, pay, payments } = paywallOf(page)
    const stands = (name: string) => expectStepAccessible(step(name))
    await arrive(page, sandbox, 'shortOnBoth')
    await stands(paywall.offer)
    const settings = held(sandbox, api.settings, 1, null)
    await accept.click()
    await expect(activity(paywall.activity.reading)).toBeVisible()
    await stands(paywall.offer)
    settings()
    await stands(paywall.shortOnMain)
    await cancel.click()

    sandbox.changeSupplier(1, { main: 12_345_67 })
    await accept.click()
    await stands(paywall.shortOnService)
    const other = await context.newPage()
    await openPage(other, '/orders')
    await expect(paywallOf(other).step(paywall.offer)).toBeVisible()
    const moving = held(sandbox, moneyApi.moves)
    await transfer.click()
    await expect(activity(paywall.activity.transferring)).toBeVisible()
    await stands(paywall.shortOnService)
    await paywallOf(other).accept.click()
    await expect(paywallOf(other).step(paywall.prevented)).toBeVisible()
    await expectAccessible(other)
    await other.close()
    await cancel.click()
    moving()
    await stands(paywall.ready)

    sandbox.faults.add({ kind: 'status', status: 504, body: {}, method: 'POST', path: moneyApi.moves })
    await page.clock.install()
    await pay.click()
    await stands(operation.checking)
    const { later, line, settled } = operationOf(page)
    await later.click()
    await stands(paywall.offer)
    sandbox.changeSupplier(1, { service: 600_00 })
    const noLines = { data: [], meta: { last_page: 1 } }
    sandbox.setWorld((world) => ({ ...world, overrides: { [`GET ${moneyApi.recent}`]: noLines } }))
    await patienceOver(page)
    await expect(line(operation.line.unknown)).toBeVisible()
    await accept.click()
    await stands(operation.unknown)
    await settled.click()
    await expect(line(operation.line.unknown)).toHaveCount(0)
    await payments.click()
    await expect(page).toHaveURL(new RegExp(mainPath))
  },
)
