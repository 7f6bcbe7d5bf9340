import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someIntent, uah } from '../../testing/samples/money.ts'
import type { SessionResult } from '../intents/intents.domain.ts'
import type { SessionOutcome } from '../intents/payment-session.setup.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { ReferralSummary } from './referrals.domain.ts'
import { selectWithdrawalView } from './referrals.selectors.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'

const known: ReferralSummary = {
  code: 'A',
  link: 'https://panel.example/?ref=A',
  terms: { bonus: uah(250), payments: 2, days: 14 },
  clicks: 9,
  registered: 5,
  paid: 3,
  earned: uah(1000),
  available: uah(1000),
  debt: uah(0),
  minimum: uah(200),
}
const refusal = {
  kind: 'refused',
  status: 422,
  code: null,
  texts: [],
  fields: { amount: [{ text: 'Доступно 100' }] },
} as never
const ends = (result: SessionResult, more: Partial<SessionOutcome> = {}) =>
  gives({ result, fresh: null, made: [], failure: null, ...more } satisfies SessionOutcome)

/** The session that moves money has its own model test; here it only ends. */
const silent = fromPromise(() => new Promise(() => {})) as never
const machine = withdrawalMachine.provide({ actors: { session: silent, draft: silent } })

const model = explore(machine, {
  input: { app: { send: () => {} }, clock: { now: () => 0 }, ids: { next: () => 'new' }, supplierId: 1, known },
  user: [
    { type: 'amount.edited', text: '300' },
    { type: 'amount.edited', text: '1e9' },
    { type: 'form.submitted' },
    { type: 'dialog.dismissed' },
  ],
  world: {
    fetchReferrals: [
      gives(succeeded(known)),
      gives(succeeded({ ...known, debt: uah(50) })),
      gives(failed({ kind: 'unreachable' })),
    ],
    session: [
      ends('decided', { made: [someIntent('withdrawBonus')] }),
      ends('refused'),
      ends('refused', { failure: refusal }),
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
    session: [{ type: 'session.progressed', phase: 'moving', kind: 'withdrawBonus' }],
    draft: [{ type: 'draft.found', texts: { amount: '300' } }],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('withdrawal', model.coverage)
})

test('the dialog can always be closed or carried out', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('a sum that breaks a rule, or a withdrawal with a debt, is never sent', () => {
  const sent = model.pathsWhere(({ state }) => state.matches('moving'))
  for (const { state } of sent) expect(state.context.known.debt).toBe(0)
  // The dialog begins with all that is available.
  expect(new Set(sent.map(({ state }) => state.context.text))).toEqual(new Set(['1000', '300']))
})

test('no response changes the typed sum, and the form shows what went wrong', () => {
  const answers = model.movesWhere(({ event }) => event.startsWith('xstate.'))
  for (const { from, to } of answers) expect(to.context.text).toBe(from.context.text)
  const back = model.moves.filter(({ from, to }) => !from.matches('editing') && to.matches('editing'))
  const told = back.map(({ to }) => {
    const { note, error } = selectWithdrawalView(to)
    return note ?? error
  })
  for (const key of ['balances.elsewhere', 'referrals.notWithdrawn', 'intents.unprovable', 'intents.unwritable'])
    expect(told).toContainEqual({ key })
  expect(told).toContainEqual({ key: 'referrals.inDebt', values: { amount: 50_00 } })
  expect(told).toContainEqual({ text: 'Доступно 100' })
})
