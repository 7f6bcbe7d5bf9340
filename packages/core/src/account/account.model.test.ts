import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { accountMachine } from './account.machine.ts'

const model = explore(accountMachine, {
  input: { app: { send: () => {} }, panel: { send: () => {} }, supplier: someSession.supplier },
  user: [
    { type: 'refresh.requested' },
    { type: 'supplier.updated', supplier: { ...someSession.supplier, firstname: 'Olha' } },
    { type: 'twoFactor.toggled' },
  ],
  world: { fetchAccount: [gives(succeeded({ firstname: 'Anna' })), gives(failed({ kind: 'unreachable' }))] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('account', model.coverage)
})

test('the account can be loaded from every state', () => {
  expect(model.trapsFor((state) => state.matches('known'))).toEqual([])
})

test('a refresh always reads again', () => {
  const asked = model.movesWhere(({ event }) => event === 'refresh.requested')
  for (const { to } of asked) expect(to.value).toBe('reading')
})

test('toggling the second factor starts no request', () => {
  const toggled = model.movesWhere(({ event }) => event === 'twoFactor.toggled')
  for (const { from, to } of toggled) {
    expect([to.value, Object.keys(to.children)]).toEqual([from.value, Object.keys(from.children)])
    expect(to.context.isTwoFactorWanted).toBe(!from.context.isTwoFactorWanted)
  }
})
