import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someSnapshot } from '../../testing/samples/money.ts'
import { kopecks } from '../kernel/money.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'
import { selectIsAwaited } from './payment-return.selectors.ts'

const settings = (main: number) => ({ ...someSetup, mainBalance: kopecks(main) })
const invoiced = someIntent('topUp', {
  step: 'invoiced',
  before: { ...someSnapshot, main: kopecks(100_00) },
  returnTo: 'orders',
})

const model = explore(paymentReturnMachine, {
  input: { app: { send: () => {} }, supplierId: 7, result: null },
  user: [
    { type: 'payment.returned', result: 'success' },
    { type: 'payment.returned', result: 'pending' },
    { type: 'payment.returned', result: 'cancel' },
    { type: 'setup.loaded', setup: settings(100_00) },
    { type: 'setup.loaded', setup: settings(300_00) },
    { type: 'tab.shown' },
  ],
  world: {
    loadIntents: [gives([]), gives([invoiced]), fails()],
    fetchSetup: [gives(settings(100_00)), gives(settings(300_00)), fails()],
    settleIntents: [gives([]), fails()],
  },
  project: ({ result, pending, before, looks }) => [result, pending !== null, before, looks],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('payment-return', model.coverage)
})

test('the machine always becomes quiet again, whatever the bank and the server answer', () => {
  expect(model.trapsFor((state) => state.matches('quiet'))).toEqual([])
})

test('the balance is read at most three times for one return', () => {
  for (const { state } of model.paths) expect(state.context.looks).toBeLessThan(3)
})

test('the balance is read only after a return or with a pending top-up', () => {
  const looking = model.pathsWhere(({ state }) => state.matches('looking'))
  for (const { state } of looking) {
    expect(state.context.result !== null || state.context.pending !== null).toBe(true)
  }
})

test('money is awaited only after a payment page reported a result', () => {
  const awaited = model.pathsWhere(({ state }) => selectIsAwaited(state))
  for (const { state } of awaited) expect(['success', 'pending']).toContain(state.context.result)
})
