import type { Sandbox } from '@supplier/test-fixtures'
import type { Locator, Page } from 'playwright'
import { halves, type PickedFile } from '../e2e/models/pictures.ts'
import accountPage from '../src/i18n/uk/accountPage/index.ts'
import article from '../src/i18n/uk/article/index.ts'
import money from '../src/i18n/uk/money/index.ts'
import nav from '../src/i18n/uk/nav/index.ts'
import payout from '../src/i18n/uk/payout/index.ts'
import picture from '../src/i18n/uk/picture/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'

interface Dialog {
  readonly name: string
  readonly path: string
  readonly prepare?: (sandbox: Sandbox) => void
  /** What has to be done on the page first. */
  readonly begin?: (page: Page) => Promise<void>
}

/** One that a person opens, and closes by Escape. */
export interface DialogToOpen extends Dialog {
  readonly by:
    | { readonly button: (page: Page) => Locator }
    | { readonly keys: Keys }
    /** A field that is given a picture. */
    | { readonly field: (page: Page) => Locator; readonly file: PickedFile }
}

/** One that comes and goes by itself. */
export interface DialogThatComes extends Dialog {
  readonly by:
    | { readonly stored: Stored }
    /** Forward in the history leads before it, Back away from it. */
    | { readonly history: true }
}

/** Another tab writes of a supplier that they lack something, and then that they have it. */
export interface Stored {
  readonly field: string
  readonly value: string
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
const articles = '/articles-information?article=delivery'

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
  {
    name: 'the part of a picture',
    path: preferences,
    by: {
      field: (page) =>
        page.getByRole('region', { name: picture.avatar.label, exact: true }).locator('input[type=file]'),
      file: halves(),
    },
  },
  {
    name: 'unsaved work',
    path: preferences,
    begin: (page) => page.getByLabel(accountPage.person.lastname).fill('Ковальчук'),
    by: { button: (page) => page.getByRole('link', { name: `Suppliers: ${shell.home}` }) },
  },
  { name: 'the history of an article', path: articles, by: by(article.history) },
  { name: 'an article of another store', path: articles, by: by(article.fromStore) },
  { name: 'a template over an article', path: articles, by: by(article.template) },
]

const prompt = (name: string, field: string, value: string): DialogThatComes => ({
  name,
  path: bare,
  by: { stored: { field, value } },
})

/** What comes before a supplier by itself. */
export const dialogsThatCome: readonly DialogThatComes[] = [
  prompt('the question for the store', 'store_name', 'Крамниця Олени'),
  prompt('the question for the manager', 'manager_telegram_username', '@olena_koval'),
  prompt('the question for Telegram', 'telegram_id', '77'),
  {
    name: 'the paywall',
    path: preferences,
    prepare: (sandbox) => sandbox.changeSupplier(1, { subscribed: false }),
    begin: async (page) => {
      await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.orders }).click()
      await page.locator('[role=dialog][data-state=open]').waitFor()
      await page.goBack()
      await page.locator('[role=dialog]').waitFor({ state: 'detached' })
    },
    by: { history: true },
  },
]

/** What is pressed to open a dialog, or given a picture; nothing where keys do it, or nobody. */
export const opener = (page: Page, { by: way }: DialogToOpen | DialogThatComes): Locator | null => {
  if ('button' in way) return way.button(page)
  return 'field' in way ? way.field(page) : null
}

export const openDialog = async (page: Page, dialog: DialogToOpen): Promise<void> => {
  const { begin, by: way } = dialog
  await begin?.(page)
  if ('button' in way) await way.button(page).click()
  else if ('field' in way) await way.field(page).setInputFiles(way.file)
  else await page.keyboard.press(`${way.keys.ctrlKey ? 'Control+' : ''}${way.keys.key}`)
}
