import type { Sandbox } from '@supplier/test-fixtures'
import type { BrowserContext, Page } from 'playwright/test'
import uk from '../../src/i18n/uk/index.ts'
import money from '../../src/i18n/uk/money/index.ts'
import { linesOf, moneyApi } from './paywall.ts'

export const { topUpDialog: topUpWords, transfer: transferWords, balance: balanceWords } = money

export const mainPath = '/payments/balances/main-balance'
export const servicePath = '/payments/balances/balance-services'

/** A balance with everything that can be done about it, as a person sees it. */
export const balancesOf = (page: Page) => {
  const main = page.getByRole('main')
  return {
    topUp: main.getByRole('button', { name: money.topUp, exact: true }).first(),
    transfer: main.getByRole('button', { name: balanceWords.transfer, exact: true }).first(),
    awaited: main.getByText(balanceWords.awaited),
    /** The main balance in the top bar. */
    inBar: (amount: string) => page.getByRole('link', { name: `Основний баланс: ${amount}`, exact: true }),
    /** What is on the balance that is open. */
    figure: main.getByText(new RegExp(`^(${balanceWords.onMain}|${balanceWords.onService})$`)).locator('xpath=../*[2]'),
    /** The newest line of the list. */
    newest: page.getByRole('row').nth(1),
  }
}

/** The dialog of a top-up. */
export const topUpOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    dialog,
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    amount: dialog.getByRole('textbox', { name: topUpWords.amount }),
    choice: (name: string) => dialog.getByRole('list', { name: topUpWords.choices }).getByRole('button', { name }),
    submit: button(topUpWords.submit),
    cancel: button(money.cancel),
    open: button(topUpWords.open),
    check: button(topUpWords.check),
    close: button(uk.ui.close).last(),
    link: dialog.getByRole('link', { name: topUpWords.open }),
  }
}

/** The dialog of a transfer. */
export const transferOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    dialog,
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    doing: (text: string) => dialog.getByRole('status').filter({ hasText: text }),
    amount: dialog.getByRole('textbox', { name: transferWords.amount }),
    direction: dialog.getByRole('group', { name: transferWords.direction }),
    swap: button(transferWords.swap),
    all: button(transferWords.all),
    submit: button(transferWords.submit),
    cancel: button(money.cancel),
    lines: () => linesOf(dialog),
  }
}

/** The page on which the sandbox has an invoice paid. */
export const payPageOf = (page: Page) => ({
  amount: page.locator('#amount'),
  pay: page.getByRole('button', { name: 'Сплатити', exact: true }),
  postpone: page.getByRole('button', { name: 'Оплатити пізніше', exact: true }),
  cancel: page.getByRole('button', { name: 'Скасувати', exact: true }),
})

/** Does something that opens a page beside the panel, and gives that page. */
export const openedBy = async (context: BrowserContext, act: () => Promise<void>): Promise<Page> => {
  const opening = context.waitForEvent('page')
  await act()
  return opening
}

/** What was asked to be paid, oldest first. */
export const invoicesIn = (sandbox: Sandbox) =>
  sandbox.world().invoices.map(({ amount, status }) => [amount, status] as const)

/** The server answers every top-up with this address. */
export const answerTopUps = (sandbox: Sandbox, url: unknown): void =>
  sandbox.setWorld((world) => ({ ...world, overrides: { [`POST ${moneyApi.topUp}`]: { url } } }))
