import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import common from '../src/i18n/uk/common/index.ts'
import uk from '../src/i18n/uk/index.ts'
import messages from '../src/i18n/uk/messages/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import { expect, test } from './app.ts'
import { expectAccessibleInViews } from './axe.ts'
import { expectJoined } from './models/connection.ts'
import { api, toastsOf } from './models/faults.ts'
import { onboardingDialogs } from './models/onboarding.ts'
import { preferencesOf, preferencesPath, preferencesTexts } from './models/preferences.ts'
import { sessionPages } from './models/session.ts'
import { nav, shell, shellOf } from './models/shell.ts'
import { nightly } from './tags.ts'

const served = (sandbox: Sandbox) => sandbox.world().suppliers.find(({ id }) => id === 1)
const saves = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ method, path }) => method === 'PUT' && path === api.account)

const the = <T>(found: T | null): T => {
  if (found === null) throw new Error('missing')
  return found
}

test('changes are saved by keyboard; required fields cannot be emptied, and only changes are sent', async ({
  page,
  sandbox,
}) => {
  const account = preferencesOf(page)
  await account.open()
  await expect(account.firstname).toHaveValue('Олена')
  await expect(account.bar).toBeHidden()
  await account.firstname.fill('  Соломія ')
  await account.show('store')
  await account.contact.fill('')
  await expect(account.bar).toBeVisible()
  await account.contact.press('Enter')
  await expect(account.contact).toBeFocused()
  await expect(account.contact).toHaveAccessibleDescription(messages.account.notErased)
  await account.show('profile')
  await expect(account.firstname).toHaveValue('  Соломія ')
  await expect(account.bar).toContainText(preferencesTexts.tabs.store)
  expect(saves(sandbox)).toEqual([])
  await account.show('store')
  await account.contact.fill('380671112233')
  await account.contact.press('Enter')
  await expect(toastsOf(page).filter({ hasText: messages.account.saved })).toHaveCount(1)
  await expect(account.bar).toBeHidden()
  await account.show('profile')
  await expect(account.firstname).toHaveValue('Соломія')
  await expect(shellOf(page).button('Профіль: Соломія Коваль')).toContainText('СК')
  expect(saves(sandbox).map(({ fields }) => fields)).toEqual([['firstname']])
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').data)).toMatchObject({
    id: 1,
    firstname: 'Соломія',
    lastname: 'Коваль',
    store_name: 'Крамниця Олени',
    supplier_manager_contact: '380671112233',
  })
})

test(
  'an error of the server is shown at its field, hides no button, and typed text is kept',
  nightly,
  async ({ page, sandbox }) => {
    const account = preferencesOf(page)
    await account.open()
    await account.show('store')
    await account.storeName.fill('Опера')
    await account.show('profile')
    await account.telephone.fill('050 222 33 44')
    await account.save.click()
    await expect(account.telephone).toBeFocused()
    await expect(account.telephone).toHaveAccessibleDescription('Цей номер уже зайнятий.')
    await expect(account.telephone).toHaveValue('(050)-222-33-44')
    await expect(account.storeName).toHaveValue('Опера')
    const toast = toastsOf(page).filter({ hasText: 'Цей номер уже зайнятий.' })
    const underToast = async () => the(await toast.boundingBox()).y + the(await toast.boundingBox()).height
    await expect.poll(underToast).toBeLessThanOrEqual(the(await account.bar.boundingBox()).y)
    const errors = { store_name: [' Назву вже взято.'], supplier_manager_contact: ['Контакт не відповідає.'] }
    const refusal = { kind: 'status', method: 'PUT', path: api.account } as const
    sandbox.faults.add({ ...refusal, status: 422, body: { message: 'Перевірте поля.', errors } })
    sandbox.faults.add({ ...refusal, status: 422, body: { message: 'Акаунт на перевірці.' }, nth: 2 })
    await account.telephone.fill('093 111 22 33')
    await account.show('store')
    await account.save.click()
    await expect(account.storeName).toBeFocused()
    await expect(account.storeName).toHaveAccessibleDescription('Назву вже взято.')
    await expect(account.contact).toHaveAccessibleDescription('Контакт не відповідає.')
    await expect(account.telephone).not.toHaveAttribute('aria-invalid', 'true')
    await account.save.click()
    await expect(account.bar).toContainText('Акаунт на перевірці.')
    expect(served(sandbox)).toMatchObject({ telephone: '380671112233', store_name: 'Крамниця Олени' })
    await account.save.click()
    await expect(account.bar).toBeHidden()
    expect(served(sandbox)).toMatchObject({ telephone: '380931112233', store_name: 'Опера' })
  },
)

test('a new key is saved without appearing in the page or in storage', async ({ page, sandbox }) => {
  const [old, fresh] = [String(served(sandbox)?.supplier_np_api_key), '00112233445566778899aabbccddeeff']
  const account = preferencesOf(page)
  await account.open()
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  const everywhere = async () => (await page.content()) + (await stored())
  await account.show('store')
  await expect(account.key).toContainText(`••••••${old.slice(-4)}`)
  expect(await everywhere()).not.toContain(old)
  await account.changeKey.click()
  await expect(account.newKey).toHaveValue('')
  await account.newKey.fill('зайве')
  await account.saveKey.click()
  await expect(account.bar).toBeHidden()
  await account.changeKey.click()
  await expect(account.newKey).toHaveValue('')
  await account.newKey.fill(fresh)
  await account.show('profile')
  await account.firstname.fill('Соломія')
  await account.show('store')
  await expect.poll(stored).toContain('Соломія')
  expect(await stored()).not.toContain(fresh.slice(0, 8))
  await account.save.click()
  await expect(account.key).toContainText(`••••••${fresh.slice(-4)}`)
  expect(served(sandbox)).toMatchObject({ supplier_np_api_key: fresh, firstname: 'Соломія' })
  expect(await everywhere()).not.toContain(fresh.slice(0, 8))
})

test(
  'the manager is a username or a telephone, and switching between them removes the error',
  nightly,
  async ({ page, sandbox }) => {
    const account = preferencesOf(page)
    const { manager, username, button, save } = onboardingDialogs(page)
    const phone = manager.getByRole('textbox', { name: uk.auth.fields.telephone })
    await account.open()
    await account.show('store')
    await expect(account.manager).toContainText('@olena_koval')
    await account.changeManager.press('Enter')
    await save()
    await expect(username).toHaveAccessibleDescription(messages.telegram.usernameRequired)
    await manager.getByText(prompts.manager.byPhone).click()
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
    await save()
    await expect(phone).toHaveAccessibleDescription(messages.telegram.phoneRequired)
    await phone.fill('(067) 999-88-77')
    await save()
    await expect(manager).toHaveCount(0)
    await expect(toastsOf(page).filter({ hasText: messages.telegram.phoneSaved })).toHaveCount(1)
    await expect(account.manager).toContainText('+380 67 999 88 77')
    await expect(account.changeManager).toBeFocused()
    expect(served(sandbox)?.manager_telegram_username).toBe('380679998877')
    await account.changeManager.press('Enter')
    await username.fill(' solomiia ')
    await username.press('Enter')
    await expect(toastsOf(page).filter({ hasText: messages.telegram.usernameSaved })).toHaveCount(1)
    await expect(account.manager).toContainText('@solomiia')
    expect(served(sandbox)?.manager_telegram_username).toBe('@solomiia')
    await account.changeManager.press('Enter')
    await button(prompts.cancel).click()
    await expect(manager).toHaveCount(0)
  },
)

test(
  'the second factor is switched for this visit only, and the registration date is shown',
  nightly,
  async ({ page, sandbox }) => {
    const account = preferencesOf(page)
    await account.open()
    await expect(page.getByText('З нами з 14 березня 2025')).toBeVisible()
    await expect(account.confirmed).toBeVisible()
    await expect(account.twoFactor).not.toBeChecked()
    const written = () =>
      sandbox.requests().filter(({ method, path }) => method !== 'GET' && !path.endsWith(api.broadcasting)).length
    const before = written()
    await account.twoFactor.press('Space')
    await expect(account.twoFactor).toBeChecked()
    await account.customizing.click()
    await expect(page).toHaveURL(/customizing$/)
    await page.goBack()
    await expect(account.twoFactor).toBeChecked()
    await expect(account.bar).toBeHidden()
    expect(written()).toBe(before)
    await page.reload()
    await expect(account.firstname).toHaveValue('Олена')
    await expect(account.twoFactor).not.toBeChecked()
  },
)

test('leaving unsaved changes asks first: on Back, a link, closing the tab', async ({ page }) => {
  const account = preferencesOf(page)
  await sessionPages(page).openSignedIn()
  await shellOf(page).link(nav.settings).click()
  await account.firstname.click()
  await page.keyboard.type('нка')
  await page.goBack()
  await account.leaving.getByRole('button', { name: prompts.leaving.stay }).click()
  await expect(account.leaving).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${preferencesPath}$`))
  await expect(account.firstname).toHaveValue('Оленанка')

  await shellOf(page).link(nav.orders).click()
  await page.keyboard.press('Escape')
  await expect(account.leaving).toHaveCount(0)
  await expect(account.firstname).toHaveValue('Оленанка')

  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await closing
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(account.firstname).toHaveValue('Оленанка')

  await shellOf(page).link(nav.orders).click()
  await account.leaving.getByRole('button', { name: prompts.leaving.pageLeave, exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('a draft is offered after a reload, can be restored, and is removed by saving', async ({ page, sandbox }) => {
  const account = preferencesOf(page)
  await account.open()
  await account.firstname.click()
  await account.firstname.fill('Соломія')
  await account.show('store')
  await account.storeName.fill('Опера')
  await account.show('profile')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.1.account'))).toContain('Опера')
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  await (await asked).accept()
  await reloaded
  await expect(account.offer).toBeVisible()
  await expect(account.firstname).toHaveValue('Олена')
  await account.restore.click()
  await expect(account.offer).toHaveCount(0)
  await expect(account.firstname).toHaveValue('Соломія')
  await expect(account.storeName).toHaveValue('Опера')
  await account.save.click()
  await expect(account.bar).toBeHidden()
  expect(served(sandbox)).toMatchObject({ firstname: 'Соломія', store_name: 'Опера' })
  await page.reload()
  await expect(account.firstname).toHaveValue('Соломія')
  await expect(account.offer).toHaveCount(0)
})

test(
  'changes saved in one tab reach the fields without unsaved input in another',
  nightly,
  async ({ page, context, server }) => {
    const account = preferencesOf(page)
    await account.open()
    const other = await context.newPage()
    await shellOf(other).open(preferencesPath)
    const another = preferencesOf(other)
    await expectJoined(server, 2)
    await another.lastname.fill('Крушельницька')
    await account.firstname.fill('Соломія')
    await account.save.click()
    await expect(another.firstname).toHaveValue('Соломія')
    await expect(another.lastname).toHaveValue('Крушельницька')
    await expect(another.bar).toBeVisible()
    await another.save.click()
    await expect(another.bar).toBeHidden()
    await expect(account.lastname).toHaveValue('Крушельницька')
    for (const tab of [account, another]) await expect(tab.confirmed).toBeVisible()
  },
)

test(
  'signing out in one tab closes the form in another; its draft is there after the next sign-in',
  nightly,
  async ({ page, context }) => {
    const account = preferencesOf(page)
    await account.open()
    const other = await context.newPage()
    await shellOf(other).open('/orders')
    await account.firstname.click()
    await account.firstname.fill('Соломія')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.1.account'))).toContain('Соломія')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await shellOf(other).button(nav.logOut).first().click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(account.firstname).toHaveCount(0)
    expect([asked, (await page.content()).includes('Соломія')]).toEqual([[], false])
    await account.open()
    await expect(account.offer).toBeVisible()
    await account.restore.click()
    await expect(account.firstname).toHaveValue('Соломія')
  },
)

test(
  'Telegram is unlinked after a confirmation, and linked again by the bot, in every tab',
  nightly,
  async ({ page, context, sandbox, server }) => {
    const account = preferencesOf(page)
    const { connect, bot } = onboardingDialogs(page)
    await account.open()
    await account.show('channels')
    const other = await context.newPage()
    await shellOf(other).open(`${preferencesPath}#channels`)
    const another = preferencesOf(other)
    await expectJoined(server, 2)
    await page.bringToFront()
    await account.unlink.click()
    const question = page.getByRole('dialog', { name: preferencesTexts.telegram.askTitle })
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    expect(served(sandbox)?.telegram_id).toBe('551200301')
    await account.unlink.click()
    await question.getByRole('button', { name: preferencesTexts.telegram.unlink }).click()
    await expect(toastsOf(page).filter({ hasText: messages.telegram.disconnected })).toHaveCount(1)
    await expect(account.telegram).toContainText(preferencesTexts.telegram.notLinked)
    // After unlinking, no tab prompts the supplier to link Telegram again in this visit.
    await expect(another.telegram).toContainText(preferencesTexts.telegram.notLinked)
    for (const tab of [page, other]) await expect(tab.getByRole('dialog')).toHaveCount(0)
    expect(served(sandbox)?.telegram_id).toBe(null)

    await account.connect.press('Enter')
    await expect(connect.getByRole('img', { name: prompts.connect.code })).toBeVisible()
    const opening = context.waitForEvent('page')
    await bot.click()
    await (await opening).getByRole('button', { name: 'Start' }).click()
    await expect(toastsOf(page).filter({ hasText: messages.telegram.connected })).toHaveCount(1)
    await expect(connect).toHaveCount(0)
    await expect(onboardingDialogs(other).connect).toHaveCount(0)
    for (const { telegram, unlink } of [account, another]) {
      await expect(telegram.getByText(preferencesTexts.telegram.linked, { exact: true })).toBeVisible()
      await expect(unlink).toBeEnabled()
    }
  },
)

test(
  'the open profile follows realtime events, and its id is copied with a tick',
  nightly,
  async ({ page, context, sandbox, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await sessionPages(page).openSignedIn()
    await expectJoined(server, 1)
    await shellOf(page).button('Профіль: Олена Коваль').click()
    const profile = shellOf(page).dialog(shell.profile.title)
    await expect(profile).toContainText('ОК')
    await expect(profile).toContainText('+380 67 111 22 33')
    sandbox.changeSupplier(1, { firstname: 'Марта' })
    await expect(profile).toContainText('Марта Коваль')
    await expect(profile).toContainText('МК')
    await profile.getByRole('button', { name: shell.profile.copyId }).press('Enter')
    await expect(profile.getByRole('button', { name: common.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#1')
    await page.clock.fastForward(2000)
    await expect(profile.getByRole('button', { name: shell.profile.copyId })).toBeVisible()
    await profile.getByRole('link', { name: shell.profile.settings }).click()
    await expect(page).toHaveURL(new RegExp(`${preferencesPath}$`))
    await expect(profile).toHaveCount(0)
  },
)

test('the account and its dialogs are accessible, wide and narrow, light and dark', nightly, async ({ page }) => {
  const account = preferencesOf(page)
  const { manager, connect } = onboardingDialogs(page)
  const question = page.getByRole('dialog', { name: preferencesTexts.telegram.askTitle })
  await account.open()
  await account.show('store')
  await account.changeManager.press('Enter')
  await manager.getByText(prompts.manager.byPhone).click()
  await manager.getByRole('button', { name: prompts.save }).click()
  await expect(manager.getByText(messages.telegram.phoneRequired)).toBeVisible()
  await expectAccessibleInViews(page)
  await page.keyboard.press('Escape')
  await account.show('channels')
  await account.unlink.click()
  await expect(question).toBeVisible()
  await expectAccessibleInViews(page)
  await question.getByRole('button', { name: preferencesTexts.telegram.unlink }).click()
  await account.connect.press('Enter')
  await expect(connect).toBeVisible()
  await expectAccessibleInViews(page)
  await page.keyboard.press('Escape')

  await account.show('store')
  await account.changeKey.click()
  await expectAccessibleInViews(page)
  await account.show('profile')
  await account.firstname.fill('')
  await account.save.click()
  await expect(account.firstname).toBeFocused()
  await expectAccessibleInViews(page)
  await account.firstname.fill('Соломія')
  await account.customizing.click()
  await expect(account.leaving).toBeVisible()
  await expectAccessibleInViews(page)
  await account.leaving.getByRole('button', { name: prompts.leaving.pageLeave, exact: true }).click()
  await expect(page).toHaveURL(/customizing$/)
  await page.goBack()
  await expect(account.offer).toBeVisible()
  await expectAccessibleInViews(page)
})

test('on a phone neither the top bar nor the save bar covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  const account = preferencesOf(page)
  await account.open()
  await account.firstname.fill('')
  await expect(account.bar).toBeVisible()
  const covered = () =>
    page.evaluate(() => {
      const field = document.activeElement
      const bar = document.querySelector('[data-bottom-bar]')
      if (!(field instanceof HTMLInputElement) || !bar) return null
      const { top, bottom } = field.getBoundingClientRect()
      return top < 60 || bottom > bar.getBoundingClientRect().top
    })
  const seen: (boolean | null)[] = []
  for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    seen.push(await covered())
  }
  expect(seen.filter((one) => one === false).length).toBeGreaterThan(5)
  expect(seen).not.toContain(true)
  await account.lastname.focus()
  await account.lastname.press('Enter')
  await expect(account.firstname).toBeFocused()
  expect(await covered()).toBe(false)
})
