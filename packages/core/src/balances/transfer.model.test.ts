import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent } from '../../testing/samples/money.ts'
import type { SessionResult } from '../intents/intents.domain.ts'
import type { SessionOutcome } from '../intents/payment-session.setup.ts'
import { kopecks } from '../kernel/money.ts'
import { transferMachine } from './transfer.machine.ts'
import { selectTransfer } from './transfer.selectors.ts'

const setup = { ...someSetup, mainBalance: kopecks(10_000), serviceBalance: kopecks(5_000) }
const ends = (result: SessionResult, more: Partial<SessionOutcome> = {}) =>
  gives({ result, fresh: null, made: [], failure: null, ...more } satisfies SessionOutcome)

/** The session that moves money has its own model test; here it only ends. */
const silent = fromPromise(() => new Promise(() => {})) as never
const machine = transferMachine.provide({ actors: { session: silent, draft: silent } })

const model = explore(machine, {
  input: {
    app: { send: () => {} },
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
  childEvents: {
    session: [{ type: 'session.progressed', phase: 'moving', kind: 'transferToMain' }],
    draft: [{ type: 'draft.found', texts: { amount: '60' } }],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('transfer', model.coverage)
})

test('the dialog can always be closed or carried out', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('an amount that breaks a rule is never sent', () => {
  const sent = model.pathsWhere(({ state }) => state.matches('moving'))
  for (const { state } of sent) expect(state.context.text).toBe('60')
})

test('a busy step ignores the form', () => {
  const again = model.movesWhere(
    ({ from, event }) => from.matches('moving') && /^(amount|direction|form)\./.test(event),
  )
  for (const { from, to } of again) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test('a response never changes the typed amount', () => {
  const answers = model.movesWhere(({ event }) => event.startsWith('xstate.'))
  for (const { from, to } of answers) expect(to.context.text).toBe(from.context.text)
})

test('the form shows what went wrong', () => {
  const back = model.moves.filter(({ from, to }) => from.matches('moving') && to.matches('editing'))
  const sent = back.map(({ to }) => {
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
    expect(sent).toContainEqual({ key })
  }
})

test('the typed amount stays as a draft until the transfer is confirmed', () => {
  const over = model.movesWhere(({ from, to }) => from.matches('moving') && to.matches('finished'))
  for (const { to } of over) expect(to.context.text).toBe('60')
})
