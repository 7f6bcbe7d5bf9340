import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent, someSnapshot } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { paymentMachine } from './payment.machine.ts'
import { selectPayment } from './top-up.selectors.ts'

const input = {
  trunk: { send: () => {} },
  intent: someIntent('topUp', { before: { ...someSnapshot, main: kopecks(100_00) } }),
  href: 'https://pay.test/1',
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
  lens: ({ before, notes }: { readonly before: unknown; readonly notes: unknown }) => [before, notes],
}
const unknown = { ...someSnapshot, main: null }
const walks = [
  explore(paymentMachine, { ...surroundings, input }),
  explore(paymentMachine, { ...surroundings, input: { ...input, intent: someIntent('topUp', { before: unknown }) } }),
] as const

test('every state and every transition is visited', () => {
  expectFullCoverage('payment', walks[0].coverage, walks[1].coverage)
})

test.each(walks)('there is always a way on', ({ trapsFor }) => {
  expect(trapsFor((state) => state.matches('waiting') || state.matches('paid'))).toEqual([])
  expect(trapsFor((state) => state.matches('paid'))).toEqual([])
})

test.each(walks)('nothing is called paid before the balance has moved', ({ movesWhere }) => {
  const done = movesWhere(({ from, to }) => !from.matches('forgetting') && to.matches('forgetting'))
  for (const { from } of done) expect(from.context.before).not.toBeNull()
})

test.each(walks)('the page can be opened by hand in every step', ({ paths }) => {
  for (const { state } of paths) expect(selectPayment(state).href).toBe('https://pay.test/1')
})

test.each(walks)('the page is opened by itself once', ({ paths }) => {
  for (const { story } of paths) expect(story.split('actor.saveIntent').length).toBeLessThanOrEqual(2)
})

test.each(walks)('a busy step ignores the person', ({ movesWhere }) => {
  const disturbances = movesWhere(({ from, event }) => from.hasTag('busy') && !event.startsWith('xstate.'))
  for (const { from, to } of disturbances) {
    expect([to.value, to.context, to.children]).toEqual([from.value, from.context, from.children])
  }
})
