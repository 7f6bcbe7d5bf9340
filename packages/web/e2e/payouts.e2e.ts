import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import messages from '../src/i18n/uk/messages/index.ts'
import payout from '../src/i18n/uk/payout/index.ts'
import { expectAccessibleInViews, expectStepAccessible } from './axe.ts'
import { payoutOf, payoutsPath, payoutTexts, requestPayout, someAccount } from './models/payouts.ts'
import { arrive, expectFocus, held, keyboardOf, movedIn, toastOn } from './models/paywall.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

const api = '/admin-suppliers/v1/payouts'

const sent = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith(api)).length

test('a payout is requested, shown in the list and cancelled, by keyboard alone', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', payoutsPath)
  const press = keyboardOf(page)
  const { dialog, request, amount, next, step, confirm, confirmCancel } = payoutOf(page)
  await press(request)
  await expectFocus(amount)
  await amount.fill('1000')
  await press(next)
  await expect(step(payoutTexts.confirm)).toContainText('987,50 грн.')
  expect(sent(sandbox)).toBe(0)
  await press(confirm)
  await expect(dialog).toHaveCount(0)
  await expect(toastOn(page, messages.payouts.requested)).toHaveCount(1)
  expect([sent(sandbox), movedIn(sandbox)]).toEqual([1, [['payout', 1_000_00]]])
  const newest = page.getByRole('row').nth(1)
  await expect(newest).toContainText('1 000,00')
  await expect(newest).toContainText(payout.statuses.created)
  await press(newest.getByRole('button'))
  await press(confirmCancel)
  await expect(newest).toContainText(payout.statuses.cancelled)
  await expect(dialog).toHaveCount(0)
})

test(
  'a new account is shown in groups of four before the payout is sent, and can still be changed',
  nightly,
  async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'default', payoutsPath)
    const { dialog, step, iban, holder, change, confirm, confirmAccount } = payoutOf(page)
    await requestPayout(page, '500', 'new')
    await confirm.click()
    await expect(step(payoutTexts.confirmAccount)).toContainText('UA21 3223 1300 0002 6007 2335 6600 1')
    await change.click()
    await expect(iban).toHaveValue(someAccount.iban)
    await expect(holder).toHaveValue(someAccount.holder)
    await payoutOf(page).next.click()
    await confirm.click()
    expect(sent(sandbox)).toBe(0)
    await confirmAccount.click()
    await expect(dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([['payout', 500_00]])
  },
)

test('every step of a payout is accessible, wide and narrow, light and dark', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', payoutsPath)
  const { step, dialog, activity, request, amount, newAccount, iban, holder, next, confirm, confirmAccount } =
    payoutOf(page)
  const stands = (name: string) => expectStepAccessible(step(name))
  await expect(request).toBeEnabled()
  await expectAccessibleInViews(page)
  await request.click()
  await stands(payoutTexts.title)
  await next.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await stands(payoutTexts.title)
  await amount.fill('500')
  await newAccount.click()
  await iban.fill('UA213223130000026007233566002')
  await holder.fill(someAccount.holder)
  await next.click()
  await expect(iban).toHaveAttribute('aria-invalid', 'true')
  await stands(payoutTexts.title)
  await iban.fill(someAccount.iban)
  await next.click()
  await stands(payoutTexts.confirm)
  await confirm.click()
  await stands(payoutTexts.confirmAccount)

  const making = held(sandbox, api)
  await confirmAccount.click()
  await expect(activity(payoutTexts.sending)).toBeVisible()
  await stands(payoutTexts.confirmAccount)
  making()
  await expect(dialog).toHaveCount(0)
  expect([sent(sandbox), movedIn(sandbox)]).toEqual([1, [['payout', 500_00]]])
  // The list is pale, with too little contrast, while it is read again.
  await page.locator('table:not([aria-busy])').waitFor()
  await expectAccessibleInViews(page)
})
