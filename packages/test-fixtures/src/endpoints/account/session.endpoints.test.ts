import { ForgottenReply, SessionReply } from '@supplier/core/adapters/http/account/session.wire'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { seedTime } from '../../world/seed-time.ts'

const telephone = '380671112233'
const stranger = '380931234567'
const login = '/admin-suppliers/v3/auth/login'
const confirm = '/admin-suppliers/v3/auth/confirm-code'
const register = '/admin-suppliers/v3/auth/register'
const forgotten = '/admin-suppliers/v1/auth/forgotten'
const forgottenConfirm = '/admin-suppliers/v1/auth/forgotten-confirm'
const account = '/admin-suppliers/v1/customer/account'
const registration = {
  telephone: stranger,
  firstname: 'Ірина',
  lastname: 'Бойко',
  password: 'Secret123',
  country: 'UA',
  referral_code: 'FRIEND',
  agreement: true,
}

let sandbox: Sandbox
let call: Caller

beforeEach(() => {
  sandbox = createSandbox({ now: () => seedTime })
  call = callerOf(sandbox)
  return () => expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('a supplier signs in with the code of the SMS', async () => {
  expect(await call('POST', login, { telephone })).toMatchObject({ status: 200, body: { message: expect.any(String) } })
  expect(sandbox.world().inbox).toMatchObject([{ telephone, code: '1234', at: seedTime }])
  const { status, body } = await call('POST', confirm, { telephone, code: '1234' })
  expect(status).toBe(200)
  expect(v.parse(SessionReply, body).data).toMatchObject({ id: 1, telephone, store_name: 'Крамниця Олени' })
  expect(await callerOf(sandbox, body.token)('GET', account)).toMatchObject({ status: 200, body: { data: { id: 1 } } })
})

test('a code works once', async () => {
  await call('POST', login, { telephone })
  await call('POST', confirm, { telephone, code: '1234' })
  expect(await call('POST', confirm, { telephone, code: '1234' })).toMatchObject({
    status: 422,
    body: { errors: { code: ['Термін дії коду минув. Надішліть новий код.'] } },
  })
})

test('a supplier signs in by password', async () => {
  const { body } = await call('POST', login, { telephone, password: 'Supplier1!' })
  expect(v.parse(SessionReply, body).data.firstname).toBe('Олена')
  expect(JSON.stringify(body)).not.toContain('Supplier1!')
})

test.each([
  [telephone, 'wrong'],
  [stranger, 'Supplier1!'],
])('%s with the password %s gets 401', async (phone, password) => {
  expect(await call('POST', login, { telephone: phone, password })).toMatchObject({
    status: 401,
    body: { message: 'Невірний телефон або пароль' },
  })
})

test('an unknown telephone gets no code', async () => {
  const { status, body } = await call('POST', login, { telephone: stranger })
  expect([status, body.errors]).toEqual([422, { telephone: ['Постачальника з таким номером не знайдено.'] }])
  expect(sandbox.world().inbox).toEqual([])
})

test('the next code can be requested after a minute', async () => {
  await call('POST', login, { telephone })
  sandbox.clock.move(20_000)
  const early = await call('POST', login, { telephone })
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '40'])
  sandbox.clock.move(40_000)
  expect((await call('POST', login, { telephone })).status).toBe(200)
})

test('five wrong codes block the telephone for ten minutes', async () => {
  await call('POST', login, { telephone })
  for (const code of ['0000', '0001', '0002', '0003', '0004']) {
    expect((await call('POST', confirm, { telephone, code })).body.errors).toEqual({ code: ['Невірний код.'] })
  }
  const paused = await call('POST', confirm, { telephone, code: '1234' })
  expect([paused.status, paused.headers.get('retry-after')]).toEqual([429, '600'])
  expect((await call('POST', login, { telephone })).status).toBe(429)
  sandbox.clock.move(600_000)
  expect((await call('POST', login, { telephone })).status).toBe(200)
  expect((await call('POST', confirm, { telephone, code: '1234' })).status).toBe(200)
})

test('a code expires after ten minutes', async () => {
  await call('POST', login, { telephone })
  sandbox.clock.move(600_001)
  expect((await call('POST', confirm, { telephone, code: '1234' })).status).toBe(422)
})

test('a new supplier signs up and confirms the telephone', async () => {
  expect((await call('POST', register, registration)).status).toBe(200)
  expect(sandbox.world().inbox).toMatchObject([{ telephone: stranger, code: '1234' }])
  const early = callerOf(sandbox, await tokenOf(sandbox, stranger, 'Secret123'))
  expect((await early('GET', account)).body.data.is_confirm_telephone).toBe(false)
  const { body } = await call('POST', confirm, { telephone: stranger, code: '1234' })
  expect(body.data).toMatchObject({ name: 'Ірина Бойко', store_name: null, email: null })
  expect(sandbox.world().suppliers.at(-1)).toMatchObject({ confirmed: true, referral_code: 'FRIEND', country: 'UA' })
})

test('a telephone can sign up only once', async () => {
  const { status, body } = await call('POST', register, { ...registration, telephone })
  expect([status, body.errors]).toEqual([422, { telephone: ['Постачальник з таким номером уже зареєстрований.'] }])
})

test('an invalid registration is refused field by field', async () => {
  const { status, body } = await call('POST', register, {
    telephone: '12',
    firstname: 'І',
    email: 'no',
    password: 'short',
    country: 'UA',
    agreement: false,
  })
  expect(status).toBe(422)
  expect(body).toEqual({
    message: 'Введіть коректний номер телефону. (і ще помилок: 5)',
    errors: {
      telephone: ['Введіть коректний номер телефону.'],
      firstname: ['Ім’я має містити від 2 до 50 символів.'],
      lastname: ['Поле «Прізвище» є обов’язковим.'],
      email: ['Введіть коректну електронну пошту.'],
      password: ['Пароль має містити щонайменше 8 символів, літеру та цифру.'],
      agreement: ['Потрібна згода з умовами.'],
    },
  })
})

test.each([
  ['Ян', 200],
  ['я'.repeat(50), 200],
  [' я ', 422],
  ['я'.repeat(51), 422],
])('a registration under the name %j is answered with %i', async (name, status) => {
  expect((await call('POST', register, { ...registration, firstname: name })).status).toBe(status)
  expect((await call('POST', register, { ...registration, lastname: name, telephone: '380931234568' })).status).toBe(
    status,
  )
})

test('a country outside the list is refused', async () => {
  expect((await call('POST', register, { ...registration, country: 'ZZ' })).body.errors).toHaveProperty('country')
})

test('a forgotten password is replaced, and old sessions end', async () => {
  const old = await tokenOf(sandbox)
  const { body } = await call('POST', forgotten, { telephone })
  expect(v.parse(ForgottenReply, body).code).not.toContain('1234')
  const change = { telephone, code: '1234', password: 'Changed99', password_confirmation: 'Changed99' }
  expect(await call('POST', forgottenConfirm, change)).toMatchObject({
    status: 200,
    body: { message: 'Пароль успішно змінено.' },
  })
  expect((await callerOf(sandbox, old)('GET', account)).status).toBe(401)
  expect((await call('POST', login, { telephone, password: 'Supplier1!' })).status).toBe(401)
  expect((await call('POST', login, { telephone, password: 'Changed99' })).status).toBe(200)
})

test('recovery refuses an unknown telephone, a wrong code and passwords that differ', async () => {
  expect((await call('POST', forgotten, { telephone: stranger })).status).toBe(404)
  await call('POST', forgotten, { telephone })
  const change = { telephone, code: '9999', password: 'Changed99', password_confirmation: 'Changed99' }
  expect((await call('POST', forgottenConfirm, change)).body.errors).toEqual({ code: ['Невірний код.'] })
  const { body } = await call('POST', forgottenConfirm, { ...change, password_confirmation: 'Changed98' })
  expect(body.errors).toEqual({ password_confirmation: ['Паролі не збігаються.'] })
  expect((await call('POST', forgotten, { telephone })).status).toBe(429)
})

test('a code for signing in does not recover a password', async () => {
  await call('POST', login, { telephone })
  const change = { telephone, code: '1234', password: 'Changed99', password_confirmation: 'Changed99' }
  expect((await call('POST', forgottenConfirm, change)).status).toBe(422)
})
