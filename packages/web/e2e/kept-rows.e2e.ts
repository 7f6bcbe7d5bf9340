import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import type { Page } from 'playwright/test'
import list from '../src/i18n/uk/list/index.ts'
import { nav, shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'

const path = '/api/admin-suppliers/v1/orders'
const note = (page: Page) => page.getByText(new RegExp(`^${list.kept.split('{')[0]}`))
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const keptIn = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rows.')))

const visited = async (page: Page) => {
  await shellOf(page).open('/orders')
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => keptIn(page)).toEqual(['rows.1.orders'])
  return rows(page).first().textContent()
}

test('the second visit shows the last rows before the server has answered, marked, and nothing moves when it has', async ({
  page,
}) => {
  const first = await visited(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(new RegExp(`${path}\\?`), async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(note(page)).toBeVisible()
  const before = await rows(page).first().boundingBox()
  expect(await rows(page).first().textContent()).toBe(first)
  expect(await rows(page).first().getByRole('button').first().isDisabled()).toBe(true)
  answer()
  await expect(note(page)).toHaveCount(0)
  expect(await rows(page).first().boundingBox()).toEqual(before)
  await expect(rows(page).first().getByRole('button').first()).toBeEnabled()
})

test('signing out removes the kept rows of all tabs, and the next supplier sees none of them', async ({
  page,
  context,
  sandbox,
}) => {
  await visited(page)
  const other = await context.newPage()
  await visited(other)
  await shellOf(page).button(nav.logOut).first().click()
  await expect(other).toHaveURL(/\/auth\/login/)
  expect([await keptIn(page), await keptIn(other)]).toEqual([[], []])
  const seat = await seatOf(sandbox, '380502223344')
  await other.evaluate((user) => localStorage.setItem('user', user), seat)
  sandbox.faults.add({ kind: 'hang', path, count: null })
  await shellOf(other).open('/orders')
  await expect(note(other)).toHaveCount(0)
  await expect(rows(other)).toHaveCount(0)
})

test('without storage, and with a full one, a list works as on a first visit', async ({ page, context }) => {
  await shellOf(page).open('/orders')
  await page.evaluate(() => {
    localStorage.removeItem('rows.1.orders')
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        while (true) localStorage.setItem(`filler.${size}.${localStorage.length}`, 'x'.repeat(size))
      } catch {
        // Full for this size.
      }
    }
  })
  await shellOf(page).open('/orders')
  await expect(rows(page).first()).toBeVisible()
  expect(await keptIn(page)).toEqual([])
  await context.addInitScript(() => {
    const { user } = localStorage
    const denied = {
      getItem: (key: string) => (key === 'user' ? user : null),
      setItem: () => {
        throw new Error('denied')
      },
    }
    Object.defineProperty(window, 'localStorage', {
      value: { ...denied, removeItem: () => {}, key: () => null, length: 0 },
    })
  })
  await shellOf(page).open('/orders')
  await expect(rows(page).first()).toBeVisible()
})
