import { expect } from 'playwright/test'
import messages from '../../src/i18n/uk/messages/index.ts'
import { uk } from '../models/faults.ts'
import { onboardingDialogs, prompts } from '../models/onboarding.ts'
import { openPage, paywall, paywallOf, toastOn } from '../models/paywall.ts'
import { sessionPages, texts } from '../models/session.ts'
import { nav, shellOf } from '../models/shell.ts'
import type { Area } from './paths.ts'
import { promptsModel } from './prompts.product.ts'
import { goBack, joined, logOutBeside, refuse, reload, type Stage } from './stage.ts'

const refusal = 'Сервер цього не приймає.'
const savesAccount = '/admin-suppliers/v1/customer/account'
const savesManager = '/v1/customers/manager-telegram-username'
const bare = { store_name: null, telegram_id: null, manager_telegram_username: null }
const answered = {
  storeName: bare,
  manager: { ...bare, store_name: 'Крамниця', telegram_id: '5' },
  articles: { store_name: 'Крамниця', telegram_id: '5', manager_telegram_username: '@olena' },
} as const

const only = async ({ page }: Stage): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(1)
}

const asked =
  (which: 'storeName' | 'connect' | 'manager' | 'articles', text?: string) =>
  async (stage: Stage): Promise<void> => {
    const dialog = onboardingDialogs(stage.page)[which]
    await expect(dialog).toBeVisible()
    if (text !== undefined) await expect(dialog.getByText(text)).toBeVisible()
    await only(stage)
  }

const saveName =
  (text: string) =>
  async ({ page }: Stage): Promise<void> => {
    const dialogs = onboardingDialogs(page)
    await dialogs.name.fill(text)
    await dialogs.save()
  }

const saveManager =
  (text: string) =>
  async ({ page }: Stage): Promise<void> => {
    const dialogs = onboardingDialogs(page)
    await dialogs.username.fill(text)
    await dialogs.save()
  }

const phoneOf = ({ page }: Stage) =>
  onboardingDialogs(page).manager.getByRole('textbox', { name: uk.auth.fields.telephone })

const learned =
  (events: Parameters<Stage['sandbox']['changeSupplier']>[1]) =>
  async (stage: Stage): Promise<void> => {
    await joined(stage)
    stage.sandbox.changeSupplier(1, events)
  }

const at =
  (path: RegExp) =>
  async ({ page }: Stage): Promise<void> => {
    await expect(page).toHaveURL(path)
    await expect(shellOf(page).heading).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

export const promptsArea: Area<typeof promptsModel> = {
  name: 'prompts',
  model: promptsModel,
  worlds: {
    brandNew: { isSubscribed: false, first: 'storeName' },
    'subscribed and new': { isSubscribed: true, first: 'storeName' },
    'without a manager': { isSubscribed: true, first: 'manager' },
    'without articles': { isSubscribed: true, first: 'articles' },
  },
  prepare: ({ sandbox }, { isSubscribed, first }) => {
    sandbox.load('brandNew')
    sandbox.changeSupplier(1, { ...answered[first], subscribed: isSubscribed })
  },
  sees: {
    nowhere: ({ page }) => expect(page).toHaveURL('about:blank'),
    storeName: asked('storeName'),
    storeNameTooLong: asked('storeName', messages.onboarding.storeNameLength),
    storeNameRefused: async (stage) => {
      await asked('storeName')(stage)
      await expect(toastOn(stage.page, refusal).first()).toBeVisible()
    },
    storeNameRestored: async (stage) => {
      await asked('storeName')(stage)
      await expect(onboardingDialogs(stage.page).name).toHaveValue('Незбережена')
    },
    connect: asked('connect', prompts.connect.waiting),
    manager: asked('manager'),
    managerMissing: asked('manager', messages.telegram.usernameRequired),
    managerRefused: async (stage) => {
      await asked('manager')(stage)
      await expect(toastOn(stage.page, refusal).first()).toBeVisible()
    },
    managerByPhone: async (stage) => {
      await asked('manager')(stage)
      await expect(phoneOf(stage)).toBeVisible()
    },
    phoneMissing: async (stage) => {
      await asked('manager', messages.telegram.phoneRequired)(stage)
      await expect(phoneOf(stage)).toHaveAttribute('aria-invalid', 'true')
    },
    articles: asked('articles'),
    articlesPage: at(/\/articles-information$/),
    productsPage: at(/\/products$/),
    paywall: async (stage) => {
      await expect(paywallOf(stage.page).step(paywall.offer)).toBeVisible()
      await only(stage)
    },
    panel: async ({ page }) => {
      await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible()
      await expect(shellOf(page).heading).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    signedOut: async ({ page }) => {
      await expect(page).toHaveURL(/\/auth\/login$/)
      await expect(sessionPages(page).heading(texts.main.title)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  does: {
    'page.opened': ({ page }) => openPage(page, '/orders'),
    'freePage.opened': ({ page }) => openPage(page, '/payments/payouts'),
    'articlesNeed.opened': ({ page }) => openPage(page, '/products/create'),
    'storeName.saved': saveName('Крамниця Соломії'),
    'storeName.tooLong': saveName('а'.repeat(300)),
    'storeName.refused': async (stage) => {
      refuse(stage, 'PUT', savesAccount, refusal)
      await saveName('Крамниця Соломії')(stage)
    },
    'storeName.savedElsewhere': learned({ store_name: 'Крамниця Соломії' }),
    'storeName.typedAndReloaded': async (stage) => {
      await onboardingDialogs(stage.page).name.fill('Незбережена')
      await reload(stage)
    },
    'bot.started': async (stage) => {
      await joined(stage)
      const opening = stage.context.waitForEvent('page')
      await onboardingDialogs(stage.page).bot.click()
      const bot = await opening
      await bot.getByRole('button', { name: 'Start' }).click()
    },
    'bot.failed': async (stage) => {
      await joined(stage)
      stage.sandbox.connectTelegram(1, false)
    },
    'telegram.linkedElsewhere': learned({ telegram_id: '77' }),
    'manager.saved': saveManager('https://t.me/solomia'),
    'manager.left': saveManager(''),
    'manager.refused': async (stage) => {
      refuse(stage, 'PUT', savesManager, refusal)
      await saveManager('@solomia')(stage)
    },
    'manager.savedElsewhere': learned({ manager_telegram_username: '@solomia' }),
    'phone.chosen': ({ page }) => onboardingDialogs(page).manager.getByText(prompts.manager.byPhone).click(),
    'phone.saved': async (stage) => {
      await phoneOf(stage).fill('671112233')
      await onboardingDialogs(stage.page).save()
    },
    'phone.left': ({ page }) => onboardingDialogs(page).save(),
    'username.chosen': ({ page }) => onboardingDialogs(page).manager.getByText(prompts.manager.byUsername).click(),
    'articles.chosen': ({ page }) => onboardingDialogs(page).button(prompts.articles.go).click(),
    'articles.dismissed': ({ page }) => onboardingDialogs(page).button(prompts.articles.back).click(),
    'prompt.postponed': ({ page }) => onboardingDialogs(page).postpone(),
    'escape.pressed': ({ page }) => page.keyboard.press('Escape'),
    'page.reloaded': reload,
    'back.pressed': goBack,
    'loggedOut.beside': logOutBeside,
  },
}
