import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { AttemptOutcome } from '../intents/attempt.machine.ts'
import type { Intent, IntentKind } from '../intents/intents.domain.ts'
import { kopecks } from '../kernel/money.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { subscriptionMachine } from './subscription.machine.ts'
import { selectPaywall } from './subscription.selectors.ts'

const setup = (main: number, service: number, active = false): Setup => ({
  steps: { information: true, product: true, delivery: true, payment: true },
  mainBalance: kopecks(main),
  serviceBalance: kopecks(service),
  cost: kopecks(100),
  active,
  storeName: null,
  chats: 0,
  orders: 0,
})
const left = (step: Intent['step'], kind: IntentKind = 'coverShortfall'): Intent => ({
  id: 'old',
  supplierId: 1,
  kind,
  amount: kopecks(40),
  confirmedAt: 0,
  before: { main: kopecks(100), service: kopecks(60), isSubscribed: false, lineIds: [] },
  step,
})
const ends = (result: AttemptOutcome['result'], fresh: Setup | null, more: Partial<AttemptOutcome> = {}) =>
  gives({ result, fresh, notMoved: null, made: [], isResumed: false, ...more } satisfies AttemptOutcome)

/** The attempt itself is walked elsewhere; here it only ends. */
const machine = subscriptionMachine.provide({ actors: { attempt: fromPromise(() => new Promise(() => {})) as never } })

const walk = explore(machine, {
  input: {
    trunk: { send: () => {} },
    panel: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'new' },
    supplierId: 1,
    to: 'orders',
    barredBy: [],
  },
  user: [
    { type: 'offer.accepted' },
    { type: 'payments.chosen' },
    { type: 'topUp.chosen' },
    { type: 'transfer.confirmed' },
    { type: 'payment.confirmed' },
    { type: 'check.chosen' },
    { type: 'dialog.dismissed' },
    { type: 'place.left', to: 'orders' },
    { type: 'place.left', to: 'main-balance' },
    { type: 'prompts.changed', isDue: true },
    { type: 'prompts.changed', isDue: false },
    { type: 'page.barred', by: 'screen' },
    { type: 'page.freed', by: 'screen' },
    { type: 'page.barred', by: 'leaving' },
    { type: 'page.freed', by: 'leaving' },
    { type: 'setup.learned', setup: setup(100, 100) },
    { type: 'setup.learned', setup: setup(100, 60) },
    { type: 'setup.learned', setup: setup(99, 60) },
    { type: 'setup.learned', setup: { ...setup(100, 60), cost: null } },
    { type: 'setup.learned', setup: setup(0, 0, true) },
  ],
  world: {
    recallIntent: [gives(null), gives(left('sent')), gives(left('moved')), fails()],
    attempt: [
      ends('decided', setup(100, 0, true)),
      ends('decided', setup(100, 100), { made: [left('sent', 'paySubscription')] }),
      ends('decided', setup(99, 60)),
      ends('decided', setup(100, 60)),
      ends('decided', setup(100, 100), { made: [left('sent')] }),
      ends('decided', setup(100, 100), { notMoved: left('sent') }),
      ends('decided', { ...setup(100, 60), cost: null }),
      ends('failed', null),
      ends('elsewhere', null),
      ends('postponed', null),
      breaks(),
    ],
  },
  facts: {
    attempt: [
      { type: 'attempt.progressed', phase: 'moving', kind: 'coverShortfall' },
      { type: 'attempt.progressed', phase: 'unchecked', kind: 'paySubscription' },
    ],
  },
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
  const waiting = walk.paths.filter(({ state }) => state.matches('open'))
  expect(waiting).not.toEqual([])
  for (const { state } of waiting) {
    expect(state.can({ type: 'payments.chosen' }) || state.can({ type: 'dialog.dismissed' })).toBe(true)
  }
})

test('it waits for whatever is to be settled first, unless a purchase is under way', () => {
  const told = walk.moves.filter(({ event, to }) => event === 'prompts.changed' && to.context.isYielding)
  expect(told).not.toEqual([])
  for (const { from, to } of told) {
    if (from.matches('purchasing')) expect(to.matches('purchasing')).toBe(true)
    else expect(to.matches('open')).toBe(false)
  }
})

test('it is out of sight behind what goes before it, stays where it was, and nothing is confirmed meanwhile', () => {
  const behind = walk.paths.filter(({ state }) => state.context.barredBy.length > 0 && !state.matches('paid'))
  expect(behind.some(({ state }) => state.matches({ open: 'ready' }))).toBe(true)
  expect(behind.some(({ state }) => state.matches({ purchasing: 'shown' }))).toBe(true)
  for (const { state } of behind) expect(selectPaywall(state).step).toBe('closed')
  const told = walk.moves.filter(({ event }) => event === 'page.barred' || event === 'page.freed')
  expect(told).not.toEqual([])
  for (const { from, to } of told) expect(to.value).toEqual(from.value)
  const confirmed = walk.moves.filter(
    ({ from, event }) => from.context.barredBy.length > 0 && /^(offer|transfer|payment)\./.test(event),
  )
  expect(confirmed).not.toEqual([])
  for (const { from, to } of confirmed) expect(to).toBe(from)
})

test('what nobody asked for waits in silence for whatever is to be settled first', () => {
  const quiet = walk.paths.filter(({ state }) => state.context.isQuiet && state.context.isYielding)
  expect(quiet.map(({ state }) => state.context.phase)).toContain('unchecked')
  for (const { state } of quiet) expect(selectPaywall(state).step).toBe('closed')
})

test('it never stands before a page that is free, nor before anything is known', () => {
  for (const { state } of walk.paths.filter((one) => one.state.matches('open'))) {
    expect(state.context.known?.active).toBe(false)
    expect(state.context.to).toBe('orders')
  }
})

test('an attempt to pay begins only by a click, or to look up what an earlier visit left', () => {
  const begun = walk.moves.filter(({ from, to }) => to.matches('purchasing') && !from.matches('purchasing'))
  expect(begun).not.toEqual([])
  for (const { event, to } of begun) {
    if (event === 'xstate.done.actor.recallIntent') expect(to.context.confirmed).toBeNull()
    else expect(['offer.accepted', 'transfer.confirmed', 'payment.confirmed']).toContain(event)
  }
})

test('what is confirmed is what was shown', () => {
  const confirmed = walk.moves.filter(({ event }) => event === 'transfer.confirmed' || event === 'payment.confirmed')
  for (const { from, to } of confirmed.filter((one) => one.to.matches('purchasing') && one.from.matches('open'))) {
    const shown = selectPaywall(from)
    expect(shown).toMatchObject({ bill: to.context.confirmed?.funds })
  }
})

test('navigation closes it, and it stands again where it must', () => {
  const left = walk.moves.filter(
    ({ from, event, to }) => event === 'place.left' && from.matches('open') && to.context.to === 'orders',
  )
  expect(left).not.toEqual([])
  for (const { to } of left) expect(to.matches({ open: 'offered' })).toBe(true)
})

test('a busy step ignores the person, but for cancelling and checking', () => {
  const again = walk.moves.filter(
    ({ from, event }) => from.matches('purchasing') && /^(offer|payments|topUp|transfer|payment)\./.test(event),
  )
  expect(again).not.toEqual([])
  for (const { from, to } of again) expect([to.value, to.context]).toEqual([from.value, from.context])
})
