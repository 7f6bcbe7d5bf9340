import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Locator, Page } from 'playwright'
import { attributesTranslations } from '../../src/attributes/attributes.translations.ts'
import accountPage from '../../src/i18n/uk/accountPage/index.ts'
import article from '../../src/i18n/uk/article/index.ts'
import image from '../../src/i18n/uk/image/index.ts'
import uk from '../../src/i18n/uk/index.ts'
import money from '../../src/i18n/uk/money/index.ts'
import nav from '../../src/i18n/uk/nav/index.ts'
import payout from '../../src/i18n/uk/payout/index.ts'
import prompts from '../../src/i18n/uk/prompts/index.ts'
import section from '../../src/i18n/uk/section/index.ts'
import shell from '../../src/i18n/uk/shell/index.ts'
import { formPreviewTranslations } from '../../src/product-editor/attributes/form-preview.translations.ts'
import { productLogTranslations } from '../../src/product-editor/log/product-log.translations.ts'
import { productEditorTranslations } from '../../src/product-editor/look/product-editor.translations.ts'
import { productsTranslations } from '../../src/products/products.translations.ts'
import { referralsTranslations } from '../../src/referrals/referrals.translations.ts'
import { withoutFiles } from './faults.ts'
import { halves, type PickedFile } from './images.ts'
import { moneyApi, withoutIdempotency } from './paywall.ts'

/** A dialog of the panel. The soak opens every dialog repeatedly, and the screenshots and axe checks use it too. */
interface Dialog {
  readonly name: string
  /** The file of its component, below src. */
  readonly draws: string
  readonly path: string
  /** Width in pixels; wide by default. */
  readonly width?: number
  readonly prepare?: (sandbox: Sandbox) => void
  /** Performed on the page before the dialog is opened. */
  readonly begin?: (page: Page) => Promise<void>
  /** A selector that matches when it is open; that of a dialog by default. */
  readonly seen?: string
}

/** A dialog that a person opens and closes with Escape or with one of its buttons. */
export interface DialogToOpen extends Dialog {
  readonly by:
    | { readonly button: (page: Page) => Locator }
    | { readonly keys: Keys }
    /** A file field that gets an image. */
    | { readonly field: (page: Page) => Locator; readonly file: PickedFile }
    | Presses
  readonly closesBy?: string
}

/** A dialog that opens and closes on its own. */
export interface DialogThatComes extends Dialog {
  readonly by:
    | { readonly stored: Stored }
    /** Going forward in the history opens it, going back closes it. */
    | { readonly history: true }
}

/** The names of the buttons to press in order; `meanwhile` changes the server before the first press. */
interface Presses {
  readonly presses: readonly string[]
  readonly meanwhile?: (sandbox: Sandbox) => void
}

/** Another tab stores that the supplier lacks this field, and then its value. */
export interface Stored {
  readonly field: string
  readonly value: string
}

/** A key combination, as in a keyboard event. */
export interface Keys {
  readonly key: string
  readonly code: string
  readonly ctrlKey?: true
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()
const by = (name: string | RegExp): DialogToOpen['by'] => ({ button: (page) => button(page, name) })
/** A page with little content, because drawing the page behind a dialog takes time on every cycle. */
const bare = '/orders'
const mainBalance = '/payments/balances/main-balance'
const payouts = '/payments/payouts'
const preferences = '/settings/preferences'
const storeSettings = `${preferences}#store`
const channelSettings = `${preferences}#channels`
const attributes = '/products/attributes'
const products = '/products'
const articles = '/articles-information?article=delivery'
const editorDialogs = 'articles/EditorDialogs.tsx'
const textsDialog = 'articles/TextsDialog.tsx'

const changeName = (page: Page): Promise<void> => page.getByLabel(accountPage.person.lastname).fill('Ковальчук')

const pickPage = (page: Page): Promise<void> => page.getByLabel(section.pickPage).first().click()

/** Opens the crop dialog by choosing an image in one of the two fields. */
const crop = (field: 'avatar' | 'background'): Pick<DialogToOpen, 'draws' | 'path' | 'by'> => ({
  draws: 'images/CropDialog.tsx',
  path: preferences,
  by: {
    field: (page) => page.getByRole('region', { name: image[field].label, exact: true }).locator('input[type=file]'),
    file: halves(),
  },
})

/** A payout that can still be cancelled. */
const withOpenPayout = (sandbox: Sandbox): void =>
  sandbox.setWorld((world) => ({
    ...world,
    requisites: [{ id: 901, supplierId: 1, title: 'ФОП Коваль', iban: 'UA213223130000026007233566001' }],
    payouts: [
      {
        id: 902,
        supplierId: 1,
        amount: 1_000_00,
        fee: 12_50,
        requisitesId: 901,
        comment: '',
        clientKey: null,
        at: sandbox.clock.now(),
        status: 'created',
        reason: null,
        expectedAt: sandbox.clock.now(),
        paidAt: null,
      },
    ],
  }))

/** Another device saves a new version of the article that is open here. */
const writeElsewhere = (sandbox: Sandbox): void =>
  sandbox.setWorld((world) => ({
    ...world,
    articles: world.articles.map((one) =>
      one.supplierId === 1 && one.type === 'delivery'
        ? { ...one, body: `${one.publishedBody} Версія ${one.version + 1}.`, version: one.version + 1 }
        : one,
    ),
  }))

/** Dialogs that a supplier opens, and how to open them repeatedly. */
export const dialogsToOpen: readonly DialogToOpen[] = [
  { name: 'the profile', draws: 'account/ProfileDialog.tsx', path: bare, by: by(/^Профіль: /) },
  { name: 'the provider', draws: 'account/ProviderDialog.tsx', path: bare, by: by(shell.providerButton) },
  {
    name: 'the palette',
    draws: 'shell/palette/PaletteDialog.tsx',
    path: bare,
    by: { keys: { key: 'k', code: 'KeyK', ctrlKey: true } },
  },
  {
    name: 'the shortcuts',
    draws: 'shell/palette/ShortcutsDialog.tsx',
    path: bare,
    by: { keys: { key: '?', code: 'Slash' } },
  },
  { name: 'the menu', draws: 'shell/sidebar/MenuDrawer.tsx', path: bare, width: 360, by: by(shell.menu) },
  {
    name: 'a record',
    draws: 'kit/record/SectionForm.tsx',
    path: attributes,
    by: by(attributesTranslations.uk.create),
  },
  {
    name: 'a command on a record',
    draws: 'kit/commands/CommandDialog.tsx',
    path: attributes,
    begin: (page) => button(page, section.actionsOf.replace('{name:string}', 'Сезон')).click(),
    by: { button: (page) => page.getByRole('menuitem', { name: attributesTranslations.uk.commands.remove.label }) },
  },
  {
    name: 'an action on many records',
    draws: 'kit/grid/BulkDialog.tsx',
    path: products,
    begin: pickPage,
    by: by(productsTranslations.uk.bulk.availability.label),
  },
  {
    name: 'the records that an action did not change',
    draws: 'kit/grid/BulkResult.tsx',
    path: products,
    begin: async (page) => {
      await pickPage(page)
      await button(page, section.moreActions).click()
    },
    by: { button: (page) => page.getByRole('menuitem', { name: productsTranslations.uk.bulk.publish.label }) },
    // The dialog of the running action comes first.
    seen: `[role=dialog][data-state=open]:has-text("${section.bulk.leave}")`,
    closesBy: section.bulk.leave,
  },
  {
    name: 'a product as buyers see it',
    draws: 'product-editor/page/BuyerViewDialog.tsx',
    path: '/products/edit/2001',
    by: by(productEditorTranslations.uk.asBuyer),
  },
  {
    name: 'the log of a product',
    draws: 'product-editor/log/ProductLogDialog.tsx',
    path: '/products/edit/2001?step=offer',
    by: by(productLogTranslations.uk.title),
  },
  { name: 'a top-up', draws: 'balances/TopUpSteps.tsx', path: mainBalance, by: by(money.topUp) },
  { name: 'a transfer', draws: 'balances/TransferDialog.tsx', path: mainBalance, by: by(money.balance.transfer) },
  {
    name: 'a move of money carried out twice',
    draws: 'intents/OperationDialog.tsx',
    path: mainBalance,
    prepare: (sandbox) => void sandbox.faults.add({ kind: 'resent', method: 'POST', path: moneyApi.moves }),
    begin: async (page) => {
      await withoutIdempotency(page)
      await button(page, money.balance.transfer).click()
      await page.getByRole('textbox', { name: money.transfer.amount }).fill('5')
      await page.getByRole('button', { name: money.transfer.submit, exact: true }).click()
      await page.getByRole('dialog', { name: money.operation.doubled }).press('Escape')
    },
    by: by(new RegExp(`^${money.operation.line.doubled}`)),
  },
  {
    name: 'a withdrawal of a bonus',
    draws: 'referrals/WithdrawalDialog.tsx',
    path: '/referrals',
    by: by(referralsTranslations.uk.more.withdraw),
  },
  { name: 'a payout', draws: 'payouts/PayoutSteps.tsx', path: payouts, by: by(payout.request) },
  {
    name: 'a payout taken back',
    draws: 'payouts/CancelDialog.tsx',
    path: payouts,
    prepare: withOpenPayout,
    by: by(payout.cancelNumber.replace('{number:string}', 'В-902')),
  },
  {
    name: 'the connection to Telegram',
    draws: 'telegram/ConnectDialog.tsx',
    path: channelSettings,
    prepare: (sandbox) => sandbox.changeSupplier(1, { telegram_id: null }),
    begin: (page) => button(page, prompts.later).click(),
    by: by(accountPage.telegram.connect),
  },
  {
    name: 'the end of Telegram',
    draws: 'telegram/UnlinkDialog.tsx',
    path: channelSettings,
    by: by(accountPage.telegram.unlink),
  },
  {
    name: 'the manager',
    draws: 'telegram/ManagerDialog.tsx',
    path: storeSettings,
    by: { button: (page) => page.getByRole('region', { name: accountPage.manager.title }).getByRole('button') },
  },
  { name: 'the part of a picture', ...crop('avatar') },
  { name: 'the part of a cover', ...crop('background') },
  {
    name: 'unsaved work',
    draws: 'leave-guard/LeaveDialog.tsx',
    path: preferences,
    begin: changeName,
    by: { button: (page) => page.getByRole('link', { name: `Suppliers: ${shell.home}` }) },
  },
  {
    name: 'unsaved work of who logs out',
    draws: 'leave-guard/LeaveDialog.tsx',
    path: preferences,
    begin: changeName,
    by: by(nav.logOut),
  },
  { name: 'the history of an article', draws: textsDialog, path: articles, by: by(article.history) },
  { name: 'an article of another store', draws: textsDialog, path: articles, by: by(article.fromStore) },
  { name: 'a template over an article', draws: editorDialogs, path: articles, by: by(article.template) },
  {
    name: 'an article changed elsewhere',
    draws: editorDialogs,
    path: articles,
    begin: async (page) => {
      await page.getByRole('textbox', { name: article.body }).press('End')
      await page.keyboard.type(' Ще рядок.')
      await page.getByText(/^Збережено о/).waitFor()
    },
    by: { presses: [article.publishChanges], meanwhile: writeElsewhere },
    closesBy: article.conflict.takeTheirs,
  },
  {
    name: 'the preview of the product form',
    draws: 'product-editor/attributes/FormPreviewDialog.tsx',
    path: '/products/attribute-groups',
    by: { presses: [formPreviewTranslations.uk.open] },
    // The fields of the category, which come after the dialog.
    seen: '[role="dialog"] [data-field="attributes"]',
  },
  {
    name: 'the last article',
    draws: 'articles/FinishedDialog.tsx',
    path: articles,
    by: { presses: [article.hide, article.publish] },
  },
  {
    name: 'a dialog without its code',
    draws: 'kit/overlays/LazyDialog.tsx',
    path: bare,
    begin: async (page) => {
      await withoutFiles(page.context(), '**/ProviderDialog-*.js')
    },
    by: by(shell.providerButton),
    seen: '[role=alert]',
    closesBy: uk.ui.close,
  },
]

const prompt = (name: string, draws: string, field: string, value: string): DialogThatComes => ({
  name,
  draws,
  path: bare,
  by: { stored: { field, value } },
})

/**
 * Follows a link to the page with the dialog and goes back, so that from then on the history alone opens and closes it.
 */
const thereAndBack = async (page: Page, link: string): Promise<void> => {
  await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: link }).click()
  await isShown(page)
  await page.goBack()
  await page.locator('[role=dialog]').waitFor({ state: 'detached' })
}

/** Dialogs that more than a press opens; the browser tests named here open them. */
export const dialogsWithOwnTests = [
  { name: 'the question about leaving', draws: 'leave-guard/LeaveCard.tsx', provedIn: 'releases' },
  { name: 'a job', draws: 'kit/jobs/JobDialog.tsx', provedIn: 'jobs' },
  { name: 'a pasted block of variants', draws: 'product-editor/variants/PasteDialog.tsx', provedIn: 'product-editor' },
  { name: 'similar products', draws: 'product-editor/fields/SimilarDialog.tsx', provedIn: 'product-editor' },
  { name: 'another category', draws: 'product-editor/fields/CategoryChangeDialog.tsx', provedIn: 'product-editor' },
  {
    name: 'the picker of another category',
    draws: 'product-editor/fields/CategoryStep.tsx',
    provedIn: 'product-editor',
  },
  { name: 'a mistake of a price list', draws: 'imports/ImportDialogs.tsx', provedIn: 'imports' },
  { name: 'taking an import back', draws: 'imports/ImportDialogs.tsx', provedIn: 'imports' },
  { name: 'an import that changes too much', draws: 'imports/ImportDialogs.tsx', provedIn: 'imports' },
  { name: 'the pick list', draws: 'orders/PickListDialog.tsx', provedIn: 'orders' },
  { name: 'the reply templates', draws: 'reply-templates/TemplatesDialog.tsx', provedIn: 'chats' },
  { name: 'a photo of a review', draws: 'reviews/PhotoDialog.tsx', provedIn: 'chats' },
] as const

/** Dialogs that open on their own. */
export const dialogsThatCome: readonly DialogThatComes[] = [
  prompt('the question for the store', 'onboarding/StoreNameDialog.tsx', 'store_name', 'Крамниця Олени'),
  prompt('the question for the manager', 'telegram/ManagerDialog.tsx', 'manager_telegram_username', '@olena_koval'),
  prompt('the question for Telegram', 'telegram/ConnectDialog.tsx', 'telegram_id', '77'),
  {
    name: 'articles before products',
    draws: 'onboarding/ArticlesDialog.tsx',
    path: preferences,
    prepare: (sandbox) =>
      sandbox.changeSupplier(1, { steps: { information: false, product: true, delivery: true, payment: true } }),
    begin: (page) => thereAndBack(page, nav.categories),
    by: { history: true },
  },
  {
    name: 'the paywall',
    draws: 'subscription/PaywallDialog.tsx',
    path: preferences,
    prepare: (sandbox) => sandbox.changeSupplier(1, { subscribed: false }),
    begin: (page) => thereAndBack(page, nav.orders),
    by: { history: true },
  },
]

/** The element to press, or the field for a file; `null` when the dialog is opened by keys or on its own. */
export const opener = (page: Page, { by: way }: DialogToOpen | DialogThatComes): Locator | null => {
  if ('button' in way) return way.button(page)
  return 'field' in way ? way.field(page) : null
}

export const shownDialog = '[role=dialog][data-state=open]'

export const isShown = (page: Page, { seen = shownDialog }: Pick<Dialog, 'seen'> = {}): Promise<void> =>
  page.locator(seen).first().waitFor()

/** Opens the dialog on its own page. */
export const openDialog = async (page: Page, sandbox: Sandbox, dialog: DialogToOpen): Promise<void> => {
  const { begin, by: way } = dialog
  await begin?.(page)
  if ('button' in way) await way.button(page).click()
  else if ('field' in way) await way.field(page).setInputFiles(way.file)
  else if ('keys' in way) await page.keyboard.press(`${way.keys.ctrlKey ? 'Control+' : ''}${way.keys.key}`)
  else {
    way.meanwhile?.(sandbox)
    // By keyboard: a toast after the first press may cover the next button.
    for (const name of way.presses) await page.getByRole('button', { name, exact: true }).press('Enter')
  }
  await isShown(page, dialog)
}
