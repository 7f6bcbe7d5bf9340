import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { claiming, moneyMove, screenDialog } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someTransaction, uah } from '../../testing/samples/money.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Intent, Transaction } from './intents.domain.ts'
import { reconcilerMachine } from './reconciler.machine.ts'
import { selectOperations } from './reconciler.selectors.ts'

const id = 'one'
const at = (step: Intent['step'], kind: Intent['kind'] = 'transferToService') => someIntent(kind, { id, step })
const ours = (line: string) => someTransaction(line, { text: id })
const figures = (...lines: readonly Transaction[]) =>
  gives({
    fresh: { ...someSetup, mainBalance: uah(900), serviceBalance: uah(100), active: false },
    transactions: { service: { lines: [...lines, someTransaction('7'), someTransaction('6')], isWhole: true } },
    failure: null,
  })

/** The look machine has its own model test; here it only ends. */
const silent = fromPromise(() => new Promise(() => {})) as never
const machine = reconcilerMachine.provide({ actors: { lookup: silent, copy: silent } })

const exploreOf = (journals: readonly (readonly Intent[])[]) =>
  explore(machine, {
    input: {
      app: { send: () => {} },
      clock: { now: () => 0 },
      supplierId: 1,
    },
    user: [
      claiming(),
      claiming(moneyMove),
      claiming(screenDialog),
      { type: 'intent.unclear', id },
      { type: 'lookup.requested' },
      { type: 'operation.opened', id },
      { type: 'check.chosen' },
      { type: 'check.postponed' },
      { type: 'operation.closed' },
    ],
    world: {
      watchClaims: [breaks()],
      loadIntents: [...journals.map(gives), fails()],
      lookup: [
        figures(),
        figures(ours('8')),
        figures(ours('8'), ours('9')),
        gives({ failure: { kind: 'unexpected' } as Failure }),
        breaks(),
      ],
      settleIntents: [gives([id]), gives([]), fails()],
      clearDraft: [gives(), fails()],
      copy: [breaks()],
    },
    project: ({ isMoving, journal, watch, settled, failures, shown, isHidden }) => [
      isMoving,
      journal.map(({ step }) => step),
      watch,
      settled.map(({ next }) => next?.step),
      Math.min(failures, 1),
      shown,
      isHidden,
    ],
  })

const unclear = exploreOf([[], [at('sent')]])
const known = exploreOf([[at('moved')], [at('doubled')]])
const invoice = exploreOf([[at('sent', 'topUp')], [at('unknown')]])
const models = [unclear, known, invoice]

test('every state and every transition is visited', () => {
  expectFullCoverage('reconciler', unclear.coverage, known.coverage, invoice.coverage)
})

test('an unclear move can always be settled, automatically or by the supplier', () => {
  expect(unclear.trapsFor((state) => state.context.journal.length === 0)).toEqual([])
})

test('a move is reported as not made only after the patience is over', () => {
  const undone = models.flatMap(({ paths }) =>
    paths.filter(({ state }) => state.context.settled.some(({ next }) => next?.step === 'notMoved')),
  )
  expect(undone).not.toEqual([])
  for (const { scenario } of undone) expect(scenario).toContain('xstate.after.patience')
})

test('a dialog shows only an unclear or doubled move, and can always be closed', () => {
  for (const { pathsWhere, movesWhere } of models) {
    const open = pathsWhere(({ state }) => state.matches({ dialog: 'open' }))
    for (const { state } of open) {
      const { shown, all } = selectOperations(state)
      const { isHidden, isMoving } = state.context
      expect(shown?.id ?? null).toBe(isHidden || isMoving ? null : id)
      expect(all.length).toBe(isMoving ? 0 : 1)
    }
    const left = movesWhere(({ from, event }) => event === 'check.postponed' && from.matches({ dialog: 'open' }))
    for (const { to } of left) expect(to.matches({ dialog: 'closed' })).toBe(true)
  }
})

test('the tab that finds a doubled move opens its dialog', () => {
  const told = models.flatMap(({ moves }) =>
    moves.filter(
      ({ from, event, to }) =>
        event === 'xstate.done.actor.settleIntents' &&
        from.context.settled.some(({ next }) => next?.step === 'doubled') &&
        to.context.shown === id,
    ),
  )
  expect(told).not.toEqual([])
})

test('the reconciler reads nothing while a session of this tab moves money', () => {
  for (const { state } of models.flatMap(({ paths }) => paths)) {
    if (state.context.isMoving) expect(state.matches({ work: 'looking' })).toBe(false)
  }
})
