import { expect, type Locator, type Page } from 'playwright/test'
import { api, toastsOf, uk } from '../models/faults.ts'
import { onboardingDialogs } from '../models/onboarding.ts'
import { openPage, paywall, paywallOf } from '../models/paywall.ts'
import { sessionPages, sessionTexts, texts } from '../models/session.ts'
import { nav } from '../models/shell.ts'
import type { Area } from './paths.ts'
import { signInModel } from './sign-in.product.ts'
import { clearSession, goBack, logOutBeside, passTime, reload, type Stage } from './stage.ts'

const messages = { ...uk.core.session, ...sessionTexts.core }
const number = '067 111 22 33'
const secret = 'Supplier1!'

const formOf = (page: Page) => page.getByRole('main')
const submit = (page: Page) => page.locator('form button[type=submit]')
const heading = ({ page }: Stage, name: string) => expect(sessionPages(page).heading(name)).toBeVisible()

const sendTelephone =
  (text: string) =>
  async ({ page }: Stage): Promise<void> => {
    await sessionPages(page).telephone.fill(text)
    await submit(page).click()
  }

const sendCode =
  (text: string) =>
  ({ page }: Stage): Promise<void> =>
    sessionPages(page).confirm(text)

const sendPassword =
  (text: string) =>
  async ({ page }: Stage): Promise<void> => {
    const { telephone, password } = sessionPages(page)
    await telephone.fill(number)
    await password.fill(text)
    await submit(page).click()
  }

const sendNewPassword =
  (code: string, first: string, second: string) =>
  async ({ page }: Stage): Promise<void> => {
    const { fields } = sessionTexts
    await sessionPages(page).code.fill(code)
    await page.getByLabel(fields.newPassword, { exact: true }).fill(first)
    await page.getByLabel(fields.repeatPassword, { exact: true }).fill(second)
    await submit(page).click()
  }

/** Expects a form with an error at one of its fields. */
const mistaken =
  (title: string, text: string, fieldOf: (page: Page) => Locator) =>
  async (stage: Stage): Promise<void> => {
    await heading(stage, title)
    await expect(fieldOf(stage.page)).toHaveAttribute('aria-invalid', 'true')
    await expect(formOf(stage.page).getByText(text)).toBeVisible()
  }

const warned =
  (title: string, text: string) =>
  async (stage: Stage): Promise<void> => {
    await heading(stage, title)
    await expect(toastsOf(stage.page).filter({ hasText: text }).first()).toBeVisible()
  }

const { main } = texts
const { confirmation, withPassword, recovery } = sessionTexts
const telephoneOf = (page: Page) => sessionPages(page).telephone
const codeOf = (page: Page) => sessionPages(page).code
const passwordOf = (page: Page) => sessionPages(page).password
const press = (name: string) => (stage: Stage) => sessionPages(stage.page).button(name).click()

export const signInArea: Area<typeof signInModel> = {
  name: 'sign-in',
  model: signInModel,
  worlds: { default: { behind: 'panel' }, brandNew: { behind: 'storeName' }, shortOnBoth: { behind: 'paywall' } },
  prepare: ({ sandbox }, { behind }) =>
    sandbox.load(({ panel: 'default', storeName: 'brandNew', paywall: 'shortOnBoth' } as const)[behind]),
  sees: {
    nowhere: ({ page }) => expect(page).toHaveURL('about:blank'),
    telephoneForm: (stage) => heading(stage, main.title),
    telephoneIncomplete: mistaken(main.title, messages.telephoneRule, telephoneOf),
    telephoneUnknown: mistaken(main.title, 'Постачальника з таким номером не знайдено.', telephoneOf),
    telephoneRefused: warned(main.title, uk.core.failure.serverBroken),
    telephoneAgain: (stage) => heading(stage, main.title),
    telephoneTooSoon: warned(main.title, ''),
    codeForm: async (stage) => {
      await heading(stage, confirmation.title)
      await expect(codeOf(stage.page)).toBeFocused()
    },
    codeIncomplete: mistaken(confirmation.title, messages.codeRule, codeOf),
    codeWrong: mistaken(confirmation.title, 'Невірний код.', codeOf),
    codeUnclear: warned(confirmation.title, messages.confirmUnclear),
    codeFormGivenUp: warned(main.title, messages.confirmUnclear),
    newCodeOffered: ({ page }) => expect(sessionPages(page).button(confirmation.resend)).toBeVisible(),
    newCodeSent: warned(confirmation.title, messages.codeSent),
    codeFormLost: warned(main.title, messages.challengeLost),
    passwordForm: (stage) => heading(stage, withPassword.title),
    passwordPage: (stage) => heading(stage, withPassword.title),
    passwordMissing: mistaken(withPassword.title, messages.required, passwordOf),
    passwordWrong: warned(withPassword.title, 'Невірний телефон або пароль'),
    recoveryForm: (stage) => heading(stage, recovery.title),
    recoveryIncomplete: mistaken(recovery.title, messages.telephoneRule, telephoneOf),
    recoveryUnknown: warned(recovery.title, 'Постачальника з таким номером не знайдено.'),
    recoveryLost: warned(recovery.title, messages.recoveryLost),
    newPasswordForm: (stage) => heading(stage, recovery.codeTitle),
    passwordWeak: mistaken(recovery.codeTitle, messages.passwordRule, (page) =>
      page.getByLabel(sessionTexts.fields.newPassword, { exact: true }),
    ),
    passwordsDiffer: mistaken(recovery.codeTitle, messages.passwordsDiffer, (page) =>
      page.getByLabel(sessionTexts.fields.repeatPassword, { exact: true }),
    ),
    recoveryCodeWrong: mistaken(recovery.codeTitle, 'Невірний код.', codeOf),
    passwordChanged: warned(withPassword.title, messages.passwordChanged),
    panel: async ({ page }) => {
      await expect(page).toHaveURL(/\/dashboard\/statistics$/)
      await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    storeNamePrompt: ({ page }) => expect(onboardingDialogs(page).storeName).toBeVisible(),
    paywallOffer: ({ page }) => expect(paywallOf(page).step(paywall.offer)).toBeVisible(),
    signedOut: async (stage) => {
      await expect(stage.page).toHaveURL(/\/auth\/login$/)
      await heading(stage, main.title)
    },
    sessionOver: async ({ page }) => {
      await expect(toastsOf(page).filter({ hasText: messages.expired })).toBeVisible()
      await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible()
    },
  },
  does: {
    'page.opened': ({ page }) => openPage(page, '/auth'),
    'passwordPage.opened': ({ page }) => openPage(page, '/auth/with-password'),
    'recoveryPage.opened': ({ page }) => openPage(page, '/auth/recover-password'),
    'panelPage.opened': ({ page }) => openPage(page, '/orders'),
    'telephone.sent': sendTelephone(number),
    'halfTelephone.sent': sendTelephone('06711'),
    'unknownTelephone.sent': sendTelephone('0991234567'),
    'telephone.refused': async (stage) => {
      stage.sandbox.faults.add({ kind: 'status', status: 500, body: {}, path: api.login })
      await sendTelephone(number)(stage)
    },
    'code.sent': sendCode('1234'),
    'halfCode.sent': sendCode('12'),
    'wrongCode.sent': sendCode('9999'),
    'code.lost': async (stage) => {
      stage.sandbox.faults.add({ kind: 'status', status: 502, body: {}, path: api.confirmCode })
      await sendCode('1234')(stage)
    },
    'minute.passed': (stage) => passTime(stage, 61_000),
    'newCode.chosen': press(confirmation.resend),
    'number.changed': press(confirmation.changeNumber),
    'password.chosen': ({ page }) => page.getByText(main.withPassword, { exact: true }).click(),
    'code.chosen': ({ page }) => page.getByText(withPassword.withCode, { exact: true }).click(),
    'recovery.chosen': ({ page }) => page.getByRole('link', { name: withPassword.forgotten }).click(),
    'signIn.chosen': ({ page }) => page.getByRole('link', { name: recovery.back }).click(),
    'password.sent': sendPassword(secret),
    'noPassword.sent': sendPassword(''),
    'wrongPassword.sent': sendPassword('Supplier2!'),
    'newPassword.sent': sendNewPassword('1234', 'Another1!', 'Another1!'),
    'weakPassword.sent': sendNewPassword('1234', 'short', 'short'),
    'unlikePasswords.sent': sendNewPassword('1234', 'Another1!', 'Another2!'),
    'wrongRecoveryCode.sent': sendNewPassword('9999', 'Another1!', 'Another1!'),
    'back.pressed': goBack,
    'page.reloaded': reload,
    'logOut.chosen': ({ page }) => page.getByRole('button', { name: nav.logOut }).first().click(),
    'loggedOut.beside': logOutBeside,
    'session.cleared': clearSession,
    'signInAgain.chosen': ({ page }) => page.getByRole('button', { name: uk.ui.signInAgain }).click(),
  },
}
