import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { type Confirmed, subscriptionPlan } from '../subscription/subscription.domain.ts'
import { type AttemptSnapshot, attemptMachine } from './attempt.machine.ts'
import type { IntentOutcome } from './intent.machine.ts'
import type { Intent, IntentKind } from './intents.domain.ts'

const setup = (main: number, service: number | null, active = false): Setup => ({
  steps: { information: true, product: true, delivery: true, payment: true },
  mainBalance: kopecks(main),
  serviceBalance: service as Kopecks | null,
  cost: kopecks(100),
  active,
  storeName: null,
  chats: 0,
  orders: 0,
})
const funds = (main: number, service: number) => ({
  main: kopecks(main),
  service: kopecks(service),
  cost: kopecks(100),
})
const left = (kind: IntentKind, step: Intent['step'] = 'sent'): Intent => ({
  id: 'old',
  supplierId: 1,
  kind,
  amount: kopecks(40),
  confirmedAt: 0,
  before: { main: kopecks(100), service: kopecks(60), isSubscribed: false, lineIds: [] },
  step,
})

const outcomes = ({ context }: AttemptSnapshot) => {
  const { intent } = context
  if (intent === null) return []
  const ends: readonly IntentOutcome[] = [
    { result: 'moved', intent, isAnswered: true, text: { text: 'Done' } },
    { result: 'moved', intent, isAnswered: false, text: null },
    {
      result: 'notMoved',
      intent,
      failure: { kind: 'refused', status: 422, texts: [{ text: 'No' }], fields: {}, retryAfter: null },
    },
    { result: 'notMoved', intent, failure: null },
    { result: 'postponed', intent },
  ]
  return [...ends.map(gives), breaks()]
}

/** The move itself is walked elsewhere; here it only ends. */
const machine = attemptMachine.provide({ actors: { intent: fromPromise(() => new Promise(() => {})) as never } })

const walkWith = (confirmed: Confirmed | null, recalled: readonly (Intent | null)[]) =>
  explore(machine, {
    input: {
      trunk: { send: () => {} },
      clock: { now: () => 0 },
      ids: { next: () => 'new' },
      owner: { send: () => {} },
      supplierId: 1,
      plan: confirmed && subscriptionPlan(confirmed),
      notMoved: null,
    },
    user: [{ type: 'check.chosen' }, { type: 'dialog.dismissed' }],
    world: {
      recallIntent: [...recalled.map(gives), fails()],
      fetchSetup: [
        gives(setup(100, 60)),
        gives(setup(100, 100)),
        gives(setup(99, 100)),
        gives(setup(100, null)),
        gives(setup(0, 0, true)),
        fails(),
      ],
      fetchTrail: [gives([]), fails()],
      holdMoney: [breaks()],
      intent: outcomes,
    },
    facts: {
      holdMoney: [{ type: 'lock.granted' }, { type: 'lock.refused' }],
      intent: [
        { type: 'intent.progressed', phase: 'sending' },
        { type: 'intent.progressed', phase: 'checking' },
      ],
    },
    lens: ({ fresh, plan, intent, made, notMoved, result }) => [
      fresh?.mainBalance,
      fresh?.serviceBalance,
      fresh?.active,
      plan !== null,
      intent && [intent.id, intent.kind],
      made.map(({ kind }) => kind),
      notMoved?.kind,
      result,
    ],
  })

const transfer = walkWith({ step: 'transfer', funds: funds(100, 60) }, [null, left('coverShortfall', 'moved')])
const pay = walkWith({ step: 'pay', funds: funds(100, 100) }, [null, left('paySubscription')])
const nothing = walkWith(null, [null, left('coverShortfall'), left('paySubscription'), left('transferToMain')])
const walks = [transfer, pay, nothing]

test('every state and every transition is visited', () => {
  expectFullCoverage('attempt', transfer.coverage, pay.coverage, nothing.coverage)
})

test('an attempt always ends', () => {
  for (const { trapsFor } of walks) expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

const moving = walks.flatMap(({ paths }) => paths.filter(({ state }) => state.matches('moving')))

test('money never moves before the supplier confirms', () => {
  expect(moving).not.toEqual([])
  expect(nothing.paths.filter(({ state }) => state.matches('moving'))).toEqual([])
})

test('money never moves without settings read in the same attempt, alone among all tabs', () => {
  for (const { story } of moving) {
    expect(story).toMatch(/lock\.granted.*done\.actor\.recallIntent.*done\.actor\.fetchSetup.*done\.actor\.fetchTrail/)
  }
})

test('the amount is the shortfall or the cost, and nothing else', () => {
  for (const { state } of moving) {
    const { intent, fresh } = state.context
    const amounts = { coverShortfall: 100 - Number(fresh?.serviceBalance), paySubscription: 100 }
    expect(intent?.amount).toBe(amounts[intent?.kind as keyof typeof amounts])
  }
})

test('a payment follows a transfer only by the server’s own word', () => {
  const followed = transfer.moves.filter(
    ({ from, to }) =>
      from.context.intent?.kind === 'coverShortfall' &&
      to.matches('moving') &&
      to.context.intent?.kind === 'paySubscription',
  )
  expect(followed).not.toEqual([])
  for (const { from, event } of followed) {
    expect(event).toBe('xstate.done.actor.intent')
    expect(from.context.plan).not.toBeNull()
  }
})

test('what was dismissed moves no more money', () => {
  const dismissed = walks.map(({ paths, canReach }) => ({
    canReach,
    states: paths.filter(({ state }) => state.context.plan === null && !state.matches('moving')),
  }))
  for (const { canReach, states } of dismissed) {
    expect(states).not.toEqual([])
    for (const { state } of states) expect(canReach((later) => later.matches('moving'), state)).toBe(false)
  }
})

test('what was dismissed while the shortfall moved is never followed by a payment', () => {
  const dismissed = transfer.paths.filter(
    ({ state: { context } }) => context.plan === null && context.intent?.kind === 'coverShortfall',
  )
  expect(dismissed).not.toEqual([])
  const isPaying = (state: AttemptSnapshot) => state.context.intent?.kind === 'paySubscription'
  for (const { state } of dismissed) expect(transfer.canReach(isPaying, state)).toBe(false)
})

test('what another visit left unclear is looked up, and nothing else happens', () => {
  const resumed = pay.paths.filter(({ state }) => state.matches('resuming'))
  expect(resumed).not.toEqual([])
  for (const { state } of resumed) {
    expect(state.children.intent?.getSnapshot()).toMatchObject({ input: { isResumed: true, intent: { id: 'old' } } })
    expect(pay.canReach((later) => later.matches('moving'), state)).toBe(false)
  }
})

test('a move that failed is not sent again by itself', () => {
  const after = walks.flatMap(({ paths }) => paths.filter(({ state }) => state.context.notMoved !== null))
  expect(after).not.toEqual([])
  for (const { state } of after) expect(state.matches('moving')).toBe(false)
})
