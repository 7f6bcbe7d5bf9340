import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { composeMainBalance } from './balances.compose.ts'
import { selectMainBalance } from './balances.selectors.ts'

const machine = composeMainBalance(silentPorts())
const page = (balance: number | null) => ({
  rows: [],
  page: 1,
  total: null,
  lastPage: null,
  balance: balance === null ? null : kopecks(balance),
})

const exploreFrom = (search?: string) =>
  explore(machine, {
    input: {
      app: { send: () => {} },
      clock: { now: () => 0 },
      ids: { next: () => 'id-1' },
      location: { to: 'main-balance', ...(search && { search }) },
      signInDraft: emptySignInDraft,
      supplier: someSession.supplier,
    },
    user: [
      { type: 'topUp.chosen' },
      { type: 'transfer.chosen' },
      { type: 'query.changed', location: { to: 'main-balance' } },
      { type: 'query.changed', location: { to: 'main-balance', search: '?topUp&to=orders' } },
      { type: 'query.changed', location: { to: 'main-balance', search: '?transfer' } },
      { type: 'query.changed', location: { to: 'main-balance', search: '?payment=success' } },
      { type: 'setup.loaded', setup: { ...someSetup, mainBalance: kopecks(100_00) } },
      { type: 'setup.loaded', setup: { ...someSetup, mainBalance: kopecks(300_00) } },
      { type: 'setup.loaded', setup: { ...someSetup, mainBalance: null } },
      { type: 'tab.shown' },
    ],
    childEvents: {
      list: [
        { type: 'page.read', page: page(100_00), isFiltered: false },
        { type: 'page.read', page: page(null), isFiltered: false },
      ],
    },
    world: {
      list: [breaks()],
      paymentReturn: [breaks()],
      topUp: [gives({ mayHaveMoved: true }), gives({ mayHaveMoved: false }), breaks()],
      transfer: [gives(), breaks()],
    },
    project: ({ location, balance, shown }) => [location, balance, shown],
  })

const models = [exploreFrom(), exploreFrom('?topUp'), exploreFrom('?payment=cancel'), exploreFrom('?transfer')] as const

test('every state and every transition is visited', () => {
  expectFullCoverage('main-balance', ...(models.map(({ coverage }) => coverage) as [never, never, never, never]))
})

test.each(models)('every dialog can be opened and left', ({ trapsFor }) => {
  for (const open of ['none', 'topUp', 'transfer'] as const) {
    expect(trapsFor((state) => selectMainBalance(state).dialog.open === open)).toEqual([])
  }
})

test.each(models)('an open dialog is not replaced by another one', ({ movesWhere }) => {
  const disturbed = movesWhere(
    ({ from, event }) => selectMainBalance(from).dialog.open !== 'none' && !event.startsWith('xstate.'),
  )
  for (const { from, to } of disturbed) {
    expect(selectMainBalance(to).dialog.open).toBe(selectMainBalance(from).dialog.open)
  }
})

test.each(models)('a known balance never becomes unknown', ({ movesWhere }) => {
  const known = movesWhere(({ from }) => selectMainBalance(from).balance !== null)
  for (const { to } of known) expect(selectMainBalance(to).balance).not.toBeNull()
})

test('a query parameter for a top-up or a transfer opens its dialog at once', () => {
  expect(models.map(({ paths }) => paths[0] && selectMainBalance(paths[0].state).dialog.open)).toEqual([
    'none',
    'topUp',
    'none',
    'transfer',
  ])
})
