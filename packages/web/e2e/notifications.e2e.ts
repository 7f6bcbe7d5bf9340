import messages from '../src/i18n/uk/messages/index.ts'
import nav from '../src/i18n/uk/nav/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { mailbox, stored, texts } from './models/notifications.ts'
import { arrive, expectFocus, held } from './models/paywall.ts'
import { shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

test('new notifications are marked at the bell and in the list until they are read', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default')
  const box = mailbox(page)
  await expect(box.bell(3)).toBeVisible()
  await box.bell(3).click()
  await expect(box.events).toHaveCount(3)
  await expectAccessible(page)

  await box.read(stored(sandbox).at(0)).click()
  await expect(box.events).toHaveCount(2)
  await expect(box.bell(2)).toBeVisible()

  sandbox.notify(1)
  await expect(box.bell(3)).toBeVisible()
  await expect(box.events).toHaveCount(2)
  await box.newItems(1).click()
  await expect(box.events).toHaveCount(3)
  await expect(box.rows.first()).toContainText(stored(sandbox).at(0)?.title ?? '')

  await box.readAll.click()
  await expect(box.events).toHaveCount(0)
  await expect(box.bell(0)).toBeVisible()
  await expect.poll(() => stored(sandbox).filter(({ readAt }) => readAt === null)).toEqual([])
})

test('signing out waits until a pending change has arrived', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', '/notifications')
  const release = held(sandbox, '/v2/notifications/mark-all-as-read', 1)
  await mailbox(page).readAll.click()
  await shellOf(page).button(nav.logOut).first().click()
  const dialog = page.getByRole('dialog', { name: prompts.leaving.writesTitle })
  await expect(dialog).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/auth/)
  expect(stored(sandbox).filter(({ readAt }) => readAt === null)).toEqual([])
})

test('deleting by keyboard alone moves the focus to the next row and can be undone', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', '/notifications')
  const box = mailbox(page)
  const [first, second] = stored(sandbox)
  await box.remove(first).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.removed)).toBeVisible()
  await expectFocus(box.remove(second))
  await expect(box.rows.first()).toContainText(second?.title ?? '')
  await box.undo.focus()
  await page.keyboard.press('Enter')
  await expect(box.rows.first()).toContainText(first?.title ?? '')
  await expect(page.getByText(texts.removed)).toBeHidden()
  expect(sandbox.requests().filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('a double click on a delete button deletes one row', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', '/notifications')
  const box = mailbox(page)
  const [first, second] = stored(sandbox)
  await box.remove(first).dblclick()
  await expect(box.rows.first()).toContainText(second?.title ?? '')
})

test('a deletion that is not undone is sent when the page is left', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', '/notifications')
  const box = mailbox(page)
  const [first, second] = stored(sandbox)
  await box.remove(first).click()
  await expect(box.rows.first()).toContainText(second?.title ?? '')
  await page.goto('about:blank')
  await expect.poll(() => stored(sandbox).some(({ id }) => id === first?.id)).toBe(false)
  expect(sandbox.requests().filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a deletion refused by the server restores the row and shows the reason', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', '/notifications')
  const box = mailbox(page)
  const [first, second] = stored(sandbox)
  const message = 'Сервер не може видалити сповіщення.'
  sandbox.faults.add({
    kind: 'status',
    status: 500,
    body: { message },
    method: 'DELETE',
    path: `/v2/notifications/${first?.id}`,
  })
  await box.remove(first).click()
  await expect(box.rows.first()).toContainText(second?.title ?? '')
  await expect(box.rows.first()).toContainText(first?.title ?? '')
  await expect(page.getByText(message).first()).toBeVisible()
})

test('all notifications are cleared, and the list is empty', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', '/notifications')
  const box = mailbox(page)
  await box.clear.click()
  await expect(box.nothingYet).toBeVisible()
  await box.undo.click()
  await expect(box.rows.first()).toBeVisible()
  await box.clear.click()
  await expect(box.undo).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => stored(sandbox)).toEqual([])
  await expect(page.getByText(messages.notifications.cleared)).toBeVisible()
  await expect(box.nothingYet).toBeVisible()
})

test('a notification opens its page and is marked as read', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', '/notifications?type=payment')
  const box = mailbox(page)
  const payment = stored(sandbox).find(({ type }) => type === 'payment')
  await box.title(payment).click()
  await expect(page).toHaveURL(/\/payments\/balances\/main-balance$/)
  await expect.poll(() => stored(sandbox).find(({ id }) => id === payment?.id)?.readAt).not.toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/notifications\?type=payment$/)
  await expect(box.rows.first()).toContainText(payment?.title ?? '')
})

test('a thousand notifications are scrolled, and only the visible ones are rendered', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'thousands', '/notifications')
  const box = mailbox(page)
  await expect(box.rows.first()).toBeVisible()
  await box.scrollThrough()
  await expect(page.getByText(texts.end)).toBeVisible()
  expect(await box.rows.count()).toBeLessThan(60)
  await expect(box.locations.last()).toHaveAttribute('aria-posinset', String(stored(sandbox).length))
  await expect(box.locations.last()).toHaveAttribute('aria-setsize', String(stored(sandbox).length))
})

test('on the smallest phone nothing is cut off', nightly, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page, sandbox, 'default', '/notifications')
  const box = mailbox(page)
  await expect(box.rows.first()).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await box.remove(stored(sandbox).at(0)).click()
  await expect(box.undo).toBeVisible()
  await expectNoOverflow(page)
})
