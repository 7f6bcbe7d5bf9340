import type { Page } from 'playwright/test'
import { expect, test } from '../app.ts'
import { expectJoined } from '../models/connection.ts'
import { api, askedFor, caughtUp, loadsOf, toastsOf, uk, withoutSocketLines } from '../models/faults.ts'
import { sessionPages } from '../models/session.ts'
import { nav, shell, shellOf } from '../models/shell.ts'

const balance = (page: Page) => page.getByRole('link', { name: /^Основний баланс: / })
const person = (page: Page) => shellOf(page).button(/^Профіль: /)

test('unknown URLs, short or very long, lead to the page for a missing page', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  const endless = 'a'.repeat(6000)
  for (const path of ['/no-such-page', '/orders/none/of/these', `/${endless}`, `/orders?${endless}=1`]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/404$/)
    await expect(shellOf(page).heading).toHaveText(shell.notFound.title)
  }
  const loads = loadsOf(page)
  await page.evaluate(() => {
    history.pushState(null, '', `/${'b'.repeat(100_000)}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(/\/404$/)
  await page.getByRole('main').getByRole('link', { name: shell.notFound.go }).click()
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  expect(loads()).toBe(0)
})

test('with five seconds for every response, the panel signs in and reads everything once', async ({
  page,
  sandbox,
}) => {
  sandbox.faults.add({ kind: 'delay', ms: 5000, path: '*', count: null })
  const session = sessionPages(page)
  await session.open('/auth/with-password')
  await session.telephone.fill('0671112233')
  await session.password.fill('Supplier1!')
  await session.password.press('Enter')
  await page.waitForURL('**/dashboard/statistics')
  await expect(shellOf(page).heading).toBeVisible()
  await expect(balance(page)).toHaveAccessibleName(/12.345,67/)
  await shellOf(page).link(nav.settings).click()
  await expect(page.getByLabel('Ім’я', { exact: true })).toHaveValue('Олена')
  await expect.poll(() => askedFor(sandbox, api.settings)).toBe(2)
  expect(askedFor(sandbox, api.login)).toBe(1)
  const unsafe = sandbox.requests().filter(({ method, path }) => method !== 'GET' && !path.endsWith(api.broadcasting))
  expect(unsafe.map(({ path }) => path)).toEqual([api.login])
  await expect(toastsOf(page)).toHaveCount(0)
})

test('a hundred error messages at once leave the newest twelve, each once', async ({ page, sandbox }) => {
  const messages = (answer: number) => Array.from({ length: 20 }, (_, number) => `Помилка ${answer}-${number + 1}.`)
  for (let answer = 5; answer > 0; answer -= 1) {
    const body = { errors: { telephone: messages(answer) } }
    sandbox.faults.add({ kind: 'status', status: 422, path: api.login, body, nth: answer })
  }
  const session = sessionPages(page)
  await session.open()
  await session.telephone.fill('0671112233')
  for (let answer = 1; answer <= 5; answer += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith(api.login))
    await expect(session.button(uk.auth.main.submit)).not.toHaveAttribute('aria-busy', 'true')
    await session.button(uk.auth.main.submit).press('Enter')
    await answered
  }
  await expect(toastsOf(page).filter({ hasText: 'Помилка 5-20.' })).toBeVisible()
  const texts = (await toastsOf(page).allTextContents()).map((text) => text.match(/Помилка \d-\d+/)?.[0])
  expect(texts).toEqual(Array.from({ length: 12 }, (_, number) => `Помилка 5-${number + 9}`))
})

test('ten thousand events draw at most once a frame and leak no memory', async ({ page, context, sandbox, server }) => {
  await sessionPages(page).openSignedIn()
  await expectJoined(server)
  await expect(person(page)).toBeVisible()
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').data.id)
  const events = (firstname: string) => ({
    channel: `private-customer.${id}`,
    event: 'customer.change',
    data: { firstname },
  })
  const inspector = await context.newCDPSession(page)
  const heap = async () => {
    await inspector.send('HeapProfiler.collectGarbage')
    return (await inspector.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
  }
  const flood = async (name: string) => {
    for (let number = 1; number < 10_000; number += 1) server.sockets.burst(1, events(`${name}${number}`))
    // The server stores the last one, so that the account shows it after a reading as well.
    sandbox.changeSupplier(id, { firstname: name })
    await expect(person(page)).toHaveAccessibleName(new RegExp(` ${name} `))
  }
  await flood('Перша')
  const before = await heap()
  const drawings = await page.evaluateHandle(() => {
    const counted = { most: 0, now: 0 }
    new MutationObserver(() => {
      counted.now += 1
      counted.most = Math.max(counted.most, counted.now)
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    const image = () => {
      counted.now = 0
      requestAnimationFrame(image)
    }
    image()
    return counted
  })
  await flood('Друга')
  expect(await drawings.evaluate(({ most }) => most)).toBe(1)
  await drawings.dispose()
  expect((await heap()) - before).toBeLessThan(2)
})

test('a tab that slept for ten minutes refetches when it becomes visible, and reconnects once', async ({
  page,
  sandbox,
  server,
  complaints,
}) => {
  await page.clock.install()
  await sessionPages(page).openSignedIn()
  await expectJoined(server)
  await expect(balance(page)).toHaveAccessibleName(/12.345,67/)
  await caughtUp(sandbox)
  const turn = (visibility: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  await turn('hidden')
  // After this close code the connection pauses for a minute between attempts.
  server.sockets.set({ closeOnConnect: 4004 })
  server.sockets.terminate()
  sandbox.changeSupplier(1, { main: 54_321_09 })
  for (let half = 0; half < 20; half += 1) {
    await page.clock.runFor(30_000)
    await page.request.get('/favicon.svg')
  }
  await expect(page.getByText(shell.connection.off)).toBeAttached()
  await turn('visible')
  await expect(balance(page)).toHaveAccessibleName(/54.321,09/)
  server.sockets.set({ closeOnConnect: null })
  await page.clock.runFor(75_000)
  await expectJoined(server)
  expect(server.sockets.connections()).toHaveLength(1)
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  withoutSocketLines(complaints)
})

test('signing out while settings and account are loading leaves nothing, whatever arrives later', async ({
  page,
  sandbox,
  server,
}) => {
  await sessionPages(page).openSignedIn()
  await expectJoined(server)
  await expect(balance(page)).toHaveAccessibleName(/12.345,67/)
  await caughtUp(sandbox)
  const given: string[] = []
  page.on('requestfailed', (request) => void given.push(new URL(request.url()).pathname.replace(/^\/api/, '')))
  const reads = [api.settings, api.account]
  for (const path of reads) sandbox.faults.add({ kind: 'delay', ms: 60_000, path, count: null })
  sandbox.clearRequests()
  server.sockets.terminate()
  for (const path of reads) await expect.poll(() => askedFor(sandbox, path)).toBe(1)
  await shellOf(page).button(nav.logOut).first().click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect.poll(() => [...given].sort()).toEqual([...reads].sort())
  sandbox.clock.move(60_000)
  await expect(sessionPages(page).telephone).toBeVisible()
  const kept = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
    ].join(),
  )
  for (const mark of ['Коваль', '12 345,67', 'token', 'supplierId']) expect(kept).not.toContain(mark)
  expect(server.sockets.connections()).toEqual([])
})

test('a socket to another host is reported as a problem, like a request to one', async ({ page, complaints }) => {
  await page.goto('about:blank')
  await page.evaluate(() => {
    const socket = new WebSocket('ws://127.0.0.1:9/app')
    return new Promise((done) => socket.addEventListener('close', done))
  })
  expect(complaints.filter((line) => line.startsWith('foreign'))).toEqual(['foreign host: 127.0.0.1:9'])
  complaints.splice(0)
})
