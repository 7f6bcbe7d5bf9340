import accountPage from '../src/i18n/uk/accountPage/index.ts'
import common from '../src/i18n/uk/common/index.ts'
import messages from '../src/i18n/uk/messages/index.ts'
import { expect, test } from './app.ts'
import { expectNoOverflow } from './axe.ts'
import {
  api,
  askedFor,
  caughtUp,
  countriesOf,
  goOffline,
  goOnline,
  loadsOf,
  pressTwenty,
  toastsOf,
  uk,
  withoutFiles,
  withoutSocketLines,
} from './models/faults.ts'
import { sessionPages, sessionTexts, texts } from './models/session.ts'
import { appearance, nav, shell, shellOf } from './models/shell.ts'
import { nightly } from './tags.ts'

test('a supplier who presses Enter and the button repeatedly signs in by password once', async ({ page, sandbox }) => {
  sandbox.faults.add({ kind: 'delay', ms: 300, path: api.login })
  const session = sessionPages(page)
  await session.open('/auth/with-password')
  await session.telephone.fill('0671112233')
  await session.password.fill('Supplier1!')
  await session.password.press('Enter')
  await pressTwenty(page)
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  expect(askedFor(sandbox, api.login)).toBe(1)
})

test(
  'a supplier who presses Enter and the button repeatedly sends the code of the SMS once',
  nightly,
  async ({ page, sandbox }) => {
    sandbox.faults.add({ kind: 'delay', ms: 300, path: api.confirmCode })
    const session = sessionPages(page)
    await session.open()
    await session.requestCode()
    await session.code.fill('1234')
    await session.code.press('Enter')
    await pressTwenty(page)
    await expect(page).toHaveURL(/\/dashboard\/statistics$/)
    expect(askedFor(sandbox, api.confirmCode)).toBe(1)
  },
)

test(
  'on a slow connection the button shows progress, keeps its width and sends once',
  nightly,
  async ({ page, sandbox }) => {
    sandbox.faults.add({ kind: 'delay', ms: 60_000, path: api.login })
    const session = sessionPages(page)
    await session.open()
    await session.telephone.fill('0671112233')
    const submit = page.locator('form button[type=submit]')
    const before = await submit.boundingBox()
    await submit.click()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(submit).toBeFocused()
    expect(await submit.boundingBox()).toEqual(before)
    await submit.click({ force: true })
    await session.telephone.press('Enter')
    await pressTwenty(page)
    // The code that sends the request is loaded on demand and may still be loading.
    await expect.poll(() => askedFor(sandbox, api.login)).toBe(1)
    sandbox.clock.move(60_000)
    await expect(session.code).toBeVisible()
    expect(askedFor(sandbox, api.login)).toBe(1)
  },
)

test('a supplier whose storage is full signs in with a notice, and the page is not reloaded', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const session = sessionPages(page)
  await session.open('/auth/with-password')
  const loads = loadsOf(page)
  await session.telephone.fill('0671112233')
  await session.password.fill('Supplier1!')
  await session.password.press('Enter')
  await expect(toastsOf(page).filter({ hasText: uk.core.session.memoryOnly })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
  await shellOf(page).link(nav.orders).click()
  await expect(page).toHaveURL(/\/orders$/)
  expect(loads()).toBe(0)
})

test('the code for password recovery is not stored, and a reload starts over', nightly, async ({ page }) => {
  const session = sessionPages(page)
  await session.open('/auth/recover-password')
  const answered = page.waitForResponse((response) => response.url().endsWith(api.forgotten))
  await session.telephone.fill('0671112233')
  await session.button(sessionTexts.recovery.submit).click()
  const { code } = await (await answered).json()
  expect(code).toMatch(/\w{4,}/)
  await expect(session.heading(sessionTexts.recovery.codeTitle)).toBeVisible()
  const everywhere = await page.evaluate(() => [
    window.location.href,
    JSON.stringify(history.state),
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
    document.title,
    document.documentElement.outerHTML,
    ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
  ])
  expect(everywhere.join('\n')).not.toContain(code)
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/recover-password$/)
  await expect(page.getByText(uk.core.session.recoveryLost)).toBeVisible()
  await expect(session.telephone).toBeVisible()
})

test('a supplier without a network can sign out', async ({ page, context, complaints }) => {
  await sessionPages(page).openSignedIn()
  await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
  const loads = loadsOf(page)
  const caches = () =>
    page.evaluate(() => [localStorage.getItem('setup') !== null, /subscribes=/.test(document.cookie)])
  await expect.poll(caches).toEqual([true, true])
  await context.setOffline(true)
  await page.getByRole('button', { name: nav.logOut }).first().click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(sessionPages(page).telephone).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('token')
  expect(kept).not.toContain('Олена')
  expect([await caches(), await context.cookies()]).toEqual([[false, false], []])
  expect(loads()).toBe(0)
  withoutSocketLines(complaints)
})

test(
  'a supplier signs in with a Ukrainian number when the countries fail to load',
  nightly,
  async ({ page, sandbox }) => {
    sandbox.faults.add({ kind: 'status', status: 500, path: api.countries, body: {}, count: null })
    const session = sessionPages(page)
    await session.open()
    const { button, search } = countriesOf(page)
    await button.click()
    await expect(toastsOf(page).filter({ hasText: uk.core.failure.serverBroken })).toBeVisible()
    await expect(page.getByText(texts.countries.failed)).toBeVisible()
    await search.press('Escape')
    await expect(button).toContainText('+38')
    await session.requestCode()
    await expect(session.code).toBeVisible()
  },
)

test(
  'while the countries load, the list shows at most four rows and sign-in works without them',
  nightly,
  async ({ page, sandbox }) => {
    sandbox.faults.add({ kind: 'hang', path: api.countries, count: null })
    const session = sessionPages(page)
    await session.open()
    const { button, search, waitingRows } = countriesOf(page)
    await button.click()
    await expect(search).toBeFocused()
    expect(await waitingRows.count()).toBeGreaterThan(0)
    expect(await waitingRows.count()).toBeLessThanOrEqual(4)
    await search.press('Escape')
    await session.requestCode()
    await expect(session.code).toBeVisible()
  },
)

test('the list of countries is about 240 px high and shows when nothing is found', nightly, async ({ page }) => {
  const session = sessionPages(page)
  await session.open()
  const { button, search, list, options } = countriesOf(page)
  await button.click()
  await expect(options.first()).toBeVisible()
  const box = await list.boundingBox()
  expect(box?.height).toBeGreaterThan(200)
  expect(box?.height).toBeLessThanOrEqual(250)
  await search.fill('такої країни немає')
  // The first one is told to screen readers.
  await expect(page.getByText(texts.countries.empty).last()).toBeVisible()
  await expect(options).toHaveCount(0)
})

test(
  'the panel works when the settings answer is a page of another network, and a retry loads them',
  nightly,
  async ({ page, sandbox }) => {
    sandbox.faults.add({ kind: 'html-200', path: api.settings, count: null })
    await sessionPages(page).openSignedIn()
    await expect(shellOf(page).heading).toBeVisible()
    await expect(page.getByText(shell.settings.unknownTitle)).toBeVisible()
    await expect(page.getByRole('link', { name: shell.balanceUnknown })).toBeVisible()
    await caughtUp(sandbox)
    sandbox.faults.clear()
    const banner = page.getByRole('region', { name: shell.settings.label })
    await banner.getByRole('button', { name: uk.ui.retry }).click()
    await expect(page.getByRole('link', { name: /^Основний баланс: 12/ })).toBeVisible()
    await expect(page.getByText(shell.settings.unknownTitle)).toHaveCount(0)
  },
)

test(
  'after a network outage the settings are read once and nothing is sent again',
  nightly,
  async ({ page, sandbox, complaints }) => {
    await page.clock.install()
    await sessionPages(page).openSignedIn()
    await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
    await caughtUp(sandbox)
    // Data read within the last few seconds is not refetched, so let time pass.
    await page.clock.runFor(6000)
    await goOffline(page)
    await expect(page.getByText(shell.offline.title)).toBeVisible()
    sandbox.clearRequests()
    await goOnline(page)
    await expect.poll(() => askedFor(sandbox, api.settings)).toBeGreaterThan(0)
    await expect(page.getByText(shell.offline.title)).toHaveCount(0)
    await shellOf(page).link(nav.orders).click()
    await expect(page).toHaveURL(/\/orders$/)
    expect(askedFor(sandbox, api.settings)).toBe(1)
    const unsafe = sandbox.requests().filter(({ method, path }) => method !== 'GET' && !path.endsWith(api.broadcasting))
    expect(unsafe).toEqual([])
    withoutSocketLines(complaints)
  },
)

test('a signed-in supplier never sees the form of a sign-in link', nightly, async ({ page }) => {
  await sessionPages(page).openSignedIn()
  const shown: string[] = []
  await page.exposeFunction('setFormState', (html: string) => shown.push(html))
  await page.addInitScript(() => {
    const { setFormState } = globalThis as unknown as { setFormState(html: string): void }
    new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('input[name=telephone]')
      if (field?.checkVisibility()) setFormState(field.outerHTML)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/auth', '/auth/signup', '/auth/recover-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard\/statistics$/)
    await expect(shellOf(page).heading).toBeVisible()
  }
  expect(shown).toEqual([])
})

test('a screen removed by a deploy causes one reload, then an error with a retry', async ({ page, context }) => {
  await sessionPages(page).openSignedIn()
  const restore = await withoutFiles(context, '**/assets/appearance-*.js')
  const loads = loadsOf(page)
  await shellOf(page).link(nav.settings).click()
  await page.getByRole('link', { name: accountPage.tabs.look, exact: true }).click()
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', { name: uk.fault.missing.title })).toBeVisible()
  await expect(shellOf(page).link(nav.orders)).toBeVisible()
  await page.getByRole('button', { name: uk.ui.retry }).click()
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('heading', { name: uk.fault.missing.title })).toBeVisible()
  await restore()
  await page.getByRole('button', { name: uk.ui.retry }).click()
  await expect(page.getByText(appearance.themes.dark, { exact: true })).toBeVisible()
  await expect.poll(loads).toBe(3)
})

test(
  'a panel removed by a deploy causes one reload, then an error with a retry',
  nightly,
  async ({ page, context }) => {
    await sessionPages(page).openSignedIn()
    await expect(shellOf(page).heading).toBeVisible()
    const restore = await withoutFiles(context, '**/assets/panel-*.js')
    const loads = loadsOf(page)
    await page.reload()
    await expect.poll(loads).toBe(2)
    await expect(page.getByRole('heading', { name: uk.fault.missing.title })).toBeVisible()
    await restore()
    await page.getByRole('button', { name: uk.ui.retry }).click()
    await expect(shellOf(page).link(nav.orders)).toBeVisible()
    await expect.poll(loads).toBe(3)
  },
)

test(
  'a language that fails to load shows an error; the page and its control keep the current one',
  nightly,
  async ({ page, context }) => {
    const missing = toastsOf(page).filter({ hasText: uk.core.appearance.translationsMissing })
    const html = page.locator('html')
    const session = sessionPages(page)
    const restore = await withoutFiles(context, '**/assets/en-*.js')
    await session.open()
    await session.button(uk.auth.language.other).click()
    await expect(missing).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'uk')
    await expect(session.button(uk.auth.language.other)).toBeVisible()

    await page.reload()
    await expect(missing).toHaveCount(1)
    await expect(html).toHaveAttribute('lang', 'uk')
    await restore()
    await page.reload()
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in for suppliers')
  },
)

test('of many toasts at once the newest twelve are shown', nightly, async ({ page, sandbox }) => {
  const messages = Array.from({ length: 20 }, (_, number) => `Помилка номер ${number + 1}.`)
  sandbox.faults.add({ kind: 'status', status: 422, path: api.login, body: { errors: { telephone: messages } } })
  const session = sessionPages(page)
  await session.open()
  await session.requestCode()
  const toasts = toastsOf(page)
  await expect(toasts.filter({ hasText: 'Помилка номер 20.' })).toBeVisible()
  expect(await toasts.count()).toBeLessThanOrEqual(12)
  await expect(toasts.filter({ hasText: 'Помилка номер 1.' })).toHaveCount(0)
  await expectNoOverflow(page)
})

test('a refused clipboard shows an error and no tick', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await sessionPages(page).openSignedIn()
  const { button, dialog } = shellOf(page)
  await button(/^Профіль: /).click()
  await dialog(shell.profile.title).getByRole('button', { name: shell.profile.copyId }).click()
  await expect(page.getByText(messages.account.copyRefused)).toBeVisible()
  await expect(dialog(shell.profile.title).getByText(common.copied)).toHaveCount(0)
  await expect(dialog(shell.profile.title).getByRole('button', { name: shell.profile.copyId })).toBeVisible()
})

test('the keyboard can skip the menu, or go through the bar, the menu and the page', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
  const skip = page.getByRole('link', { name: nav.skip })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)

  await page.reload()
  await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
  const locations: string[] = []
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const location = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'out'
      const { outlineStyle, boxShadow } = getComputedStyle(focused)
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || focused.matches('#content, [data-toasts]')
      if (!focused.checkVisibility() || !isMarked) return `unseen: ${focused.outerHTML}`
      return ['header', 'nav', 'main', '[data-toasts]'].find((area) => focused.closest(area)) ?? 'start'
    })
    if (location === 'out') break
    if (location !== locations.at(-1)) locations.push(location)
  }
  expect(locations.slice(0, 4)).toEqual(['start', 'header', 'nav', 'main'])
  expect(locations.filter((location) => location.startsWith('unseen'))).toEqual([])
})

test.describe('at double zoom', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('every kind of page fits without sideways scrolling', async ({ page }) => {
    const session = sessionPages(page)
    for (const path of ['/auth', '/auth/with-password', '/auth/signup', '/auth/recover-password']) {
      await session.open(path)
      await expectNoOverflow(page)
    }
    await session.openSignedIn()
    const { button, dialog, open, heading } = shellOf(page)
    for (const path of ['/dashboard/statistics', '/orders', '/settings/customizing', '/404']) {
      await open(path)
      await expect(heading).toBeVisible()
      await expectNoOverflow(page)
    }
    await button(nav.open).click()
    await expect(dialog(shell.menu)).toBeVisible()
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(dialog(shell.palette.title)).toBeInViewport()
    await expectNoOverflow(page)
  })
})
