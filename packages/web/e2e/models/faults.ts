import type { Sandbox } from '@supplier/test-fixtures'
import { type BrowserContext, expect, type Page } from 'playwright/test'
import uk from '../../src/i18n/uk/index.ts'

/** Below /api, as the sandbox and its faults name them. */
export const api = {
  login: '/admin-suppliers/v3/auth/login',
  confirmCode: '/admin-suppliers/v3/auth/confirm-code',
  forgotten: '/admin-suppliers/v1/auth/forgotten',
  settings: '/admin-suppliers/v1/settings',
  account: '/admin-suppliers/v1/customer/account',
  countries: '/v3/countries',
  broadcasting: '/broadcasting/auth',
} as const

/** How often the backend was asked for something. */
export const askedFor = (sandbox: Sandbox, path: string): number =>
  sandbox.requests().filter((request) => request.path.endsWith(path)).length

/** The settings are read once at the start. */
export const caughtUp = (sandbox: Sandbox): Promise<void> =>
  expect.poll(() => askedFor(sandbox, api.settings), 'the settings were read').toBe(1)

/** The network goes once the page has what it tells of that with: its code comes behind the first screen. */
export const goOffline = async (page: Page): Promise<void> => {
  await page.locator('[data-toasts]').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
}

/** Chromium tells of a network a moment before it lets a request through: the page hears of it behind the first. */
export const goOnline = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    window.addEventListener('online', (news) => news.isTrusted && news.stopImmediatePropagation(), { capture: true }),
  )
  await page.context().setOffline(false)
  const passes = () =>
    page.evaluate(() =>
      fetch('/favicon.svg', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  await expect.poll(passes).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Twenty presses before the page has a moment to draw. */
export const pressTwenty = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
    for (let press = 0; press < 20; press += 1) button?.click()
  })

/** Counts how often the page was loaded from now on. */
export const loadsOf = (page: Page): (() => number) => {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** A deploy took these files away. The answer brings them back. */
export const withoutFiles = async (context: BrowserContext, files: string): Promise<() => Promise<void>> => {
  await context.route(files, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  return () => context.unroute(files)
}

/** The messages at the edge of the page. */
export const toastsOf = (page: Page) => page.getByRole('region', { name: uk.ui.notices }).getByRole('listitem')

/** The list of countries behind the telephone field. */
export const countriesOf = (page: Page) => ({
  button: page.getByRole('button', { name: /^Код країни: / }),
  search: page.getByRole('combobox', { name: uk.auth.countries.search }),
  list: page.getByRole('listbox', { name: uk.auth.countries.list }),
  options: page.getByRole('option'),
  /** The rows that stand there while the list is on its way. */
  waitingRows: page.getByRole('status').filter({ hasText: uk.auth.countries.wait }).locator('[aria-hidden=true]'),
})

/** Chromium itself writes a line for each socket that it could not open, or that broke off under what was being sent. */
export const withoutSocketLines = (complaints: string[]): void => {
  const others = complaints.filter((line) => !/^WebSocket (?:connection to |is already in CLOS)/.test(line))
  complaints.splice(0, complaints.length, ...others)
}

export { uk }
