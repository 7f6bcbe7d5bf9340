import { tokenOf } from '@supplier/test-fixtures/sandbox/caller'
import type { Page } from 'playwright/test'
import money from '../src/i18n/uk/money/index.ts'
import { expect, test } from './app.ts'
import { expectJoined } from './models/connection.ts'
import { api, askedFor, caughtUp, loadsOf, withoutSocketLines } from './models/faults.ts'
import { sessionPages } from './models/session.ts'
import { nav, shell, shellOf } from './models/shell.ts'
import { nightly } from './tags.ts'

const supplierIn = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').data.id)

test('after a drop the panel reconnects and refetches once', async ({ page, sandbox, server }) => {
  await sessionPages(page).openSignedIn()
  await expectJoined(server)
  await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
  await caughtUp(sandbox)
  const [before] = server.sockets.connections()
  sandbox.clearRequests()
  server.sockets.terminate()
  await expect
    .poll(() => server.sockets.connections().filter(({ socketId }) => socketId !== before?.socketId).length, {
      intervals: [50],
    })
    .toBe(1)
  await expectJoined(server)
  await expect.poll(() => askedFor(sandbox, api.account)).toBe(1)
  await expect.poll(() => askedFor(sandbox, api.settings)).toBe(1)
  await shellOf(page).link(nav.orders).click()
  await expect(page).toHaveURL(/\/orders$/)
  expect([askedFor(sandbox, api.account), askedFor(sandbox, api.settings)]).toEqual([1, 1])
})

test(
  'a server that closes every new connection gets at most twelve attempts in a minute',
  nightly,
  async ({ page, server }) => {
    await page.clock.install()
    let sockets = 0
    let told = 0
    page.on('websocket', () => {
      sockets += 1
    })
    await sessionPages(page).openSignedIn()
    await expectJoined(server)
    for (let second = 0; second < 59; second += 1) {
      server.sockets.close(4200)
      await page.clock.runFor(1000)
      await page.request.get('/favicon.svg')
      told += await page.getByText(shell.connection.off).count()
    }
    expect(sockets).toBeLessThanOrEqual(12)
    expect(told).toBeGreaterThan(0)
  },
)

test(
  'a burst of events leaves the page usable and is stored a few times a second',
  nightly,
  async ({ page, sandbox, server }) => {
    await page.addInitScript(() => {
      const counted = globalThis as unknown as { writes: number }
      counted.writes = 0
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key === 'user') counted.writes += 1
        setItem.call(this, key, value)
      }
    })
    await sessionPages(page).openSignedIn()
    await expectJoined(server)
    await expect(page.getByRole('button', { name: /^Профіль: / })).toBeVisible()
    const id = await supplierIn(page)
    const writes = () => page.evaluate(() => (globalThis as unknown as { writes: number }).writes)
    const before = await writes()
    const startedAt = Date.now()
    const events = (firstname: string) => ({
      channel: `private-customer.${id}`,
      event: 'customer.change',
      data: { firstname },
    })
    // Conflicting events make the panel refetch the account, so the server must return the last name.
    sandbox.setWorld((world) => ({
      ...world,
      suppliers: world.suppliers.map((one) => (one.id === id ? { ...one, firstname: 'Остання' } : one)),
    }))
    for (let round = 0; round < 10; round += 1) server.sockets.burst(1000, events(`Ім’я${round}`))
    server.sockets.burst(1, events('Остання'))
    await page.keyboard.press('Control+k')
    await expect(shellOf(page).dialog(shell.palette.title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Профіль: Остання/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('Остання')
    const seconds = (Date.now() - startedAt) / 1000
    expect((await writes()) - before).toBeLessThanOrEqual(2 + Math.ceil(4 * seconds))
  },
)

test('money moved by the server shows at once without a reload', nightly, async ({ page, sandbox, server }) => {
  await sessionPages(page).openSignedIn()
  await expectJoined(server)
  const loads = loadsOf(page)
  const id = await supplierIn(page)
  const balance = (amount: RegExp) => page.getByRole('link', { name: amount })
  await expect(balance(/^Основний баланс: 12\s345,67/)).toBeVisible()
  sandbox.changeSupplier(id, { main: 54_321_09 })
  await expect(balance(/^Основний баланс: 54\s321,09/)).toBeVisible()
  sandbox.changeSupplier(id, { main: -10_50 })
  await expect(balance(/^Основний баланс: [-−]10,50/)).toBeVisible()
  await shellOf(page).button(shell.providerButton).click()
  const provider = shellOf(page).dialog(shell.provider.title)
  await expect(provider.getByText(shell.provider.subscribed, { exact: true })).toBeVisible()
  sandbox.changeSupplier(id, { subscribed: false })
  await expect(shellOf(page).dialog(money.paywall.offer)).toBeVisible()
  await expect(provider).toHaveCount(0)
  expect(loads()).toBe(0)
})

test(
  'the paywall follows changes made elsewhere to balances, price and subscription',
  nightly,
  async ({ page, sandbox, server }) => {
    sandbox.load('shortOnBoth')
    await sessionPages(page).openSignedIn()
    await expectJoined(server)
    const loads = loadsOf(page)
    const id = await supplierIn(page)
    const paywall = shellOf(page).dialog(money.paywall.offer)
    await expect(paywall.getByText(/^499,00/)).toBeVisible()
    await expect(paywall).toContainText(money.paywall.offerReads)
    sandbox.setWorld((world) => ({ ...world, cost: 610_25 }))
    sandbox.changeSupplier(id, { main: 2_000_00, service: 1_000_00 })
    await expect(paywall.getByText(/^610,25/).first()).toBeVisible()
    await expect(paywall).toContainText(money.paywall.offerPays)
    await expect(paywall.getByText(/^389,75/)).toBeVisible()
    sandbox.changeSupplier(id, { subscribed: true })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await shellOf(page).link(nav.orders).click()
    await expect(page).toHaveURL(/\/orders$/)
    expect(loads()).toBe(0)
  },
)

test('the panel works on a network that refuses sockets', nightly, async ({ page, server, complaints }) => {
  server.sockets.set({ refuseUpgrade: 503 })
  await sessionPages(page).openSignedIn()
  await expect(page.getByText(shell.connection.connecting)).toBeAttached()
  await expect(page.getByRole('link', { name: /^Основний баланс: 12/ })).toBeVisible()
  await shellOf(page).link(nav.orders).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(shellOf(page).heading).toBeVisible()
  server.sockets.set({ refuseUpgrade: null })
  await expectJoined(server)
  await expect(page.getByText(shell.connection.connecting)).toHaveCount(0)
  withoutSocketLines(complaints)
})

test('the panel works in a browser without sockets and contacts no other host', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'WebSocket', {
      value: class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError')
        }
      },
    })
  })
  await sessionPages(page).openSignedIn()
  const { connecting, off } = shell.connection
  await expect(page.getByText(new RegExp(`^(${connecting}|${off})$`))).toBeAttached()
  await expect(page.getByRole('link', { name: /^Основний баланс: 12/ })).toBeVisible()
  await shellOf(page).link(nav.orders).click()
  await expect(shellOf(page).heading).toBeVisible()
})

test(
  'a token renewed by another tab is used for the next request',
  nightly,
  async ({ page, context, server, sandbox }) => {
    await sessionPages(page).openSignedIn()
    await expectJoined(server)
    await caughtUp(sandbox)
    const other = await context.newPage()
    await other.goto('/favicon.svg')
    const token = await tokenOf(sandbox)
    const [settings, joining] = [api.settings, api.broadcasting].map((path) =>
      page.waitForRequest((request) => request.url().endsWith(path)),
    )
    await other.evaluate((renewed) => {
      const kept = JSON.parse(localStorage.getItem('user') ?? '{}')
      localStorage.setItem('user', JSON.stringify({ ...kept, token: renewed }))
    }, token)
    expect(await (await settings)?.headerValue('authorization')).toBe(`Bearer ${token}`)
    expect(await (await joining)?.headerValue('authorization')).toBe(`Bearer ${token}`)
    await expectJoined(server)
    await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  },
)
