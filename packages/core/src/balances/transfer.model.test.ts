import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
import type { SessionResult } from '../intents/intents.domain.ts'
import type { SessionOutcome } from '../intents/payment-session.setup.ts'
import { kopecks } from '../kernel/money.ts'
import { transferMachine } from './transfer.machine.ts'
import { selectTransfer } from './transfer.selectors.ts'

const setup = { ...someSetup, mainBalance: kopecks(10_000), serviceBalance: kopecks(5_000) }
const ends = (result: SessionResult, more: Partial<SessionOutcome> = {}) =>
  gives({ result, fresh: null, made: [], failure: null, ...more } satisfies SessionOutcome)

/** Money moves in a session of its own, which is walked elsewhere; here it only ends. */
const silent = fromPromise(() => new Promise(() => {})) as never
const machine = transferMachine.provide({ actors: { session: silent, draft: silent } })

const walk = explore(machine, {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'new' },
    supplierId: 1,
    direction: 'toService',
  },
  user: [
    { type: 'amount.edited', text: '60' },
    { type: 'amount.edited', text: '1e9' },
    { type: 'direction.toggled' },
    { type: 'form.submitted' },
    { type: 'dialog.dismissed' },
  ],
  world: {
    fetchSetup: [gives(setup), fails()],
    session: [
      ends('decided', { made: [someIntent('transferToMain')] }),
      ends('decided', { fresh: { ...setup, mainBalance: kopecks(1) } }),
      ends('refused', { fresh: setup }),
      ends('failed'),
      ends('elsewhere'),
      ends('unprovable'),
      ends('unwritable'),
      ends('unclear'),
      ends('pending'),
      breaks(),
    ],
    draft: [breaks()],
  },
  facts: {
    session: [{ type: 'session.progressed', phase: 'moving', kind: 'transferToMain' }],
    draft: [{ type: 'draft.found', texts: { amount: '60' } }],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('transfer', walk.coverage)
})

test('no way traps: it can always be closed or carried out', () => {
  expect(walk.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('nothing is sent that breaks a rule', () => {
  const sent = walk.pathsWhere(({ state }) => state.matches('moving'))
  for (const { state } of sent) expect(state.context.text).toBe('60')
})

test('a busy step ignores the form', () => {
  const again = walk.movesWhere(({ from, event }) => from.matches('moving') && /^(amount|direction|form)\./.test(event))
  for (const { from, to } of again) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test('nothing typed is lost, whatever the answer', () => {
  const answers = walk.movesWhere(({ event }) => event.startsWith('xstate.'))
  for (const { from, to } of answers) expect(to.context.text).toBe(from.context.text)
})

test('the form says what went wrong', () => {
  const back = walk.moves.filter(({ from, to }) => from.matches('moving') && to.matches('editing'))
  const said = back.map(({ to }) => {
    const shown = selectTransfer(to)
    return shown.step === 'form' ? (shown.note ?? shown.error) : null
  })
  for (const key of [
    'balances.elsewhere',
    'balances.notMoved',
    'balances.exceeds',
    'intents.unprovable',
    'intents.unwritable',
  ]) {
    expect(said).toContainEqual({ key })
  }
})

test('what was typed waits as a draft until it is known to have been carried out', () => {
  const over = walk.movesWhere(({ from, to }) => from.matches('moving') && to.matches('finished'))
  for (const { to } of over) expect(to.context.text).toBe('60')
})
