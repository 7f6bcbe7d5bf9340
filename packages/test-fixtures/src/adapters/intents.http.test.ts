import { type IntentKind, kopecks } from '@supplier/core'
import { intentsOverHttp } from '@supplier/core/adapters'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const transfer = '/v1/customers/balances/balance-transfer'
const lines = '/v1/customers/balances/service-transactions'
const words: Readonly<Record<IntentKind, string>> = {
  coverShortfall: 'На підписку',
  paySubscription: 'Підписка',
  transferToMain: 'На основний',
  transferToService: 'На послуги',
}
const describeIntent = (kind: IntentKind) => words[kind]

let desk: Wired
let intents: ReturnType<typeof intentsOverHttp>

beforeEach(async () => {
  desk = await wired(createSandbox({ scenario: 'unsubscribedRich' }))
  intents = intentsOverHttp(desk.http, { describe: describeIntent })
})

const intent = (kind: IntentKind, amount = 499_00, id = 'intent-1') => ({
  id,
  supplierId: 1,
  kind,
  amount: kopecks(amount),
  confirmedAt: 0,
  before: { main: null, service: null, isSubscribed: false, lineIds: null },
  step: 'sent' as const,
})

const balancesNow = () => {
  const { main, service, subscribed } = desk.sandbox.world().suppliers[0] ?? {}
  return { main, service, subscribed }
}

describe('an intent', () => {
  test.each([
    ['coverShortfall', 'transfer_from_main', { main: 49_501_00, service: 5_499_00, subscribed: false }],
    ['transferToService', 'transfer_from_main', { main: 49_501_00, service: 5_499_00, subscribed: false }],
    ['transferToMain', 'transfer_to_main', { main: 50_499_00, service: 4_501_00, subscribed: false }],
    ['paySubscription', 'supplier_panel', { main: 50_000_00, service: 4_501_00, subscribed: true }],
  ] as const)('to %s is one request for %s', async (kind, transfer_direction, after) => {
    expect(await intents.sendIntent(intent(kind), desk.signal)).toEqual({ text: expect.stringMatching(/\.$/) })
    expect(desk.sent).toMatchObject([{ method: 'POST', path: transfer }])
    expect(desk.sent[0]?.body).toEqual({ amount: 499, transfer_direction, description: words[kind] })
    expect(desk.sent[0]?.headers.has('idempotency-key')).toBe(false)
    expect(balancesNow()).toEqual(after)
  })

  test.each([
    [1, 0.01],
    [10, 0.1],
    [30_010, 300.1],
    [29_995, 299.95],
    [123_456_789, 1_234_567.89],
  ])('of %i kopecks is sent as %j', async (amount, written) => {
    desk.answer(transfer, {})
    await intents.sendIntent(intent('transferToMain', amount), desk.signal)
    expect(desk.sent[0]?.body).toMatchObject({ amount: written })
  })

  test('carries its id where the deployment names a header for it', async () => {
    intents = intentsOverHttp(desk.http, { describe: describeIntent, idempotencyHeader: 'Idempotency-Key' })
    await intents.sendIntent(intent('coverShortfall'), desk.signal)
    expect(desk.sent[0]?.headers.get('idempotency-key')).toBe('intent-1')
    expect(desk.sandbox.ledger()).toMatchObject([{ intent: 'intent-1', amount: 499_00 }])
  })

  test('that the network delivers twice moves money once', async () => {
    intents = intentsOverHttp(desk.http, { describe: describeIntent, idempotencyHeader: 'Idempotency-Key' })
    desk.sandbox.faults.add({ kind: 'duplicate-delivery', path: transfer })
    await intents.sendIntent(intent('coverShortfall'), desk.signal)
    expect(desk.sandbox.ledger()).toHaveLength(1)
  })

  test.each([
    [{ message: ' Готово ' }, { text: 'Готово' }],
    [{ message: '' }, null],
    [{ message: null }, null],
    [{ message: ['a'] }, null],
    [{ message: 'x'.repeat(501) }, null],
    [{}, null],
  ])('answered %j says %j', async (body, expected) => {
    desk.answer(transfer, body)
    expect(await intents.sendIntent(intent('transferToMain'), desk.signal)).toEqual(expected)
  })

  test('that is refused says why', async () => {
    expect(await failed(intents.sendIntent(intent('transferToMain', 5_000_01), desk.signal))).toMatchObject({
      kind: 'refused',
      status: 422,
      texts: [{ text: 'Сума перевищує доступний баланс' }],
    })
    await intents.sendIntent(intent('paySubscription'), desk.signal)
    expect(await failed(intents.sendIntent(intent('paySubscription'), desk.signal))).toMatchObject({ status: 409 })
  })
})

describe('the trail', () => {
  test.each([
    ['coverShortfall', 'transferIn', 499_00],
    ['transferToService', 'transferIn', 499_00],
    ['transferToMain', 'transferOut', -499_00],
    ['paySubscription', 'subscription', -499_00],
  ] as const)('shows what %s did, newest first', async (kind, type, amount) => {
    const before = await intents.fetchTrail(kind, desk.signal)
    await intents.sendIntent(intent(kind), desk.signal)
    const after = await intents.fetchTrail(kind, desk.signal)
    expect(after).toEqual([{ id: expect.any(String), type, amount }, ...before.slice(0, 9)])
    expect(desk.sent[0]).toMatchObject({ method: 'GET', path: lines, query: { page: '1' } })
  })

  test('leaves unknown what the server does not say, and what is no line out', async () => {
    desk.answer(lines, { data: [{ amount: 5 }, null, 'x', { id: 'a', type: 'new', amount: '?' }, { id: 3 }] })
    expect(await intents.fetchTrail('coverShortfall', desk.signal)).toEqual([
      { id: null, type: null, amount: 5_00 },
      { id: 'a', type: 'other', amount: null },
      { id: '3', type: null, amount: null },
    ])
  })
})

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  [transfer, (signal) => intents.sendIntent(intent('coverShortfall'), signal)],
  [lines, (signal) => intents.fetchTrail('coverShortfall', signal)],
])('%s fails as it should', async (path, call) => {
  await expectFailures(desk, path, call)
})
