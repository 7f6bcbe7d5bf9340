import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { claiming, screenDialog } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
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

/** Money moves in a session of its own, which is walked elsewhere; here it only ends. */
const machine = subscriptionMachine.provide({ actors: { session: fromPromise(() => new Promise(() => {})) as never } })

const walk = explore(machine, {
  input: {
    trunk: { send: () => {} },
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
    { type: 'place.left', to: 'orders' },
    { type: 'place.left', to: 'main-balance' },
    { type: 'prompts.changed', isDue: true },
    { type: 'prompts.changed', isDue: false },
    claiming(screenDialog),
    claiming(),
    { type: 'setup.learned', setup: setup(100, 100) },
    { type: 'setup.learned', setup: setup(100, 60) },
    { type: 'setup.learned', setup: setup(99, 60) },
    { type: 'setup.learned', setup: setup(99, null) },
    { type: 'setup.learned', setup: { ...setup(100, 60), cost: null } },
    { type: 'setup.learned', setup: setup(0, 0, true) },
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
  facts: {
    session: [
      { type: 'session.progressed', phase: 'moving', kind: 'coverShortfall' },
      { type: 'session.progressed', phase: 'moving', kind: 'paySubscription' },
    ],
  },
  lens: ({ known, confirmed, to, isYielding, isResumed, isHidden }) => [
    known && [known.mainBalance, known.serviceBalance, known.cost, known.active],
    confirmed,
    to,
    isYielding,
    isResumed,
    isHidden,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('subscription', walk.coverage)
})

test('a subscription can be had from everywhere', () => {
  expect(walk.trapsFor((state) => state.matches('paid'))).toEqual([])
})

test('no dialog traps: one can always get to where nothing is barred', () => {
  expect(
    walk.trapsFor((state) => selectPaywall(state).step === 'closed' || selectPaywall(state).step === 'paid'),
  ).toEqual([])
})

test('every dialog that waits for a person has something to press', () => {
  const waiting = walk.pathsWhere(({ state }) => state.matches('open'))
  for (const { state } of waiting) {
    expect(state.can({ type: 'payments.chosen' }) || state.can({ type: 'dialog.dismissed' })).toBe(true)
  }
})

test('it waits for whatever is to be settled first, unless a purchase is under way', () => {
  const told = walk.movesWhere(({ event, to }) => event === 'prompts.changed' && to.context.isYielding)
  for (const { from, to } of told) {
    if (from.matches('purchasing')) expect(to.matches('purchasing')).toBe(true)
    else expect(to.matches('open')).toBe(false)
  }
})

test('it is out of sight behind what goes before it, stays where it was, and nothing is confirmed meanwhile', () => {
  const behind = walk.pathsWhere(({ state }) => state.context.isHidden && !state.matches('paid'))
  expect(behind.some(({ state }) => state.matches({ open: 'ready' }))).toBe(true)
  expect(behind.some(({ state }) => state.matches('purchasing'))).toBe(true)
  for (const { state } of behind) expect(selectPaywall(state).step).toBe('closed')
  const told = walk.movesWhere(({ event }) => event === 'claims.changed')
  for (const { from, to } of told) expect(to.value).toEqual(from.value)
  const confirmed = walk.movesWhere(
    ({ from, event }) => from.context.isHidden && /^(offer|transfer|payment)\./.test(event),
  )
  for (const { from, to } of confirmed) expect(to).toBe(from)
})

test('it never stands before a page that is free, nor before anything is known', () => {
  for (const { state } of walk.pathsWhere((one) => one.state.matches('open'))) {
    expect(state.context.known?.active).toBe(false)
    expect(state.context.to).toBe('orders')
  }
})

test('money moves only by a click', () => {
  const begun = walk.movesWhere(({ from, to }) => to.matches('purchasing') && !from.matches('purchasing'))
  for (const { event } of begun) expect(['offer.accepted', 'transfer.confirmed', 'payment.confirmed']).toContain(event)
})

test('a balance that cannot be read is said, and nothing is calculated with it', () => {
  const unreadable = walk.pathsWhere(({ state }) => selectPaywall(state).step === 'unreadable')
  for (const { state } of unreadable) expect(state.can({ type: 'transfer.confirmed' })).toBe(false)
})

test('a top-up that was begun here and has arrived leads to the next step, not to the offer', () => {
  const resumed = walk.movesWhere(
    ({ from, to }) => from.context.isResumed && from.matches('closed') && to.matches('open'),
  )
  for (const { to } of resumed) expect(to.matches({ open: 'offered' })).toBe(to.context.known?.cost === null)
})

test('what is confirmed is what was shown', () => {
  const confirmed = walk.moves.filter(({ event }) => event === 'transfer.confirmed' || event === 'payment.confirmed')
  for (const { from, to } of confirmed.filter((one) => one.to.matches('purchasing') && one.from.matches('open'))) {
    const shown = selectPaywall(from)
    expect(shown).toMatchObject({ bill: to.context.confirmed?.funds })
  }
})

test('navigation closes it, and it stands again where it must', () => {
  const left = walk.movesWhere(
    ({ from, event, to }) =>
      event === 'place.left' && from.matches('open') && to.context.to === 'orders' && !from.context.isResumed,
  )
  for (const { to } of left) expect(to.matches({ open: 'offered' })).toBe(true)
})

test('a busy step ignores the person, but for cancelling', () => {
  const again = walk.movesWhere(
    ({ from, event }) => from.matches('purchasing') && /^(offer|payments|topUp|transfer|payment)\./.test(event),
  )
  for (const { from, to } of again) expect([to.value, to.context]).toEqual([from.value, from.context])
})
