import { AccountReply, AccountSavedReply } from '@supplier/core/adapters/http/account/account.wire'
import { CustomerChange } from '@supplier/core/adapters/http/account/realtime.wire'
import { SettingsReply } from '@supplier/core/adapters/http/account/setup.wire'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import type { Broadcast } from '../../world/events.ts'
import { seedTime } from '../../world/seed-time.ts'

const account = '/admin-suppliers/v1/customer/account'
const disconnect = '/v1/customers/telegram/disconnect'
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

let sandbox: Sandbox
let call: Caller
let told: Broadcast[]

beforeEach(async () => {
  sandbox = createSandbox({ now: () => seedTime })
  call = callerOf(sandbox, await tokenOf(sandbox))
  told = []
  sandbox.on((broadcast) => told.push(broadcast))
  return () => expect(brokenInvariants(sandbox.world())).toEqual([])
})

const form = (field: string, bytes: Uint8Array<ArrayBuffer> = png, type = 'image/png', method = 'PUT') => {
  const fields = new FormData()
  fields.set('_method', method)
  fields.set(field, new File([bytes], 'picture.png', { type }))
  return fields
}

test('the account shows the supplier without the password', async () => {
  const { status, body } = await call('GET', account)
  expect(status).toBe(200)
  expect(v.parse(AccountReply, body).data).toMatchObject({ id: 1, name: 'Олена Коваль', is_confirm_telephone: true })
  expect(body.data).not.toHaveProperty('password')
})

test('a saved account changes only the sent fields and broadcasts them', async () => {
  const { status, body } = await call('PUT', account, { store_name: '  Нова крамниця ' })
  expect(status).toBe(200)
  expect(v.parse(AccountSavedReply, body).data?.store_name).toBe('Нова крамниця')
  expect(told).toEqual([
    { channel: 'private-customer.1', event: 'customer.change', data: { store_name: 'Нова крамниця' } },
    { channel: 'private-customer.1', event: 'store.changed', data: { id: 70, version: 2 } },
  ])
  expect(v.parse(CustomerChange, told[0]?.data)).toEqual({ store_name: 'Нова крамниця' })
})

test('an empty store name and a taken telephone are refused', async () => {
  expect((await call('PUT', account, { store_name: ' ' })).body.errors).toHaveProperty('store_name')
  expect((await call('PUT', account, { telephone: '380502223344' })).body.errors).toEqual({
    telephone: ['Цей номер уже зайнятий.'],
  })
  expect(told).toEqual([])
})

test.each([
  ['avatar', '/v1/customers/avatar', 'avatar'],
  ['background', '/v1/customers/bg-save', 'image'],
] as const)('a picture becomes the %s', async (location, path, field) => {
  expect((await call('POST', path, form(field))).status).toBe(200)
  const address = (await call('GET', account)).body.data[location]
  expect(address).toMatch(/^http:\/\/localhost\/api\/storage\/pictures\/\d+$/)
  const image = await sandbox.fetch(address)
  expect(image.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await image.arrayBuffer())).toEqual(png)
})

test('a second picture replaces the first', async () => {
  await call('POST', '/v1/customers/avatar', form('avatar'))
  await call('POST', '/v1/customers/avatar', form('avatar'))
  expect(sandbox.world().images).toHaveLength(1)
})

test.each([
  ['an SVG declared as PNG', form('avatar', Buffer.from('<svg onload=1>'), 'image/png')],
  ['an undeclared type', form('avatar', png, 'image/gif')],
  ['nothing', form('avatar', Buffer.from(''))],
  ['another field', form('image')],
])('%s is refused as an avatar', async (_, body) => {
  const answer = await call('POST', '/v1/customers/avatar', body)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['avatar']])
})

test.each([
  [5 * 1024 * 1024, 200],
  [5 * 1024 * 1024 + 1, 422],
  [9 * 1024 * 1024, 413],
])('a picture of %i bytes gets status %i', async (length, status) => {
  const bytes = new Uint8Array(length)
  bytes.set(png)
  const answer = await call('POST', '/v1/customers/avatar', form('avatar', bytes))
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
    status,
    status === 413 ? 'text/html' : 'application/json',
  ])
})

test('a picture without the method override gets 405', async () => {
  expect((await call('POST', '/v1/customers/avatar', form('avatar', png, 'image/png', ''))).status).toBe(405)
})

test('Telegram can be disconnected only once', async () => {
  expect((await call('DELETE', disconnect)).status).toBe(200)
  expect(told).toMatchObject([{ event: 'customer.change', data: { telegram_id: null } }])
  expect(await call('DELETE', disconnect)).toMatchObject({ status: 404, body: { message: 'Telegram не підключено.' } })
})

test.each([
  ['@olena', 200],
  ['@o', 200],
  [`@${'o'.repeat(64)}`, 200],
  ['380671112233', 200],
  ['olena', 422],
  ['@', 422],
  [`@${'o'.repeat(65)}`, 422],
  ['', 422],
])('the manager’s contact %j gets status %i', async (manager_telegram_username, status) => {
  const answer = await call('PUT', '/v1/customers/manager-telegram-username', { manager_telegram_username })
  expect(answer.status).toBe(status)
})

test('settings hold the setup steps, the balances, the subscription and the counts', async () => {
  const { body } = await call('GET', '/admin-suppliers/v1/settings')
  expect(v.parse(SettingsReply, body)).toEqual({
    setup: { information: true, product: true, delivery: true, payment: true, subscribes: null },
    balance: { total: 12_345_67, total_format: '12 345,67 грн.' },
    service_balance: { total: 850_00 },
    store: { id: 1, name: 'Крамниця Олени' },
    subscribes: { supplier_panel: { cost: 499_00, cost_format: '499,00 грн.', active: true } },
    chats: 3,
    orders: 12,
    sections: null,
  })
})

test('the bot broadcasts whether Telegram was connected', async () => {
  sandbox.connectTelegram(1, false)
  sandbox.connectTelegram(1, true, '42')
  expect(told.map(({ event, data }) => [event, data])).toEqual([
    ['ConnectTelegramEvent', { success: false, tgChatId: null }],
    ['ConnectTelegramEvent', { success: true, tgChatId: '42' }],
  ])
  expect((await call('GET', account)).body.data.telegram_id).toBe('42')
})
