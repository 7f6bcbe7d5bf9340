import type { TopUpPort } from '../../src/balances/balances.port.ts'

/** Leaves the page for another one; the payment page leads back. */
export const paymentPageInBrowser = (go: (href: string) => void): Pick<TopUpPort, 'openPaymentPage'> => ({
  openPaymentPage: async (href) => go(href),
})
