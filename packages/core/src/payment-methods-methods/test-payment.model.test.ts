import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { kopecks } from '../kernel/money.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { TestPayment } from './test-payment.domain.ts'
import { testPaymentMachine } from './test-payment.machine.ts'

const payment = (key: string, status: TestPayment['status']): TestPayment => ({
  key,
  status,
  amount: kopecks(100),
  address: { written: 'https://pay.example/1', parsed: null },
  expiresAt: null,
  text: null,
})
const found = [
  gives(succeeded(null)),
  gives(succeeded(payment('key-1', 'waiting'))),
  gives(succeeded(payment('older', 'paid'))),
  gives(failed({ kind: 'unreachable' })),
]

const model = explore(testPaymentMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'key-1' },
    supplierId: 1,
    page: { send: () => {} },
  },
  user: [
    { type: 'record.loaded', row: { id: '7', code: 'liqpay', isReady: true } },
    { type: 'record.loaded', row: { id: '7', code: 'iban', isReady: true } },
    { type: 'test.chosen' },
    { type: 'check.chosen' },
    { type: 'retry.chosen' },
    { type: 'refresh.requested' },
  ],
  world: {
    fetchPaymentHosts: [gives(['pay.example']), breaks()],
    findTest: found,
    startTest: [
      gives(payment('key-1', 'waiting')),
      fails({ kind: 'timedOut' }),
      fails({ kind: 'refused', status: 424, texts: [], fields: {}, retryAfter: null }),
    ],
    lookUp: found,
    check: found,
  },
  project: ({ method, hosts, key, payment: one, failure }) => [
    method,
    hosts,
    key,
    one?.key,
    one?.status,
    failure?.kind,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('test-payment', model.coverage)
})

test('a payment whose request got no response is found by its key, and another one is not taken for it', () => {
  const looked = model.movesWhere(({ event }) => event === 'xstate.done.actor.lookUp')
  for (const { to } of looked)
    if (to.matches('waiting')) expect(to.context.payment?.key).toBe(to.context.key)
    else expect(to.value).toBe('unsent')
})

test('a request is sent again only with the key of the first one', () => {
  const again = model.movesWhere(({ from, event }) => from.matches('unsent') && event === 'retry.chosen')
  for (const { from, to } of again) expect(to.context.key).toBe(from.context.key)
})

test('every state can lead to a payment', () => {
  expect(model.trapsFor((snapshot) => snapshot.matches('waiting'))).toEqual([])
})
