import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { claiming, moneyMove, screenDialog } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent, someTransaction, uah } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
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

/** Figures are read by a machine of its own; here it only ends. */
const silent = fromPromise(() => new Promise(() => {})) as never
const machine = reconcilerMachine.provide({ actors: { look: silent, copy: silent } })

const walkOf = (journals: readonly (readonly Intent[])[]) =>
  explore(machine, {
    input: {
      trunk: { send: () => {} },
      clock: { now: () => 0 },
      supplierId: 1,
    },
    user: [
      claiming(),
      claiming(moneyMove),
      claiming(screenDialog),
      { type: 'intent.unclear', id },
      { type: 'look.wanted' },
      { type: 'operation.opened', id },
      { type: 'check.chosen' },
      { type: 'check.postponed' },
      { type: 'operation.closed' },
    ],
    world: {
      watchClaims: [breaks()],
      loadIntents: [...journals.map(gives), fails()],
      look: [
        figures(),
        figures(ours('8')),
        figures(ours('8'), ours('9')),
        gives({ failure: { kind: 'unexpected' } as Failure }),
        breaks(),
      ],
      settleIntents: [gives([id]), gives([]), fails()],
      forgetDraft: [gives(), fails()],
      copy: [breaks()],
    },
    lens: ({ isMoving, journal, watch, settled, failures, shown, isHidden }) => [
      isMoving,
      journal.map(({ step }) => step),
      watch,
      settled.map(({ next }) => next?.step),
      Math.min(failures, 1),
      shown,
      isHidden,
    ],
  })

const unclear = walkOf([[], [at('sent')]])
const known = walkOf([[at('moved')], [at('doubled')]])
const invoice = walkOf([[at('sent', 'topUp')], [at('unknown')]])
const walks = [unclear, known, invoice]

test('every state and every transition is visited', () => {
  expectFullCoverage('reconciler', unclear.coverage, known.coverage, invoice.coverage)
})

test('an unclear move always comes to an end, by itself or by a person', () => {
  expect(unclear.trapsFor((state) => state.context.journal.length === 0)).toEqual([])
})

test('nothing is said to have been left undone before patience is over', () => {
  const undone = walks.flatMap(({ paths }) =>
    paths.filter(({ state }) => state.context.settled.some(({ next }) => next?.step === 'notMoved')),
  )
  expect(undone).not.toEqual([])
  for (const { story } of undone) expect(story).toContain('xstate.after.patience')
})

test('a dialog is open only for what a supplier has to know of, and can always be left', () => {
  for (const { pathsWhere, movesWhere } of walks) {
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

test('a doubled move is shown by itself to who found it', () => {
  const told = walks.flatMap(({ moves }) =>
    moves.filter(
      ({ from, event, to }) =>
        event === 'xstate.done.actor.settleIntents' &&
        from.context.settled.some(({ next }) => next?.step === 'doubled') &&
        to.context.shown === id,
    ),
  )
  expect(told).not.toEqual([])
})

test('while a session of this tab moves money, nothing is looked up', () => {
  for (const { state } of walks.flatMap(({ paths }) => paths)) {
    if (state.context.isMoving) expect(state.matches({ work: 'looking' })).toBe(false)
  }
})
