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
  readonly open: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()
const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
const key = (keys: string) => (page: Page) => page.keyboard.press(keys)
const mainBalance = '/payments/balances/main-balance'
const preferences = '/settings/preferences'

/** What a supplier can open again and again, and how. */
export const dialogsToOpen: readonly DialogToOpen[] = [
  { name: 'the profile', path: mainBalance, open: press(/^Профіль: /) },
  { name: 'the provider', path: mainBalance, open: press(shell.providerButton) },
  { name: 'the palette', path: mainBalance, open: key('Control+k') },
  { name: 'the shortcuts', path: mainBalance, open: key('?') },
  { name: 'a top-up', path: mainBalance, open: press(money.topUp) },
  { name: 'a transfer', path: mainBalance, open: press(money.balance.transfer) },
  { name: 'a payout', path: '/payments/payouts', open: press(payout.request) },
  {
    name: 'the connection to Telegram',
    path: preferences,
    prepare: (sandbox) => sandbox.changeSupplier(1, { telegram_id: null }),
    begin: press(prompts.later),
    open: press(accountPage.telegram.connect),
  },
  {
    name: 'the manager',
    path: preferences,
    open: (page) => page.getByRole('region', { name: accountPage.manager.title }).getByRole('button').click(),
  },
]

/** Opens a dialog, closes it with Escape, and waits until nothing of it is left. */
export const openAndClose = async (page: Page, { open }: DialogToOpen): Promise<void> => {
  const dialog = page.locator('[role=dialog]')
  await open(page)
  await page.locator('[role=dialog][data-state=open]').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}
