import { accountOverHttp } from '@supplier/core/adapters/http/account/account.http'
import { countriesOverHttp } from '@supplier/core/adapters/http/account/countries.http'
import { sessionOverHttp } from '@supplier/core/adapters/http/account/session.http'
import { setupOverHttp } from '@supplier/core/adapters/http/account/setup.http'
import { createHttp } from '@supplier/core/adapters/http/kit/http.client'
import { pingServerOverHttp } from '@supplier/core/adapters/http/realtime/realtime.http'
import { toFailure } from '@supplier/core/kernel/failure'
import { kopecks } from '@supplier/core/kernel/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokenOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { smsCode } from '../world/account/codes.ts'

const telephone = '380671112233'
const paths = {
  login: '/admin-suppliers/v3/auth/login',
  confirm: '/admin-suppliers/v3/auth/confirm-code',
  register: '/admin-suppliers/v3/auth/register',
  forgotten: '/admin-suppliers/v1/auth/forgotten',
  forgottenConfirm: '/admin-suppliers/v1/auth/forgotten-confirm',
  settings: '/admin-suppliers/v1/settings',
  account: '/admin-suppliers/v1/customer/account',
  countries: '/v3/countries',
} as const

let sandbox: Sandbox
let token: string | null
let sent: { readonly method: string; readonly url: URL; readonly body: unknown }[]

beforeEach(() => {
  sandbox = createSandbox()
  token = null
  sent = []
})

const http = createHttp({
  origin: 'http://localhost',
  token: () => token,
  clock: { now: () => 0 },
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    sent.push({ method: request.method, url: new URL(request.url), body: text && JSON.parse(text) })
    return sandbox.fetch(request)
  },
})
const session = sessionOverHttp(http)
const setup = setupOverHttp(http)
const account = accountOverHttp(http)
const countries = countriesOverHttp(http)
const { signal } = new AbortController()

const answer = (path: string, body: unknown, status = 200) =>
  sandbox.faults.add({ kind: 'status', status, path, body, count: null })

const failed = async (asked: Promise<unknown>) => toFailure(await asked.then(() => null).catch((error) => error))

const user = {
  id: 1,
  avatar: null,
  background: 'https://media.test/b.png',
  firstname: 'Оля',
  lastname: null,
  name: 'Оля',
  email: 'a@b.test',
  telephone: 380671112233,
  created_at: '2026-01-01T00:00:00Z',
  telegram_id: 42,
  supplier_manager_contact: '1',
  supplier_np_api_key: 'abcdef123456',
  store_name: 'Крамниця',
  manager_telegram_username: '@olya',
}

const supplier = {
  id: 1,
  avatar: null,
  background: 'https://media.test/b.png',
  firstname: 'Оля',
  lastname: null,
  name: 'Оля',
  email: 'a@b.test',
  telephone: '380671112233',
  createdAt: '2026-01-01T00:00:00Z',
  telegramId: '42',
  managerContact: '1',
  carrierKey: 'abcdef123456',
  storeName: 'Крамниця',
  managerTelegram: '@olya',
  isTelephoneConfirmed: null,
}

describe('signing in', () => {
  test('by a code requests the code, then confirms it', async () => {
    await session.requestCode({ telephone }, signal)
    const opened = await session.confirmCode({ telephone, code: smsCode }, signal)
    expect(opened.supplier).toMatchObject({ id: 1, telephone, isTelephoneConfirmed: null })
    expect(opened.token).not.toBe('')
    expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['POST', `/api${paths.login}`, { telephone }],
      ['POST', `/api${paths.confirm}`, { code: expect.any(String), telephone }],
    ])
  })

  test('by a password', async () => {
    const opened = await session.signInWithPassword({ telephone, password: 'Supplier1!' }, signal)
    expect(opened.supplier.id).toBe(1)
    expect(sent[0]?.body).toEqual({ telephone, password: 'Supplier1!' })
  })

  test('gives the whole supplier under the names of the domain', async () => {
    answer(paths.confirm, { data: { ...user, role: 'x' }, token: 'abc' })
    expect(await session.confirmCode({ telephone, code: '1234' }, signal)).toEqual({ supplier, token: 'abc' })
  })

  test('reads missing fields as null', async () => {
    answer(paths.confirm, { data: { id: 7 }, token: 'abc' })
    const opened = await session.confirmCode({ telephone, code: '1234' }, signal)
    expect(Object.values(opened.supplier).filter((value) => value !== null)).toEqual([7])
    expect(Object.keys(opened.supplier).sort()).toEqual(Object.keys(supplier).sort())
  })

  test.each([
    ['no token', { data: user }],
    ['an empty token', { data: user, token: '' }],
    ['a token of the wrong type', { data: user, token: 1 }],
    ['no data', { data: null, token: 'abc' }],
    ['data of the wrong type', { data: [], token: 'abc' }],
    ['an id of the wrong type', { data: { ...user, id: '1' }, token: 'abc' }],
    ['a name of the wrong type', { data: { ...user, firstname: 5 }, token: 'abc' }],
    ['a list', []],
    ['null', null],
  ])('with %s is a failure', async (_, body) => {
    answer(paths.confirm, body)
    answer(paths.login, body)
    expect(await failed(session.confirmCode({ telephone, code: '1234' }, signal))).toEqual({ kind: 'unexpected' })
    expect(await failed(session.signInWithPassword({ telephone, password: 'x' }, signal))).toEqual({
      kind: 'unexpected',
    })
  })

  test('fails with messages per field when refused', async () => {
    expect(await failed(session.requestCode({ telephone: '380000000000' }, signal))).toMatchObject({
      kind: 'refused',
      status: 422,
      fields: { telephone: [{ text: expect.any(String) }] },
    })
    expect(await failed(session.signInWithPassword({ telephone, password: 'wrong' }, signal))).toEqual({
      kind: 'unauthorized',
      texts: [{ text: 'Невірний телефон або пароль' }],
    })
  })

  test.each(['html-200', 'empty-200', 'malformed-json'] as const)(
    'fails when the request for a code is answered with %s',
    async (kind) => {
      sandbox.faults.add({ kind, path: paths.login })
      expect(await failed(session.requestCode({ telephone }, signal))).toEqual({ kind: 'unexpected' })
    },
  )
})

describe('signing up', () => {
  const wanted = {
    telephone: '380991234567',
    firstname: 'Іван',
    lastname: 'Коваль',
    email: 'i@k.test',
    password: 'Password1',
    countryIso: 'UA',
    referral: 'friend-1',
  }
  const body = {
    telephone: '380991234567',
    firstname: 'Іван',
    lastname: 'Коваль',
    email: 'i@k.test',
    password: 'Password1',
    country: 'UA',
    referral_code: 'friend-1',
    agreement: true,
  }

  test('sends the typed values', async () => {
    await session.register(wanted, signal)
    expect(sent[0]).toMatchObject({ method: 'POST', body })
    expect(sandbox.world().suppliers.at(-1)).toMatchObject({ telephone: '380991234567', referral_code: 'friend-1' })
  })

  test('leaves out empty optional fields', async () => {
    await session.register({ ...wanted, email: null, referral: null }, signal)
    const { email, referral_code, ...rest } = body
    expect(sent[0]?.body).toEqual(rest)
  })

  test('fails when the response is a list', async () => {
    answer(paths.register, [])
    expect(await failed(session.register(wanted, signal))).toEqual({ kind: 'unexpected' })
  })
})

describe('recovery', () => {
  test('returns the code of the response, and sets a password with the code of the SMS', async () => {
    const recovery = await session.requestRecovery({ telephone }, signal)
    expect(recovery).toEqual({ telephone, code: expect.any(String) })
    await session.recoverPassword({ telephone, code: smsCode, password: 'NewPass123' }, signal)
    expect(sent[1]?.body).toEqual({
      telephone,
      code: smsCode,
      password: 'NewPass123',
      password_confirmation: 'NewPass123',
    })
    await session.signInWithPassword({ telephone, password: 'NewPass123' }, signal)
  })

  test('takes a code written as a number', async () => {
    answer(paths.forgotten, { code: 1234 })
    expect(await session.requestRecovery({ telephone }, signal)).toEqual({ telephone, code: '1234' })
  })

  test.each([[{}], [{ code: null }], [{ code: '' }], [{ code: {} }]])('without a code fails: %j', async (body) => {
    answer(paths.forgotten, body)
    expect(await failed(session.requestRecovery({ telephone }, signal))).toEqual({ kind: 'unexpected' })
  })
})

describe('the settings', () => {
  const nothing = {
    steps: { information: false, product: false, delivery: false, payment: false },
    mainBalance: null,
    serviceBalance: kopecks(0),
    cost: null,
    active: null,
    storeName: null,
    chats: 0,
    orders: 0,
  }
  const settingsOf = async (body: unknown) => {
    answer(paths.settings, body)
    return setup.fetchSetup(undefined, signal)
  }

  test('come from the server under the names of the domain', async () => {
    token = await tokenOf(sandbox)
    const found = await setup.fetchSetup(undefined, signal)
    const world = sandbox.world()
    expect(found).toMatchObject({
      steps: world.suppliers[0]?.steps,
      mainBalance: world.suppliers[0]?.main,
      serviceBalance: world.suppliers[0]?.service,
      cost: world.cost,
      active: world.suppliers[0]?.subscribed,
    })
    expect(sent[0]).toMatchObject({ method: 'GET', body: '' })
  })

  test('take the price from beside the steps, or else from inside them', async () => {
    const at = (cost: unknown) => ({ supplier_panel: { cost } })
    expect((await settingsOf({ subscribes: at('100'), setup: { subscribes: at('200') } })).cost).toBe(100_00)
    sandbox.faults.clear()
    expect((await settingsOf({ setup: { subscribes: at('200') } })).cost).toBe(200_00)
    sandbox.faults.clear()
    expect((await settingsOf({ subscribes: at('abc'), setup: { subscribes: at('200') } })).cost).toBe(200_00)
    sandbox.faults.clear()
    expect((await settingsOf({ subscribes: at(-1) })).cost).toBeNull()
  })

  test.each([
    ['nothing', {}],
    ['nulls', { setup: null, balance: null, service_balance: null, store: null, subscribes: null, chats: null }],
    ['other types', { setup: [], balance: true, store: 'x', subscribes: 1, chats: 'x', orders: -1 }],
  ])('made of %s are read as unknown', async (_, body) => {
    expect(await settingsOf(body)).toEqual(nothing)
  })

  test.each([
    [{ total: 850 }, 850_00],
    [{ total: '850,50' }, 850_50],
    [850, 850_00],
    ['850.00', 850_00],
    [null, 0],
    [[], null],
    [{}, null],
    [{ balance: 5000 }, null],
    [{ total: null }, null],
    [{ total: 'abc' }, null],
    ['', null],
    [true, null],
  ])('read a service balance of %j as %s kopecks; an unreadable one is unknown, not 0', async (written, read) => {
    expect((await settingsOf({ service_balance: written })).serviceBalance).toBe(read)
  })

  test('read a missing service balance as 0', async () => {
    expect((await settingsOf({})).serviceBalance).toBe(0)
  })

  test('read money exactly', async () => {
    expect(
      await settingsOf({
        balance: { total: '1 234,50' },
        service_balance: { total: '-0.1' },
        subscribes: { supplier_panel: { cost: 300.1, active: false } },
        store: { id: 1, name: 'Крамниця' },
      }),
    ).toMatchObject({ mainBalance: 123450, serviceBalance: -10, cost: 30010, active: false, storeName: 'Крамниця' })
  })

  test.each([[null], [[]]])('are a failure when the response is %j', async (body) => {
    answer(paths.settings, body)
    expect(await failed(setup.fetchSetup(undefined, signal))).toEqual({ kind: 'unexpected' })
  })
})

describe('the account', () => {
  test('comes as a patch of the fields that were sent, without an id', async () => {
    answer(paths.account, { data: { id: 1, firstname: 'Оля', email: null, is_confirm_telephone: 1, role: 'x' } })
    expect(await account.fetchAccount(undefined, signal)).toEqual({
      firstname: 'Оля',
      email: null,
      isTelephoneConfirmed: true,
    })
  })

  test('of the sandbox can be read', async () => {
    token = await tokenOf(sandbox)
    expect(await account.fetchAccount(undefined, signal)).toMatchObject({ isTelephoneConfirmed: expect.any(Boolean) })
  })

  test('is a failure when the response is an error object', async () => {
    expect(await failed(account.fetchAccount(undefined, signal))).toMatchObject({ kind: 'unauthorized' })
    answer(paths.account, { message: 'Error', code: 500 })
    expect(await failed(account.fetchAccount(undefined, signal))).toEqual({ kind: 'unexpected' })
  })
})

describe('the countries', () => {
  test('come page by page, filtered by the search text', async () => {
    const first = await countries.fetchCountries({ page: 1, search: '' }, signal)
    expect(first.hasMore).toBe(true)
    expect(first.countries.length).toBeGreaterThan(0)
    const found = await countries.fetchCountries({ page: 1, search: '%&page=2' }, signal)
    expect(found).toEqual({ countries: [], hasMore: false })
    expect(sent[1]?.url.searchParams.get('search')).toBe('%&page=2')
  })

  test('come under the names of the domain', async () => {
    const row = { iso_code: 'UA', name: 'Україна', phone_prefix: '+38', phone_mask: '(###)', flag: '🇺🇦' }
    answer(paths.countries, { data: [row], meta: { last_page: 1 } })
    expect(await countries.fetchCountries({ page: 1, search: 'у' }, signal)).toEqual({
      countries: [{ iso: 'UA', name: 'Україна', prefix: '+38', mask: '(###)', flag: '🇺🇦' }],
      hasMore: false,
    })
  })

  test.each([[undefined], [null], [{ last_page: 'x' }], [{ per_page: 0 }]])(
    'end at a page whose meta is unusable: %j',
    async (meta) => {
      answer(paths.countries, { data: [], ...(meta !== undefined && { meta }) })
      expect((await countries.fetchCountries({ page: 3, search: '' }, signal)).hasMore).toBe(false)
    },
  )

  test.each([[{ data: {} }], [{}], [{ data: [{ iso_code: 5 }] }]])(
    'of a wrong shape are a failure: %j',
    async (body) => {
      answer(paths.countries, body)
      expect(await failed(countries.fetchCountries({ page: 1, search: '' }, signal))).toEqual({ kind: 'unexpected' })
    },
  )
})

describe('every call', () => {
  const calls: readonly (readonly [string, (signal: AbortSignal) => Promise<unknown>])[] = [
    [paths.login, (given) => session.requestCode({ telephone }, given)],
    [paths.login, (given) => session.signInWithPassword({ telephone, password: 'x' }, given)],
    [paths.confirm, (given) => session.confirmCode({ telephone, code: '1234' }, given)],
    [paths.forgotten, (given) => session.requestRecovery({ telephone }, given)],
    [paths.forgottenConfirm, (given) => session.recoverPassword({ telephone, code: '1', password: 'x' }, given)],
    [paths.settings, (given) => setup.fetchSetup(undefined, given)],
    [paths.account, (given) => account.fetchAccount(undefined, given)],
    [paths.countries, (given) => countries.fetchCountries({ page: 1, search: '' }, given)],
  ]

  test.each(calls)('%s maps every fault to its failure, and is sent once', async (path, call) => {
    for (const status of [401, 403, 404, 419, 422, 500, 502, 503]) {
      sandbox.faults.clear()
      answer(path, { message: 'Ні' }, status)
      const kind = status === 401 ? 'unauthorized' : status >= 500 ? 'serverBroken' : 'refused'
      expect(await failed(call(signal))).toMatchObject({ kind, texts: [{ text: 'Ні' }] })
    }
    for (const kind of ['html-200', 'empty-200', 'malformed-json'] as const) {
      sandbox.faults.clear()
      sandbox.faults.add({ kind, path })
      expect(await failed(call(signal))).toEqual({ kind: 'unexpected' })
    }
    sandbox.faults.clear()
    sandbox.faults.add({ kind: 'reset-before', path })
    expect(await failed(call(signal))).toEqual({ kind: 'unreachable' })
    expect(sent).toHaveLength(12)
  })

  test.each(calls)('%s is aborted by the caller’s signal', async (path, call) => {
    sandbox.faults.add({ kind: 'hang', path })
    const controller = new AbortController()
    const asked = failed(call(controller.signal))
    controller.abort()
    expect(await asked).toEqual({ kind: 'unreachable' })
  })
})

describe('the server ping', () => {
  const pingServer = pingServerOverHttp(http)
  const asked = () => failed(pingServer(undefined, new AbortController().signal))

  test('is a HEAD request without a body, and any response of the API counts', async () => {
    expect(await asked()).toMatchObject({ kind: 'refused', status: 405 })
    expect(sent).toMatchObject([{ method: 'HEAD', body: '' }])
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/broadcasting/auth'])
    expect(sandbox.requests()).toMatchObject([{ method: 'HEAD', session: 'supplier', locale: 'uk' }])
  })

  test('fails on a 502 of the gateway and when there is no response', async () => {
    sandbox.faults.add({ kind: 'status', status: 502, path: '/broadcasting/auth' })
    expect(await asked()).toMatchObject({ kind: 'serverBroken', status: 502 })
    sandbox.faults.add({ kind: 'reset-before', path: '/broadcasting/auth' })
    expect(await asked()).toEqual({ kind: 'unreachable' })
  })
})
