import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { accountMachine } from './account.machine.ts'

const walk = explore(accountMachine, {
  input: { trunk: { send: () => {} }, panel: { send: () => {} }, supplier: someSession.supplier },
  user: [
    { type: 'refresh.wanted' },
    { type: 'supplier.learned', supplier: { ...someSession.supplier, firstname: 'Olha' } },
    { type: 'twoFactor.toggled' },
  ],
  world: { fetchAccount: [gives(succeeded({ firstname: 'Anna' })), gives(failed({ kind: 'unreachable' }))] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('account', walk.coverage)
})

test('the account can be known whatever happened before', () => {
  expect(walk.trapsFor((state) => state.matches('known'))).toEqual([])
})

test('asking again always reads anew', () => {
  const asked = walk.movesWhere(({ event }) => event === 'refresh.wanted')
  for (const { to } of asked) expect(to.value).toBe('reading')
})

test('wanting a second factor asks nothing of anybody', () => {
  const toggled = walk.movesWhere(({ event }) => event === 'twoFactor.toggled')
  for (const { from, to } of toggled) {
    expect([to.value, Object.keys(to.children)]).toEqual([from.value, Object.keys(from.children)])
    expect(to.context.isTwoFactorWanted).toBe(!from.context.isTwoFactorWanted)
  }
})
