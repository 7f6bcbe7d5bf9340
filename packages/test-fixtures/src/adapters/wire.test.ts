import { AccountReply } from '@supplier/core/adapters/http/account/account.wire'
import { CountriesReply } from '@supplier/core/adapters/http/account/countries.wire'
import { CustomerChange, TelegramConnected } from '@supplier/core/adapters/http/account/realtime.wire'
import { ForgottenConfirmBody, LoginBody, SessionReply } from '@supplier/core/adapters/http/account/session.wire'
import { SettingsReply } from '@supplier/core/adapters/http/account/setup.wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const read = <S extends v.GenericSchema>(schema: S, input: unknown) => {
  const result = v.safeParse(schema, input)
  return result.success ? result.output : 'refused'
}

const nobody = {
  id: 7,
  avatar: null,
  background: null,
  firstname: null,
  lastname: null,
  name: null,
  email: null,
  telephone: null,
  created_at: null,
  telegram_id: null,
  supplier_manager_contact: null,
  supplier_np_api_key: null,
  store_name: null,
  manager_telegram_username: null,
}

test('a session keeps known fields, fills missing ones with null and drops the rest', () => {
  const reply = { data: { id: 7, telegram_id: 42, secret: 'x' }, token: 't', more: [] }
  expect(read(SessionReply, reply)).toEqual({ data: { ...nobody, telegram_id: '42' }, token: 't' })
})

test.each(['', ' '])('a chat id %j is read as null everywhere', (telegram_id) => {
  const data = { id: 7, telegram_id }
  expect(read(SessionReply, { data, token: 't' })).toEqual({ data: nobody, token: 't' })
  expect(read(AccountReply, { data })).toEqual({ data: { id: 7, telegram_id: null, is_confirm_telephone: null } })
  expect(read(CustomerChange, { telegram_id })).toEqual({ telegram_id: null })
})

test.each([
  ['no token', { data: { id: 7 } }],
  ['an empty token', { data: { id: 7 }, token: '' }],
  ['no data', { data: null, token: 't' }],
  ['an id that is a string', { data: { id: '7' }, token: 't' }],
  ['a name of the wrong type', { data: { id: 7, firstname: {} }, token: 't' }],
  ['a list', [{ data: { id: 7 }, token: 't' }]],
  ['an HTML page', '<html></html>'],
  ['nothing', undefined],
])('a session with %s is refused', (_, reply) => {
  expect(read(SessionReply, reply)).toBe('refused')
})

test('login distinguishes code and password, and an empty password is refused', () => {
  expect(read(LoginBody, { telephone: '380671112233' })).toEqual({ telephone: '380671112233' })
  expect(read(LoginBody, { telephone: '380671112233', password: 'x' })).toEqual({
    telephone: '380671112233',
    password: 'x',
  })
  expect(read(LoginBody, { telephone: '380671112233', password: '' })).toBe('refused')
  expect(read(LoginBody, { telephone: '+38 067' })).toBe('refused')
})

test('passwords that differ are an error of the repeated password', () => {
  const body = { telephone: '380671112233', code: '1234', password: 'Supplier1!', password_confirmation: 'other' }
  const { issues } = v.safeParse(ForgottenConfirmBody, body)
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['password_confirmation'])
})

const unknownSettings = {
  setup: null,
  balance: null,
  service_balance: { total: 0 },
  store: null,
  subscribes: null,
  chats: null,
  orders: null,
  sections: null,
}

test.each<[string, unknown, unknown]>([
  ['an empty response', {}, unknownSettings],
  ['nulls', { setup: null, balance: null, service_balance: null, subscribes: null }, unknownSettings],
  ['a bare balance', { balance: 1234.5 }, { ...unknownSettings, balance: { total: 123450, total_format: null } }],
  ['a debt', { balance: '-1,5' }, { ...unknownSettings, balance: { total: -150, total_format: null } }],
  [
    'text in place of money',
    { balance: { total: 'abc', total_format: 5 }, service_balance: { total: Number.NaN } },
    { ...unknownSettings, balance: { total: null, total_format: null }, service_balance: { total: null } },
  ],
  [
    'a cost with a space and a comma',
    { subscribes: { supplier_panel: { cost: '1 234,50', cost_format: '1 234,50 грн.', active: false } } },
    {
      ...unknownSettings,
      subscribes: { supplier_panel: { cost: 123450, cost_format: '1 234,50 грн.', active: false } },
    },
  ],
  [
    'a cost below zero',
    { subscribes: { supplier_panel: { cost: -5 } } },
    { ...unknownSettings, subscribes: { supplier_panel: { cost: null, cost_format: null, active: null } } },
  ],
  ['a list of sections', { sections: ['orders', 'strange'] }, { ...unknownSettings, sections: ['orders', 'strange'] }],
  ['sections that are no list', { sections: 'orders' }, unknownSettings],
  [
    'steps and counts',
    { setup: { product: 1, delivery: true, payment: 'yes' }, chats: '3', orders: -1, store: { id: 1, name: 'A' } },
    {
      ...unknownSettings,
      setup: { product: true, delivery: true, payment: false, information: false, subscribes: null },
      chats: 3,
      store: { id: 1, name: 'A' },
    },
  ],
])('settings with %s are read with null for unusable values', (_, reply, expected) => {
  expect(read(SettingsReply, reply)).toEqual(expected)
})

test.each([[[]], ['<html></html>'], [null], [undefined], [5]])('settings that are %j are refused', (reply) => {
  expect(read(SettingsReply, reply)).toBe('refused')
})

test('an account keeps absent fields absent', () => {
  const reply = { data: { id: 7, name: 'A', is_confirm_telephone: 1, password: 'x' } }
  expect(read(AccountReply, reply)).toEqual({ data: { id: 7, name: 'A', is_confirm_telephone: true } })
  expect(read(AccountReply, { message: 'Unauthenticated.' })).toBe('refused')
})

test('a change keeps only known fields with valid types', () => {
  const written = JSON.parse(
    '{"firstname":"О","store_name":null,"email":5,"id":9,"token":"x","__proto__":{"a":1},"constructor":1}',
  )
  expect(read(CustomerChange, written)).toEqual({ firstname: 'О', store_name: null })
  expect(read(CustomerChange, ['x'])).toBe('refused')
  expect(read(CustomerChange, null)).toBe('refused')
})

test.each<[unknown, unknown]>([
  [
    { success: true, tgChatId: 42 },
    { success: true, tgChatId: '42' },
  ],
  [
    { success: true, tgChatId: '-100' },
    { success: true, tgChatId: '-100' },
  ],
  [{ success: false }, { success: false }],
  [{ success: true }, 'refused'],
  [{ success: 'true', tgChatId: 1 }, 'refused'],
  [{ success: true, tgChatId: {} }, 'refused'],
  [{ success: true, tgChatId: 'x'.repeat(10_000) }, 'refused'],
])('a Telegram event %j reads as %j', (payload, expected) => {
  expect(read(TelegramConnected, payload)).toEqual(expected)
})

test('a page of countries accepts invalid meta', () => {
  const data = [{ iso_code: 'UA', name: 'Україна', phone_prefix: '+38', phone_mask: '(###)-###-##-##', flag: 'x' }]
  expect(read(CountriesReply, { data, meta: { last_page: 'x', total: '1' } })).toEqual({
    data,
    meta: { total: 1, per_page: null, current_page: null, last_page: null, as_of: null },
  })
  expect(read(CountriesReply, { data, meta: null })).toEqual(read(CountriesReply, { data }))
})
