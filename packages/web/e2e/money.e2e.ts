import type { Page } from 'playwright/test'
import messages from '../src/i18n/uk/messages/index.ts'
import { balancesOf, mainPath, transferOf } from './models/balances.ts'
import { expectJoined } from './models/connection.ts'
import { api, goOffline, goOnline, withoutSocketLines } from './models/faults.ts'
import {
  arrive,
  held,
  isSubscribed,
  moneyApi,
  movedIn,
  movesSent,
  openPage,
  operation,
  operationOf,
  patienceOver,
  paywall,
  paywallOf,
  pressTwentyOn,
  toastOn,
  withoutIdempotency,
} from './models/paywall.ts'
import { sessionPages } from './models/session.ts'
import { nav, shell, shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

const payment = ['supplier_panel', 499_00]
const transferred = ['transfer_from_main', 300_10]

/** At this size the buttons of all steps are in the same position. */
const telephone = { width: 360, height: 740 }

test.describe('repeated presses', () => {
  // With motion, some presses hit a dialog that is still closing.
  test.use({ reducedMotion: 'no-preference' })

  test('a double click on the offer pays once', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const { dialog, accept } = paywallOf(page)
    await accept.dblclick()
    await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
  })

  test('twenty clicks on the offer pay once, before and while the server works', nightly, async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'unsubscribedRich')
    const { dialog, activity, accept } = paywallOf(page)
    const release = held(sandbox, moneyApi.moves)
    await pressTwentyOn(accept)
    await expect(activity(paywall.activity.paying)).toBeVisible()
    await pressTwentyOn(accept)
    await accept.click({ clickCount: 20, force: true })
    await page.keyboard.press('Enter')
    release()
    await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
  })

  test(
    'twenty clicks and Enter on the transfer move the shortfall once and pay once',
    nightly,
    async ({ page, sandbox }) => {
      await arrive(page, sandbox, 'shortOnService')
      const { dialog, activity, accept, transfer } = paywallOf(page)
      await accept.click()
      await expect(transfer).toBeVisible()
      const release = held(sandbox, moneyApi.moves)
      await pressTwentyOn(transfer)
      await expect(activity(paywall.activity.transferring)).toBeVisible()
      await page.keyboard.press('Enter')
      await transfer.click({ clickCount: 20, force: true })
      const releasePayment = held(sandbox, moneyApi.moves)
      release()
      await expect(activity(paywall.activity.paying)).toBeVisible()
      await pressTwentyOn(transfer)
      await page.keyboard.press('Enter')
      releasePayment()
      await expect(dialog).toHaveCount(0)
      expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([2, [transferred, payment]])
    },
  )

  test('twenty clicks on the remaining payment pay once', nightly, async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const refusal = { kind: 'status', status: 422, body: { message: 'Ні.' } } as const
    sandbox.faults.add({ ...refusal, method: 'POST', path: moneyApi.moves, nth: 2 })
    const { dialog, activity, accept, transfer, pay } = paywallOf(page)
    await accept.click()
    await transfer.click()
    await expect(pay).toBeVisible()
    const release = held(sandbox, moneyApi.moves)
    await pressTwentyOn(pay)
    await expect(activity(paywall.activity.paying)).toBeVisible()
    await pay.click({ clickCount: 20, force: true })
    await page.keyboard.press('Space')
    release()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([transferred, payment])
  })

  test(
    'the second press of a double click does not confirm the step that appears under the pointer',
    nightly,
    async ({ page, sandbox }) => {
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
    },
  )

  test('Enter held down pays once and does not confirm the next step', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'shortOnService')
    const { dialog, step, activity, accept, transfer, cancel } = paywallOf(page)
    const hold = async () => {
      for (let beat = 0; beat < 20; beat += 1) await page.keyboard.down('Enter')
    }
    await expect(step(paywall.offer)).toBeVisible()
    const release = held(sandbox, api.settings, 1, null)
    await accept.focus()
    await hold()
    await expect(activity(paywall.activity.reading)).toBeVisible()
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
    test(`${what} that began on one step confirms nothing on the next`, nightly, async ({ page, sandbox }) => {
      await page.setViewportSize(telephone)
      await arrive(page, sandbox, 'shortOnService')
      const { step, activity, accept, transfer, cancel } = paywallOf(page)
      await expect(step(paywall.offer)).toBeVisible()
      const release = held(sandbox, api.settings, 1, null)
      await accept.click()
      await expect(activity(paywall.activity.reading)).toBeVisible()
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

/** The toast once the outcome of the payment is known, with any number. */
const paid = /^Підписку оплачено: 499,00.грн\. \(№ [0-9A-Z]{4}-[0-9A-Z]{4}\)\.$/
const notPaid = /^Підписку не оплачено \(№ [0-9A-Z]{4}-[0-9A-Z]{4}\): нічого не списано\.$/
const transferSaid = /^Переказ 300,10.грн\. \(№ [0-9A-Z]{4}-[0-9A-Z]{4}\) виконано\.$/

test.describe('a move without a response', () => {
  for (const way of ['a reload', 'a crash and another tab'] as const) {
    test(`is found after ${way} and not sent again`, async ({ page, context, sandbox }) => {
      await arrive(page, sandbox, 'unsubscribedRich')
      sandbox.faults.add({ kind: 'applied-then-hang', method: 'POST', path: moneyApi.moves })
      await paywallOf(page).accept.click()
      await expect.poll(() => movedIn(sandbox)).toEqual([payment])
      const tab = way === 'a reload' ? page : await context.newPage()
      if (way !== 'a reload') await page.close()
      await openPage(tab, '/orders')
      await expect(toastOn(tab, paid)).toBeVisible()
      await expect(tab.getByRole('dialog')).toHaveCount(0)
      await shellOf(tab).link(nav.dashboard).click()
      await expect(tab).toHaveURL(/\/dashboard\/statistics$/)
      expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
    })
  }

  test(
    'can be closed, stays in the top bar over a reload, and ends in one line',
    nightly,
    async ({ page, sandbox }) => {
      await page.clock.install()
      await arrive(page, sandbox, 'unsubscribedRich')
      sandbox.faults.add({ kind: 'status', status: 504, body: {}, method: 'POST', path: moneyApi.moves })
      const { step, note, accept, dialog } = paywallOf(page)
      const { step: asked, later, check, line, lines } = operationOf(page)
      await accept.click()
      await expect(asked(operation.checking)).toBeVisible()
      const [kind, amount, number] = await lines()
      expect([kind, amount]).toEqual([
        [operation.kind, operation.kinds.paySubscription],
        [operation.amount, '499,00 грн.'],
      ])
      await expect(later).toBeFocused()
      await later.click()
      await expect(step(paywall.offer)).toBeVisible()
      await expect(note(paywall.notes.pending)).toBeVisible()
      await page.reload()
      await expect(step(paywall.offer)).toBeVisible()
      await expect(line(`${operation.line.checking} ${number?.[1]}`)).toBeVisible()
      await accept.click()
      await expect(asked(operation.checking)).toBeVisible()
      await check.click()
      await patienceOver(page)
      await expect(toastOn(page, notPaid)).toBeVisible()
      await expect(note(paywall.notes.notMoved)).toBeVisible()
      await expect(line(operation.line.checking)).toHaveCount(0)
      expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, []])
      await accept.click()
      await expect(dialog).toHaveCount(0)
      expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([2, [payment]])
    },
  )

  for (const days of [-1, 1]) {
    test(`ends although the system clock is moved by ${days} day`, nightly, async ({ page, sandbox }) => {
      await page.clock.install()
      await arrive(page, sandbox, 'unsubscribedRich')
      sandbox.faults.add({ kind: 'status', status: 504, body: {}, method: 'POST', path: moneyApi.moves })
      const { accept } = paywallOf(page)
      const { step, later } = operationOf(page)
      await accept.click()
      await expect(step(operation.checking)).toBeVisible()
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + days * 86_400_000)
      await page.clock.runFor(5000)
      await expect(step(operation.checking)).toBeVisible()
      await expect(later).toBeEnabled()
      await page.reload()
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - days * 86_400_000)
      await expect(operationOf(page).line(operation.line.checking)).toBeVisible()
      await patienceOver(page)
      await expect(toastOn(page, notPaid)).toBeVisible()
      expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, []])
    })
  }

  test(
    'that was carried out twice shows both moves, with a text for the support',
    nightly,
    async ({ page, context, sandbox }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await arrive(page, sandbox, 'default', mainPath)
      await withoutIdempotency(page)
      sandbox.faults.add({ kind: 'resent', method: 'POST', path: moneyApi.moves })
      await balancesOf(page).transfer.click()
      await transferOf(page).amount.fill('5')
      await transferOf(page).submit.click()
      const { step, lines, copy } = operationOf(page)
      await expect(step(operation.doubled)).toBeVisible()
      const [, , number] = await lines()
      await copy.click()
      const letter = await page.evaluate(() => navigator.clipboard.readText())
      expect(letter).toContain(number?.[1])
      expect(letter.match(/ від /g)).toHaveLength(2)
      expect(movedIn(sandbox)).toHaveLength(2)
    },
  )
})

test('going back during the payment of the subscription neither stops nor repeats it', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'unsubscribedRich', '/payments/payouts')
  await shellOf(page).link(nav.orders).click()
  const { dialog, activity, accept } = paywallOf(page)
  const release = held(sandbox, moneyApi.moves)
  await accept.click()
  await expect(activity(paywall.activity.paying)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/payments\/payouts$/)
  release()
  await expect(toastOn(page, messages.subscription.paid)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(shellOf(page).heading).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
})

/** Simulates an old browser without locks, where tabs coordinate over a channel. */
const withoutLocks = () => Object.defineProperty(navigator, 'locks', { value: undefined })

for (const locks of ['by the locks of the browser', 'without locks'] as const) {
  test.describe(`two tabs, ${locks}`, () => {
    test.beforeEach(async ({ context }) => {
      if (locks === 'without locks') await context.addInitScript(withoutLocks)
    })

    test(
      'when both pay, one pays and the other shows that the payment is under way',
      nightly,
      async ({ page, context, sandbox, server }) => {
        await arrive(page, sandbox, 'unsubscribedRich')
        const other = await context.newPage()
        await openPage(other, '/chats')
        await expectJoined(server, 2)
        const [first, second] = [paywallOf(page), paywallOf(other)]
        await expect(second.step(paywall.offer)).toBeVisible()
        const release = held(sandbox, moneyApi.moves)
        await first.accept.click()
        await expect.poll(() => movesSent(sandbox)).toBe(1)
        await second.accept.click()
        await expect(second.step(paywall.prevented)).toBeVisible()
        await second.understood.click()
        release()
        await expect(first.dialog).toHaveCount(0)
        await expect(second.dialog).toHaveCount(0)
        expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [payment]])
      },
    )

    test('when both press at the same moment, the shortfall is moved once and paid once', async ({
      page,
      context,
      sandbox,
      server,
    }) => {
      await arrive(page, sandbox, 'shortOnService')
      const other = await context.newPage()
      await openPage(other, '/orders')
      await expectJoined(server, 2)
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
  })
}

test('signing out in one tab stops the other one from paying after its transfer', async ({
  page,
  context,
  sandbox,
}) => {
  await arrive(page, sandbox, 'shortOnService')
  const other = await context.newPage()
  await openPage(other, mainPath)
  const { step, accept, transfer, dialog } = paywallOf(page)
  await accept.click()
  const release = held(sandbox, moneyApi.moves)
  await transfer.click()
  await expect.poll(() => movesSent(sandbox)).toBe(1)
  await other.getByRole('button', { name: nav.logOut }).first().click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(dialog).toHaveCount(0)
  await other.close()
  release()
  await expect.poll(() => movedIn(sandbox)).toEqual([transferred])
  await sessionPages(page).signInByPassword()
  await expect(step(paywall.offer)).toBeVisible()
  await expect(toastOn(page, transferSaid)).toBeVisible()
  expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [transferred]])
  await accept.click()
  await expect(dialog).toHaveCount(0)
  expect(movedIn(sandbox)).toEqual([transferred, payment])
})

test('with full storage money is not moved, and the reason is shown', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).transfer.click()
  const { dialog, amount, submit } = transferOf(page)
  await amount.fill('5')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await submit.click()
  await expect(dialog.getByText(messages.intents.unwritable)).toBeVisible()
  await expect(amount).toHaveValue('5')
  expect(movesSent(sandbox)).toBe(0)
})

test('without a network nothing is sent, queued or sent later', nightly, async ({ page, sandbox, complaints }) => {
  await arrive(page, sandbox, 'unsubscribedRich')
  const { dialog, step, accept } = paywallOf(page)
  await expect(step(paywall.offer)).toBeVisible()
  await goOffline(page)
  await pressTwentyOn(accept)
  await expect(step(paywall.offer)).toBeVisible()
  await expect(accept).not.toHaveAttribute('aria-busy')
  sandbox.clearRequests()
  await goOnline(page)
  await expect(page.getByText(shell.offline.title)).toHaveCount(0)
  await expect(step(paywall.offer)).toBeVisible()
  expect(movesSent(sandbox)).toBe(0)
  await accept.click()
  await expect(dialog).toHaveCount(0)
  expect(movedIn(sandbox)).toEqual([payment])
  withoutSocketLines(complaints)
})
