import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { nothingCarried } from '../session/session.domain.ts'
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

const walk = explore(machine, {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    place: { to: 'payouts' },
    carried: nothingCarried,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'request.chosen' },
    { type: 'cancel.chosen', id: '1' },
    { type: 'cancel.chosen', id: '2' },
    { type: 'cancel.confirmed' },
    { type: 'dialog.dismissed' },
    { type: 'place.refined', place: { to: 'payouts', search: '?page=2' } },
    { type: 'setup.learned', setup: someSetup },
    { type: 'tab.shown' },
  ],
  facts: {
    list: [
      { type: 'page.read', page, isFiltered: false },
      { type: 'page.read', page: { ...page, rows: [] }, isFiltered: true },
    ],
  },
  // It means nothing to this screen.
  unused: ['tab.shown'],
  world: {
    list: [breaks()],
    request: [gives({ mayHaveMoved: false }), gives({ mayHaveMoved: true }), breaks()],
    cancelPayout: [gives(), fails(), fails({ kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null })],
  },
  lens: ({ known, cancelled }) => [known?.rows.length, cancelled?.id],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('payouts', walk.coverage)
})

test('the screen comes back to rest from everywhere', () => {
  expect(walk.trapsFor((state) => state.matches('shown'))).toEqual([])
})

test('nothing is cancelled without being asked about, and only what may be', () => {
  const cancelling = walk.movesWhere(({ from, to }) => !from.matches('cancelling') && to.matches('cancelling'))
  for (const { from, event } of cancelling) {
    expect([event, selectPayouts(from).dialog]).toMatchObject([
      'cancel.confirmed',
      { open: 'cancel', payout: { id: '1' } },
    ])
  }
})

test('the row stays busy until the server has answered, and a busy step ignores the person', () => {
  const busy = walk.movesWhere(({ from, event }) => from.matches('cancelling') && !event.startsWith('xstate.'))
  for (const { from, to } of busy) expect([selectPayouts(from).busyId, selectPayouts(to).busyId]).toEqual(['1', '1'])
})

test('a payout can be asked for once the sums are known', () => {
  for (const { state } of walk.pathsWhere(({ state }) => state.matches('shown'))) {
    expect(state.can({ type: 'request.chosen' })).toBe(selectPayouts(state).totals !== null)
  }
})
