import type { Fault } from '@supplier/test-fixtures/faults/fault'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

const path = '/v1/notification/settings'

const opened = async (prepare: (sandbox: Sandbox) => void = () => {}) => {
  const sandbox = createSandbox()
  prepare(sandbox)
  await openedSignedIn(sandbox, '/settings/preferences#channels')
  return sandbox
}

const channels = async () => within(await screen.findByRole('region', { name: 'Канали сповіщень' }))

const atSettings = async (prepare?: (sandbox: Sandbox) => void) => {
  const sandbox = await opened(prepare)
  return { sandbox, section: await channels() }
}

const shown = async (prepare?: (sandbox: Sandbox) => void) => {
  const all = await atSettings(prepare)
  await all.section.findByRole('group', { name: 'Telegram' })
  return all
}

const channel = (name: string) => within(screen.getByRole('group', { name }))
const switchOf = (name: string) => channel(name).getByRole<HTMLInputElement>('switch', { name })
const channelSwitches = () => ['Telegram', 'SMS', 'Push', 'E-mail'].map(switchOf)
const box = (name: string, event: string) => channel(name).getByRole<HTMLInputElement>('checkbox', { name: event })
const press = (one: HTMLElement) => act(async () => void fireEvent.click(one))
const puts = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ method, path: to }) => method === 'PUT' && to.startsWith(path))
const refusing: Fault = { kind: 'status', status: 422, body: { message: 'Канал недоступний.' }, method: 'PUT', path }

it('each channel has its own events only', async () => {
  const { section } = await shown()
  const events = section.getAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    within(group)
      .getAllByRole('checkbox')
      .map((one) => one.closest('label')?.textContent),
  ])
  expect(events).toEqual([
    [
      'Telegram',
      ['Усі події', 'Додано ТТН', 'Посилку відправлено', 'Нагадування через 3 дні', 'Системні повідомлення'],
    ],
    ['SMS', ['Усі події', 'Додано ТТН', 'Посилку відправлено', 'Нагадування через 3 дні']],
    ['Push', ['Усі події', 'Замовлення', 'Товари', 'Системні повідомлення']],
    ['E-mail', ['Усі події', 'Замовлення', 'Товари', 'Системні повідомлення']],
  ])
})

it('a channel that is off keeps its chosen events, which can be changed only when it is on', async () => {
  await shown()
  expect([switchOf('SMS').checked, box('SMS', 'Нагадування через 3 дні').checked]).toEqual([false, true])
  expect(box('SMS', 'Нагадування через 3 дні').disabled).toBe(true)
  await press(switchOf('SMS'))
  expect([switchOf('SMS').checked, box('SMS', 'Нагадування через 3 дні').disabled]).toEqual([true, false])
})

it('all events of a channel are switched at once, and a partial choice is indeterminate', async () => {
  const { sandbox } = await shown()
  const all = () => box('Push', 'Усі події')
  expect([all().checked, all().indeterminate]).toEqual([false, true])
  await press(all())
  expect([all().checked, all().indeterminate, box('Push', 'Товари').checked]).toEqual([true, false, true])
  await waitFor(() => expect(puts(sandbox).map(({ status }) => status)).toEqual([200]))
})

it('all channels are switched on and off with one request each', async () => {
  const { section, sandbox } = await shown()
  await press(section.getByRole('button', { name: 'Вимкнути всі' }))
  expect(channelSwitches().map(({ checked }) => checked)).toEqual(Array(4).fill(false))
  await waitFor(() => expect(puts(sandbox).map(({ path: to }) => to)).toEqual([`${path}/bulk`]))
  await press(section.getByRole('button', { name: 'Увімкнути всі' }))
  expect(channelSwitches().map(({ checked }) => checked)).toEqual(Array(4).fill(true))
})

it('a change that the server rejects is reverted, and its message is shown', async () => {
  const { sandbox } = await shown()
  sandbox.faults.add(refusing)
  await press(box('Push', 'Товари'))
  expect(await screen.findByText('Канал недоступний.')).not.toBe(null)
  expect(box('Push', 'Товари').checked).toBe(false)
})

it('settings that failed to load are reported and can be retried', async () => {
  const { section } = await atSettings((sandbox) => {
    sandbox.faults.add({ kind: 'status', status: 500, method: 'GET', path })
  })
  const retry = await section.findByRole('button', { name: 'Спробувати ще раз' })
  const allOff = () => section.getByRole<HTMLButtonElement>('button', { name: 'Вимкнути всі' }).disabled
  expect(allOff()).toBe(true)
  await press(retry)
  expect(await section.findByRole('group', { name: 'Telegram' })).not.toBe(null)
  expect(allOff()).toBe(false)
})

it('turning on Push asks the browser, and says what it answered', async () => {
  await shown()
  expect(screen.getByRole('button', { name: 'Дозволити сповіщення' })).not.toBe(null)
  await press(switchOf('Push'))
  expect(screen.queryByRole('button', { name: 'Дозволити сповіщення' })).toBe(null)
  await press(switchOf('Push'))
  expect(await screen.findByText('Push працюють, поки панель відкрита хоча б в одній вкладці.')).not.toBe(null)
})

it('the sound is off until it is turned on, and letters without an address lead to the support', async () => {
  const { section } = await shown((sandbox) => sandbox.changeSupplier(1, { email: null }))
  const sound = section.getByRole<HTMLInputElement>('switch', { name: /^Звук/ })
  expect(sound.checked).toBe(false)
  await press(sound)
  expect(sound.checked).toBe(true)
  if (!switchOf('E-mail').checked) await press(switchOf('E-mail'))
  expect(section.getByRole('link', { name: 'Написати в підтримку' }).getAttribute('href')).toBe('/chats?tab=support')
})

it('a supplier without Telegram sees that, and can link it here', async () => {
  await opened((sandbox) => sandbox.changeSupplier(1, { telegram_id: null }))
  // The panel asks for Telegram by itself too, in a dialog that hides the page.
  await press(await screen.findByRole('button', { name: 'Пізніше' }))
  const section = await channels()
  expect(await section.findByText('Telegram ще не підключено')).not.toBe(null)
  await press(section.getByRole('button', { name: 'Підключити Telegram' }))
  expect(await screen.findByRole('dialog', { name: 'Підключіть Telegram' })).not.toBe(null)
})
