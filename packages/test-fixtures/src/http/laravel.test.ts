import { expect, test } from 'vitest'
import { endpoints } from '../endpoints/endpoints.ts'
import { assumptionsIn } from '../endpoints/kit/endpoint.ts'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox } from '../sandbox/sandbox.ts'

const login = '/admin-suppliers/v3/auth/login'
const account = '/admin-suppliers/v1/customer/account'
const credentials = { telephone: '380671112233', password: 'Supplier1!' }

const guarded = [
  ['GET', account],
  ['PUT', account],
  ['PUT', '/v1/customers/avatar'],
  ['PUT', '/v1/customers/bg-save'],
  ['DELETE', '/v1/customers/telegram/disconnect'],
  ['PUT', '/v1/customers/manager-telegram-username'],
  ['GET', '/admin-suppliers/v1/settings'],
  ['GET', '/admin-suppliers/v1/customer/account/balance'],
  ['GET', '/v1/customers/balances/service-balance'],
  ['GET', '/v1/customers/balances/service-transactions'],
  ['POST', '/v1/customers/balances/balance-transfer'],
  ['POST', '/admin-suppliers/v1/customer/account/up-balance'],
  ['GET', '/admin-suppliers/v1/payouts'],
  ['GET', '/admin-suppliers/v1/payouts/preview'],
  ['POST', '/admin-suppliers/v1/payouts'],
  ['POST', '/admin-suppliers/v1/payouts/1/cancel'],
  ['POST', '/broadcasting/auth'],
]

test.each(guarded)('%s %s needs a token', async (method, path) => {
  for (const token of [undefined, 'made-up']) {
    const answer = await callerOf(createSandbox(), token)(method, path)
    expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthenticated.' }])
  }
})

test.each(endpoints.map(({ method, path }) => [method, path]))(
  '%s %s needs the session header',
  async (method, path) => {
    const response = await createSandbox().fetch(`http://localhost/api${path}`, { method })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'Заголовок X-Session: supplier є обов’язковим.' })
  },
)

test.each([
  ['application/json', 200],
  ['application/json"', 200],
  ['"application/json', 200],
  ['application/json; charset="utf-8', 200],
  ['text/plain', 422],
])('a body with content type %s gets status %i', async (type, status) => {
  const headers = { 'X-Session': 'supplier', 'Content-Type': type }
  const answer = await callerOf(createSandbox())('POST', login, credentials, { headers })
  expect(answer.status).toBe(status)
})

test('an invalid JSON body counts as empty', async () => {
  const answer = await callerOf(createSandbox())('POST', login, {}, { body: '{"telephone":' })
  expect(answer.body).toEqual({
    message: 'Поле «Телефон» є обов’язковим.',
    errors: { telephone: ['Поле «Телефон» є обов’язковим.'] },
  })
})

test('an unknown path gets 404, a wrong method 405', async () => {
  const call = callerOf(createSandbox())
  expect((await call('GET', '/nowhere')).status).toBe(404)
  expect((await call('DELETE', login)).status).toBe(405)
})

test('responses are JSON', async () => {
  const answer = await callerOf(createSandbox())('GET', '/nowhere')
  expect(answer.headers.get('content-type')).toBe('application/json')
})

test('the log holds callers and paths but no secrets', async () => {
  const sandbox = createSandbox()
  const token = await tokenOf(sandbox)
  await callerOf(sandbox, token)('GET', `${account}?a=1`)
  expect(sandbox.requests()).toMatchObject([
    { method: 'POST', path: login, authorized: false, status: 200, fields: ['telephone', 'password'] },
    { method: 'GET', path: account, search: '?a=1', authorized: true, status: 200, session: 'supplier', locale: 'uk' },
  ])
  const text = JSON.stringify(sandbox.requests())
  expect([token, credentials.password, credentials.telephone].filter((secret) => text.includes(secret))).toEqual([])
  sandbox.clearRequests()
  expect(sandbox.requests()).toEqual([])
})

test('guessed endpoints can be listed', () => {
  expect(assumptionsIn(endpoints)).toContain('POST /admin-suppliers/v3/auth/register')
  expect(assumptionsIn(endpoints)).toContain('POST /admin-suppliers/v1/payouts')
  expect(assumptionsIn(endpoints)).not.toContain('GET /admin-suppliers/v1/settings')
})
