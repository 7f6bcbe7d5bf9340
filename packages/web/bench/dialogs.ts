import type { Sandbox } from '@supplier/test-fixtures'
import type { Locator, Page } from 'playwright'
import accountPage from '../src/i18n/uk/accountPage/index.ts'
import money from '../src/i18n/uk/money/index.ts'
import payout from '../src/i18n/uk/payout/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'

export interface DialogToOpen {
  readonly name: string
  readonly path: string
  readonly prepare?: (sandbox: Sandbox) => void
  /** What has to be done on the page first. */
  readonly begin?: (page: Page) => Promise<void>
  readonly by: { readonly button: (page: Page) => Locator } | { readonly keys: Keys }
}

/** Keys pressed together, as the page hears them. */
export interface Keys {
  readonly key: string
  readonly code: string
  readonly ctrlKey?: true
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()
const by = (name: string | RegExp): DialogToOpen['by'] => ({ button: (page) => button(page, name) })
/** A page with little on it: what is drawn behind a dialog is paid for each time. */
const bare = '/orders'
const mainBalance = '/payments/balances/main-balance'
const preferences = '/settings/preferences'

/** What a supplier can open again and again, and how. */
export const dialogsToOpen: readonly DialogToOpen[] = [
  { name: 'the profile', path: bare, by: by(/^Профіль: /) },
  { name: 'the provider', path: bare, by: by(shell.providerButton) },
  { name: 'the palette', path: bare, by: { keys: { key: 'k', code: 'KeyK', ctrlKey: true } } },
  { name: 'the shortcuts', path: bare, by: { keys: { key: '?', code: 'Slash' } } },
  { name: 'a top-up', path: mainBalance, by: by(money.topUp) },
  { name: 'a transfer', path: mainBalance, by: by(money.balance.transfer) },
  { name: 'a payout', path: '/payments/payouts', by: by(payout.request) },
  {
    name: 'the connection to Telegram',
    path: preferences,
    prepare: (sandbox) => sandbox.changeSupplier(1, { telegram_id: null }),
    begin: (page) => button(page, prompts.later).click(),
    by: by(accountPage.telegram.connect),
  },
  {
    name: 'the manager',
    path: preferences,
    by: { button: (page) => page.getByRole('region', { name: accountPage.manager.title }).getByRole('button') },
  },
]

/** The button that opens a dialog, unless keys do. */
export const opener = (page: Page, { by: way }: DialogToOpen): Locator | null =>
  'button' in way ? way.button(page) : null

export const openDialog = async (page: Page, dialog: DialogToOpen): Promise<void> => {
  await dialog.begin?.(page)
  if ('button' in dialog.by) await dialog.by.button(page).click()
  else await page.keyboard.press(`${dialog.by.keys.ctrlKey ? 'Control+' : ''}${dialog.by.keys.key}`)
}
