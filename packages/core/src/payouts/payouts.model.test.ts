import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { composePayouts } from './payouts.compose.ts'
import type { Payout, PayoutPage, PayoutStatus } from './payouts.domain.ts'
import { selectPayouts } from './payouts.selectors.ts'

const machine = composePayouts(silentPorts())
const row = (id: string, status: PayoutStatus) => ({ id, status, amount: kopecks(1000_00) }) as Payout
const totals = { available: null, held: null, processing: null, paidThisMonth: null, minimum: null }
const page: PayoutPage = {
  rows: [row('1', 'created'), row('2', 'paid')],
  page: 1,
  total: null,
  lastPage: null,
  totals,
  requisites: [],
}

const model = explore(machine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: { to: 'payouts' },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'request.chosen' },
    { type: 'cancel.chosen', id: '1' },
    { type: 'cancel.chosen', id: '2' },
    { type: 'cancel.confirmed' },
    { type: 'dialog.dismissed' },
    { type: 'query.changed', location: { to: 'payouts', search: '?page=2' } },
    { type: 'setup.loaded', setup: someSetup },
    { type: 'tab.shown' },
  ],
  childEvents: {
    list: [
      { type: 'page.read', page, isFiltered: false },
      { type: 'page.read', page: { ...page, rows: [] }, isFiltered: true },
    ],
  },
  // A screen event that this screen ignores.
  unused: ['tab.shown'],
  world: {
    list: [breaks()],
    request: [gives({ mayHaveMoved: false }), gives({ mayHaveMoved: true }), breaks()],
    cancelPayout: [gives(), fails(), fails({ kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null })],
  },
  project: ({ known, cancelled }) => [known?.rows.length, cancelled?.id],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('payouts', model.coverage)
})

test('the screen can always return to its list', () => {
  expect(model.trapsFor((state) => state.matches('shown'))).toEqual([])
})

test('only a cancellable payout is cancelled, and only after a confirmation', () => {
  const cancelling = model.movesWhere(({ from, to }) => !from.matches('cancelling') && to.matches('cancelling'))
  for (const { from, event } of cancelling) {
    expect([event, selectPayouts(from).dialog]).toMatchObject([
      'cancel.confirmed',
      { open: 'cancel', payout: { id: '1' } },
    ])
  }
})

test('the row stays busy until the server responds, and a busy step ignores the supplier’s events', () => {
  const busy = model.movesWhere(({ from, event }) => from.matches('cancelling') && !event.startsWith('xstate.'))
  for (const { from, to } of busy) expect([selectPayouts(from).busyId, selectPayouts(to).busyId]).toEqual(['1', '1'])
})

test('a payout can be requested once the sums are known', () => {
  for (const { state } of model.pathsWhere(({ state }) => state.matches('shown'))) {
    expect(state.can({ type: 'request.chosen' })).toBe(selectPayouts(state).totals !== null)
  }
})
