import nav from '../src/i18n/uk/nav/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import { expectAccessible, expectAccessibleInViews } from './axe.ts'
import { settingsApi, settingsIn, switchboard, texts, writesIn } from './models/notification-settings.ts'
import { texts as listTexts, mailbox } from './models/notifications.ts'
import { arrive, expectFocus, held, openPage, toastOn } from './models/paywall.ts'
import { shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

const preferences = '/settings/preferences#channels'

test('a channel and its topics are switched by keyboard alone, and a reload shows the same', async ({
  page,
  sandbox,
}) => {
  await arrive(page, sandbox, 'default', preferences)
  const { switchOf, whole, box } = switchboard(page)
  await expect(box('sms', 'ttnAdded')).toBeDisabled()
  await switchOf('sms').focus()
  await page.keyboard.press('Space')
  await expect(switchOf('sms')).toBeChecked()
  await page.keyboard.press('Tab')
  await expectFocus(whole('sms'))
  await page.keyboard.press('Tab')
  await expectFocus(box('sms', 'ttnAdded'))
  await page.keyboard.press('Space')
  await expect(box('sms', 'ttnAdded')).toBeChecked()
  await expectAccessible(page)
  await expect.poll(() => settingsIn(sandbox)?.['sms']).toMatchObject({ enabled: true, types: { ttn_added: true } })
  await openPage(page, preferences)
  await expect(switchOf('sms')).toBeChecked()
  await expect(box('sms', 'ttnAdded')).toBeChecked()
  await expect(box('sms', 'shipmentSent')).not.toBeChecked()
})

test('quick switching sends few writes and ends in the shown state', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', preferences)
  const { section, box } = switchboard(page)
  const release = held(sandbox, settingsApi, 1, null)
  for (let times = 0; times < 21; times += 1) await box('push', 'product').click()
  for (let times = 0; times < 21; times += 1) await box('email', 'order').click()
  await expect(section.getByText(texts.saving)).toBeVisible()
  await expect.poll(() => writesIn(sandbox)).toHaveLength(1)
  release()
  await expect(section.getByText(texts.saving)).toBeHidden()
  await expect(box('push', 'product')).toBeChecked()
  await expect(box('email', 'order')).not.toBeChecked()
  expect(writesIn(sandbox)).toHaveLength(2)
  expect(settingsIn(sandbox)).toMatchObject({ push: { types: { product: true } }, email: { types: { order: false } } })
})

test('a refused change is rolled back, and the server’s message is shown', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', preferences)
  const { box } = switchboard(page)
  sandbox.faults.add({
    kind: 'status',
    status: 422,
    body: { message: 'Канал недоступний.' },
    method: 'PUT',
    path: settingsApi,
  })
  await box('push', 'product').click()
  await expect(toastOn(page, 'Канал недоступний.')).toBeVisible()
  await expect(box('push', 'product')).not.toBeChecked()
  await expect(box('push', 'product')).toBeEnabled()
})

test('after a lost response the switches show the server’s state', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', preferences)
  const { box } = switchboard(page)
  sandbox.faults.add({ kind: 'applied-then-reset', method: 'PUT', path: settingsApi })
  await box('push', 'product').click()
  await expect.poll(() => settingsIn(sandbox)?.['push']?.types['product']).toBe(true)
  await expect(box('push', 'product')).toBeChecked()
  await openPage(page, preferences)
  await expect(box('push', 'product')).toBeChecked()
})

test('leaving the page at once loses no change', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', preferences)
  const { section, switchOf } = switchboard(page)
  const release = held(sandbox, settingsApi, 1, null)
  await switchOf('push').click()
  await switchOf('email').click()
  await mailbox(page).bell(3).click()
  await expect(mailbox(page).rows.first()).toBeVisible()
  release()
  await expect.poll(() => settingsIn(sandbox)).toMatchObject({ push: { enabled: false }, email: { enabled: false } })
  await page.getByRole('link', { name: listTexts.settings }).click()
  await expect(switchOf('push')).not.toBeChecked()
  await expect(section.getByRole('heading', { name: texts.title })).toBeInViewport()
})

test('signing out waits until pending changes have arrived', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', preferences)
  const { switchOf } = switchboard(page)
  const release = held(sandbox, settingsApi, 1, null)
  await switchOf('push').click()
  await switchOf('email').click()
  await shellOf(page).button(nav.logOut).first().click()
  const dialog = page.getByRole('dialog', { name: prompts.leaving.writesTitle })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: prompts.leaving.writesStay }).click()
  await expect(dialog).toBeHidden()
  await shellOf(page).button(nav.logOut).first().click()
  await expect(dialog).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/auth/)
  expect(settingsIn(sandbox)).toMatchObject({ push: { enabled: false }, email: { enabled: false } })
})

test('one call switches everything off or on, and Telegram can be linked here', nightly, async ({ page, sandbox }) => {
  sandbox.load('default')
  sandbox.changeSupplier(1, { telegram_id: null })
  await openPage(page, preferences)
  const { section, switchOf, allOff, allOn } = switchboard(page)
  await page.getByRole('button', { name: prompts.later }).click()
  await allOff.click()
  for (const name of ['telegram', 'sms', 'push', 'email'] as const) await expect(switchOf(name)).not.toBeChecked()
  await expect.poll(() => writesIn(sandbox).map(({ path }) => path)).toEqual([`${settingsApi}/bulk`])
  await allOn.click()
  await expect(switchOf('telegram')).toBeChecked()
  await expectAccessible(page)
  await section.getByRole('button', { name: texts.connect }).click()
  await expect(page.getByRole('dialog', { name: prompts.connect.title })).toBeVisible()
})

test('channels stand side by side where there is room, and nothing overflows', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', preferences)
  const { switchOf, box } = switchboard(page)
  await expect(box('email', 'system')).toBeVisible()
  for (const [width, theme] of [
    [1280, 'light'],
    [768, 'dark'],
    [360, 'dark'],
    [360, 'light'],
  ] as const) {
    await expectAccessibleInViews(page, [[width, theme]])
    const [telegram, sms] = await Promise.all([switchOf('telegram').boundingBox(), switchOf('sms').boundingBox()])
    expect(telegram?.y === sms?.y).toBe(width >= 768)
  }
})
