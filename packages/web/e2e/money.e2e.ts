import type { Page } from 'playwright/test'
import said from '../src/i18n/uk/said/index.ts'
import { api, caughtUp, goOffline, goOnline, withoutSocketLines } from './models/faults.ts'
import {
  arrive,
  held,
  isSubscribed,
  moneyApi,
  movedIn,
  movesSent,
  openPage,
  paywall,
  paywallOf,
  pressTwentyOn,
  saidOn,
  timeUntil,
} from './models/paywall.ts'
import { sessionPages } from './models/session.ts'
import { nav, shell, shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'

const payment = ['supplier_panel', 499_00]
const transferred = ['transfer_from_main', 300_10]

/** Here the buttons of all steps lie in the same place. */
const telephone = { width: 360, height: 740 }

test.describe('impatience', () => {
  test('a double click on the offer pays once', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const { dialog, accept } = paywallOf(page)
    await accept.dblclick()
    await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
  })

  test('twenty clicks on the offer pay once, before and while the server works', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const { dialog, doing, accept } = paywallOf(page)
    const release = held(sandbox, moneyApi.moves)
    await pressTwentyOn(accept)
    await expect(doing(paywall.doing.paying)).toBeVisible()
    await pressTwentyOn(accept)
    await accept.click({ clickCount: 20, force: true })
    await page.keyboard.press('Enter')
    release()
    await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
  })

  test('twenty clicks and Enter on the transfer move the shortfall once and pay once', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, doing, accept, transfer } = paywallOf(page)
    await accept.click()
    await expect(transfer).toBeVisible()
    const release = held(sandbox, moneyApi.moves)
    await pressTwentyOn(transfer)
    await expect(doing(paywall.doing.transferring)).toBeVisible()
    await page.keyboard.press('Enter')
    await transfer.click({ clickCount: 20, force: true })
    const releasePayment = held(sandbox, moneyApi.moves)
    release()
    await expect(doing(paywall.doing.paying)).toBeVisible()
    await pressTwentyOn(transfer)
    await page.keyboard.press('Enter')
    releasePayment()
    await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([2, [transferred, payment]])
  })

  test('twenty clicks on the payment that is left pay once', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const refusal = { kind: 'status', status: 422, body: { message: 'Ні.' } } as const
    sandbox.faults.add({ ...refusal, method: 'POST', path: moneyApi.moves, nth: 2 })
    const { dialog, doing, accept, transfer, pay } = paywallOf(page)
    await accept.click()
    await transfer.click()
    await expect(pay).toBeVisible()
    const release = held(sandbox, moneyApi.moves)
    await pressTwentyOn(pay)
    await expect(doing(paywall.doing.paying)).toBeVisible()
    await pay.click({ clickCount: 20, force: true })
    await page.keyboard.press('Space')
    release()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([transferred, payment])
  })

  test('the second press of a double click does not confirm the step that came under the pointer', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(telephone)
    await arrive(page, sandbox, 'shortOnService')
    const { step, accept, transfer, cancel } = paywallOf(page)
    await accept.click()
    await expect(step(paywall.shortOnService)).toBeVisible()
    for (const clickCount of [2, 3, 4]) {
      await transfer.hover()
      await page.mouse.down({ clickCount })
      await page.mouse.up({ clickCount })
    }
    await cancel.click()
    await expect(step(paywall.offer)).toBeVisible()
    expect(movesSent(sandbox)).toBe(0)
  })

  test('Enter held down pays once, and does not run through to the next step', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, step, doing, accept, transfer, cancel } = paywallOf(page)
    const hold = async () => {
      for (let beat = 0; beat < 20; beat += 1) await page.keyboard.down('Enter')
    }
    await expect(step(paywall.offer)).toBeVisible()
    const release = held(sandbox, api.settings, 1, null)
    await accept.focus()
    await hold()
    await expect(doing(paywall.doing.reading)).toBeVisible()
    release()
    await expect(transfer).toBeFocused()
    await hold()
    await page.keyboard.up('Enter')
    await cancel.click()
    await expect(step(paywall.offer)).toBeVisible()
    expect(movesSent(sandbox)).toBe(0)

    await accept.click()
    await expect(transfer).toBeFocused()
    await hold()
    await expect(dialog).toHaveCount(0)
    await hold()
    await page.keyboard.up('Enter')
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([2, [transferred, payment]])
  })

  const begun = [
    ['Space', (page: Page) => page.keyboard.down('Space'), (page: Page) => page.keyboard.up('Space')],
    ['a press of the mouse', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ] as const

  for (const [what, begin, end] of begun) {
    test(`${what} that began on one step confirms nothing on the next`, async ({ page, sandbox }) => {
      await page.setViewportSize(telephone)
      await arrive(page, sandbox, 'shortOnService')
      const { step, doing, accept, transfer, cancel } = paywallOf(page)
      await expect(step(paywall.offer)).toBeVisible()
      const release = held(sandbox, api.settings, 1, null)
      await accept.click()
      await expect(doing(paywall.doing.reading)).toBeVisible()
      await begin(page)
      release()
      await expect(transfer).toBeFocused()
      await end(page)
      await cancel.click()
      await expect(step(paywall.offer)).toBeVisible()
      expect(movesSent(sandbox)).toBe(0)
    })
  }
})

test.describe('a reload', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('while the balances are read moves nothing, and the offer stands there again', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const { dialog, step, doing, accept } = paywallOf(page)
    await expect(step(paywall.offer)).toBeVisible()
    await caughtUp(sandbox)
    const release = held(sandbox, api.settings)
    await accept.click()
    await expect(doing(paywall.doing.reading)).toBeVisible()
    await page.reload()
    await expect(step(paywall.offer)).toBeVisible()
    release()
    await page.clock.runFor(60_000)
    await expect(step(paywall.offer)).toBeVisible()
    expect(movesSent(sandbox)).toBe(0)
    await accept.click()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([payment])
  })

  test('while the transfer is on its way waits for it, and asks before anything is paid', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, step, note, accept, transfer, pay } = paywallOf(page)
    await accept.click()
    const release = held(sandbox, moneyApi.moves)
    await transfer.click()
    await expect.poll(() => movesSent(sandbox)).toBe(1)
    await page.reload()
    await expect(step(paywall.wait)).toBeVisible()
    release()
    await timeUntil(step(paywall.ready))
    await expect(note(paywall.notes.covered)).toBeVisible()
    await page.clock.runFor(60_000)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [transferred]])
    await pay.click()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([transferred, payment])
  })

  test('while the answer to the transfer is lost finds it, and asks before anything is paid', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, step, note, accept, transfer, pay } = paywallOf(page)
    await accept.click()
    sandbox.faults.add({ kind: 'applied-then-hang', method: 'POST', path: moneyApi.moves })
    await transfer.click()
    await expect.poll(() => movedIn(sandbox)).toEqual([transferred])
    await page.reload()
    await expect(step(paywall.ready)).toBeVisible()
    await expect(note(paywall.notes.covered)).toBeVisible()
    await page.clock.runFor(60_000)
    expect(movesSent(sandbox)).toBe(1)
    await pay.click()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([transferred, payment])
  })

  test('while a transfer is lost for good says that nothing was moved, and lets it be tried again', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, step, note, accept, transfer } = paywallOf(page)
    await accept.click()
    sandbox.faults.add({ kind: 'hang', method: 'POST', path: moneyApi.moves })
    await transfer.click()
    await expect.poll(() => movesSent(sandbox)).toBe(1)
    await page.reload()
    await expect(step(paywall.wait)).toBeVisible()
    await timeUntil(step(paywall.shortOnService))
    await expect(note(paywall.notes.notMoved)).toBeVisible()
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, []])
    await transfer.click()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([transferred, payment])
  })

  test('between transfer and payment offers to finish, and charges nothing by itself', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, step, doing, note, lines, accept, transfer, cancel } = paywallOf(page)
    await accept.click()
    const release = held(sandbox, moneyApi.moves)
    await transfer.click()
    await expect(doing(paywall.doing.transferring)).toBeVisible()
    await cancel.click()
    release()
    await expect(step(paywall.ready)).toBeVisible()
    await page.reload()
    await expect(step(paywall.offer)).toBeVisible()
    await expect(note(paywall.notes.covered)).toBeVisible()
    expect(await lines()).toContainEqual(['Оплата підписки', '−499,00 грн.'])
    await page.clock.runFor(60_000)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [transferred]])
    await accept.click()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([transferred, payment])
  })

  test('while the answer to the payment is lost finds it paid, and opens the panel', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    sandbox.faults.add({ kind: 'applied-then-hang', method: 'POST', path: moneyApi.moves })
    const { dialog, accept } = paywallOf(page)
    await accept.click()
    await expect.poll(() => movedIn(sandbox)).toEqual([payment])
    await page.reload()
    await expect(saidOn(page, said.subscription.paid)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await shellOf(page).link(nav.dashboard).click()
    await expect(page).toHaveURL(/\/dashboard\/statistics$/)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
  })

  test('while the payment is on its way waits for it, and does not send it again', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const release = held(sandbox, moneyApi.moves)
    const { dialog, step, accept } = paywallOf(page)
    await accept.click()
    await expect.poll(() => movesSent(sandbox)).toBe(1)
    await page.reload()
    await expect(step(paywall.wait)).toBeVisible()
    await page.reload()
    await expect(step(paywall.wait)).toBeVisible()
    release()
    await expect.poll(() => movedIn(sandbox)).toEqual([payment])
    await timeUntil(saidOn(page, said.subscription.paid))
    await expect(dialog).toHaveCount(0)
    expect(movesSent(sandbox)).toBe(1)
  })

  test('while a payment is lost for good says that nothing was charged, and lets it be tried again', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    sandbox.faults.add({ kind: 'hang', method: 'POST', path: moneyApi.moves })
    const { dialog, step, note, accept, pay } = paywallOf(page)
    await accept.click()
    await expect.poll(() => movesSent(sandbox)).toBe(1)
    await page.reload()
    await timeUntil(step(paywall.ready))
    await expect(note(paywall.notes.notMoved)).toBeVisible()
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, []])
    await pay.click()
    await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([2, [payment]])
  })

  test('while a payment is looked up goes on looking it up', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    sandbox.faults.add({ kind: 'applied-then-500', method: 'POST', path: moneyApi.moves })
    const release = held(sandbox, moneyApi.trail, 2, null)
    const { dialog, doing, accept } = paywallOf(page)
    await accept.click()
    await expect(doing(paywall.doing.checking)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    release()
    await expect(saidOn(page, said.subscription.paid)).toBeVisible()
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
  })

  test('where nobody knows whether it was paid looks it up again, and ends as soon as the server says', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    sandbox.faults.add({ kind: 'applied-then-500', method: 'POST', path: moneyApi.moves })
    const broken = sandbox.faults.add({
      kind: 'status',
      status: 500,
      body: {},
      path: moneyApi.trail,
      nth: 2,
      count: null,
    })
    const { dialog, step, accept, check } = paywallOf(page)
    await accept.click()
    await timeUntil(step(paywall.unchecked))
    await page.reload()
    await timeUntil(step(paywall.unchecked))
    expect(movesSent(sandbox)).toBe(1)
    sandbox.faults.clear(broken)
    await check.click()
    await expect(saidOn(page, said.subscription.paid)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
  })

  test('is no different from a tab that crashed and another one that is opened', async ({ page, context, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    sandbox.faults.add({ kind: 'applied-then-hang', method: 'POST', path: moneyApi.moves })
    await paywallOf(page).accept.click()
    await expect.poll(() => movedIn(sandbox)).toEqual([payment])
    await page.close()
    const again = await context.newPage()
    await openPage(again, '/orders')
    await expect(saidOn(again, said.subscription.paid)).toBeVisible()
    await expect(paywallOf(again).dialog).toHaveCount(0)
    expect(movesSent(sandbox)).toBe(1)
  })
})

test('going back while the subscription is paid neither stops nor repeats it', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'unsubscribedRich', '/payments/payouts')
  await shellOf(page).link(nav.orders).click()
  const { dialog, doing, accept } = paywallOf(page)
  const release = held(sandbox, moneyApi.moves)
  await accept.click()
  await expect(doing(paywall.doing.paying)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/payments\/payouts$/)
  release()
  await expect(saidOn(page, said.subscription.paid)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(shellOf(page).heading).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
})

test('an unclear payment that was put off is looked up before the next one, and not made again', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await arrive(page, sandbox, 'unsubscribedRich')
  const { dialog, step, accept, check, later } = paywallOf(page)
  await expect(step(paywall.offer)).toBeVisible()
  sandbox.faults.add({ kind: 'applied-then-500', method: 'POST', path: moneyApi.moves })
  const broken = { kind: 'status', status: 500, body: {}, path: moneyApi.trail, nth: 2, count: null } as const
  const fault = sandbox.faults.add(broken)
  await accept.click()
  await timeUntil(step(paywall.unchecked))
  await later.click()
  await expect(step(paywall.offer)).toBeVisible()
  await accept.click()
  await timeUntil(step(paywall.unchecked))
  sandbox.faults.clear(fault)
  await check.click()
  await expect(saidOn(page, said.subscription.paid)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
})

test.describe('two tabs', () => {
  test('of two tabs that pay together one pays, and the other says that it is under way', async ({
    page,
    context,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const other = await context.newPage()
    await openPage(other, '/chats')
    const [first, second] = [paywallOf(page), paywallOf(other)]
    await expect(second.step(paywall.offer)).toBeVisible()
    const release = held(sandbox, moneyApi.moves)
    await first.accept.click()
    await expect(first.doing(paywall.doing.paying)).toBeVisible()
    await second.accept.click()
    await expect(second.step(paywall.elsewhere)).toBeVisible()
    await second.understood.click()
    await second.accept.click()
    await expect(second.step(paywall.elsewhere)).toBeVisible()
    release()
    await expect(first.dialog).toHaveCount(0)
    await expect(second.dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
  })

  test('however closely two tabs press, the shortfall is moved once and paid once', async ({
    page,
    context,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'shortOnService')
    const other = await context.newPage()
    await openPage(other, '/orders')
    const tabs = [paywallOf(page), paywallOf(other)]
    for (const { accept, transfer } of tabs) {
      await accept.click()
      await expect(transfer).toBeVisible()
    }
    await Promise.all(tabs.map(({ transfer }) => pressTwentyOn(transfer)))
    await expect.poll(() => isSubscribed(sandbox)).toBe(true)
    for (const { dialog } of tabs) await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([2, [transferred, payment]])
  })

  for (const kind of ['delay', 'applied-then-hang'] as const) {
    test(`signing out in one tab keeps the other one from paying behind its transfer (${kind})`, async ({
      page,
      context,
      sandbox,
    }) => {
      await arrive(page, sandbox, 'shortOnService')
      const other = await context.newPage()
      await openPage(other, '/payments/balances/main-balance')
      const { step, note, accept, transfer, pay, dialog } = paywallOf(page)
      await accept.click()
      const release = kind === 'delay' ? held(sandbox, moneyApi.moves) : () => {}
      if (kind !== 'delay') sandbox.faults.add({ kind, method: 'POST', path: moneyApi.moves })
      await transfer.click()
      await expect.poll(() => movesSent(sandbox)).toBe(1)
      await other.getByRole('button', { name: nav.logOut }).first().click()
      await expect(page).toHaveURL(/\/auth\/login$/)
      await expect(dialog).toHaveCount(0)
      await other.close()
      release()
      await expect.poll(() => movedIn(sandbox)).toEqual([transferred])
      await sessionPages(page).signInByPassword()
      await expect(step(paywall.ready)).toBeVisible()
      await expect(note(paywall.notes.covered)).toBeVisible()
      expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [transferred]])
      await pay.click()
      await expect(dialog).toHaveCount(0)
      expect(movedIn(sandbox)).toEqual([transferred, payment])
    })
  }
})

test.describe('without a network', () => {
  for (const scenario of ['unsubscribedRich', 'shortOnService'] as const) {
    test(`nothing is sent, queued or sent later when a supplier presses (${scenario})`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      await arrive(page, sandbox, scenario)
      const { dialog, step, accept, transfer } = paywallOf(page)
      await expect(step(paywall.offer)).toBeVisible()
      const isShort = scenario === 'shortOnService'
      if (isShort) await accept.click()
      const button = isShort ? transfer : accept
      await expect(button).toBeVisible()
      await goOffline(page)
      await button.click()
      await expect(saidOn(page, 'Щось пішло не так.')).toBeVisible()
      await expect(step(paywall.offer)).toBeVisible()
      await pressTwentyOn(accept)
      await expect(accept).not.toHaveAttribute('aria-busy')
      sandbox.forgetRequests()
      await goOnline(page)
      await expect(page.getByText(shell.offline.title)).toHaveCount(0)
      await expect(step(paywall.offer)).toBeVisible()
      expect(movesSent(sandbox)).toBe(0)
      await accept.click()
      if (isShort) await transfer.click()
      await expect(dialog).toHaveCount(0)
      expect(movedIn(sandbox)).toEqual(isShort ? [transferred, payment] : [payment])
      withoutSocketLines(complaints)
    })
  }
})
