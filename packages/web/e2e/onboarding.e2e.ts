import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Page } from 'playwright/test'
import articles from '../src/i18n/uk/article/index.ts'
import uk from '../src/i18n/uk/index.ts'
import messages from '../src/i18n/uk/messages/index.ts'
import money from '../src/i18n/uk/money/index.ts'
import session from '../src/i18n/uk/session/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'
import { test as base, expect } from './app.ts'
import { balancesOf, mainPath, openedBy, payPageOf, topUpOf } from './models/balances.ts'
import { expectJoined } from './models/connection.ts'
import { countriesOf } from './models/faults.ts'
import { mailbox } from './models/notifications.ts'
import { onboardingDialogs, prompts } from './models/onboarding.ts'
import { paywall, paywallOf } from './models/paywall.ts'
import { sessionPages } from './models/session.ts'
import { nav, shellOf } from './models/shell.ts'
import { nightly } from './tags.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => use(createSandbox({ scenario: 'brandNew' })),
})

// With motion, a dialog opens while the one before is still closing.
test.use({ reducedMotion: 'no-preference' })

const bare = { store_name: null, telegram_id: null, manager_telegram_username: null, subscribed: true }

test(
  'from sign-up to a complete set-up, with a second tab on a slow machine and a slow connection',
  nightly,
  async ({ page, context, sandbox, server }) => {
    test.setTimeout(180_000)
    const auth = sessionPages(page)
    await auth.open('/auth/signup')
    await auth.fillSignUp()
    await auth.button(session.signup.submit).click()
    await auth.confirm()
    await expect(page).toHaveURL(/\/articles-information$/)
    const supplier = () => sandbox.world().suppliers.find(({ telephone }) => telephone === '380934445566')

    const first = onboardingDialogs(page)
    await expect(first.storeName).toBeVisible()
    const other = await context.newPage()
    const slow = await context.newCDPSession(other)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const line = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 50_000 }
    await slow.send('Network.emulateNetworkConditions', line)
    await other.goto('/notifications')
    const second = onboardingDialogs(other)
    await expect(second.storeName).toBeVisible()
    await expectJoined(server, 2)

    // In a tab that is not in front, Chromium draws once a second, and every press waits for two drawings.
    await page.bringToFront()
    await expect(first.button(prompts.save)).toBeDisabled()
    await first.name.fill('  Крамниця Соломії ')
    await first.name.press('Enter')
    await expect(page.getByText(messages.onboarding.storeNameSaved)).toBeVisible()
    await expect(first.connect).toBeVisible()
    await expect(second.connect).toBeVisible()

    const bot = await openedBy(context, () => first.bot.click())
    await bot.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText(messages.telegram.connected)).toBeVisible()
    await expect(first.manager).toBeVisible()
    await expect(second.manager).toBeVisible()

    await other.bringToFront()
    await second.username.fill('https://t.me/solomia')
    await second.save()
    await expect(second.manager).toBeHidden()
    await expect(first.manager).toBeHidden()
    expect(supplier()).toMatchObject({ store_name: 'Крамниця Соломії', manager_telegram_username: '@solomia' })

    // The set-up is complete and only the payment remains. The paywall opens in both tabs, and the other tab pays.
    for (const tab of [page, other]) await expect(paywallOf(tab).step(paywall.offer)).toBeVisible()
    await paywallOf(other).accept.click()
    await paywallOf(other).topUp.click()
    await expect(other).toHaveURL(new RegExp(mainPath))
    await topUpOf(other).amount.fill('600')
    await topUpOf(other).submit.click()
    await payPageOf(other).pay.click()
    await expect(paywallOf(other).step(paywall.shortOnService)).toBeVisible()
    // Back from the payment page, it hears of changes again once its new connection has joined.
    await expectJoined(server, 2)
    await page.bringToFront()
    await paywallOf(page).accept.click()
    await paywallOf(page).transfer.click()
    await expect(first.all).toHaveCount(0)
    expect([supplier()?.subscribed, supplier()?.main]).toEqual([true, 101_00])
    for (const tab of [page, other]) await expect(balancesOf(tab).inBar('101,00 грн.')).toBeVisible()
    await other.bringToFront()
    await shellOf(other).link(nav.orders).click()
    await expect(other).toHaveURL(/\/orders$/)
    await expect(second.all).toHaveCount(0)

    const progress = (tab: Page, done: number) =>
      tab.getByText(shell.setup.progress.replace('{done:number}', `${done}`).replace('{total:number}', '4'))
    await expect(progress(other, 0)).toBeVisible()
    await page.bringToFront()
    for (const type of ['delivery', 'returns', 'about', 'contacts'] as const) {
      await page
        .getByRole('navigation', { name: articles.label })
        .getByRole('link', { name: articles.names[type] })
        .click()
      await auth.button(articles.template).click()
      await auth.button(articles.publish).click()
      await expect(auth.button(articles.publish)).toBeHidden()
    }
    const finished = page.getByRole('dialog', { name: articles.finished.title })
    await finished.getByRole('button', { name: articles.finished.ways }).click()
    await expect(page).toHaveURL(/\/products\/panel$/)
    // The banner goes on to the next step, except where products are begun, and the home page shows the progress.
    await expect(other.getByRole('link', { name: shell.setup.nextProduct })).toBeVisible()
    await expect(page.getByText(shell.setup.title)).toBeHidden()
    for (const tab of [page, other]) {
      await tab.bringToFront()
      await shellOf(tab).link(nav.dashboard).click()
      await expect(progress(tab, 1)).toBeVisible()
    }

    // Tests of their own walk through the other steps; here the sandbox's board completes them.
    const flip = async (steps: object) => {
      const data = { steps: { ...supplier()?.steps, ...steps } }
      expect((await page.request.post(`/sandbox/api/suppliers/${supplier()?.id}`, { data })).status()).toBe(200)
    }
    await flip({ product: true })
    for (const tab of [page, other]) await expect(progress(tab, 2)).toBeVisible()
    await flip({ delivery: true })
    for (const tab of [page, other]) await expect(progress(tab, 3)).toBeVisible()
    await flip({ payment: true })
    for (const tab of [page, other]) {
      await expect(tab.getByText(shell.setup.title)).toBeHidden()
      await expect(tab.getByRole('dialog')).toHaveCount(0)
    }

    // Both tabs receive the new notifications; one of them is marked as read in the other tab.
    for (const count of [1, 2]) {
      sandbox.notify(supplier()?.id ?? 0)
      for (const tab of [page, other]) await expect(mailbox(tab).bell(count)).toBeVisible()
    }
    await mailbox(other).bell(2).click()
    await mailbox(other)
      .rows.first()
      .getByRole('button', { name: /^Позначити прочитаним: / })
      .click()
    await expect(mailbox(other).bell(1)).toBeVisible()
    // A tab refetches when it becomes visible, and so shows the change of the other tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(mailbox(page).bell(1)).toBeVisible()

    // A tab that received only events must show the same as a newly opened one. First close the sidebar group that the
    // other tab opened, because this state belongs to a tab.
    await shellOf(other).button(nav.payments).click()
    const fresh = await context.newPage()
    await fresh.goto('/notifications')
    for (const tab of [page, fresh]) await tab.getByRole('banner').locator('a[href="/notifications"]').click()
    const says = async (tab: Page) => [
      await tab.getByRole('banner').ariaSnapshot(),
      await shellOf(tab).menu.ariaSnapshot(),
      await mailbox(tab).rows.getByRole('heading').allTextContents(),
      await mailbox(tab).events.count(),
    ]
    await expect(mailbox(fresh).rows).toHaveCount(2)
    await expect(mailbox(fresh).bell(1)).toBeVisible()
    await expectJoined(server, 3)
    for (const tab of [page, other]) await expect.poll(() => says(tab)).toEqual(await says(fresh))
  },
)

test('the dialogs open one at a time, ignore Escape, and can be postponed', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  const dialogs = onboardingDialogs(page)
  await expect(dialogs.storeName).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(dialogs.storeName).toBeVisible()
  await expect(dialogs.all).toHaveCount(1)
  await dialogs.postpone()
  await expect(dialogs.connect).toBeVisible()
  await expect(dialogs.all).toHaveCount(1)
  await dialogs.postpone()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.reload()
  await expect(dialogs.connect).toHaveCount(0)
  await expect(dialogs.storeName).toHaveCount(0)
})

test('the dialogs open one at a time even when animations never end', nightly, async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const type of ['animationend', 'animationcancel', 'transitionend', 'transitioncancel']) {
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
    }
  })
  const inspector = await context.newCDPSession(page)
  await inspector.send('Animation.enable')
  await sessionPages(page).openSignedIn()
  await inspector.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const { storeName, connect, name, button } = onboardingDialogs(page)
  // Hidden dialogs that stay in the document count too.
  const all = page.locator('[role=dialog], [role=alertdialog]')
  const paywall = page.getByRole('dialog', { name: money.paywall.offer })
  const later = () => button(prompts.later).press('Enter')
  await page.reload()
  await expect(storeName).toBeAttached()
  await expect(all).toHaveCount(1)
  await name.fill('Крамниця')
  await name.press('Enter')
  await expect(connect).toBeAttached()
  await expect(all).toHaveCount(1)
  await later()
  await expect(paywall).toBeAttached()
  await expect(all).toHaveCount(1)
  const states = await page.evaluate(() => document.getAnimations().map(({ playState }) => playState))
  expect(new Set(states)).toEqual(new Set(['running']))
})

test('an event keeps typed text, and any text is shown as plain text', async ({ page, sandbox, server }) => {
  await sessionPages(page).openSignedIn()
  await expectJoined(server)
  const dialogs = onboardingDialogs(page)
  const odd = '<img src=x onerror=alert(1)> \u202eкрамниця'
  await dialogs.name.fill(odd)
  sandbox.changeSupplier(1, { firstname: 'Інша' })
  await expect(page.getByRole('button', { name: /Інша/, includeHidden: true })).toBeAttached()
  await expect(dialogs.name).toHaveValue(odd)
  await dialogs.name.fill('а'.repeat(10_000))
  await dialogs.save()
  await expect(page.getByText(messages.onboarding.storeNameLength)).toBeVisible()
  await dialogs.name.fill(odd)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('onerror')
  await page.reload()
  await expect(dialogs.name).toHaveValue(odd)
  await dialogs.save()
  await expect(dialogs.connect).toBeVisible()
})

test('changing the country of a telephone keeps its digits', nightly, async ({ page, sandbox }) => {
  sandbox.changeSupplier(1, { ...bare, store_name: 'A', telegram_id: '5' })
  await sessionPages(page).openSignedIn()
  const { manager } = onboardingDialogs(page)
  await manager.getByText(prompts.manager.byPhone).click()
  const phone = manager.getByRole('textbox', { name: uk.auth.fields.telephone })
  await phone.fill('671112233')
  const { button, search, options } = countriesOf(page)
  await button.click()
  await search.fill('Польща')
  await options.filter({ hasText: 'Польща' }).click()
  await expect(button).toContainText('+48')
  await expect(phone).toHaveValue('671-112-233')
  await phone.fill('+48 671 112 233')
  await expect(phone).toHaveValue('671-112-233')
  await button.click()
  await search.fill('Україна')
  await options.filter({ hasText: 'Україна' }).click()
  await expect(button).toContainText('+38')
  await expect(phone).toHaveValue('(671)-112-23-3')
  await phone.fill('+38 067 111 22 33')
  await expect(phone).toHaveValue('(067)-111-22-33')
  await phone.press('Enter')
  await expect(manager).toHaveCount(0)
  expect(sandbox.world().suppliers.find(({ id }) => id === 1)?.manager_telegram_username).toBe('380671112233')
})
