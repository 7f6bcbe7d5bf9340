import { PayoutPreviewReply, PayoutsReply } from '@supplier/core/adapters/http/money/payouts.wire'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import type { Broadcast } from '../../world/events.ts'
import { linesOf } from '../../world/money/lines.ts'
import { seedTime } from '../../world/seed-time.ts'

const base = '/admin-suppliers/v1/payouts'
const iban = 'UA603005280000026003456789012'

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

const preview = async (amount: unknown) => call('GET', `${base}/preview?amount=${amount}`)
const list = async (query = '') => (await call('GET', `${base}${query}`)).body
const mainBalance = () => sandbox.world().suppliers[0]?.main

/** Requests a payout as the panel does, after a preview. */
const request = async (events: object = {}, key?: string) => {
  const { version } = (await preview(100)).body.data
  const { requisites } = await list()
  const body = { amount: 1000, requisites_id: requisites[0].id, comment: '', version, ...events }
  return call('POST', base, body, key === undefined ? {} : { headers: { 'Idempotency-Key': key } })
}

test('payouts come newest first, with sums and saved requisites', async () => {
  const body = await list()
  expect(v.is(PayoutsReply, body)).toBe(true)
  expect(body.data.map(({ status }: { status: string }) => status)).toEqual(['paid', 'rejected', 'paid'])
  expect(body.totals).toEqual({
    available: 12_345.67,
    held: 320,
    processing: 0,
    paid_this_month: 9500,
    minimum: 100,
  })
  expect(body.requisites[0]).toMatchObject({ title: 'Основний рахунок', masked: 'UA••6001' })
  expect(JSON.stringify(body)).not.toContain('26007233566001')
  expect((await list('?filter[status]=rejected')).data).toHaveLength(1)
  expect((await list('?page=2')).data).toEqual([])
})

test('a preview gives the fee and the net amount', async () => {
  const { status, body } = await preview(1000)
  expect(status).toBe(200)
  expect(v.parse(PayoutPreviewReply, body).data).toMatchObject({
    amount: 1000_00,
    fee: 12_50,
    net: 987_50,
    expected_at: '2026-08-25T09:00:00.000Z',
  })
})

test.each([
  ['99.99', 'Найменша сума виплати: 100 грн.'],
  ['12345.68', 'Сума перевищує доступний баланс'],
  ['100.001', 'Сума має бути більшою за 0 і мати не більше двох знаків після коми.'],
  ['1e3', 'Сума має бути більшою за 0 і мати не більше двох знаків після коми.'],
  ['', 'Поле «Сума» є обов’язковим.'],
])('a preview of %j is refused: %s', async (amount, text) => {
  expect(await preview(amount)).toMatchObject({ status: 422, body: { errors: { amount: [text] } } })
})

test('a request takes the money off the balance at once', async () => {
  const { status, body } = await request({ comment: 'Терміново' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ amount: 1000, fee: 12.5, net: 987.5, status: 'created', comment: 'Терміново' })
  expect(mainBalance()).toBe(11_345_67)
  expect(linesOf(sandbox.world(), 1, 'main').at(-1)).toMatchObject({ type: 'payout', amount: -1000_00 })
  expect(sandbox.ledger()).toMatchObject([{ kind: 'payout', amount: 1000_00, intent: null }])
  expect((await list()).totals).toMatchObject({ available: 11_345.67, processing: 1000 })
  expect(told).toMatchObject([
    { channel: 'private-customer.1', event: 'customer.change', data: { balance: { total: 11_345.67 } } },
    {
      channel: 'private-customer.1',
      event: 'payout.changed',
      data: { id: body.data.id, status: 'created', balance: { total: 11_345.67 } },
    },
  ])
})

test.each([
  ['a stale version', { version: '0' }, 409, 'Баланс змінився. Перевірте суму ще раз.'],
  ['an amount below the minimum', { amount: 99.99 }, 422, 'Найменша сума виплати: 100 грн.'],
  ['an amount above the balance', { amount: 12_345.68 }, 422, 'Сума перевищує доступний баланс'],
  ['unknown requisites', { requisites_id: 7 }, 422, 'Таких реквізитів немає.'],
  [
    'an invalid IBAN',
    { requisites_id: undefined, iban: `${iban.slice(0, -1)}3`, holder: 'Коваль' },
    422,
    'Неправильний IBAN',
  ],
  [
    'a foreign IBAN',
    { requisites_id: undefined, iban: 'DE89370400440532013000', holder: 'К.К.' },
    422,
    'Неправильний IBAN',
  ],
  [
    'an account without a holder',
    { requisites_id: undefined, iban, holder: '' },
    422,
    'Поле «Отримувач» є обов’язковим.',
  ],
  ['a comment that is too long', { comment: 'x'.repeat(201) }, 422, 'Не більше 200 символів.'],
])('a request with %s is refused', async (_, events, status, text) => {
  expect(await request(events)).toMatchObject({ status, body: { message: text } })
  expect([mainBalance(), sandbox.ledger(), told]).toEqual([12_345_67, [], []])
})

test('a request with a stale version gets 409 with the current preview', async () => {
  const { version } = (await preview(1000)).body.data
  sandbox.changeSupplier(1, { main: 900_00 })
  const { status, body } = await request({ version })
  expect([status, body.current]).toEqual([
    409,
    { ...(await preview(500)).body.data, amount: 1000, fee: 12.5, net: 987.5 },
  ])
  expect(body.current.version).not.toBe(version)
})

test('only one request is open at a time', async () => {
  await request()
  expect(await request()).toMatchObject({ status: 422, body: { message: 'Попередня заявка ще в обробці' } })
})

test('the same request delivered twice takes the money once', async () => {
  sandbox.faults.add({ kind: 'duplicate-delivery', method: 'POST', path: base })
  expect((await request({}, 'request-1')).status).toBe(200)
  expect(sandbox.ledger()).toMatchObject([{ intent: 'request-1' }])
  const { version } = sandbox.world().answers.map(({ body }) => JSON.parse(body))[0]
  expect((await request({ version }, 'request-1')).status).toBe(200)
  expect((await request({ version, amount: 500 }, 'request-1')).status).toBe(422)
  expect(sandbox.ledger()).toHaveLength(1)
})

test('a new account is saved once for later payouts', async () => {
  for (const written of [iban, 'ua60 3005 2800 0002 6003 4567 8901 2']) {
    const { body } = await request({ requisites_id: undefined, iban: written, holder: ' ФОП Коваль ' })
    expect(body.data.requisites).toMatchObject({ title: 'ФОП Коваль', masked: 'UA••9012' })
    await call('POST', `${base}/${body.data.id}/cancel`)
  }
  expect((await list()).requisites).toHaveLength(3)
})

test('a request can be cancelled until it is processed, and the money comes back', async () => {
  const { id } = (await request()).body.data
  expect((await call('POST', `${base}/${id}/cancel`)).body.data).toMatchObject({ id, status: 'cancelled' })
  expect(mainBalance()).toBe(12_345_67)
  expect(linesOf(sandbox.world(), 1, 'main').at(-1)).toMatchObject({ type: 'refund', amount: 1000_00 })
  expect(sandbox.ledger().map(({ kind }) => kind)).toEqual(['payout', 'payout_cancelled'])
  expect((await call('POST', `${base}/${id}/cancel`)).status).toBe(409)

  const second = (await request()).body.data.id
  for (const status of ['pending', 'processing'] as const) expect(sandbox.movePayout(second, status)).toBe(true)
  expect((await call('POST', `${base}/${second}/cancel`)).status).toBe(409)
})

test('a supplier cannot cancel the payout of another one', async () => {
  const { id } = (await request()).body.data
  const other = callerOf(sandbox, await tokenOf(sandbox, '380502223344'))
  expect((await other('POST', `${base}/${id}/cancel`)).status).toBe(404)
  expect((await call('POST', `${base}/x/cancel`)).status).toBe(404)
})

test.each([
  [['pending', 'processing', 'paid'], 11_345_67],
  [['pending', 'rejected'], 12_345_67],
  [['pending', 'processing', 'failed'], 12_345_67],
] as const)('a payout that goes through %j leaves a balance of %i', async (way, left) => {
  const { id } = (await request()).body.data
  told = []
  for (const status of way) expect(sandbox.movePayout(id, status, 'Чому')).toBe(true)
  const { data } = await list()
  expect(data[0]).toMatchObject({ id, status: way.at(-1), status_reason: 'Чому' })
  expect(mainBalance()).toBe(left)
  expect(told.filter(({ event }) => event === 'payout.changed')).toHaveLength(way.length)
  expect(told.filter(({ event }) => event === 'customer.change')).toHaveLength(left === 12_345_67 ? 1 : 0)
  expect(sandbox.movePayout(id, 'pending')).toBe(false)
})

test('a status that cannot follow the current one is refused', async () => {
  const { id } = (await request()).body.data
  expect(sandbox.movePayout(id, 'paid')).toBe(false)
  expect(sandbox.movePayout(7, 'pending')).toBe(false)
})
