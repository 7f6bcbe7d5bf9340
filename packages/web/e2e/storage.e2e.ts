import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import type { BrowserContext, Page } from 'playwright/test'
import { expectJoined } from './models/connection.ts'
import { api, askedFor, uk } from './models/faults.ts'
import { sessionPages } from './models/session.ts'
import { nav, shell, shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'

const second = '380502223344'
const balance = (page: Page) => page.getByRole('link', { name: /^Основний баланс/ })
const person = (page: Page) => shellOf(page).button(/^Профіль: /)

/** A tab of the same browser without the app; the other tabs receive storage events for its writes. */
const bareTab = async (context: BrowserContext): Promise<Page> => {
  const tab = await context.newPage()
  await tab.goto('/favicon.svg')
  return tab
}

/** The cached settings and the cached price of the subscription. */
const cachesOf = (page: Page) =>
  page.evaluate(() => ({
    setup: localStorage.getItem('setup'),
    price: document.cookie.split('; ').find((one) => one.startsWith('subscribes=')) ?? null,
  }))

const everythingIn = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
    ].join('\n'),
  )

test('another supplier who signs in in another tab replaces this one, and no data of the first is left', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  await shellOf(page).open('/orders')
  await expectJoined(server)
  await expect(person(page)).toHaveAccessibleName(/Олена Коваль/)
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  const seat = await seatOf(sandbox, second)
  const [other] = sandbox.world().suppliers.filter(({ telephone }) => telephone === second)
  const tab = await bareTab(context)
  await tab.evaluate((user) => localStorage.setItem('user', user), seat)

  await expect(person(page)).toHaveAccessibleName(new RegExp(`${other?.firstname} ${other?.lastname}`))
  await expectJoined(server)
  const channels = () => server.sockets.connections().flatMap((connection) => connection.channels)
  await expect.poll(channels).not.toContainEqual(expect.stringMatching(/\.1$/))
  sandbox.changeSupplier(1, { firstname: 'Зайва' })
  sandbox.changeSupplier(other?.id ?? 0, { firstname: 'Своя' })
  await expect(person(page)).toHaveAccessibleName(/Своя/)
  const everything = await everythingIn(page)
  for (const mark of ['Олена', 'Коваль', 'Зайва', String(token)]) expect(everything).not.toContain(mark)
})

test('the cache of one supplier is not shown to another and is replaced by theirs', async ({ page, sandbox }) => {
  await shellOf(page).open('/orders')
  await expect(balance(page)).toHaveAccessibleName(/12.345,67/)
  await expect.poll(async () => (await cachesOf(page)).price).not.toBe(null)
  const left = await cachesOf(page)
  expect([left.setup, decodeURIComponent(left.price ?? '')]).toEqual([
    expect.stringContaining('"supplierId":1,'),
    expect.stringContaining('"supplierId":1,'),
  ])
  sandbox.faults.add({ kind: 'hang', path: api.settings, count: null })
  const seat = await seatOf(sandbox, second)
  await page.evaluate((user) => localStorage.setItem('user', user), seat)
  await page.reload()
  await expect.poll(() => askedFor(sandbox, api.settings)).toBeGreaterThan(0)
  await expect(balance(page)).toHaveAccessibleName(shell.balanceUnknown)
  expect(await page.content()).not.toMatch(/12.345,67/)
  expect(await cachesOf(page)).toEqual(left)

  sandbox.faults.clear()
  await page.reload()
  await expect(balance(page)).toHaveAccessibleName(/\d,\d\d/)
  const id = sandbox.world().suppliers.find(({ telephone }) => telephone === second)?.id
  const mine = expect.stringContaining(`"supplierId":${id},`)
  const kept = async () => {
    const { setup, price } = await cachesOf(page)
    return [setup, decodeURIComponent(price ?? '')]
  }
  await expect.poll(kept).toEqual([mine, mine])
})

test('clearing storage in another tab signs out; clearing it in this tab leaves the app usable', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  await shellOf(page).open('/orders')
  await expect(balance(page)).toHaveAccessibleName(/12.345,67/)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await shellOf(page).link(nav.settings).click()
  await expect(page).toHaveURL(/\/settings\/preferences$/)
  await expect(shellOf(page).heading).toBeVisible()
  await shellOf(page).button(nav.collapse).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sidebar'))).toBe('narrow')

  const tab = await bareTab(context)
  sandbox.clearRequests()
  await sessionPages(page).signInByPassword()
  // Writes of two tabs at the same moment have no defined order, so wait until the account has been read and stored.
  const read = () =>
    sandbox.requests().filter(({ path, status }) => path.endsWith(api.account) && status === 200).length
  await expect.poll(read).toBe(1)
  await expectJoined(server)
  await page.waitForLoadState('networkidle')
  await tab.evaluate(() => localStorage.clear())
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(sessionPages(page).telephone).toBeVisible()
  expect(await everythingIn(page)).not.toContain('Коваль')
})

test('the panel works when cookies are forbidden, and caches no price', async ({ page, context }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await shellOf(page).open('/orders')
  await expect(balance(page)).toHaveAccessibleName(/12.345,67/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('setup'))).toContain('"supplierId":1')
  await page.reload()
  await expect(balance(page)).toHaveAccessibleName(/12.345,67/)
  await shellOf(page).button(nav.logOut).first().click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  expect(await context.cookies()).toEqual([])
})

test('fifty storage changes a second cause one update, with the renewed token', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  await shellOf(page).open('/orders')
  await expectJoined(server)
  await expect(person(page)).toHaveAccessibleName(/Олена/)
  const names = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      const name = document.querySelector<HTMLElement>('header [title^="Профіль: "]')?.title
      if (name) seen.add(name)
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    return seen
  })
  const { token } = JSON.parse(await seatOf(sandbox))
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(api.settings)) tokens.push(request.headers()['authorization'] ?? '')
  })
  const tab = await bareTab(context)
  await tab.evaluate(
    (renewed) =>
      new Promise<void>((done) => {
        const { data, ...rest } = JSON.parse(localStorage.getItem('user') ?? '{}')
        let written = 0
        const writing = setInterval(() => {
          written += 1
          const user = { ...rest, data: { ...data, lastname: `Коваль${written}` }, token: renewed }
          localStorage.setItem('user', JSON.stringify(user))
          if (written < 50) return
          clearInterval(writing)
          done()
        }, 20)
      }),
    token,
  )
  await expect.poll(() => tokens).toContain(`Bearer ${token}`)
  await expectJoined(server)
  await expect(page).toHaveURL(/\/orders$/)
  const shown = await names.evaluate((seen) => seen.size)
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThanOrEqual(4)
  expect(tokens.length).toBeLessThanOrEqual(4)
  expect(server.sockets.connections()).toHaveLength(1)
  await expect(page.getByText(uk.fault.stopped)).toHaveCount(0)
})
