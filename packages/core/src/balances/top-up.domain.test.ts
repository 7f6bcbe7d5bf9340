import { expect, test } from 'vitest'
import { kopecks } from '../kernel/money.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { checkTopUp, hasMoved, missingForAccess, topUpChoicesFor } from './top-up.domain.ts'

const settings = (main: number | null, cost: number | null, active: boolean | null = false): Setup => ({
  steps: { information: true, product: true, delivery: true, payment: true },
  mainBalance: main === null ? null : kopecks(main),
  serviceBalance: kopecks(0),
  cost: cost === null ? null : kopecks(cost),
  active,
  storeName: null,
  chats: 0,
  orders: 0,
})

test.each([
  ['200', null],
  ['1', null],
  ['12,5', null],
  ['150 000', null],
  ['', 'balances.amountRule'],
  ['  ', 'balances.amountRule'],
  ['0', 'balances.amountRule'],
  ['-5', 'balances.amountRule'],
  ['1e9', 'balances.amountRule'],
  ['1,005', 'balances.amountRule'],
  ['0,99', 'balances.amountRange'],
  ['150000,01', 'balances.amountRange'],
  ['999999999999', 'balances.amountRange'],
])('a top-up of %j gives the error %j', (text, key) => {
  expect(checkTopUp(text)).toEqual(key && { key })
})

test.each([
  ['less than the cost', settings(379_50, 500_00), 120_50],
  ['a debt', settings(-10_00, 500_00), 510_00],
  ['enough', settings(500_00, 500_00), null],
  ['more than enough', settings(900_00, 500_00), null],
  ['an active subscription', settings(0, 500_00, true), null],
  ['an unknown subscription state', settings(0, 500_00, null), null],
  ['an unknown balance', settings(null, 500_00), null],
  ['an unknown cost', settings(0, null), null],
  ['unknown settings', null, null],
])('with %s (case %#) the shortfall is %j', (_, setup, missing) => {
  expect(missingForAccess(setup)).toBe(missing)
})

const usual = [200_00, 500_00, 1000_00].map((amount) => ({ amount, missing: null }))

test('the shortfall is the first choice', () => {
  expect(topUpChoicesFor(settings(379_50, 500_00))).toEqual([{ amount: 120_50, missing: 120_50 }, ...usual])
  expect(topUpChoicesFor(null)).toEqual(usual)
})

test('every choice is within the limits of a top-up', () => {
  expect(topUpChoicesFor(settings(499_50, 500_00))).toEqual([{ amount: 1_00, missing: 50 }, ...usual])
  expect(topUpChoicesFor(settings(0, 150_000_01))).toEqual(usual)
})

test.each([
  [null, null, false],
  [null, 5, false],
  [5, null, false],
  [5, 5, false],
  [5, 6, true],
  [5, -5, true],
])('from %j to %j the balance has changed: %s', (before, now, moved) => {
  expect(hasMoved(before === null ? null : kopecks(before), now === null ? null : kopecks(now))).toBe(moved)
})
