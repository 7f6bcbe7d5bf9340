import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { claiming, screenDialog } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent } from '../../testing/samples/money.ts'
import type { Intent, SessionResult } from '../intents/intents.domain.ts'
import type { SessionOutcome } from '../intents/payment-session.setup.ts'
import { kopecks } from '../kernel/money.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { subscriptionMachine } from './subscription.machine.ts'
import { selectPaywall } from './subscription.selectors.ts'

const setup = (main: number, service: number | null, active = false): Setup => ({
  ...someSetup,
  mainBalance: kopecks(main),
  serviceBalance: service === null ? null : kopecks(service),
  cost: kopecks(100),
  active,
})
const cover = (step: Intent['step']) => someIntent('coverShortfall', { step, amount: kopecks(40) })
const ends = (result: SessionResult, fresh: Setup | null, ...made: readonly Intent[]) =>
  gives({ result, fresh, made, failure: null } satisfies SessionOutcome)

/** The session that moves money has its own model test; here it only ends. */
const machine = subscriptionMachine.provide({ actors: { session: fromPromise(() => new Promise(() => {})) as never } })

const model = explore(machine, {
  input: {
    app: { send: () => {} },
    panel: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'new' },
    supplierId: 1,
    to: 'orders',
  },
  user: [
    { type: 'offer.accepted' },
    { type: 'payments.chosen' },
    { type: 'topUp.chosen' },
    { type: 'transfer.confirmed' },
    { type: 'payment.confirmed' },
    { type: 'purchase.resumed' },
    { type: 'intent.settled', intent: cover('moved') },
    { type: 'intent.settled', intent: cover('notMoved') },
    { type: 'dialog.dismissed' },
    { type: 'route.changed', to: 'orders' },
    { type: 'route.changed', to: 'main-balance' },
    { type: 'prompts.changed', isDue: true },
    { type: 'prompts.changed', isDue: false },
    claiming(screenDialog),
    claiming(),
    { type: 'setup.loaded', setup: setup(100, 100) },
    { type: 'setup.loaded', setup: setup(100, 60) },
    { type: 'setup.loaded', setup: setup(99, 60) },
    { type: 'setup.loaded', setup: setup(99, null) },
    { type: 'setup.loaded', setup: { ...setup(100, 60), cost: null } },
    { type: 'setup.loaded', setup: setup(0, 0, true) },
  ],
  world: {
    watchClaims: [breaks()],
    loadIntents: [gives([]), gives([cover('moved')]), fails()],
    session: [
      ends('decided', setup(100, 0, true)),
      ends('decided', setup(100, 100), someIntent('paySubscription')),
      ends('decided', setup(99, 60)),
      ends('decided', setup(100, 60)),
      ends('decided', setup(100, null)),
      ends('decided', setup(100, 100), cover('moved')),
      ends('decided', { ...setup(100, 60), cost: null }),
      ends('refused', setup(100, 100)),
      ends('failed', null),
      ends('elsewhere', null),
      ends('unprovable', null),
      ends('unwritable', null),
      ends('unclear', null),
      ends('pending', null),
      breaks(),
    ],
  },
  childEvents: {
    session: [
      { type: 'session.progressed', phase: 'moving', kind: 'coverShortfall' },
      { type: 'session.progressed', phase: 'moving', kind: 'paySubscription' },
    ],
  },
  project: ({ known, confirmed, to, isYielding, isResumed, isHidden }) => [
    known && [known.mainBalance, known.serviceBalance, known.cost, known.active],
    confirmed,
    to,
    isYielding,
    isResumed,
    isHidden,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('subscription', model.coverage)
})

test('a subscription can be reached from every state', () => {
  expect(model.trapsFor((state) => state.matches('paid'))).toEqual([])
})

test('from every dialog a state without a paywall can be reached', () => {
  expect(
    model.trapsFor((state) => selectPaywall(state).step === 'closed' || selectPaywall(state).step === 'paid'),
  ).toEqual([])
})

test('every open dialog has a button', () => {
  const waiting = model.pathsWhere(({ state }) => state.matches('open'))
  for (const { state } of waiting) {
    expect(state.can({ type: 'payments.chosen' }) || state.can({ type: 'dialog.dismissed' })).toBe(true)
  }
})

test('the paywall waits for due prompts, unless a purchase is under way', () => {
  const told = model.movesWhere(({ event, to }) => event === 'prompts.changed' && to.context.isYielding)
  for (const { from, to } of told) {
    if (from.matches('purchasing')) expect(to.matches('purchasing')).toBe(true)
    else expect(to.matches('open')).toBe(false)
  }
})

test('a covered paywall is hidden, keeps its state, and accepts no confirmation', () => {
  const behind = model.pathsWhere(({ state }) => state.context.isHidden && !state.matches('paid'))
  expect(behind.some(({ state }) => state.matches({ open: 'ready' }))).toBe(true)
  expect(behind.some(({ state }) => state.matches('purchasing'))).toBe(true)
  for (const { state } of behind) expect(selectPaywall(state).step).toBe('closed')
  const told = model.movesWhere(({ event }) => event === 'claims.changed')
  for (const { from, to } of told) expect(to.value).toEqual(from.value)
  const confirmed = model.movesWhere(
    ({ from, event }) => from.context.isHidden && /^(offer|transfer|payment)\./.test(event),
  )
  for (const { from, to } of confirmed) expect(to).toBe(from)
})

test('the paywall never covers a free page, nor any page before the settings are loaded', () => {
  for (const { state } of model.pathsWhere((one) => one.state.matches('open'))) {
    expect(state.context.known?.active).toBe(false)
    expect(state.context.to).toBe('orders')
  }
})

test('money moves only after a click', () => {
  const begun = model.movesWhere(({ from, to }) => to.matches('purchasing') && !from.matches('purchasing'))
  for (const { event } of begun) expect(['offer.accepted', 'transfer.confirmed', 'payment.confirmed']).toContain(event)
})

test('with an unknown balance the dialog says so and no transfer is possible', () => {
  const unreadable = model.pathsWhere(({ state }) => selectPaywall(state).step === 'unreadable')
  for (const { state } of unreadable) expect(state.can({ type: 'transfer.confirmed' })).toBe(false)
})

test('a top-up that began at the paywall and has arrived leads to the next step, not to the offer', () => {
  const resumed = model.movesWhere(
    ({ from, to }) => from.context.isResumed && from.matches('closed') && to.matches('open'),
  )
  for (const { to } of resumed) expect(to.matches({ open: 'offered' })).toBe(to.context.known?.cost === null)
})

test('the confirmed amounts are the shown ones', () => {
  const confirmed = model.moves.filter(({ event }) => event === 'transfer.confirmed' || event === 'payment.confirmed')
  for (const { from, to } of confirmed.filter((one) => one.to.matches('purchasing') && one.from.matches('open'))) {
    const shown = selectPaywall(from)
    expect(shown).toMatchObject({ bill: to.context.confirmed?.funds })
  }
})

test('navigation closes the paywall, which is shown again on a blocked page', () => {
  const left = model.movesWhere(
    ({ from, event, to }) =>
      event === 'route.changed' && from.matches('open') && to.context.to === 'orders' && !from.context.isResumed,
  )
  for (const { to } of left) expect(to.matches({ open: 'offered' })).toBe(true)
})

test('a busy step ignores every event of the supplier except cancelling', () => {
  const again = model.movesWhere(
    ({ from, event }) => from.matches('purchasing') && /^(offer|payments|topUp|transfer|payment)\./.test(event),
  )
  for (const { from, to } of again) expect([to.value, to.context]).toEqual([from.value, from.context])
})
