import type { Paywall } from '@supplier/core/subscription/subscription.selectors'
import type { Prevention } from '@supplier/core/subscription/subscription.setup'
import type { Translations } from '../i18n/language.ts'

/** A visible step. */
export type PaywallStep = Exclude<Paywall, { readonly step: 'closed' }>
export type PaywallWait = Extract<Paywall, { readonly step: 'wait' }>

type PaywallTranslations = Translations['money']['paywall']

export const titleOf = ({ step }: PaywallStep, t: PaywallTranslations): string => t[step]()

/** The explanation of a step in one sentence. */
export const textOf = (
  paywall: Exclude<PaywallStep, { readonly step: 'prevented' }>,
  t: PaywallTranslations,
): string => {
  switch (paywall.step) {
    case 'offer':
      if (paywall.cost === null) return t.offerUnknown()
      return paywall.bill === null ? t.offerReads() : t.offerPays()
    case 'shortOnMain':
      return t.shortOnMainText({ amount: paywall.missing })
    case 'shortOnService':
      return t.shortOnServiceText({ amount: paywall.bill.transfer })
    case 'ready':
      return t.readyText()
    case 'unreadable':
      return t.unreadableText()
    case 'wait':
      return t.waitText()
    case 'paid':
      return t.paidText()
  }
}

/** The reason why nothing can be paid now. */
export const preventionOf = (reason: Prevention, { money, messages }: Translations): string =>
  reason === 'elsewhere' ? money.paywall.elsewhereText() : messages.intents[reason]()
