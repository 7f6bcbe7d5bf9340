import said from '../src/i18n/uk/said/index.ts'
import { test as signedOut } from './app.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { api, caughtUp, uk } from './models/faults.ts'
import {
  arrive,
  balancesIn,
  expectFocus,
  handOf,
  hands,
  held,
  isSubscribed,
  moneyApi,
  movedIn,
  movesSent,
  openPage,
  paywall,
  paywallOf,
  saidOn,
  watchDialogs,
} from './models/paywall.ts'
import { sessionPages } from './models/session.ts'
import { nav, shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'

for (const by of hands) {
  test(`a supplier with enough on the service balance subscribes with one press, by ${by}`, async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const press = handOf(page, by)
    const { dialog, step, accept } = paywallOf(page)
    await expect(step(paywall.offer)).toBeVisible()
    await press(accept)
    await expect(dialog).toHaveCount(0)
    expect([movedIn(sandbox), isSubscribed(sandbox)]).toEqual([[['supplier_panel', 499_00]], true])
    await expect(saidOn(page, said.subscription.paid)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Основний баланс: 50 000,00 грн.' })).toBeVisible()
    await press(shellOf(page).link(nav.dashboard))
    await expect(page).toHaveURL(/\/dashboard\/statistics$/)
    await expect(dialog).toHaveCount(0)
  })

  test(`a supplier who is short on the service balance moves what is missing and subscribes, by ${by}`, async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'shortOnService')
    const press = handOf(page, by)
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
}

const ways = [
  {
    who: 'enough',
    money: { main: 50_000_00, service: 5_000_00, cost: 499_00 },
    offer: [
      ['Вартість підписки', '499,00 грн.'],
      ['Баланс послуг', '5 000,00 грн.'],
      ['Оплата підписки', '−499,00 грн.'],
      ['Залишиться', '4 501,00 грн.'],
      ['Основний баланс, без змін', '50 000,00 грн.'],
    ],
    remains: { main: 50_000_00, service: 4_501_00 },
  },
  {
    who: 'not a kopeck more than the cost',
    money: { main: 300_10, service: 300_10, cost: 300_10 },
    offer: [
      ['Вартість підписки', '300,10 грн.'],
      ['Баланс послуг', '300,10 грн.'],
      ['Оплата підписки', '−300,10 грн.'],
      ['Залишиться', '0,00 грн.'],
      ['Основний баланс, без змін', '300,10 грн.'],
    ],
    remains: { main: 300_10, service: 0 },
  },
  {
    who: 'fifteen kopecks too little',
    money: { main: 1000_00, service: 299_95, cost: 300_10 },
    offer: [['Вартість підписки', '300,10 грн.']],
    transfer: [
      ['Вартість підписки', '300,10 грн.'],
      ['Основний баланс', '1 000,00 грн.'],
      ['Переказ на баланс послуг', '−0,15 грн.'],
      ['Залишиться', '999,85 грн.'],
      ['Баланс послуг', '299,95 грн.'],
      ['Переказ з Основного балансу', '+0,15 грн.'],
      ['Оплата підписки', '−300,10 грн.'],
      ['Залишиться', '0,00 грн.'],
    ],
    said: '0,15 грн.',
    remains: { main: 999_85, service: 0 },
  },
  {
    who: 'ten kopecks and twenty kopecks',
    money: { main: 1_00, service: 20, cost: 30 },
    offer: [['Вартість підписки', '0,30 грн.']],
    transfer: [
      ['Вартість підписки', '0,30 грн.'],
      ['Основний баланс', '1,00 грн.'],
      ['Переказ на баланс послуг', '−0,10 грн.'],
      ['Залишиться', '0,90 грн.'],
      ['Баланс послуг', '0,20 грн.'],
      ['Переказ з Основного балансу', '+0,10 грн.'],
      ['Оплата підписки', '−0,30 грн.'],
      ['Залишиться', '0,00 грн.'],
    ],
    said: '0,10 грн.',
    remains: { main: 90, service: 0 },
  },
  {
    who: 'ten million',
    money: { main: 20_000_000_00, service: 1, cost: 10_000_000_00 },
    offer: [['Вартість підписки', '10 000 000,00 грн.']],
    transfer: [
      ['Вартість підписки', '10 000 000,00 грн.'],
      ['Основний баланс', '20 000 000,00 грн.'],
      ['Переказ на баланс послуг', '−9 999 999,99 грн.'],
      ['Залишиться', '10 000 000,01 грн.'],
      ['Баланс послуг', '0,01 грн.'],
      ['Переказ з Основного балансу', '+9 999 999,99 грн.'],
      ['Оплата підписки', '−10 000 000,00 грн.'],
      ['Залишиться', '0,00 грн.'],
    ],
    said: '9 999 999,99 грн.',
    remains: { main: 10_000_000_01, service: 0 },
  },
] as const

for (const { who, money, offer, remains, ...rest } of ways) {
  test(`a supplier with ${who} sees before each press what it costs, what is moved and what remains`, async ({
    page,
    sandbox,
  }) => {
    const { cost, ...balances } = money
    sandbox.load('shortOnService')
    sandbox.changeSupplier(1, balances)
    sandbox.setWorld((world) => ({ ...world, cost }))
    await openPage(page, '/orders')
    const { dialog, step, lines, accept, transfer } = paywallOf(page)
    await expect(step(paywall.offer)).toBeVisible()
    expect(await lines()).toEqual(offer)
    await accept.click()
    if ('transfer' in rest) {
      await expect(step(paywall.shortOnService)).toBeVisible()
      await expect(step(paywall.shortOnService)).toContainText(rest.said)
      expect(await lines()).toEqual(rest.transfer)
      await transfer.click()
    }
    await expect(dialog).toHaveCount(0)
    expect([isSubscribed(sandbox), balancesIn(sandbox)]).toEqual([true, remains])
  })
}

test('a supplier without enough on the main balance sees how much is missing, and nothing is moved', async ({
  page,
  sandbox,
}) => {
  await arrive(page, sandbox, 'shortOnBoth')
  const { step, lines, accept, topUp, cancel } = paywallOf(page)
  await accept.click()
  await expect(step(paywall.shortOnMain)).toContainText('378,90 грн.')
  expect(await lines()).toEqual([
    ['Вартість підписки', '499,00 грн.'],
    ['Баланс послуг', '15,05 грн.'],
    ['Основний баланс', '120,10 грн.'],
    ['Бракує на Основному балансі', '378,90 грн.'],
  ])
  await expectFocus(topUp)
  await cancel.click()
  await expect(step(paywall.offer)).toBeVisible()
  expect(movesSent(sandbox)).toBe(0)
})

test('a price that rose behind the dialog is shown again before anything is paid', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'unsubscribedRich')
  const { dialog, step, lines, accept, pay } = paywallOf(page)
  await expect(step(paywall.offer)).toBeVisible()
  await caughtUp(sandbox)
  sandbox.setWorld((world) => ({ ...world, cost: 599_00 }))
  await accept.click()
  await expect(step(paywall.ready)).toBeVisible()
  expect(await lines()).toEqual([
    ['Вартість підписки', '599,00 грн.'],
    ['Баланс послуг', '5 000,00 грн.'],
    ['Оплата підписки', '−599,00 грн.'],
    ['Залишиться', '4 401,00 грн.'],
    ['Основний баланс, без змін', '50 000,00 грн.'],
  ])
  await expect(pay).toHaveText('Оплатити 599,00 грн.')
  await expectFocus(pay)
  expect(movesSent(sandbox)).toBe(0)
  await pay.click()
  await expect(dialog).toHaveCount(0)
  expect(movedIn(sandbox)).toEqual([['supplier_panel', 599_00]])
})

test('a payment that is refused after the transfer leaves only the payment, in its own amount', async ({
  page,
  sandbox,
}) => {
  await arrive(page, sandbox, 'shortOnService')
  const refusal = { kind: 'status', status: 422, body: { message: 'Оплату відхилено.' } } as const
  sandbox.faults.add({ ...refusal, method: 'POST', path: moneyApi.moves, nth: 2 })
  const { dialog, step, lines, accept, transfer, pay } = paywallOf(page)
  await accept.click()
  await transfer.click()
  await expect(step(paywall.ready)).toBeVisible()
  await expect(saidOn(page, 'Оплату відхилено.')).toBeVisible()
  expect(await lines()).toEqual([
    ['Вартість підписки', '499,00 грн.'],
    ['Баланс послуг', '499,00 грн.'],
    ['Оплата підписки', '−499,00 грн.'],
    ['Залишиться', '0,00 грн.'],
    ['Основний баланс, без змін', '12 045,57 грн.'],
  ])
  await pay.click()
  await expect(dialog).toHaveCount(0)
  expect(movedIn(sandbox)).toEqual([
    ['transfer_from_main', 300_10],
    ['supplier_panel', 499_00],
  ])
})

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

test('a supplier who subscribed elsewhere since the last visit does not see the paywall of that visit', async ({
  page,
  sandbox,
}) => {
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
})

test('the paywall waits until the settings are read, and stays away when they cannot be', async ({ page, sandbox }) => {
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
})

test('the pages of payments and settings are open without a subscription', async ({ page, sandbox }) => {
  sandbox.load('shortOnBoth')
  const seen = await watchDialogs(page)
  const free = [
    '/payments/balances/main-balance',
    '/payments/balances/balance-services',
    '/payments/payouts',
    '/payment-methods/saved',
    '/settings/preferences',
    '/settings/customizing',
    '/404',
  ]
  for (const path of free) {
    await openPage(page, path)
    await expect(page.getByRole('link', { name: 'Основний баланс: 120,10 грн.' })).toBeVisible()
    await expect(shellOf(page).heading).toBeVisible()
  }
  expect(seen).toEqual([])
})

test('going to the payments closes the paywall, going back brings it, and forward takes it away', async ({
  page,
  sandbox,
}) => {
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
})

test('neither Escape nor a press beside it nor a shortcut closes the paywall or opens anything over it', async ({
  page,
  sandbox,
}) => {
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
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 700, height: 320 } })

  test('the page behind the paywall does not scroll until it is gone', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const scrolled = () => page.evaluate(() => document.scrollingElement?.scrollTop ?? 0)
    const roll = async () => {
      await page.mouse.move(350, 10)
      await page.mouse.wheel(0, 400)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const { dialog, step, accept } = paywallOf(page)
    await expect(step(paywall.offer)).toBeVisible()
    await roll()
    expect(await scrolled()).toBe(0)
    await accept.click()
    await expect(dialog).toHaveCount(0)
    await roll()
    await expect.poll(scrolled).toBeGreaterThan(0)
  })
})

test('the paywall takes the focus, keeps it, and gives it back where it goes away', async ({ page, sandbox }) => {
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

signedOut(
  'a supplier who signs in without a subscription meets the paywall behind the sign-in',
  async ({ page, sandbox }) => {
    sandbox.load('unsubscribedRich')
    await sessionPages(page).signInByPassword()
    const { dialog, step, accept } = paywallOf(page)
    await expect(step(paywall.offer)).toBeVisible()
    await accept.click()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([['supplier_panel', 499_00]])
    await expect(shellOf(page).heading).toBeVisible()
  },
)

for (const width of [360, 1280]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every step of the paywall is accessible at ${width} px, ${theme}`, async ({ page, context, sandbox }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const { dialog, step, doing, accept, transfer, cancel, pay } = paywallOf(page)
      const stands = async (name: string) => {
        await expect(step(name)).toBeVisible()
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
      await arrive(page, sandbox, 'shortOnBoth')
      await stands(paywall.offer)
      const settings = held(sandbox, api.settings, 1, null)
      await accept.click()
      await expect(doing(paywall.doing.reading)).toBeVisible()
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
      await expect(doing(paywall.doing.transferring)).toBeVisible()
      await stands(paywall.shortOnService)
      await paywallOf(other).accept.click()
      await expect(paywallOf(other).step(paywall.elsewhere)).toBeVisible()
      await expectAccessible(other)
      await other.close()
      await cancel.click()
      moving()
      await stands(paywall.ready)

      sandbox.faults.add({ kind: 'applied-then-500', method: 'POST', path: moneyApi.moves })
      const looking = held(sandbox, moneyApi.trail, 2, null)
      await pay.click()
      await expect(doing(paywall.doing.checking)).toBeVisible()
      await stands(paywall.ready)
      looking()
      await expect(dialog).toHaveCount(0)
    })

    test(`a paywall that looks up what became of a payment is accessible at ${width} px, ${theme}`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const { step, accept, check } = paywallOf(page)
      const stands = async (name: string) => {
        await expect(step(name)).toBeVisible()
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
      await arrive(page, sandbox, 'unsubscribedRich')
      await expect(step(paywall.offer)).toBeVisible()
      sandbox.faults.add({ kind: 'hang', method: 'POST', path: moneyApi.moves })
      await accept.click()
      await expect.poll(() => movesSent(sandbox)).toBe(1)
      const looking = held(sandbox, moneyApi.trail, 1, null)
      await page.reload()
      await stands(paywall.wait)
      sandbox.faults.add({ kind: 'status', status: 500, body: {}, path: moneyApi.trail, count: null })
      await page.clock.install()
      looking()
      await expect.poll(() => page.clock.fastForward(9000).then(() => step(paywall.unchecked).count())).toBe(1)
      await stands(paywall.unchecked)
      await expectFocus(check)
    })
  }
}
