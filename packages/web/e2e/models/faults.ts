import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { type BrowserContext, expect, type Page } from 'playwright/test'
import uk from '../../src/i18n/uk/index.ts'

/** Paths below /api, as used by the sandbox and its faults. */
export const api = {
  login: '/admin-suppliers/v3/auth/login',
  confirmCode: '/admin-suppliers/v3/auth/confirm-code',
  forgotten: '/admin-suppliers/v1/auth/forgotten',
  settings: '/admin-suppliers/v1/settings',
  account: '/admin-suppliers/v1/customer/account',
  countries: '/v3/countries',
  broadcasting: '/broadcasting/auth',
} as const

/** How many requests the backend got for this path. */
export const askedFor = (sandbox: Sandbox, path: string): number =>
  sandbox.requests().filter((request) => request.path.endsWith(path)).length

/** Waits until the settings have been read once, as happens at the start. */
export const caughtUp = (sandbox: Sandbox): Promise<void> =>
  expect.poll(() => askedFor(sandbox, api.settings), 'the settings were read').toBe(1)

/**
 * Waits for the toast region before going offline: its code is loaded after the first screen and is needed to report
 * the outage.
 */
export const goOffline = async (page: Page): Promise<void> => {
  await page.locator('[data-toasts]').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
}

/**
 * Chromium fires `online` shortly before requests succeed, so the page gets the event only after the first successful
 * request.
 */
export const goOnline = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    window.addEventListener('online', (events) => events.isTrusted && events.stopImmediatePropagation(), {
      capture: true,
    }),
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

/** Presses twenty times within one task, before the page can draw. */
export const pressTwenty = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
    for (let press = 0; press < 20; press += 1) button?.click()
  })

/** Counts the page loads from now on. */
export const loadsOf = (page: Page): (() => number) => {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** Simulates a deploy that removed these files; the returned function restores them. */
export const withoutFiles = async (context: BrowserContext, files: string): Promise<() => Promise<void>> => {
  await context.route(files, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  return () => context.unroute(files)
}

/** The toasts. */
export const toastsOf = (page: Page) => page.getByRole('region', { name: uk.ui.toasts }).getByRole('listitem')

/** Page object of the list of countries in the telephone field. */
export const countriesOf = (page: Page) => ({
  button: page.getByRole('button', { name: /^Код країни: / }),
  search: page.getByRole('combobox', { name: uk.auth.countries.search }),
  list: page.getByRole('listbox', { name: uk.auth.countries.list }),
  options: page.getByRole('option'),
  /** The placeholder rows shown while the list is loading. */
  waitingRows: page.getByRole('status').filter({ hasText: uk.auth.countries.wait }).locator('[aria-hidden=true]'),
})

/** Removes the lines that Chromium logs itself for each socket that fails to open, or breaks while sending. */
export const withoutSocketLines = (complaints: string[]): void => {
  const others = complaints.filter((line) => !/^WebSocket (?:connection to |is already in CLOS)/.test(line))
  complaints.splice(0, complaints.length, ...others)
}

export { uk }
