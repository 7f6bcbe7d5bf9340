import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { composeServiceBalance } from './balances.compose.ts'
import { selectServiceDialog } from './balances.selectors.ts'

const machine = composeServiceBalance(silentPorts())
const model = explore(machine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: { to: 'balance-services' },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'transfer.chosen' },
    { type: 'query.changed', location: { to: 'balance-services', search: '?page=2' } },
    { type: 'setup.loaded', setup: { ...someSetup, serviceBalance: kopecks(100_00) } },
    { type: 'setup.loaded', setup: { ...someSetup, serviceBalance: null } },
    { type: 'tab.shown' },
  ],
  childEvents: {
    figure: [
      { type: 'value.read', value: kopecks(300_00) },
      { type: 'value.read', value: null },
    ],
  },
  // A screen event that this screen ignores.
  unused: ['tab.shown'],
  world: { list: [breaks()], figure: [breaks()], transfer: [gives(), breaks()] },
  project: ({ shown }) => shown,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('service-balance', model.coverage)
})

test('the transfer can be opened and closed', () => {
  for (const open of ['none', 'transfer'] as const) {
    expect(model.trapsFor((state) => selectServiceDialog(state).open === open)).toEqual([])
  }
})
