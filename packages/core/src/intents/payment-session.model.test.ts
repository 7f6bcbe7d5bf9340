import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent, someTransaction } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
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

/** Figures are read, and each move is made, by machines of their own; here they only end. */
const silent = fromPromise(() => new Promise(() => {})) as never
const machine = paymentSessionMachine.provide({ actors: { look: silent, move: silent } })

const ended = (result: MoveOutcome['result'], more: Partial<MoveOutcome> = {}) =>
  gives({ result, text: null, failure: null, fresh: null, ...more } satisfies MoveOutcome)

const walkWith = (confirmed: Confirmed) =>
  explore(machine, {
    input: {
      trunk: { send: () => {} },
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
      look: [
        figures(setup(100, 60)),
        figures(setup(100, 100)),
        figures(setup(99, 100)),
        figures(setup(0, 0, true)),
        figures(setup(100, 60), [someTransaction('8', { text: cover('notMoved').id, amount: kopecks(40) })]),
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
    facts: { holdMoney: [{ type: 'lock.granted' }, { type: 'lock.refused' }, { type: 'lock.unprovable' }] },
    lens: ({ journal, fresh, transactions, nextMove, intent, made, failure, result }) => [
      journal.map(({ step }) => step),
      fresh?.serviceBalance,
      transactions?.lines.length,
      nextMove !== null,
      intent && [intent.id, intent.kind],
      made.map(({ kind }) => kind),
      failure?.kind,
      result,
    ],
  })

const transfer = walkWith({ step: 'transfer', funds })
const pay = walkWith({ step: 'pay', funds: { ...funds, service: kopecks(100) } })
const walks = [transfer, pay]
const moving = walks.flatMap(({ paths }) => paths.filter(({ state }) => state.matches('moving')))
const isMoving = (state: PaymentSessionSnapshot) => state.matches('moving')

test('every state and every transition is visited', () => {
  expectFullCoverage('payment-session', transfer.coverage, pay.coverage)
})

test('a session always ends', () => {
  for (const { trapsFor } of walks) expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

test('money moves only alone among all tabs, by figures of now', () => {
  expect(moving).not.toEqual([])
  for (const { story } of moving) expect(story).toMatch(/lock\.granted.*done\.actor\.loadIntents.*done\.actor\.look/)
})

test('nothing moves while an earlier move is unclear', () => {
  for (const { canReach, pathsWhere } of walks) {
    const held = pathsWhere(({ state }) => state.context.journal.some(isOpen))
    for (const { state } of held) expect(canReach(isMoving, state)).toBe(false)
  }
})

test('a second move follows only a first that was carried out', () => {
  const again = walks.flatMap(({ moves }) =>
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

test('after an unclear answer the session is over', () => {
  const unclear = walks.flatMap(({ paths }) => paths.filter(({ state }) => state.context.result === 'unclear'))
  expect(unclear).not.toEqual([])
  for (const { state } of unclear) expect([state.status, state.context.made.length <= 1]).toEqual(['done', true])
})

test('a move that was taken for one that never happened, and shows in the books, is not made again', () => {
  const found = transfer.movesWhere(({ from, to }) => from.matches('looking') && to.matches('settlingLate'))
  for (const { to } of found) {
    expect(to.context.intent?.id).toBe(cover('notMoved').id)
    expect(transfer.canReach(isMoving, to)).toBe(false)
  }
})

test('the amount is the shortfall or the cost, and nothing else', () => {
  for (const { state } of moving) {
    const { intent, fresh } = state.context
    const amounts = { coverShortfall: 100 - Number(fresh?.serviceBalance), paySubscription: 100 }
    expect(intent?.amount).toBe(amounts[intent?.kind as keyof typeof amounts])
  }
})

test('what was dismissed moves no more money', () => {
  for (const { canReach, pathsWhere } of walks) {
    const dismissed = pathsWhere(({ state }) => state.context.nextMove === null && !state.matches('moving'))
    for (const { state } of dismissed) expect(canReach(isMoving, state)).toBe(false)
  }
})
