import {
  MainLinesReply,
  ServiceBalanceReply,
  ServiceLinesReply,
} from '@supplier/core/adapters/http/money/balances.wire'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { linesOf } from '../../world/money/lines.ts'
import { seedTime } from '../../world/seed-time.ts'

const main = '/admin-suppliers/v1/customer/account/balance'
const service = '/v1/customers/balances/service-transactions'
const serviceBalance = '/v1/customers/balances/service-balance'

let sandbox: Sandbox
let call: Caller

beforeEach(async () => {
  sandbox = createSandbox({ now: () => seedTime })
  call = callerOf(sandbox, await tokenOf(sandbox))
})

const idsOf = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id)

/** The ids on all pages, in the order of the pages. */
const idsOn = async (path: string, query = '') => {
  const first = (await call('GET', `${path}?page=1${query}`)).body
  const pages = Array.from({ length: first.meta.last_page }, (_, at) => call('GET', `${path}?page=${at + 1}${query}`))
  return (await Promise.all(pages)).flatMap(({ body }) => idsOf(body))
}

test('the main balance comes with its newest lines', async () => {
  const { status, body } = await call('GET', main)
  const lines = linesOf(sandbox.world(), 1, 'main')
  expect(status).toBe(200)
  expect(v.parse(MainLinesReply, body)).toMatchObject({
    balance_format: 12_345_67,
    meta: { total: lines.length, per_page: 10, current_page: 1 },
  })
  expect(body.balance_format).toBe('12 345,67 грн.')
  expect(body.data[0]).toEqual({
    id: lines.at(-1)?.id,
    created_at: '2026-08-22T09:00:00.000Z',
    type: 'transfer_out',
    amount: -65.39,
    amount_format: '-65,39 грн.',
    balance_after: 12_345.67,
    order_number: null,
    description: 'Переказ між балансами',
    status: 'done',
  })
})

test('the service balance is separate, and its lines have neither order nor status', async () => {
  const { body } = await call('GET', serviceBalance)
  expect(body).toEqual({ data: { balance: 850, formatted_balance: '850,00 грн.' } })
  expect(v.is(ServiceBalanceReply, body)).toBe(true)
  const lines = (await call('GET', service)).body
  expect(v.is(ServiceLinesReply, lines)).toBe(true)
  expect(Object.keys(lines.data[0])).toEqual(['id', 'created_at', 'type', 'amount', 'balance_after', 'description'])
  expect(lines.data[0].balance_after).toBe(850)
})

test.each([
  ['main', main],
  ['service', service],
] as const)('the pages of the %s balance cover every line once, newest first or oldest first', async (purse, path) => {
  const ids = linesOf(sandbox.world(), 1, purse).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(20)
  expect(await idsOn(path)).toEqual(ids.toReversed())
  expect(await idsOn(path, '&sort=created_at')).toEqual(ids)
  expect((await call('GET', `${path}?page=99`)).body.data).toEqual([])
})

test('lines are found by type, by day and by order', async () => {
  const lines = linesOf(sandbox.world(), 1, 'main')
  const found = (query: string) => idsOn(main, `&${query}`)
  const idsWhere = (fits: (line: (typeof lines)[number]) => boolean) => {
    const ids = lines.filter(fits).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    return ids.toReversed()
  }
  expect(await found('filter[type]=sale')).toEqual(idsWhere(({ type }) => type === 'sale'))
  const { order, at } = lines.find(({ type }) => type === 'refund') ?? {}
  expect(await found(`filter[order]=${order}`)).toEqual(idsWhere((line) => line.order === order))
  const day = new Date(at ?? 0).toISOString().slice(0, 10)
  expect(await found(`filter[from]=${day}`)).toEqual(idsWhere((line) => new Date(line.at).toISOString() >= day))
  expect(await found(`filter[from]=${day}&filter[to]=${day}`)).toEqual(
    idsWhere((line) => new Date(line.at).toISOString().startsWith(day)),
  )
  expect(await found('filter[type]=cashback')).toEqual([])
})

test.each(['page=0', 'page=x', 'sort=amount', 'filter[from]=yesterday'])('%s is refused', async (query) => {
  expect((await call('GET', `${main}?${query}`)).status).toBe(422)
})

test('a supplier cannot see the lines of another one', async () => {
  const other = callerOf(sandbox, await tokenOf(sandbox, '380502223344'))
  const ids = idsOf((await other('GET', main)).body)
  expect(ids.length).toBeGreaterThan(0)
  expect(linesOf(sandbox.world(), 1, 'main').filter(({ id }) => ids.includes(id))).toEqual([])
})

test('a supplier without money has no lines', async () => {
  sandbox.load('brandNew')
  expect((await call('GET', main)).body).toEqual({
    data: [],
    balance_format: '0,00 грн.',
    meta: { total: 0, per_page: 10, current_page: 1, last_page: 1 },
  })
})
