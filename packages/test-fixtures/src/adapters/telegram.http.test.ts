import { telegramOverHttp } from '@supplier/core/adapters/http/account/telegram.http'
import { beforeEach, expect, test } from 'vitest'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const disconnect = '/v1/customers/telegram/disconnect'
const manager = '/v1/customers/manager-telegram-username'

let desk: Wired
let telegram: ReturnType<typeof telegramOverHttp>

beforeEach(async () => {
  desk = await wired()
  telegram = telegramOverHttp(desk.http)
})

test('disconnecting sends no body', async () => {
  await telegram.disconnectTelegram(undefined, desk.signal)
  expect(desk.sent).toMatchObject([{ method: 'DELETE', path: disconnect, query: {}, body: null }])
  expect(desk.sandbox.world().suppliers[0]?.telegram_id).toBeNull()
})

test.each(['@olena', '48600700800'])('the contact %s is sent unchanged', async (contact) => {
  await telegram.saveManagerContact(contact, desk.signal)
  expect(desk.sent).toMatchObject([
    { method: 'PUT', path: manager, query: {}, body: { manager_telegram_username: contact } },
  ])
  expect(desk.sandbox.world().suppliers[0]?.manager_telegram_username).toBe(contact)
})

test('a refusal names the field', async () => {
  desk.answer(manager, { message: 'Ні', errors: { manager_telegram_username: ['Зайнято'] } }, 422)
  expect(await failed(telegram.saveManagerContact('@olena', desk.signal))).toMatchObject({
    kind: 'refused',
    fields: { manager_telegram_username: [{ text: 'Зайнято' }] },
  })
})

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  [disconnect, (signal) => telegram.disconnectTelegram(undefined, signal)],
  [manager, (signal) => telegram.saveManagerContact('@olena', signal)],
])('%s maps every fault to its failure', async (path, call) => {
  await expectFailures(desk, path, call, 'anything')
})
