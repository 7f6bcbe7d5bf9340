import { intentsOverHttp } from '@supplier/core/adapters/http/money/intents.http'
import { payoutsOverHttp } from '@supplier/core/adapters/http/money/payouts.http'
import type { Intent, IntentKind } from '@supplier/core/intents/intents.domain'
import { describedBy } from '@supplier/core/intents/mark.domain'
import { kopecks } from '@supplier/core/kernel/money'
import { payoutRules } from '@supplier/core/payouts/payouts.domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox/sandbox.ts'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const transfer = '/v1/customers/balances/balance-transfer'
const upBalance = '/admin-suppliers/v1/customer/account/up-balance'
const payouts = '/admin-suppliers/v1/payouts'
const lines = '/v1/customers/balances/service-transactions'
const id = '3cc744df-b6f1-4a7e-9a5e-0a8f4f1f2b3c'
const words: Readonly<Record<IntentKind, string>> = {
  coverShortfall: 'На підписку',
  paySubscription: 'Підписка',
  transferToMain: 'На основний',
  transferToService: 'На послуги',
  topUp: 'Поповнення',
  payout: 'Виплата',
  withdrawBonus: 'Бонус',
}

let desk: Wired
let intents: ReturnType<typeof intentsOverHttp>

beforeEach(async () => {
  desk = await wired(createSandbox({ scenario: 'unsubscribedRich' }))
  intents = intentsOverHttp(desk.http, { describe: (kind) => words[kind] })
})

const withHeader = () =>
  intentsOverHttp(desk.http, { describe: (kind) => words[kind], idempotencyHeader: 'Idempotency-Key' })

const intent = (kind: IntentKind, amount = 499_00): Intent => ({
  id,
  supplierId: 1,
  kind,
  amount: kopecks(amount),
  confirmedAt: 0,
  before: { main: null, service: null, isSubscribed: false, lineIds: null },
  step: 'sent',
  operations: [],
  returnTo: null,
})

const send = (kind: Exclude<IntentKind, 'topUp' | 'payout' | 'withdrawBonus'>, amount?: number, by = intents) =>
  by.sendIntent({ intent: intent(kind, amount), order: null }, desk.signal)

const balancesNow = () => {
  const { main, service, subscribed } = desk.sandbox.world().suppliers[0] ?? {}
  return { main, service, subscribed }
}

describe('a move between the balances', () => {
  test.each([
    ['coverShortfall', 'transfer_from_main', { main: 49_501_00, service: 5_499_00, subscribed: false }],
    ['transferToService', 'transfer_from_main', { main: 49_501_00, service: 5_499_00, subscribed: false }],
    ['transferToMain', 'transfer_to_main', { main: 50_499_00, service: 4_501_00, subscribed: false }],
    ['paySubscription', 'supplier_panel', { main: 50_000_00, service: 4_501_00, subscribed: true }],
  ] as const)(
    'to %s is one request in the direction %s, with its mark in the description',
    async (kind, way, after) => {
      expect(await send(kind)).toEqual({ text: expect.stringMatching(/\.$/) })
      expect(desk.sent).toMatchObject([{ method: 'POST', path: transfer }])
      const description = `${words[kind]} · 7K3M-9QXP`
      expect(desk.sent[0]?.body).toEqual({ amount: 499, transfer_direction: way, description })
      expect(desk.sent[0]?.headers.has('idempotency-key')).toBe(false)
      expect(balancesNow()).toEqual(after)
    },
  )

  test.each([
    [1, 0.01],
    [10, 0.1],
    [30_010, 300.1],
    [29_995, 299.95],
    [123_456_789, 1_234_567.89],
  ])('of %i kopecks is sent as %j', async (amount, written) => {
    desk.answer(transfer, {})
    await send('transferToMain', amount)
    expect(desk.sent[0]?.body).toMatchObject({ amount: written })
  })

  test('resolves with null when the server sends no message', async () => {
    desk.answer(transfer, { message: '' })
    expect(await send('transferToMain')).toBeNull()
  })
})

test('requests carry the idempotency header that the deployment names, and move money once', async () => {
  const by = withHeader()
  desk.sandbox.faults.add({ kind: 'duplicate-delivery', path: transfer })
  await send('coverShortfall', 499_00, by)
  await by.requestTopUp({ ...intent('topUp'), id: 'another' }, desk.signal)
  expect(desk.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([id, 'another'])
  expect(desk.sandbox.ledger()).toMatchObject([{ intent: id, amount: 499_00 }])
})

test('a withdrawal of a bonus is one request with its key and its mark, and its line is found in the service list', async () => {
  await intents.sendIntent({ intent: intent('withdrawBonus'), order: null }, desk.signal)
  expect(desk.sent).toMatchObject([{ method: 'POST', path: '/admin-suppliers/v1/referrals/withdraw' }])
  const description = `${words.withdrawBonus} · 7K3M-9QXP`
  expect(desk.sent[0]?.body).toEqual({ amount: 499, client_key: id, description })
  const { lines: found } = await intents.fetchTransactions({ list: 'service', page: 1 }, desk.signal)
  expect(found[0]).toMatchObject({ type: 'bonus', amount: 499_00, text: description })
})

describe('a payout', () => {
  const order = async (comment = '') => {
    const known = payoutsOverHttp(desk.http)
    const { version } = await known.previewPayout(kopecks(499_00), desk.signal)
    const { requisites } = await known.fetchPayouts(payoutRules.queryOf(''), desk.signal)
    return { destination: { id: requisites[0]?.id ?? '' }, comment, version }
  }

  test('goes to saved requisites with its key, and its mark behind the comment', async () => {
    desk = await wired(createSandbox({ scenario: 'default' }))
    const wanted = await order('Терміново')
    await withHeader().sendIntent({ intent: intent('payout'), order: wanted }, desk.signal)
    expect(desk.sent.at(-1)).toMatchObject({ method: 'POST', path: payouts })
    expect(desk.sent.at(-1)?.headers.get('idempotency-key')).toBe(id)
    expect(desk.sent.at(-1)?.body).toEqual({
      amount: 499,
      requisites_id: wanted.destination.id,
      comment: 'Терміново · 7K3M-9QXP',
      version: wanted.version,
      client_key: id,
    })
    expect(desk.sandbox.ledger()).toMatchObject([{ kind: 'payout', amount: 499_00, intent: id }])
  })

  test('goes to a new account, with the kind’s own description for an empty comment', async () => {
    desk = await wired(createSandbox({ scenario: 'default' }))
    const destination = { iban: 'UA603005280000026003456789012', holder: 'ФОП Коваль' }
    const by = withHeader()
    await by.sendIntent({ intent: intent('payout'), order: { ...(await order()), destination } }, desk.signal)
    expect(desk.sent.at(-1)?.body).toMatchObject({ ...destination, comment: 'Виплата · 7K3M-9QXP' })
  })

  test('sends a comment too long for the mark unchanged', async () => {
    desk.answer(payouts, {})
    const comment = 'к'.repeat(200)
    const wanted = { destination: { id: '1' }, comment, version: '1' }
    await intents.sendIntent({ intent: intent('payout'), order: wanted }, desk.signal)
    expect(desk.sent[0]?.body).toMatchObject({ comment, client_key: id })
  })

  test('with an outdated version is refused as stale', async () => {
    desk = await wired(createSandbox({ scenario: 'default' }))
    const wanted = await order()
    desk.sandbox.changeSupplier(1, { main: 5000_00 })
    const late = withHeader().sendIntent({ intent: intent('payout'), order: wanted }, desk.signal)
    expect(await failed(late)).toMatchObject({ kind: 'refused', status: 409, code: 'stale' })
  })
})

describe('a top-up', () => {
  const topUp = (amount = 200_50) => intents.requestTopUp(intent('topUp', amount), desk.signal)

  test('creates an invoice and charges nothing', async () => {
    const address = await topUp()
    const [invoice] = desk.sandbox.world().invoices
    const href = `https://pay.sandbox.test/pay/${invoice?.id}`
    expect(address).toEqual({
      written: href,
      parsed: { href, protocol: 'https:', host: 'pay.sandbox.test', hasUser: false },
    })
    expect(desk.sent).toMatchObject([{ method: 'POST', path: upBalance, body: { amount: 200.5 } }])
    expect(invoice).toMatchObject({ supplierId: 1, amount: 200_50, status: 'open' })
    expect(desk.sandbox.ledger()).toEqual([])
  })

  test.each<[unknown, object | null]>([
    ['HTTPS://Pay.Example.com:443/a?b#c', { protocol: 'https:', host: 'pay.example.com', hasUser: false }],
    ['http://127.0.0.1:8787/sandbox/pay/1', { protocol: 'http:', host: '127.0.0.1', hasUser: false }],
    ['https://user@pay.example.com/', { host: 'pay.example.com', hasUser: true }],
    ['https://:secret@pay.example.com/', { hasUser: true }],
    ['https://оплата.укр/', { host: 'xn--80aa5alfu.xn--j1amh' }],
    ['javascript:alert(1)', { protocol: 'javascript:', host: '' }],
    ['//pay.example.com', null],
    ['/pay', null],
    ['', null],
    [null, null],
    [5, null],
    [{ href: 'https://pay.example.com' }, null],
    [['https://pay.example.com'], null],
  ])('passes the address %j on unchanged, together with its parsed parts', async (written, parsed) => {
    desk.answer(upBalance, { url: written })
    const address = await topUp()
    expect(address.written).toEqual(written)
    if (parsed === null) expect(address.parsed).toBeNull()
    else expect(address.parsed).toMatchObject(parsed)
  })

  test('resolves without an address when the response has none', async () => {
    desk.answer(upBalance, {})
    expect(await topUp()).toEqual({ written: null, parsed: null })
  })

  test('out of bounds is refused', async () => {
    expect(await failed(topUp(150_000_01))).toMatchObject({
      kind: 'refused',
      fields: { amount: [{ text: 'Сума має бути від 1 до 150 000 грн.' }] },
    })
  })
})

describe('the transactions', () => {
  const service = (page = 1) => intents.fetchTransactions({ list: 'service', page }, desk.signal)

  test.each([
    ['coverShortfall', 'transferIn', 499_00],
    ['transferToService', 'transferIn', 499_00],
    ['transferToMain', 'transferOut', -499_00],
    ['paySubscription', 'subscription', -499_00],
  ] as const)('show the result of %s, with its mark, newest first', async (kind, type, amount) => {
    const before = await service()
    await send(kind)
    const after = await service()
    const own = {
      id: expect.any(String),
      type,
      amount,
      at: expect.stringMatching(/Z$/),
      text: describedBy(words[kind], { id }),
      status: 'done',
    }
    expect(after.lines).toEqual([own, ...before.lines.slice(0, 9)])
    expect(desk.sent[0]).toMatchObject({ method: 'GET', path: lines, query: { page: '1' } })
  })

  test('have null for missing fields, and leave out values that are no transactions', async () => {
    desk.answer(lines, { data: [{ amount: 5 }, null, 'x', { id: 'a', type: 'new', amount: '?', status: 'cancelled' }] })
    const unknown = { id: null, type: null, at: null, text: null, status: 'done' }
    expect(await service(3)).toEqual({
      lines: [
        { ...unknown, amount: 5_00 },
        { ...unknown, id: 'a', type: 'other', amount: null, status: 'cancelled' },
      ],
      lastPage: null,
    })
    expect(desk.sent[0]?.query).toEqual({ page: '3' })
  })

  test('of payouts carry the client key and the comment, and stay without an id', async () => {
    desk.answer(payouts, {
      data: [{ id: 7, amount: 499, client_key: id, comment: 'Так' }, { id: 8 }, { amount: 499 }],
      meta: { last_page: 2 },
    })
    const found = await intents.fetchTransactions({ list: 'payouts', page: 1 }, desk.signal)
    expect(found).toMatchObject({
      lines: [
        { id: '7', amount: 499_00, text: `${id} Так` },
        { id: '8', text: null },
        { id: null, amount: 499_00 },
      ],
      lastPage: 2,
    })
  })

  test('of the main balance are read at its own path', async () => {
    const { lines: found } = await intents.fetchTransactions({ list: 'main', page: 1 }, desk.signal)
    expect(found.length).toBeGreaterThan(0)
    expect(desk.sent[0]?.path).toBe('/admin-suppliers/v1/customer/account/balance')
  })
})

test('the patience is ninety seconds unless the deployment sets another one', () => {
  expect(intents.patience()).toBe(90_000)
  expect(intentsOverHttp(desk.http, { describe: () => '', patience: 5 }).patience()).toBe(5)
})

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  [transfer, (signal) => intents.sendIntent({ intent: intent('coverShortfall'), order: null }, signal)],
  [
    payouts,
    (signal) =>
      intents.sendIntent(
        { intent: intent('payout'), order: { destination: { id: '1' }, comment: '', version: '1' } },
        signal,
      ),
  ],
  [upBalance, (signal) => intents.requestTopUp(intent('topUp'), signal)],
  [lines, (signal) => intents.fetchTransactions({ list: 'service', page: 1 }, signal)],
])('%s maps every fault to its failure', async (path, call) => {
  await expectFailures(desk, path, call)
})
