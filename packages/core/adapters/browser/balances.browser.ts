import type { TopUpPort } from '../../src/balances/balances.port.ts'

/** Navigates this tab to the payment page, which later redirects back to the app. */
export const paymentPageInBrowser = (go: (href: string) => void): Pick<TopUpPort, 'openPaymentPage'> => ({
  openPaymentPage: async (href) => go(href),
})
