import type { Page } from 'playwright/test'
import payout from '../../src/i18n/uk/payout/index.ts'

export const payoutsPath = '/payments/payouts'
export const { dialog: payoutTexts } = payout

/** Page object of the payout dialog. */
export const payoutOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })
  return {
    dialog,
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    activity: (text: string) => dialog.getByRole('status').filter({ hasText: text }),
    request: page.getByRole('button', { name: payout.request, exact: true }),
    amount: field(payoutTexts.amount),
    iban: field(payoutTexts.iban),
    holder: field(payoutTexts.holder),
    newAccount: dialog.getByText(payoutTexts.newAccount, { exact: true }),
    comment: field(payoutTexts.comment),
    next: button(payoutTexts.next),
    change: button(payoutTexts.change),
    confirm: button(payoutTexts.confirmed),
    confirmAccount: button(payoutTexts.accountConfirmed),
    cancel: (number: string) =>
      page.getByRole('button', { name: payout.cancelNumber.replace('{number:string}', number), exact: true }),
    confirmCancel: button(payout.cancelDialog.confirm),
  }
}

export const someAccount = { iban: 'UA213223130000026007233566001', holder: 'ФОП Коваль Олена Петрівна' }

/** Fills in the form and continues: to saved requisites, or to a new account. */
export const requestPayout = async (page: Page, amount: string, to: 'saved' | 'new' = 'saved'): Promise<void> => {
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
