import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import type { WrittenAddress } from '../intents/intents.domain.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import { paymentMachine } from './payment.machine.ts'
import { topUpMachine } from './top-up.machine.ts'
import { selectTopUp } from './top-up.selectors.ts'

const address = (host: string): WrittenAddress => ({
  written: `https://${host}/1`,
  parsed: { href: `https://${host}/1`, protocol: 'https:', host, hasUser: false },
})
const refused = fails({
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { amount: [{ text: 'Too little' }] },
  retryAfter: null,
})

const payment = paymentMachine.provide({
  actors: { saveIntent: fromPromise(() => new Promise<'stored' | 'refused'>(() => {})) },
})

const draft = fromPromise(() => new Promise<never>(() => {})) as never

const exploreFor = (returnTo: 'orders' | null) =>
  explore(topUpMachine.provide({ actors: { payment, draft } }), {
    input: { app: { send: () => {} }, clock: { now: () => 7 }, ids: { next: () => 'new' }, supplierId: 7, returnTo },
    user: [
      { type: 'amount.typed', text: '12,5' },
      { type: 'amount.typed', text: '1e9' },
      { type: 'amount.chosen', amount: kopecks(200_00) },
      { type: 'form.submitted' },
      { type: 'address.accepted' },
      { type: 'tab.shown' },
      { type: 'dialog.dismissed' },
    ],
    world: {
      fetchSetup: [gives(someSetup), fails()],
      saveIntent: [gives('stored'), gives('refused'), fails()],
      settleIntents: [gives([]), fails()],
      requestTopUp: [
        gives(address('pay.test')),
        gives(address('bank.test')),
        gives({ written: null, parsed: null }),
        fails(),
        refused,
      ],
      fetchPaymentHosts: [gives(['pay.test']), fails()],
      payment: [gives(), breaks()],
      draft: [breaks()],
    },
    childEvents: { draft: [{ type: 'draft.found', texts: { amount: '12,5' } }] },
    project: ({ known, text, error, intent, address, result, mayHaveMoved }) => [
      known !== null,
      text,
      error,
      intent?.amount,
      address,
      result,
      mayHaveMoved,
    ],
  })

const model = exploreFor(null)

test('every state and every transition is visited', () => {
  expectFullCoverage('top-up', model.coverage)
})

test('the dialog can always be left and always reach the payment', () => {
  expect(model.trapsFor((state) => state.matches('closed'))).toEqual([])
  const open = model.pathsWhere(({ state }) => state.status === 'active')
  for (const { state } of open) expect(model.canReach((later) => later.matches('paying'), state)).toBe(true)
})

test('an invoice is requested only after a submit with a valid amount', () => {
  const asked = model.pathsWhere(({ state }) => state.matches('requesting'))
  for (const { state, scenario } of asked) {
    expect(scenario).toContain('form.submitted')
    expect(state.children['requestTopUp']?.getSnapshot()).toMatchObject({
      input: { amount: expect.toBeOneOf([12_50, 200_00]) },
    })
  }
})

test('a failed request is not retried automatically', () => {
  const failures = model.movesWhere(({ event }) => event === 'xstate.error.actor.requestTopUp')
  for (const { from, to } of failures) {
    expect(to.value).toBe('forgetting')
    expect(to.context.text).toBe(from.context.text)
    expect(to.children['requestTopUp']).toBeUndefined()
  }
})

test('a busy step ignores the supplier’s events', () => {
  const isSending = (state: { value: unknown }) =>
    ['saving', 'requesting', 'forgetting', 'readingHosts'].includes(String(state.value))
  const disturbances = model.movesWhere(({ from, event }) => isSending(from) && !event.startsWith('xstate.'))
  for (const { from, to } of disturbances) {
    expect([to.value, to.context, to.children]).toEqual([from.value, from.context, from.children])
    expect(selectTopUp(to)).toMatchObject({ step: 'form', isBusy: true })
  }
})

test('a page is opened only when its host is known or the supplier accepted it', () => {
  const opened = model.movesWhere(({ from, to }) => !from.matches('paying') && to.matches('paying'))
  for (const { from, to, event } of opened) {
    if (to.context.result?.result === 'go') expect(from.matches('asked')).toBe(false)
    else expect([selectTopUp(from).step, event]).toEqual(['ask', 'address.accepted'])
  }
})

test('the balance may have changed exactly when a payment page was opened', () => {
  const closed = model.pathsWhere(({ state }) => state.matches('closed'))
  for (const { state, scenario } of closed) {
    expect(state.output).toEqual({ mayHaveMoved: scenario.includes('fetchPaymentHosts') && state.context.mayHaveMoved })
  }
  expect(new Set(closed.map(({ state }) => state.output?.mayHaveMoved))).toEqual(new Set([true, false]))
})

test('the shortfall is filled in only for a supplier who came from the paywall', () => {
  const missing = { ...someSetup, active: false, mainBalance: kopecks(100_00), cost: kopecks(499_00) }
  const learned = (returnTo: 'orders' | null) => {
    const start = createActor(
      topUpMachine.provide({ actors: { payment, draft, ...actorsOf<SetupPort>({ fetchSetup: async () => missing }) } }),
      {
        input: {
          app: { send: () => {} },
          clock: { now: () => 7 },
          ids: { next: () => 'new' },
          supplierId: 7,
          returnTo,
        },
      },
    ).start()
    return waitFor(start, (state) => state.context.known !== null).then(({ context }) => context.text)
  }
  return expect(Promise.all([learned('orders'), learned(null)])).resolves.toEqual(['399', ''])
})
