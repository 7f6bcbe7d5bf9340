import type { Page } from 'playwright/test'
import payout from '../../src/i18n/uk/payout/index.ts'

export const payoutsPath = '/payments/payouts'
export const { dialog: payoutWords } = payout

/** The dialog of a payout, as a person sees it. */
export const payoutOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })
  return {
    dialog,
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    doing: (text: string) => dialog.getByRole('status').filter({ hasText: text }),
    request: page.getByRole('button', { name: payout.request, exact: true }),
    amount: field(payoutWords.amount),
    iban: field(payoutWords.iban),
    holder: field(payoutWords.holder),
    newAccount: dialog.getByText(payoutWords.newAccount, { exact: true }),
    comment: field(payoutWords.comment),
    next: button(payoutWords.next),
    change: button(payoutWords.change),
    confirm: button(payoutWords.confirmed),
    confirmAccount: button(payoutWords.accountConfirmed),
    cancel: (number: string) =>
      page.getByRole('button', { name: payout.cancelNumber.replace('{number:string}', number), exact: true }),
    confirmCancel: button(payout.cancelDialog.confirm),
  }
}

export const someAccount = { iban: 'UA213223130000026007233566001', holder: 'ФОП Коваль Олена Петрівна' }

/** Fills the form in and goes on: to saved requisites, or to an account that was never paid to. */
export const askForPayout = async (page: Page, amount: string, to: 'saved' | 'new' = 'saved'): Promise<void> => {
  const one = payoutOf(page)
  await one.request.click()
  await one.amount.fill(amount)
  if (to === 'new') {
    await one.newAccount.click()
    await one.iban.fill(someAccount.iban)
    await one.holder.fill(someAccount.holder)
  }
  await one.next.click()
}
