import { expect, test } from 'vitest'
import { someSetup } from '../../testing/ports.ts'
import type { Readiness } from '../readiness/answer.domain.ts'
import { line, type ReasonCode } from '../readiness/line.domain.ts'
import { contradicts, unnamedLines } from './lines.domain.ts'

const { steps } = someSetup

const left = (codes: readonly ReasonCode[], open: Partial<typeof steps> = {}) =>
  unnamedLines(
    codes.map((code) => line(code, 'stopped', { to: 'stores' })),
    { ...steps, ...open },
  ).map(({ code }) => code)

test('reasons that other tasks name are left out', () => {
  expect(left(['subscriptionOff', 'storeDraft', 'article', 'articleMissing', 'telegramUnlinked'])).toEqual([
    'storeDraft',
  ])
})

test('reasons that an open step of the set-up names are left out', () => {
  const codes = ['deliverySender', 'paymentNone', 'productNone', 'keyExpired', 'storeContacts'] as const
  expect(left(codes)).toEqual(codes)
  expect(left(codes, { delivery: false })).toEqual(['paymentNone', 'productNone', 'keyExpired', 'storeContacts'])
  expect(left(codes, { payment: false })).toEqual(['deliverySender', 'productNone', 'keyExpired', 'storeContacts'])
  expect(left(codes, { product: false })).toEqual(['deliverySender', 'paymentNone', 'keyExpired', 'storeContacts'])
})

const ready = { isReady: true, missing: [] } as const
const notReady = { isReady: false, missing: [] } as const
const calm: Readiness = {
  stores: null,
  information: ready,
  delivery: ready,
  payment: ready,
  keys: [],
  subscription: { isActive: true, until: null },
  isTelegramLinked: true,
  debt: null,
  overdue: null,
  products: null,
}

test.each<[string, Partial<Readiness>, boolean]>([
  ['the same', {}, false],
  ['nothing known', { information: null, delivery: null, payment: null, subscription: null }, false],
  ['other articles', { information: notReady }, true],
  ['other delivery', { delivery: notReady }, true],
  ['other payment', { payment: notReady }, true],
  ['another subscription', { subscription: { isActive: false, until: null } }, true],
])('settings against the readiness, %s', (_, readiness, expected) => {
  expect(contradicts(someSetup, { ...calm, ...readiness })).toBe(expected)
  expect(contradicts({ ...someSetup, active: null }, { ...calm, ...readiness, subscription: null })).toBe(
    expected && readiness.subscription === undefined,
  )
})
