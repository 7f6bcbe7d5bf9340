import { createSandbox } from '@supplier/test-fixtures'
import uk from '../src/i18n/uk/index.ts'
import money from '../src/i18n/uk/money/index.ts'
import said from '../src/i18n/uk/said/index.ts'
import session from '../src/i18n/uk/session/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'
import { test as base, expect } from './app.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { countriesOf } from './models/faults.ts'
import { expectJoined } from './models/line.ts'
import { onboardingDialogs, prompts } from './models/onboarding.ts'
import { sessionPages } from './models/session.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => use(createSandbox({ scenario: 'brandNew' })),
})

const steps = { information: true, product: true, delivery: true, payment: true }
const bare = { store_name: null, telegram_id: null, manager_telegram_username: null, subscribed: true }

test('from sign-up to a cabinet that is set up, with another tab beside it', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  test.setTimeout(90_000)
  const auth = sessionPages(page)
  await auth.open('/auth/signup')
  const { fields, signup } = session
  await page.getByLabel(signup.firstname).fill('Соломія')
  await page.getByLabel(signup.lastname).fill('Крук')
  await auth.telephone.fill('093 444 55 66')
  await page.getByLabel(fields.password, { exact: true }).fill('Supplier1!')
  await page.getByText(signup.agreement).click()
  await auth.button(signup.submit).click()
  await auth.confirm()
  await expect(page).toHaveURL(/\/articles-information$/)

  const first = onboardingDialogs(page)
  await expect(first.storeName).toBeVisible()
  await expect(first.button(prompts.save)).toBeDisabled()
  await first.name.fill('Крамниця Соломії')
  await first.name.press('Enter')
  await expect(page.getByText(said.onboarding.storeNameSaved)).toBeVisible()

  const other = await context.newPage()
  const slow = await context.newCDPSession(other)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await other.goto('/orders')
  const second = onboardingDialogs(other)
  await expect(first.connect).toBeVisible()
  await expect(second.connect).toBeVisible()

  const opening = context.waitForEvent('page')
  await first.bot.click()
  const bot = await opening
  await bot.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText(said.telegram.connected)).toBeVisible()
  await expect(first.manager).toBeVisible()
  await expect(second.manager).toBeVisible()

  await second.username.fill('https://t.me/solomia')
  await second.save()
  await expect(second.manager).toBeHidden()
  await expect(first.manager).toBeHidden()
  const supplier = () => sandbox.world().suppliers.find(({ telephone }) => telephone === '380934445566')
  expect(supplier()).toMatchObject({ store_name: 'Крамниця Соломії', manager_telegram_username: '@solomia' })

  const id = supplier()?.id ?? 0
  sandbox.changeSupplier(id, { subscribed: true })
  await expect(first.all).toHaveCount(0)
  await expect(second.all).toHaveCount(0)
  await page.goto('/orders')
  await expectJoined(server, 2)
  const progress = (done: number) =>
    shell.setup.progress.replace('{done:number}', `${done}`).replace('{total:number}', '4')
  for (const [done, news] of [
    [1, { ...steps, product: false, delivery: false, payment: false }],
    [3, { ...steps, payment: false }],
  ] as const) {
    sandbox.changeSupplier(id, { steps: news })
    for (const tab of [page, other]) await expect(tab.getByText(progress(done))).toBeVisible()
  }
  sandbox.changeSupplier(id, { steps })
  for (const tab of [page, other]) {
    await expect(tab.getByText(shell.setup.title)).toBeHidden()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }
})

test('the dialogs come one at a time, none goes by Escape, and each can wait', async ({ page }) => {
  await sessionPages(page).signInByPassword()
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

test('the dialogs come and go one at a time for a supplier whose animations never end', async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const type of ['animationend', 'animationcancel', 'transitionend', 'transitioncancel']) {
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
    }
  })
  const inspector = await context.newCDPSession(page)
  await inspector.send('Animation.enable')
  await sessionPages(page).signInByPassword()
  await inspector.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const { storeName, connect, name, button } = onboardingDialogs(page)
  // One that is hidden and stays counts, too.
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

test('news keep what is being typed, and text of any kind is shown as text', async ({ page, sandbox }) => {
  await sessionPages(page).signInByPassword()
  const dialogs = onboardingDialogs(page)
  const odd = '<img src=x onerror=alert(1)> \u202eкрамниця'
  await dialogs.name.fill(odd)
  sandbox.changeSupplier(1, { firstname: 'Інша' })
  await expect(page.getByRole('button', { name: /Інша/, includeHidden: true })).toBeAttached()
  await expect(dialogs.name).toHaveValue(odd)
  await dialogs.name.fill('а'.repeat(10_000))
  await dialogs.save()
  await expect(page.getByText(said.onboarding.storeNameLength)).toBeVisible()
  await dialogs.name.fill(odd)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('onerror')
  await page.reload()
  await expect(dialogs.name).toHaveValue(odd)
  await dialogs.save()
  await expect(dialogs.connect).toBeVisible()
})

test('a telephone of another country keeps its digits', async ({ page, sandbox }) => {
  sandbox.changeSupplier(1, { ...bare, store_name: 'A', telegram_id: '5' })
  await sessionPages(page).signInByPassword()
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

const dialogsOf = [
  ['store name', { ...bare }, '/orders'],
  ['connect', { ...bare, store_name: 'A' }, '/orders'],
  ['manager', { ...bare, store_name: 'A', telegram_id: '5' }, '/orders'],
  ['articles', { ...bare, store_name: 'A', telegram_id: '5', manager_telegram_username: '@a' }, '/products/create'],
] as const

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the first dialogs are accessible at ${width} px, ${colorScheme}`, async ({ page, sandbox }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      sandbox.changeSupplier(1, { ...bare, store_name: 'A', telegram_id: '5', manager_telegram_username: '@a' })
      await sessionPages(page).signInByPassword()
      for (const [, news, path] of dialogsOf) {
        sandbox.changeSupplier(1, news)
        await page.goto(path)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
    })
  }
}
