import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import {
  type Intent,
  type IntentKind,
  intentOf,
  isConflict,
  isSettled,
  patienceAfter,
  pauseBeforeLook,
  pauseBeforeRetry,
  type Standing,
} from './intents.domain.ts'

const uah = (amount: number): Kopecks => kopecks(amount * 100)

const before: Standing = { main: uah(900), service: uah(100), isSubscribed: false, lineIds: ['7', '6'] }

const intent = (kind: IntentKind, amount = uah(399), more: Partial<Intent> = {}): Intent => ({
  id: 'one',
  supplierId: 1,
  kind,
  amount,
  confirmedAt: 0,
  before,
  step: 'sent',
  ...more,
})

const broken = (status: number): Failure => ({ kind: 'serverBroken', status, texts: [], retryAfter: null })
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })

test.each<[string, Failure | null, number]>([
  ['after a reload nobody knows', null, 45_000],
  ['a request that took too long may still run', { kind: 'timedOut' }, 45_000],
  ['so may one behind a gateway', broken(504), 45_000],
  ['so may one behind a gateway', broken(502), 45_000],
  ['a lost line is shorter', { kind: 'unreachable' }, 15_000],
  ['a server that broke is done', broken(500), 0],
  ['one that is closed never began', broken(503), 0],
  ['a conflict is decided', refused(409), 0],
  ['an answer that cannot be read', { kind: 'unexpected' }, 45_000],
])('%s', (_, failure, patience) => {
  expect(patienceAfter(failure)).toBe(patience)
})

test('an intent is settled when its patience is over, and is looked at every five seconds before', () => {
  const sent = intent('paySubscription', uah(1), { confirmedAt: 1000 })
  expect(isSettled(sent, 15_000, 15_999)).toBe(false)
  expect(isSettled(sent, 15_000, 16_000)).toBe(true)
  expect(pauseBeforeLook(sent, 15_000, 1000)).toBe(5000)
  expect(pauseBeforeLook(sent, 15_000, 14_000)).toBe(2000)
  expect(pauseBeforeLook(sent, 15_000, 99_000)).toBe(0)
})

test('figures that cannot be read are read three times more, then a person decides', () => {
  expect([1, 2, 3, 4].map(pauseBeforeRetry)).toEqual([1000, 3000, 9000, null])
})

test('only a conflict is a conflict', () => {
  expect(isConflict(refused(409))).toBe(true)
  expect(isConflict(refused(422))).toBe(false)
  expect(isConflict(broken(500))).toBe(false)
})

test('confirming again what did not move keeps its id; anything else gets a new one', () => {
  const confirmed = { kind: 'paySubscription' as const, supplierId: 1, amount: uah(399), before, at: 5 }
  const fresh = () => 'two'
  const failed = intent('paySubscription')
  expect(intentOf(confirmed, failed, fresh)).toEqual({ ...failed, confirmedAt: 5 })
  expect(intentOf(confirmed, null, fresh).id).toBe('two')
  expect(intentOf({ ...confirmed, amount: uah(400) }, failed, fresh).id).toBe('two')
  expect(intentOf({ ...confirmed, kind: 'coverShortfall' }, failed, fresh).id).toBe('two')
  expect(intentOf({ ...confirmed, supplierId: 2 }, failed, fresh).id).toBe('two')
})
