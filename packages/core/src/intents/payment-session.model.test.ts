import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someTransaction } from '../../testing/samples/money.ts'
import type { Failure } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { type Confirmed, subscriptionMoves } from '../subscription/subscription.domain.ts'
import { type Intent, isOpen, type Transaction } from './intents.domain.ts'
import type { MoveOutcome } from './move.machine.ts'
import { type PaymentSessionSnapshot, paymentSessionMachine } from './payment-session.machine.ts'

const setup = (main: number, service: number, active = false): Setup => ({
  ...someSetup,
  mainBalance: kopecks(main),
  serviceBalance: kopecks(service),
  cost: kopecks(100),
  active,
})
const funds = { main: kopecks(100), service: kopecks(60), cost: kopecks(100) }
const cover = (step: Intent['step']) => someIntent('coverShortfall', { step, amount: kopecks(40) })
const figures = (fresh: Setup, lines: readonly Transaction[] = []) =>
  gives({ fresh, transactions: { service: { lines, isWhole: true } }, failure: null })
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })

/** The look and move machines have their own model tests; here they only end. */
const silent = fromPromise(() => new Promise(() => {})) as never
const machine = paymentSessionMachine.provide({ actors: { lookup: silent, move: silent } })

const ended = (result: MoveOutcome['result'], more: Partial<MoveOutcome> = {}) =>
  gives({ result, text: null, failure: null, fresh: null, ...more } satisfies MoveOutcome)

const exploreWith = (confirmed: Confirmed) =>
  explore(machine, {
    input: {
      app: { send: () => {} },
      clock: { now: () => 0 },
      ids: { next: () => 'new' },
      owner: { send: () => {} },
      supplierId: 1,
      list: 'service',
      nextMove: subscriptionMoves(confirmed),
    },
    user: [{ type: 'dialog.dismissed' }],
    world: {
      holdMoney: [breaks()],
      loadIntents: [gives([]), gives([cover('notMoved')]), gives([cover('sent')]), fails()],
      lookup: [
        figures(setup(100, 60)),
        figures(setup(100, 100)),
        figures(setup(99, 100)),
        figures(setup(0, 0, true)),
        figures(setup(100, 60), [someTransaction('8', { text: cover('notMoved').id, amount: kopecks(40) })]),
        figures(setup(100, 60), [someTransaction('8', { amount: kopecks(40) })]),
        gives({ failure: { kind: 'unexpected' } as Failure }),
        breaks(),
      ],
      move: [
        ended('moved', { text: { text: 'Done' } }),
        ended('moved'),
        ended('refused', { failure: refused(422), fresh: setup(99, 100) }),
        ended('unclear'),
        ended('unwritable'),
        breaks(),
      ],
      settleIntents: [gives([]), fails()],
    },
    childEvents: { holdMoney: [{ type: 'lock.granted' }, { type: 'lock.refused' }, { type: 'lock.unprovable' }] },
    project: ({ journal, fresh, transactions, nextMove, intent, made, failure, result }) => [
      journal.map(({ step }) => step),
      fresh?.serviceBalance,
      transactions?.lines.map(({ text }) => text),
      nextMove !== null,
      intent && [intent.id, intent.kind],
      made.map(({ kind }) => kind),
      failure?.kind,
      result,
    ],
  })

const transfer = exploreWith({ step: 'transfer', funds })
const pay = exploreWith({ step: 'pay', funds: { ...funds, service: kopecks(100) } })
const models = [transfer, pay]
const moving = models.flatMap(({ paths }) => paths.filter(({ state }) => state.matches('moving')))
const isMoving = (state: PaymentSessionSnapshot) => state.matches('moving')

test('every state and every transition is visited', () => {
  expectFullCoverage('payment-session', transfer.coverage, pay.coverage)
})

test('a session always ends', () => {
  for (const { trapsFor } of models) expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

test('money moves only with the lock and with fresh figures', () => {
  expect(moving).not.toEqual([])
  for (const { scenario } of moving)
    expect(scenario).toMatch(/lock\.granted.*done\.actor\.loadIntents.*done\.actor\.look/)
})

test('nothing moves while an earlier move is unclear', () => {
  for (const { canReach, pathsWhere } of models) {
    const held = pathsWhere(({ state }) => state.context.journal.some(isOpen))
    for (const { state } of held) expect(canReach(isMoving, state)).toBe(false)
  }
})

test('a second move follows only a completed first one', () => {
  const again = models.flatMap(({ moves }) =>
    moves.filter(
      ({ from, to }) => to.matches('moving') && to.context.intent !== from.context.intent && to.context.made.length > 0,
    ),
  )
  expect(again).not.toEqual([])
  for (const { to } of again) {
    expect(to.context.made.map(({ kind }) => kind)).toEqual(['coverShortfall'])
    expect(to.context.intent?.kind).toBe('paySubscription')
  }
})

test('an unclear response ends the session', () => {
  const unclear = models.flatMap(({ paths }) => paths.filter(({ state }) => state.context.result === 'unclear'))
  expect(unclear).not.toEqual([])
  for (const { state } of unclear) expect([state.status, state.context.made.length <= 1]).toEqual(['done', true])
})

test('a move believed not made but found in the transactions is not made again', () => {
  const found = transfer.movesWhere(({ from, to }) => from.matches('looking') && to.matches('settlingLate'))
  for (const { to } of found) {
    expect(to.context.intent?.id).toBe(cover('notMoved').id)
    expect(transfer.canReach(isMoving, to)).toBe(false)
  }
})

test('a move believed not made is not made again while a line of the books could be it', () => {
  const doubted = transfer.movesWhere(({ from, to }) => from.matches('looking') && to.matches('doubting'))
  expect(doubted).not.toEqual([])
  for (const { to } of doubted) expect(transfer.canReach(isMoving, to)).toBe(false)
})

test('the amount is the shortfall or the cost', () => {
  for (const { state } of moving) {
    const { intent, fresh } = state.context
    const amounts = { coverShortfall: 100 - Number(fresh?.serviceBalance), paySubscription: 100 }
    expect(intent?.amount).toBe(amounts[intent?.kind as keyof typeof amounts])
  }
})

test('a dismissed dialog starts no further move', () => {
  for (const { canReach, pathsWhere } of models) {
    const dismissed = pathsWhere(({ state }) => state.context.nextMove === null && !state.matches('moving'))
    for (const { state } of dismissed) expect(canReach(isMoving, state)).toBe(false)
  }
})
