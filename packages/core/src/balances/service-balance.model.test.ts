import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { composeServiceBalance } from './balances.compose.ts'
import { selectServiceDialog } from './balances.selectors.ts'

const machine = composeServiceBalance(silentPorts())
const walk = explore(machine, {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    place: { to: 'balance-services' },
    carried: nothingCarried,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'transfer.chosen' },
    { type: 'place.refined', place: { to: 'balance-services', search: '?page=2' } },
    { type: 'setup.learned', setup: { ...someSetup, serviceBalance: kopecks(100_00) } },
    { type: 'setup.learned', setup: { ...someSetup, serviceBalance: null } },
    { type: 'tab.shown' },
  ],
  facts: {
    figure: [
      { type: 'value.read', value: kopecks(300_00) },
      { type: 'value.read', value: null },
    ],
  },
  // It means nothing to this screen.
  unused: ['tab.shown'],
  world: { list: [breaks()], figure: [breaks()], transfer: [gives(), breaks()] },
  lens: ({ shown }) => shown,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('service-balance', walk.coverage)
})

test('the transfer can be opened and left', () => {
  for (const open of ['none', 'transfer'] as const) {
    expect(walk.trapsFor((state) => selectServiceDialog(state).open === open)).toEqual([])
  }
})
