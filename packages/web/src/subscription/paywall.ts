import type { Paywall, Prevention } from '@supplier/core'
import type { Words } from '../i18n/words.ts'

/** A step that is shown. */
export type PaywallStep = Exclude<Paywall, { readonly step: 'closed' }>
export type PaywallWait = Extract<Paywall, { readonly step: 'wait' }>

type PaywallWords = Words['money']['paywall']

export const titleOf = ({ step }: PaywallStep, words: PaywallWords): string => words[step]()

/** What a step means, in one sentence. */
export const textOf = (paywall: Exclude<PaywallStep, { readonly step: 'prevented' }>, words: PaywallWords): string => {
  switch (paywall.step) {
    case 'offer':
      if (paywall.cost === null) return words.offerUnknown()
      return paywall.bill === null ? words.offerReads() : words.offerPays()
    case 'shortOnMain':
      return words.shortOnMainText({ amount: paywall.missing })
    case 'shortOnService':
      return words.shortOnServiceText({ amount: paywall.bill.transfer })
    case 'ready':
      return words.readyText()
    case 'unreadable':
      return words.unreadableText()
    case 'wait':
      return words.waitText()
    case 'paid':
      return words.paidText()
  }
}

/** Why nothing can be paid now. */
export const preventionOf = (reason: Prevention, { money, said }: Words): string =>
  reason === 'elsewhere' ? money.paywall.elsewhereText() : said.intents[reason]()
