import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { accountMachine } from './account.machine.ts'

const later = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 } as const

const walk = explore(accountMachine, {
  input: { trunk: { send: () => {} }, panel: { send: () => {} }, supplier: someSession.supplier },
  user: [
    { type: 'refresh.wanted' },
    { type: 'supplier.learned', supplier: { ...someSession.supplier, firstname: 'Olha' } },
    { type: 'twoFactor.toggled' },
  ],
  world: { fetchAccount: [gives({ firstname: 'Anna' }), fails(), fails(later), fails({ ...later, retryAfter: null })] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('account', walk.coverage)
})

test('the account can be known whatever happened before', () => {
  expect(walk.trapsFor((state) => state.matches('known'))).toEqual([])
})

test('a server that asks to wait is asked once more, not twice', () => {
  const waits = walk.movesWhere(({ to, event }) => to.matches('waiting') && event.startsWith('xstate.error.'))
  for (const { from } of waits) expect(from.context.hasRetried).toBe(false)
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
