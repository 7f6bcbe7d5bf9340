import { expect, test } from 'vitest'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import type { RouteName } from '../kernel/routes.ts'
import type { Setup } from '../setup/setup.domain.ts'
import {
  type Confirmed,
  confirmedByOffer,
  type Funds,
  fundsOf,
  isBlocked,
  missingOnMain,
  missingOnService,
  type NextStep,
  nextStep,
  remaining,
} from './subscription.domain.ts'

const setup = (
  main: number | null,
  service: number | null,
  cost: number | null,
  active: boolean | null = false,
): Setup => ({
  steps: { information: true, product: true, delivery: true, payment: true },
  mainBalance: main as Kopecks | null,
  serviceBalance: service as Kopecks | null,
  cost: cost as Kopecks | null,
  active,
  storeName: null,
  chats: 0,
  orders: 0,
})

const funds = (main: number, service: number, cost: number): Funds => ({
  main: kopecks(main),
  service: kopecks(service),
  cost: kopecks(cost),
})

test.each<[string, Setup | null, Funds | null]>([
  ['everything is known', setup(100, 200, 300), funds(100, 200, 300)],
  ['a debt counts as a balance', setup(-100, 200, 300), funds(-100, 200, 300)],
  ['no settings', null, null],
  ['no main balance', setup(null, 200, 300), null],
  ['no service balance', setup(100, null, 300), null],
  ['no cost', setup(100, 200, null), null],
  ['a cost of zero', setup(100, 200, 0), null],
  ['a negative cost', setup(100, 200, -5), null],
])('funds: %s', (_, given, expected) => {
  expect(fundsOf(given)).toEqual(expected)
})

test.each<[Funds, number, number, number, number]>([
  [funds(50_000, 40_000, 49_900), 0, 9_900, 40_100, 0],
  [funds(50_000, 49_900, 49_900), 0, 0, 50_000, 0],
  [funds(50_000, 60_000, 49_900), 0, 0, 50_000, 10_100],
  [funds(30_010, 29_995, 30_010), 0, 15, 29_995, 0],
  [funds(49_899, 0, 49_900), 1, 49_900, -1, 0],
  [funds(-100, 0, 49_900), 50_000, 49_900, -50_000, 0],
  [funds(60_000, -100, 49_900), 0, 50_000, 10_000, 0],
  [funds(1_000_000_000, 999_999_999, 1_000_000_000), 0, 1, 999_999_999, 0],
])('%o lacks %i on main and %i on service, and leaves %i and %i', (given, main, service, leftMain, leftService) => {
  expect(missingOnMain(given)).toBe(main)
  expect(missingOnService(given)).toBe(service)
  expect(remaining(given)).toEqual({ main: leftMain, service: leftService })
})

test.each<[string, Setup | null, RouteName, boolean]>([
  ['unknown settings', null, 'orders', false],
  ['subscribed', setup(1, 1, 1, true), 'orders', false],
  ['an unknown subscription state', setup(1, 1, 1, null), 'orders', false],
  ['not subscribed', setup(1, 1, 1), 'orders', true],
  ['the saved payment method stays open', setup(1, 1, 1), 'payment-methods-saved', false],
  ['payments stay open', setup(1, 1, 1), 'main-balance', false],
  ['settings stay open', setup(1, 1, 1), 'customizing', false],
  ['an unknown page stays open', setup(1, 1, 1), 'not-found', false],
])('blocked by the paywall: %s', (_, known, to, blocked) => {
  expect(isBlocked(known, to)).toBe(blocked)
})

const confirmed = (step: Confirmed['step'], main: number, service: number, cost: number): Confirmed => ({
  step,
  funds: funds(main, service, cost),
})

test.each<[string, Setup, Confirmed | null, NextStep]>([
  ['paid meanwhile', setup(0, 0, 100, true), confirmed('pay', 100, 100, 100), 'paid'],
  ['the cost cannot be read', setup(100, 100, null), confirmed('pay', 100, 100, 100), 'unpayable'],
  ['main is below the cost', setup(99, 100, 100), confirmed('pay', 100, 100, 100), 'shortOnMain'],
  ['main is below the cost although service covers it', setup(99, 500, 100), null, 'shortOnMain'],
  ['service is below the cost', setup(100, 99, 100), null, 'shortOnService'],
  ['enough, and confirmed as shown', setup(100, 100, 100), confirmed('pay', 100, 100, 100), 'pay'],
  ['enough, balances moved but the cost did not', setup(150, 120, 100), confirmed('pay', 100, 100, 100), 'pay'],
  ['enough, but not confirmed', setup(100, 100, 100), null, 'ready'],
  ['enough, but another cost was confirmed', setup(200, 200, 101), confirmed('pay', 200, 200, 100), 'ready'],
  ['the same shortfall was confirmed', setup(100, 60, 100), confirmed('transfer', 100, 60, 100), 'transfer'],
  ['another shortfall was confirmed', setup(100, 50, 100), confirmed('transfer', 100, 60, 100), 'shortOnService'],
  ['another cost was confirmed', setup(200, 60, 101), confirmed('transfer', 200, 60, 100), 'shortOnService'],
  ['only a payment was confirmed', setup(100, 60, 100), confirmed('pay', 100, 100, 100), 'shortOnService'],
  ['the shortfall was covered meanwhile', setup(100, 100, 100), confirmed('transfer', 100, 60, 100), 'pay'],
  ['covered meanwhile at another cost', setup(200, 200, 101), confirmed('transfer', 100, 60, 100), 'ready'],
])('next step: %s', (_, fresh, given, step) => {
  expect(nextStep(fresh, given)).toBe(step)
})

test('accepting the offer confirms a payment only when the balances are sufficient', () => {
  expect(confirmedByOffer(setup(100, 100, 100))).toEqual(confirmed('pay', 100, 100, 100))
  expect(confirmedByOffer(setup(99, 100, 100))).toBeNull()
  expect(confirmedByOffer(setup(100, 99, 100))).toBeNull()
  expect(confirmedByOffer(setup(100, null, 100))).toBeNull()
  expect(confirmedByOffer(null)).toBeNull()
})
