import { expect, test, vi } from 'vitest'
import { paymentPageInBrowser } from './balances.browser.ts'

test('the panel is left for the payment page', async () => {
  const go = vi.fn()
  await paymentPageInBrowser(go).openPaymentPage('https://pay.test/1')
  expect(go.mock.calls).toEqual([['https://pay.test/1']])
})
