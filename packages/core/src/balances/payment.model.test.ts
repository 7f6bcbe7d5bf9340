import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someSnapshot } from '../../testing/samples/money.ts'
import type { SafeAddress } from '../kernel/address.ts'
import { kopecks } from '../kernel/money.ts'
import { paymentMachine } from './payment.machine.ts'
import { selectPayment } from './top-up.selectors.ts'

const input = {
  app: { send: () => {} },
  intent: someIntent('topUp', { before: { ...someSnapshot, main: kopecks(100_00) } }),
  href: 'https://pay.test/1' as SafeAddress,
}
const surroundings = {
  user: [{ type: 'check.chosen' as const }, { type: 'tab.shown' as const }],
  world: {
    saveIntent: [gives('stored'), gives('refused'), fails()],
    openPaymentPage: [gives(), fails()],
    fetchSetup: [
      gives({ ...someSetup, mainBalance: kopecks(100_00) }),
      gives({ ...someSetup, mainBalance: kopecks(300_00) }),
      gives({ ...someSetup, mainBalance: null }),
      fails(),
    ],
    settleIntents: [gives([]), fails()],
  },
  project: ({ before, notes }: { readonly before: unknown; readonly notes: unknown }) => [before, notes],
}
const unknown = { ...someSnapshot, main: null }
const models = [
  explore(paymentMachine, { ...surroundings, input }),
  explore(paymentMachine, { ...surroundings, input: { ...input, intent: someIntent('topUp', { before: unknown }) } }),
] as const

test('every state and every transition is visited', () => {
  expectFullCoverage('payment', models[0].coverage, models[1].coverage)
})

test.each(models)('the payment can always be finished', ({ trapsFor }) => {
  expect(trapsFor((state) => state.matches('waiting') || state.matches('paid'))).toEqual([])
  expect(trapsFor((state) => state.matches('paid'))).toEqual([])
})

test.each(models)('a payment counts as paid only after the balance has changed', ({ movesWhere }) => {
  const done = movesWhere(({ from, to }) => !from.matches('forgetting') && to.matches('forgetting'))
  for (const { from } of done) expect(from.context.before).not.toBeNull()
})

test.each(models)('the payment page can be opened by hand at every step', ({ paths }) => {
  for (const { state } of paths) expect(selectPayment(state).href).toBe('https://pay.test/1')
})

test.each(models)('the payment page is opened automatically only once', ({ paths }) => {
  for (const { scenario } of paths) expect(scenario.split('actor.saveIntent').length).toBeLessThanOrEqual(2)
})

test.each(models)('a busy step ignores the supplier’s events', ({ movesWhere }) => {
  const disturbances = movesWhere(({ from, event }) => from.hasTag('busy') && !event.startsWith('xstate.'))
  for (const { from, to } of disturbances) {
    expect([to.value, to.context, to.children]).toEqual([from.value, from.context, from.children])
  }
})
