import type { Page } from 'playwright/test'
import uk from '../../src/i18n/uk/index.ts'
import session from '../../src/i18n/uk/session/index.ts'
import { api } from './faults.ts'

const { auth } = uk

/** Page object of the sign-in area. */
export const sessionPages = (page: Page) => {
  const telephone = page.getByRole('textbox', { name: auth.fields.telephone })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    telephone,
    code: page.getByRole('textbox', { name: session.confirmation.code }),
    password: page.getByLabel(session.fields.password, { exact: true }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    button,
    open: async (path = '/auth') => {
      await page.goto(path)
      await page.waitForSelector('html:not([data-frame])')
    },
    requestCode: async (number = '067 111 22 33') => {
      await telephone.fill(number)
      await button(auth.main.submit).click()
    },
    fillSignUp: async () => {
      const { fields, signup } = session
      await page.getByLabel(signup.firstname).fill('Соломія')
      await page.getByLabel(signup.lastname).fill('Крук')
      await page.getByLabel(signup.email).fill('solomia@example.com')
      await telephone.fill('093 444 55 66')
      await page.getByLabel(fields.password, { exact: true }).fill('Supplier1!')
      await page.getByText(signup.agreement).click()
    },
    confirm: async (code = '1234') => {
      await page.getByRole('textbox', { name: session.confirmation.code }).fill(code)
    },
    signInByPassword: async (number = '0671112233', password = 'Supplier1!') => {
      await page.goto('/auth/with-password')
      await page.waitForSelector('html:not([data-frame])')
      await telephone.fill(number)
      await page.getByLabel(session.fields.password, { exact: true }).fill(password)
      await button(session.withPassword.submit).click()
      await page.waitForURL('**/dashboard/statistics')
    },
    /**
     * Opens a page for a supplier who has signed in before: puts a session with a token from the server into storage.
     */
    openSignedIn: async (path = '/dashboard/statistics', telephone = '380671112233') => {
      await page.goto('/favicon.svg')
      const answer = await page.request.post(`/api${api.login}`, {
        data: { telephone, password: 'Supplier1!' },
        headers: { 'X-Session': 'supplier', Accept: 'application/json' },
      })
      await page.evaluate((user) => localStorage.setItem('user', user), await answer.text())
      await page.goto(path)
      await page.waitForSelector('html:not([data-frame])')
    },
  }
}

export { auth as texts, session as sessionTexts }
