import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { BrowserContext, Page } from 'playwright/test'
import uk from '../../src/i18n/uk/index.ts'
import money from '../../src/i18n/uk/money/index.ts'
import { linesOf, moneyApi } from './paywall.ts'

export const { topUpDialog: topUpTexts, transfer: transferTexts, balance: balanceTexts } = money

export const mainPath = '/payments/balances/main-balance'
export const servicePath = '/payments/balances/balance-services'

/** Page object of a balance with all its actions. */
export const balancesOf = (page: Page) => {
  const main = page.getByRole('main')
  return {
    topUp: main.getByRole('button', { name: money.topUp, exact: true }).first(),
    transfer: main.getByRole('button', { name: balanceTexts.transfer, exact: true }).first(),
    awaited: main.getByText(balanceTexts.awaited),
    /** The main balance in the top bar. */
    inBar: (amount: string) => page.getByRole('link', { name: `Основний баланс: ${amount}`, exact: true }),
    /** The amount on the open balance. */
    figure: main.getByText(new RegExp(`^(${balanceTexts.onMain}|${balanceTexts.onService})$`)).locator('xpath=../*[2]'),
    /** The newest line of the list. */
    newest: page.getByRole('row').nth(1),
  }
}

/** Page object of the top-up dialog. */
export const topUpOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    dialog,
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    amount: dialog.getByRole('textbox', { name: topUpTexts.amount }),
    choice: (name: string) => dialog.getByRole('list', { name: topUpTexts.choices }).getByRole('button', { name }),
    submit: button(topUpTexts.submit),
    cancel: button(money.cancel),
    open: button(topUpTexts.open),
    check: button(topUpTexts.check),
    close: button(uk.ui.close).last(),
    link: dialog.getByRole('link', { name: topUpTexts.open }),
  }
}

/** Page object of the transfer dialog. */
export const transferOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    dialog,
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    activity: (text: string) => dialog.getByRole('status').filter({ hasText: text }),
    amount: dialog.getByRole('textbox', { name: transferTexts.amount }),
    direction: dialog.getByRole('group', { name: transferTexts.direction }),
    swap: button(transferTexts.swap),
    all: button(transferTexts.all),
    submit: button(transferTexts.submit),
    cancel: button(money.cancel),
    lines: () => linesOf(dialog),
  }
}

/** Page object of the sandbox's payment page. */
export const payPageOf = (page: Page) => ({
  amount: page.locator('#amount'),
  pay: page.getByRole('button', { name: 'Сплатити', exact: true }),
  postpone: page.getByRole('button', { name: 'Оплатити пізніше', exact: true }),
  cancel: page.getByRole('button', { name: 'Скасувати', exact: true }),
})

/** Performs an action that opens a new tab, and returns that tab. */
export const openedBy = async (context: BrowserContext, act: () => Promise<void>): Promise<Page> => {
  const opening = context.waitForEvent('page')
  await act()
  return opening
}

/** The amounts and states of all invoices, oldest first. */
export const invoicesIn = (sandbox: Sandbox) =>
  sandbox.world().invoices.map(({ amount, status }) => [amount, status] as const)

/** Makes the server answer every top-up with this URL. */
export const answerTopUps = (sandbox: Sandbox, url: unknown): void =>
  sandbox.setWorld((world) => ({ ...world, overrides: { [`POST ${moneyApi.topUp}`]: { url } } }))
