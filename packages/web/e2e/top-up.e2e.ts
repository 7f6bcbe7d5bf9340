import messages from '../src/i18n/uk/messages/index.ts'
import { expectAccessibleInViews, expectStepAccessible } from './axe.ts'
import { answerTopUps, balancesOf, invoicesIn, mainPath, payPageOf, topUpOf, topUpTexts } from './models/balances.ts'
import { api, askedFor, uk } from './models/faults.ts'
import {
  arrive,
  expectFocus,
  held,
  isSubscribed,
  keyboardOf,
  moneyApi,
  movedIn,
  paywall,
  paywallOf,
  pressTwentyOn,
  toastOn,
} from './models/paywall.ts'
import { nav, shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

test('a supplier who is short on both balances tops up, comes back to the paywall and subscribes in one tab, by keyboard alone', async ({
  page,
  context,
  sandbox,
}) => {
  await arrive(page, sandbox, 'shortOnBoth')
  const { dialog, step, accept, topUp, transfer } = paywallOf(page)
  const { submit, amount } = topUpOf(page)
  const press = keyboardOf(page)
  await press(accept)
  await expect(step(paywall.shortOnMain)).toBeVisible()
  await expectFocus(topUp)
  await press(topUp)

  await expect(page).toHaveURL(new RegExp(`${mainPath}`))
  await expect(step(topUpTexts.title)).toBeVisible()
  await expect(amount).toHaveValue('378,90')
  await press(submit)
  await expect(payPageOf(page).amount).toHaveText('378,90 грн.')
  expect(movedIn(sandbox)).toEqual([])
  await press(payPageOf(page).pay)

  await expect(page).toHaveURL(/\/orders$/)
  await expect(toastOn(page, messages.balances.toppedUp)).toBeVisible()
  await expect(step(paywall.shortOnService)).toBeVisible()
  await expectFocus(transfer)
  await press(transfer)
  await expect(dialog).toHaveCount(0)
  expect([movedIn(sandbox), isSubscribed(sandbox), context.pages().length]).toEqual([
    [
      ['top_up', 378_90],
      ['transfer_from_main', 483_95],
      ['supplier_panel', 499_00],
    ],
    true,
    1,
  ])
  await press(shellOf(page).link(nav.dashboard))
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
})

test('repeated presses, however many, create one invoice', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).topUp.click()
  const { amount, submit } = topUpOf(page)
  await amount.fill('500')
  const release = held(sandbox, moneyApi.topUp)
  await pressTwentyOn(submit)
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ clickCount: 20, force: true })
  await amount.focus()
  for (let beat = 0; beat < 20; beat += 1) await page.keyboard.down('Enter')
  release()
  await expect(payPageOf(page).amount).toHaveText('500,00 грн.')
  await page.keyboard.up('Enter')
  expect([askedFor(sandbox, moneyApi.topUp), invoicesIn(sandbox)]).toEqual([1, [[500_00, 'open']]])
})

test.describe('the URL of the payment page', () => {
  test('is refused when it would run a script or lead to another host than it appears to', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).topUp.click()
    const { step, amount, submit } = topUpOf(page)
    await amount.fill('500')
    const left: string[] = []
    page.on('framenavigated', (frame) => left.push(frame.url()))
    page.on('dialog', (box) => {
      left.push(box.message())
      void box.dismiss()
    })
    const refused = [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://pay.example.com\\@evil.example/x',
    ]
    for (const [at, url] of refused.entries()) {
      answerTopUps(sandbox, url)
      await submit.click()
      await expect.poll(() => askedFor(sandbox, moneyApi.topUp)).toBe(at + 1)
      await expect(submit, url).not.toHaveAttribute('aria-busy')
      await expect(step(topUpTexts.title), url).toBeVisible()
      await expect(amount).toHaveValue('500')
    }
    await expect(toastOn(page, uk.core.failure.unexpected).first()).toBeVisible()
    expect([left, invoicesIn(sandbox)]).toEqual([[], []])
  })

  test('on an unknown host needs a confirmation, and the host learns nothing about the panel', async ({
    page,
    context,
    sandbox,
    complaints,
  }) => {
    const asked: (string | null)[] = []
    await context.route('https://pay.example.com/**', async (route) => {
      asked.push(await route.request().headerValue('referer'))
      await route.fulfill({ contentType: 'text/html', body: '<title>Оплата</title>' })
    })
    await arrive(page, sandbox, 'default', mainPath)
    answerTopUps(sandbox, 'https://pay.example.com/x')
    await balancesOf(page).topUp.click()
    const { step, dialog, amount, submit, open } = topUpOf(page)
    await amount.fill('500')
    await submit.dblclick()
    await expect(step(topUpTexts.ask)).toBeVisible()
    await expect(dialog.getByText('pay.example.com', { exact: true })).toBeVisible()
    await open.click()
    await expect(page).toHaveURL('https://pay.example.com/x')
    expect(await page.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    expect([asked, context.pages().length]).toEqual([[null], 1])
    expect(complaints.splice(0)).toEqual(['foreign host: pay.example.com'])
  })
})

test.describe('coming back from the payment page', () => {
  test('after paying, the balance reports it once, and the URL is cleaned up', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).topUp.click()
    await topUpOf(page).amount.fill('500')
    await topUpOf(page).submit.click()
    await payPageOf(page).pay.click()
    await expect(toastOn(page, messages.balances.toppedUp)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${mainPath}$`))
    await expect(balancesOf(page).inBar('12 845,67 грн.')).toBeVisible()
    await expect(balancesOf(page).figure).toHaveText('12 845,67 грн.')
    await page.reload()
    await expect(balancesOf(page).inBar('12 845,67 грн.')).toBeVisible()
    await expect(toastOn(page, messages.balances.toppedUp)).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([['top_up', 500_00]])
  })

  for (const isPaid of [true, false]) {
    test(`returning by Back, ${isPaid ? 'paid' : 'unpaid'}: the balance is refetched, and nothing stays pending`, async ({
      page,
      sandbox,
    }) => {
      await arrive(page, sandbox, 'default', mainPath)
      await balancesOf(page).topUp.click()
      await topUpOf(page).amount.fill('500')
      await topUpOf(page).submit.click()
      await expect(payPageOf(page).pay).toBeVisible()
      const [invoice] = sandbox.world().invoices
      if (isPaid) sandbox.settleInvoice(invoice?.id ?? 0, 'pay')
      const before = askedFor(sandbox, api.settings)
      await page.goBack()
      const amount = isPaid ? '12 845,67 грн.' : '12 345,67 грн.'
      await expect(balancesOf(page).inBar(amount)).toBeVisible()
      await expect(balancesOf(page).figure).toHaveText(amount)
      expect(askedFor(sandbox, api.settings)).toBeGreaterThan(before)
      await expect(topUpOf(page).dialog).toHaveCount(0)
      await balancesOf(page).topUp.click()
      await expect(topUpOf(page).amount).toBeFocused()
    })
  }
})

test('every step of a top-up is accessible, wide and narrow, light and dark', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'shortOnBoth', mainPath)
  const { step, amount, submit, open } = topUpOf(page)
  const stands = (name: string) => expectStepAccessible(step(name))
  await expect(balancesOf(page).figure).toHaveText('120,10 грн.')
  await expectAccessibleInViews(page)
  await balancesOf(page).topUp.click()
  await expect(topUpOf(page).choice('Бракує 378,90 грн.')).toBeVisible()
  await stands(topUpTexts.title)
  await amount.fill('0')
  await submit.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await stands(topUpTexts.title)
  await amount.fill('500')
  answerTopUps(sandbox, 'https://pay.example.com/x')
  const release = held(sandbox, moneyApi.topUp)
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await stands(topUpTexts.title)
  release()
  await stands(topUpTexts.ask)
  await expect(open).toBeVisible()
  await page.keyboard.press('Escape')
  sandbox.setWorld((world) => ({ ...world, overrides: {} }))
  await balancesOf(page).topUp.click()
  await amount.fill('500')
  await submit.click()
  await payPageOf(page).postpone.click()
  await expect(balancesOf(page).awaited).toBeVisible()
  await expectAccessibleInViews(page)
})
