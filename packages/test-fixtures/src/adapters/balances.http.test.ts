import { balancesOverHttp } from '@supplier/core/adapters/http/money/balances.http'
import { lineRules } from '@supplier/core/balances/balances.domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { linesOf } from '../world/money/lines.ts'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const paths = {
  main: '/admin-suppliers/v1/customer/account/balance',
  service: '/v1/customers/balances/service-transactions',
  balance: '/v1/customers/balances/service-balance',
} as const

let desk: Wired
let balances: ReturnType<typeof balancesOverHttp>

beforeEach(async () => {
  desk = await wired()
  balances = balancesOverHttp(desk.http)
})

const fetchMain = (page = 1, type: Parameters<typeof balances.fetchMainLines>[0]['type'] = null) =>
  balances.fetchMainLines({ ...lineRules.main.queryOf(''), page, type }, desk.signal)
const fetchService = () => balances.fetchServiceLines(lineRules.service.queryOf(''), desk.signal)

describe('the lines', () => {
  test('of the main balance come page by page, with the balance', async () => {
    const found = await fetchMain(2)
    const lines = linesOf(desk.sandbox.world(), 1, 'main').toReversed()
    expect(found).toMatchObject({ page: 2, total: lines.length, lastPage: Math.ceil(lines.length / 20) })
    expect(found.balance).toBe(12_345_67)
    expect(found.rows.map(({ id, amount, balanceAfter }) => ({ id, amount, balanceAfter }))).toEqual(
      lines.slice(20, 40).map(({ id, amount, balanceAfter }) => ({ id: String(id), amount, balanceAfter })),
    )
    expect(desk.sent).toMatchObject([
      { method: 'GET', path: paths.main, query: { page: '2', per_page: '20', sort: '-created_at' }, body: null },
    ])
  })

  test('of the service balance come without the balance', async () => {
    const found = await fetchService()
    const lines = linesOf(desk.sandbox.world(), 1, 'service').toReversed()
    expect(lines.length).toBeGreaterThan(5)
    expect(found).toMatchObject({ page: 1, total: lines.length, lastPage: Math.ceil(lines.length / 20), balance: null })
    expect(found.rows.map(({ id }) => id)).toEqual(lines.slice(0, 20).map(({ id }) => String(id)))
    expect(desk.sent).toMatchObject([{ method: 'GET', path: paths.service, query: { page: '1', per_page: '20' } }])
  })

  test('are searched by an order on the main balance, and by what was paid for on the service balance', async () => {
    await balances.fetchMainLines(lineRules.main.queryOf('?search=104007'), desk.signal)
    const { rows } = await balances.fetchServiceLines(lineRules.service.queryOf('?search=9101'), desk.signal)
    expect(desk.sent.map(({ query }) => query)).toMatchObject([
      { 'filter[order]': '104007' },
      { 'filter[reference]': '9101' },
    ])
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['advertising']))
  })

  test.each([
    ['topUp', 'top_up'],
    ['transferOut', 'transfer_out'],
    ['sale', 'sale'],
    ['other', 'other'],
  ] as const)('of the type %s are requested as %s', async (type, name) => {
    const { rows } = await fetchMain(1, type)
    expect(desk.sent[0]?.query).toEqual({ page: '1', per_page: '20', sort: '-created_at', 'filter[type]': name })
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set(type === 'other' ? [] : [type]))
  })

  test.each([
    ['top_up', 'topUp'],
    ['transfer_in', 'transferIn'],
    ['transfer_out', 'transferOut'],
    ['telegram_ads', 'telegramAds'],
    ['subscription', 'subscription'],
    ['cashback', 'other'],
    ['toString', 'other'],
    [undefined, 'other'],
    [5, 'other'],
  ])('of the API type %j get the type %s', async (written, type) => {
    desk.answer(paths.service, { data: [{ id: 1, type: written }] })
    expect((await fetchService()).rows).toMatchObject([{ type }])
  })

  test('carry every known field and no unknown ones', async () => {
    const row = {
      id: 7,
      created_at: '2026-08-23 09:00:00',
      type: 'sale',
      amount: '1 234,50',
      amount_format: '1 234,50 грн.',
      balance_after: -10,
      order_number: 104_007,
      description: 'Замовлення',
      status: 'pending',
      secret: 'x',
    }
    desk.answer(paths.main, { data: [row], balance_format: '-10,00 грн.', meta: { total: 31, per_page: 15 } })
    expect(await fetchMain()).toEqual({
      rows: [
        {
          id: '7',
          createdAt: '2026-08-23T09:00:00.000Z',
          type: 'sale',
          amount: 1234_50,
          balanceAfter: -10_00,
          order: '104007',
          description: 'Замовлення',
          status: 'pending',
        },
      ],
      page: 1,
      total: 31,
      lastPage: 3,
      balance: -10_00,
    })
  })

  test('without an id get one from page and index; values that are no objects are left out', async () => {
    const nothing = {
      createdAt: null,
      type: 'other',
      amount: null,
      balanceAfter: null,
      order: null,
      description: null,
      status: null,
    }
    const odd = { id: {}, created_at: 'yesterday', amount: '12,345', balance_after: [], description: 5, status: 'x' }
    desk.answer(paths.main, { data: [{}, 'x', null, [], 5, odd] })
    expect(await fetchMain(3)).toEqual({
      unreadable: 4,
      rows: [
        { ...nothing, id: '3/0' },
        { ...nothing, id: '3/5', status: 'x' },
      ],
      page: 3,
      total: null,
      lastPage: null,
      balance: null,
    })
  })

  test.each([
    ['12 345,67 грн.', 12_345_67],
    ['12 345,67 ₴', 12_345_67],
    ['12\u00a0345,67\u00a0UAH', 12_345_67],
    ['850', 850_00],
    ['1.234,50 грн.', null],
    ['12,345 грн.', null],
    ['грн.', null],
    ['', null],
    [850, null],
    [null, null],
  ])('come with the balance %j, read as %j', async (balance_format, balance) => {
    desk.answer(paths.main, { data: [], balance_format })
    expect((await fetchMain()).balance).toBe(balance)
  })

  test.each([[{}], [{ data: null }], [{ data: {} }]])('that are not a list are a failure: %j', async (body) => {
    desk.answer(paths.main, body)
    expect(await failed(fetchMain())).toEqual({ kind: 'unexpected' })
    desk.answer(paths.service, body)
    expect(await failed(fetchService())).toEqual({ kind: 'unexpected' })
  })
})

describe('the service balance', () => {
  test('is read from the server', async () => {
    expect(await balances.fetchServiceBalance(undefined, desk.signal)).toBe(850_00)
    expect(desk.sent).toMatchObject([{ method: 'GET', path: paths.balance }])
  })

  test.each([
    [{ data: { balance: '1 234,50' } }, 1234_50],
    [{ data: { balance: -5 } }, -5_00],
    [{ data: { balance: 0.001 } }, null],
    [{ data: { balance: null } }, null],
    [{ data: [] }, null],
    [{}, null],
  ])('%j reads as %j', async (body, expected) => {
    desk.answer(paths.balance, body)
    expect(await balances.fetchServiceBalance(undefined, desk.signal)).toBe(expected)
  })
})

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  [paths.main, (signal) => balances.fetchMainLines(lineRules.main.queryOf(''), signal)],
  [paths.service, (signal) => balances.fetchServiceLines(lineRules.service.queryOf(''), signal)],
  [paths.balance, (signal) => balances.fetchServiceBalance(undefined, signal)],
])('%s maps every fault to its failure', async (path, call) => {
  await expectFailures(desk, path, call)
})
