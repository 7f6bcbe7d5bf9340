import { expect, test } from './app.ts'
import { expectJoined } from './models/connection.ts'
import { api, askedFor } from './models/faults.ts'
import { sessionPages } from './models/session.ts'
import { appearance, shellOf } from './models/shell.ts'

test('signing out in one tab takes the other one to the sign-in page', async ({ page, context }) => {
  await sessionPages(page).openSignedIn()
  const other = await context.newPage()
  await other.goto('/orders')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Вийти' }).first().click()
  await expect(other).toHaveURL(/\/auth\/login$/)
})

test('a page restored from the back/forward cache checks again who is signed in', async ({ page, server }) => {
  await sessionPages(page).openSignedIn()
  await expectJoined(server)
  await page.evaluate(() => {
    localStorage.removeItem('user')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('after an event about moved money, one of two tabs refetches and both show the result', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  await sessionPages(page).openSignedIn()
  await expectJoined(server)
  const other = await context.newPage()
  await other.goto('/orders')
  await expectJoined(server, 2)
  // Each tab reads the settings once at its start.
  await expect.poll(() => askedFor(sandbox, api.settings)).toBe(2)
  sandbox.changeSupplier(1, { main: 54_321_09 })
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: /^Основний баланс: 54\s321,09/ })).toBeVisible()
  }
  expect(askedFor(sandbox, api.settings)).toBe(3)
})

test('a bookmarked page is not shown to a signed-out visitor, nor the sign-in page to a supplier', async ({ page }) => {
  await page.goto('/orders?page=2')
  await expect(page).toHaveURL(/\/auth$/)
  await sessionPages(page).openSignedIn()
  await page.goto('/auth/login')
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  await page.goto('/%E0%A4%A')
  await expect(page).toHaveURL(/\/404$/)
})

test('broken storage leads to the sign-in page, never to a blank page', async ({ page }) => {
  for (const stored of ['{', '[]', '{"token":1}', '{"data":null,"token":"x"}', 'null']) {
    await page.addInitScript((text) => localStorage.setItem('user', text), stored)
    await page.goto('/orders')
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.locator('input[name=telephone]:visible')).toBeVisible()
  }
})

test('a supplier can sign in when storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await sessionPages(page).signInByPassword()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('no data of one supplier is left in the browser when another one signs in', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  const marks = Array.from({ length: 40 }, (_, number) => `Mark${number}OfA`)
  const [firstname, lastname, email, contact, key, store, manager, ...rest] = marks
  const session = sessionPages(page)
  await session.openSignedIn()
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').data)
  await expectJoined(server)
  sandbox.changeSupplier(id, {
    firstname,
    lastname,
    email,
    name: rest.join(' '),
    supplier_manager_contact: contact,
    supplier_np_api_key: key,
    store_name: store,
    manager_telegram_username: manager,
  } as never)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain(firstname)
  expect(await page.evaluate(() => localStorage.getItem('user'))).not.toContain(key)

  await page.evaluate(() => {
    const mine = JSON.parse(localStorage.getItem('user') ?? '{}')
    sessionStorage.setItem('earlier', mine.token)
  })
  const earlier = await page.evaluate(() => sessionStorage.getItem('earlier'))
  await page.evaluate(() => sessionStorage.removeItem('earlier'))

  const sent: string[] = []
  await page.getByRole('button', { name: 'Вийти' }).first().click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  context.on('request', (request) => {
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '')
  })
  await session.signInByPassword('0502223344')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await page.evaluate(() => [
    document.documentElement.outerHTML,
    document.title,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
  ])
  const everything = [...kept, ...sent, page.url()].join('\n')
  for (const mark of [...marks, String(earlier)]) expect(everything).not.toContain(mark)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /pusher/i.test(key)))).toEqual([])
})

test('a language chosen in one tab is used in the other one, which does not undo it', async ({ page, context }) => {
  await sessionPages(page).openSignedIn()
  const other = await context.newPage()
  await shellOf(other).open('/orders')
  await shellOf(page).open('/settings/customizing')
  await page.getByText(appearance.languages.en, { exact: true }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await other.getByRole('button', { name: 'Collapse the menu' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'narrow')
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})
