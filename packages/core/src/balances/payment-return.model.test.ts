import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent, someSnapshot } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'
import { selectIsAwaited } from './payment-return.selectors.ts'

const settings = (main: number) => ({ ...someSetup, mainBalance: kopecks(main) })
const invoiced = someIntent('topUp', {
  step: 'invoiced',
  before: { ...someSnapshot, main: kopecks(100_00) },
  returnTo: 'orders',
})

const walk = explore(paymentReturnMachine, {
  input: { trunk: { send: () => {} }, supplierId: 7, result: null },
  user: [
    { type: 'payment.returned', result: 'success' },
    { type: 'payment.returned', result: 'pending' },
    { type: 'payment.returned', result: 'cancel' },
    { type: 'setup.learned', setup: settings(100_00) },
    { type: 'setup.learned', setup: settings(300_00) },
    { type: 'tab.shown' },
  ],
  world: {
    loadIntents: [gives([]), gives([invoiced]), fails()],
    fetchSetup: [gives(settings(100_00)), gives(settings(300_00)), fails()],
    settleIntents: [gives([]), fails()],
  },
  lens: ({ result, pending, before, looks }) => [result, pending !== null, before, looks],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('payment-return', walk.coverage)
})

test('it comes to rest, whatever the bank and the server say', () => {
  expect(walk.trapsFor((state) => state.matches('quiet'))).toEqual([])
})

test('the balance is read three times at most for one return', () => {
  for (const { state } of walk.paths) expect(state.context.looks).toBeLessThan(3)
})

test('nothing is read that nobody returned from', () => {
  const looking = walk.pathsWhere(({ state }) => state.matches('looking'))
  for (const { state } of looking) {
    expect(state.context.result !== null || state.context.pending !== null).toBe(true)
  }
})

test('money is awaited only where a payment page said something', () => {
  const awaited = walk.pathsWhere(({ state }) => selectIsAwaited(state))
  for (const { state } of awaited) expect(['success', 'pending']).toContain(state.context.result)
})
