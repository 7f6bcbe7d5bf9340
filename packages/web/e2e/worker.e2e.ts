import type { Page } from 'playwright/test'
import { expect, test } from './deployed.ts'
import { nav, shell, shellOf } from './models/shell.ts'

test.use({ serviceWorkers: 'allow' })
// The worker fetches every file of the panel.
const whole = { timeout: 90_000 }

const offer = (page: Page) => page.getByRole('button', { name: shell.release.offer })
const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content')

const stateOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const { active, waiting, installing } = registration ?? {}
    return [active?.state, waiting?.state, installing?.state].filter(Boolean).join()
  })
const cachedIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, paths: all.flat().map(({ url }) => new URL(url).pathname) }
  })

/** Opens the panel until its worker is there, and once more under the worker. */
const visited = async (page: Page, path = '/orders') => {
  await shellOf(page).open(path)
  await expect.poll(() => stateOf(page), whole).toBe('activated')
  await shellOf(page).open(path)
}

test('the second visit opens from the files of the first, and no answer of the API is kept', async ({ page }) => {
  await visited(page)
  const { names, paths } = await cachedIn(page)
  expect(names).toEqual([`release-${(await releaseOf(page))?.split(' ')[0]}`])
  expect(paths).toContain('/')
  expect(paths.filter((path) => path !== '/' && !/^\/(?:assets\/[^/]+|[\w-]+\.\w+)$/.test(path))).toEqual([])
  const answers: boolean[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname === '/orders' || pathname.startsWith('/assets/')) answers.push(response.fromServiceWorker())
  })
  await shellOf(page).open('/orders')
  expect(answers.length).toBeGreaterThan(10)
  expect(answers).not.toContain(false)
})

test('the panel opens without the server, and says what works', async ({ page, context }) => {
  await visited(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: nav.orders })).toBeVisible()
  await expect(page.getByRole('region', { name: shell.offline.title })).toContainText(shell.offline.text)
  await context.setOffline(false)
})

test('a new release is fetched behind the open page, which keeps its own files until it is updated', async ({
  page,
  deployed,
}) => {
  await visited(page)
  const first = await releaseOf(page)
  deployed.deploy('B')
  await page.reload()
  expect(await releaseOf(page)).toBe(first)
  await offer(page).waitFor(whole)
  expect(await releaseOf(page)).toBe(first)
  // A part of the first release, of which the host has no file any more.
  await shellOf(page).button(shell.providerButton).click()
  await expect(shellOf(page).dialog(shell.provider.title)).toBeVisible()
  await page.keyboard.press('Escape')
  await offer(page).click()
  await expect.poll(() => releaseOf(page).catch(() => null)).toMatch(/^release-B /)
  expect((await cachedIn(page)).names).toEqual([`release-${first?.split(' ')[0]}`, 'release-release-B'])
})

test('an update opens the new release although its files could not be kept', async ({ page, deployed }) => {
  await visited(page)
  deployed.deploy('B', { keeps: true })
  // The host serves the page of another release than the worker expects, as it does while files are being deployed.
  deployed.edit('worker.js', (text) => text.replaceAll('release-B', 'release-C'))
  await page.reload()
  await offer(page).click(whole)
  await expect.poll(() => releaseOf(page).catch(() => null)).toMatch(/^release-B /)
})

test('the host takes the worker away, with everything that it has kept', async ({ page, deployed }) => {
  await visited(page)
  deployed.edit('version.json', (text) => text.replace('"worker":true', '"worker":false'))
  await shellOf(page).open('/orders')
  await expect.poll(() => stateOf(page), whole).toBe('')
  await expect.poll(async () => (await cachedIn(page)).names, whole).toEqual([])
  await shellOf(page).open('/products')
  await expect(page.getByRole('heading', { level: 1, name: nav.products })).toBeVisible()
})

test('a host that has gone back to a panel without a worker takes it away, too', async ({ page, context }) => {
  await visited(page)
  await context.route('**/version.json', (route) => route.fulfill({ status: 404 }))
  await context.route('**/worker.js', (route) => route.fulfill({ status: 404 }))
  await shellOf(page).open('/orders')
  await expect.poll(() => stateOf(page), whole).toBe('')
})

test('a window without storage works as without a worker', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    Object.defineProperty(window, 'caches', { value: undefined })
  })
  const asked = page.waitForRequest('**/version.json')
  await shellOf(page).open('/orders')
  await asked
  await expect(page.getByRole('heading', { level: 1, name: nav.orders })).toBeVisible()
})

test('where the storage is full nothing is kept, and the panel works', async ({ page, context, server }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 200_000 })
  const begun = context.waitForEvent('serviceworker', whole)
  await shellOf(page).open('/orders')
  await begun
  await expect.poll(() => stateOf(page), whole).toBe('')
  await expect.poll(async () => (await cachedIn(page)).names).toEqual([])
  await shellOf(page).open('/products')
})
