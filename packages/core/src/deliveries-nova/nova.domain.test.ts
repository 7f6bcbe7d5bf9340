import { expect, test } from 'vitest'
import type { DeliveryKey, KeyStatus } from '../deliveries-apis/deliveries-apis.section.ts'
import type { DeliveryMethod } from '../deliveries-panel/deliveries-panel.section.ts'
import { novaStepsOf } from './nova.domain.ts'

const key = (status: KeyStatus): DeliveryKey => ({
  id: '1',
  title: 'Ключ',
  status,
  last4: 'eeff',
  nextLast4: null,
  owner: null,
  stores: [],
  isDefault: true,
  expiresAt: null,
  orders: 0,
  perMinute: null,
  lastError: null,
})
const method = (isEnabled: boolean, missing: DeliveryMethod['missing'] = []): DeliveryMethod => ({
  id: 'nova',
  title: 'Нова Пошта',
  isEnabled,
  missing,
  tariff: 'carrier',
  payer: 'recipient',
  price: null,
  freeFrom: null,
  days: 1,
  regions: [],
  stores: [],
})

test.each([
  ['nothing yet', [], 0, method(false, ['key', 'sender']), ['next', 'later', 'later']],
  ['a key being checked', [key('checking')], 0, method(false, ['key', 'sender']), ['waiting', 'later', 'later']],
  ['a checked key and an old sender', [key('checking')], 1, method(false, ['key']), ['waiting', 'done', 'later']],
  ['a second key being checked', [key('active'), key('checking')], 0, method(false), ['done', 'next', 'later']],
  ['a new key after a refused one', [key('invalid'), key('checking')], 0, method(false), ['waiting', 'later', 'later']],
  ['a refused key', [key('invalid')], 0, method(false, ['key', 'sender']), ['next', 'later', 'later']],
  ['a key', [key('active')], 0, method(false, ['sender']), ['done', 'next', 'later']],
  ['an ending key and a sender', [key('expiring')], 1, method(false), ['done', 'done', 'next']],
  ['everything', [key('active')], 1, method(true), ['done', 'done', 'done']],
  ['everything with an ended key', [key('expired')], 1, method(true, ['key']), ['next', 'done', 'later']],
  ['no such method', [key('active')], 1, null, ['done', 'done', 'next']],
] as const)('%s', (_, keys, senderCount, one, states) => {
  expect(novaStepsOf({ keys, senderCount, method: one }).map(({ state }) => state)).toEqual(states)
})

test('the first key is added in its form, and a key that does not work is replaced in the list', () => {
  const locationOf = (keys: readonly DeliveryKey[]) => novaStepsOf({ keys, senderCount: 0, method: null })[0]?.location
  expect(locationOf([])).toEqual({ to: 'deliveries-apis', search: '?key=new&then=sender' })
  expect(locationOf([key('expired')])).toEqual({ to: 'deliveries-apis' })
})
