import { expect, type Locator, type Page } from 'playwright/test'
import { categoriesTranslations } from '../../src/categories/categories.translations.ts'
import { deliveriesApisTranslations } from '../../src/deliveries-apis/deliveries-apis.translations.ts'
import { deliveriesPanelTranslations } from '../../src/deliveries-panel/deliveries-panel.translations.ts'
import { deliveriesSenderTranslations } from '../../src/deliveries-sender/deliveries-sender.translations.ts'
import articles from '../../src/i18n/uk/article/index.ts'
import common from '../../src/i18n/uk/common/index.ts'
import session from '../../src/i18n/uk/session/index.ts'
import shell from '../../src/i18n/uk/shell/index.ts'
import { paymentMethodsTranslations } from '../../src/payment-methods-methods/payment-methods-methods.translations.ts'
import { createdTranslations } from '../../src/product-created/product-created.translations.ts'
import { productEditorTranslations } from '../../src/product-editor/look/product-editor.translations.ts'
import { payPageOf, topUpOf } from './balances.ts'
import { chooseItem, enter, pickIn, tabTo, typeInto } from './keyboard.ts'
import { onboardingDialogs, prompts } from './onboarding.ts'
import { paywallOf } from './paywall.ts'
import { sessionPages } from './session.ts'

/** How a supplier acts on a page. */
export interface Hand {
  press(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** Searches in a picker and takes the first option with this name. */
  pick(field: Locator, search: string, option: RegExp): Promise<void>
  /** Takes the only category that a search has found. */
  category(): Promise<void>
  option(select: Locator, option: string): Promise<void>
  /** Turns a switch over. */
  toggle(target: Locator): Promise<void>
  /** Chooses an item of the open menu. */
  item(target: Locator): Promise<void>
  /** Opens the dialog of the computer for a file. */
  browse(target: Locator): Promise<void>
}

export const keyboardOf = (page: Page): Hand => ({
  press: (target) => enter(page, target),
  type: (field, text) => typeInto(page, field, text),
  pick: (field, search, option) => pickIn(page, field, search, option),
  category: async () => {
    await page.getByRole('treeitem').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  },
  option: async (select, option) => {
    await tabTo(page, select)
    const all = await select.locator('option').allTextContents()
    for (const _ of all.slice(0, all.indexOf(option))) await page.keyboard.press('ArrowDown')
    await expect(select.locator('option:checked')).toHaveText(option)
  },
  toggle: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press('Space')
  },
  item: (target) => chooseItem(page, target),
  browse: (target) => enter(page, target),
})

/** Two taps at once on one spot are a double tap, whose second press the panel ignores where money moves. */
const spots = [0.25, 0.75] as const

export const fingerOf = async (page: Page): Promise<Hand> => {
  let taps = 0
  // A toast lies over the bar of the panel, so one taps it away first.
  const toast = page.locator('[data-toasts] li').first()
  await page.addLocatorHandler(toast, () => toast.tap(), { noWaitAfter: true })
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    const { width = 2, height = 2 } = (await target.boundingBox()) ?? {}
    taps += 1
    await target.tap({ position: { x: width * (spots[taps % 2] ?? 0.5), y: height / 2 } })
  }
  return fingerWith(page, tap)
}

const fingerWith = (page: Page, tap: (target: Locator) => Promise<void>): Hand => ({
  press: tap,
  type: async (field, text) => {
    await field.tap()
    // A keyboard on the screen inserts text without keys.
    await page.keyboard.insertText(text)
  },
  pick: async (field, search, option) => {
    await field.tap()
    await page.keyboard.insertText(search)
    await page.locator('[role=listbox]:not([aria-busy])').getByRole('option', { name: option }).first().tap()
  },
  category: async () => {
    await page.getByRole('treeitem').first().tap()
    await page.getByRole('button', { name: categoriesTranslations.uk.choose, exact: true }).tap()
  },
  option: async (select, option) => {
    await select.selectOption(option)
  },
  toggle: tap,
  item: tap,
  browse: tap,
})

/** The mouse and the keyboard together, as most suppliers work. */
export const mouseOf = (page: Page): Hand => {
  const click = (target: Locator) => target.click()
  return {
    press: click,
    type: (field, text) => field.fill(text),
    pick: async (field, search, option) => {
      await field.fill(search)
      await page.locator('[role=listbox]:not([aria-busy])').getByRole('option', { name: option }).first().click()
    },
    category: async () => {
      await page.getByRole('treeitem').first().click()
      await page.getByRole('button', { name: categoriesTranslations.uk.choose, exact: true }).click()
    },
    option: async (select, option) => {
      await select.selectOption(option)
    },
    toggle: click,
    item: click,
    browse: click,
  }
}

/** The steps of a supplier’s first day, each taken from where the one before left them. */
export const journeyOf = (page: Page, hand: Hand) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  return {
    signUp: async () => {
      const { fields, signup } = session
      const auth = sessionPages(page)
      await auth.open('/auth/signup')
      await hand.type(page.getByLabel(signup.firstname), 'Соломія')
      await hand.type(page.getByLabel(signup.lastname), 'Крук')
      await hand.type(page.getByLabel(signup.email), 'solomia@example.com')
      await hand.type(auth.telephone, '093 444 55 66')
      await hand.type(page.getByLabel(fields.password, { exact: true }), 'Supplier1!')
      await page.getByRole('checkbox', { name: signup.agreement }).press('Space')
      await hand.press(button(signup.submit))
      await hand.type(auth.code, '1234')
    },

    answerPrompts: async () => {
      const first = onboardingDialogs(page)
      await hand.type(first.name, 'Крамниця Соломії')
      await hand.press(first.button(prompts.save))
      await expect(first.connect).toBeVisible()
      // The dialog of the name may still be closing, with a button of the same name.
      await hand.press(first.connect.getByRole('button', { name: prompts.later, exact: true }))
    },

    subscribe: async () => {
      await hand.press(paywallOf(page).accept)
      await hand.press(paywallOf(page).topUp)
      await expect(topUpOf(page).amount).toHaveValue('499')
      await hand.press(topUpOf(page).submit)
      await hand.press(payPageOf(page).pay)
      await hand.press(paywallOf(page).transfer)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },

    publishArticles: async () => {
      await hand.press(button(articles.batch.publishAll.replace('{count:number}', '4')))
      await hand.press(
        page
          .getByRole('dialog', { name: articles.finished.title })
          .getByRole('button', { name: articles.finished.create }),
      )
    },

    createProduct: async (picture: { name: string; mimeType: string; buffer: Buffer }) => {
      const { uk: t } = productEditorTranslations
      const field = (name: keyof typeof t.fields) => page.getByLabel(t.fields[name], { exact: true })
      const next = () => hand.press(button(t.next))
      await hand.type(page.getByPlaceholder(categoriesTranslations.uk.searchHint), 'посуд')
      await hand.category()
      await hand.type(field('title'), 'Чашка «Ранок», 350 мл')
      await hand.type(
        field('description'),
        'Чашка ручної роботи з білої глини. Обсяг 350 мл, можна мити в посудомийній машині.',
      )
      await next()
      const chooser = page.waitForEvent('filechooser')
      await hand.browse(button(t.add))
      await (await chooser).setFiles(picture)
      await expect(page.getByRole('listitem', { name: t.photo(1), exact: true }).locator('img')).toBeVisible()
      await hand.type(field('price'), '290')
      await hand.type(field('quantity'), '12')
      await next()
      await hand.option(page.getByRole('combobox', { name: 'Країна виробництва' }), 'Україна')
      await hand.option(page.getByRole('combobox', { name: 'Матеріал' }), 'Кераміка')
      await hand.press(button(t.publish))
      await expect(page.getByText(createdTranslations.uk.title)).toBeVisible()
    },

    setDelivery: async () => {
      const { uk: methods } = deliveriesPanelTranslations
      const { uk: keys } = deliveriesApisTranslations
      const { uk: senders } = deliveriesSenderTranslations
      await hand.press(link(createdTranslations.uk.connectNova))
      const key = page.getByRole('dialog', { name: keys.create })
      await hand.type(key.getByLabel(keys.fields.key, { exact: true }), '00112233445566778899aabbccddeeff')
      await expect(key.getByText(keys.more.issuedTo)).toBeVisible()
      await hand.press(key.getByRole('button', { name: common.save }))
      await expect(key).toBeHidden()
      // The name of the sender and the telephone are those of the account.
      const sender = page.getByRole('dialog', { name: senders.create })
      const field = (name: keyof typeof senders.fields) => sender.getByLabel(senders.fields[name], { exact: true })
      await hand.pick(field('settlement'), 'Львів', /Львів/)
      await hand.pick(field('warehouse'), '7', /№7/)
      // The counterparties are known once the carrier has checked the key, which the note under the field says.
      await expect(sender.getByText(senders.more.keyChecked)).toBeHidden()
      await hand.pick(field('counterparty'), 'ФОП', /ФОП/)
      await hand.pick(field('contact'), 'Гнатюк', /Гнатюк/)
      await hand.press(sender.getByRole('button', { name: String(senders.saveWith) }))
      await expect(sender).toBeHidden()
      await expect(page.getByText(methods.more.isSetUp)).toBeVisible()
    },

    setPayment: async () => {
      const { uk: t } = paymentMethodsTranslations
      const field = (one: keyof typeof t.fields) => page.getByLabel(t.fields[one], { exact: true })
      await hand.press(link(shell.setup.nextPayment))
      await hand.press(page.getByRole('link', { name: 'Оплата на рахунок IBAN' }))
      await hand.type(field('recipient'), 'ФОП Крук Соломія')
      await hand.type(field('iban'), 'UA21 3223 1300 0002 6007 2335 6600 1')
      await hand.type(field('taxId'), '3334513460')
      await hand.press(button(String(t.saveWith)))
      await expect(page.getByText(shell.setupDone.title)).toBeVisible()
    },
  }
}
