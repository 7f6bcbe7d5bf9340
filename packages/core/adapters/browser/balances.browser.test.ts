import { expect, test, vi } from 'vitest'
import { paymentPageInBrowser } from './balances.browser.ts'

test('opening the payment page leaves the app', async () => {
  const go = vi.fn()
  await paymentPageInBrowser(go).openPaymentPage('https://pay.test/1')
  expect(go.mock.calls).toEqual([['https://pay.test/1']])
})
