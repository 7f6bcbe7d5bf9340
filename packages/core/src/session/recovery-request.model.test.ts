import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { typed } from '../countries/countries.domain.ts'
import { recoveryRequestMachine } from './recovery-request.machine.ts'
import { nothingCarried } from './session.domain.ts'

const half = typed(nothingCarried.telephone, '067111')
const whole = typed(nothingCarried.telephone, '0671112233')
const unknown = fails({
  kind: 'refused',
  status: 404,
  texts: [{ text: 'Unknown' }],
  fields: { telephone: [{ text: 'Unknown' }] },
  retryAfter: null,
})

const walk = explore(recoveryRequestMachine, {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    place: { to: 'recover-password' },
    carried: nothingCarried,
    supplier: null,
  },
  user: [
    { type: 'telephone.changed', telephone: half },
    { type: 'telephone.changed', telephone: whole },
    { type: 'form.submitted' },
  ],
  world: {
    requestRecovery: [gives({ telephone: '380671112233', code: '987654' }), fails(), unknown],
    countries: [breaks()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('recovery-request', walk.coverage)
})

test('recovery can be asked for whatever happened before', () => {
  expect(walk.trapsFor((state) => state.matches('requesting'))).toEqual([])
})

test('no recovery is asked for before the telephone is whole', () => {
  const asking = walk.paths.filter(({ state }) => state.matches('requesting'))
  expect(asking).not.toEqual([])
  for (const { state } of asking) {
    expect(state.children['requestRecovery']?.getSnapshot()).toMatchObject({ input: { telephone: '380671112233' } })
  }
})

test('a busy step ignores the form', () => {
  const again = walk.moves.filter(({ from, event }) => from.hasTag('busy') && event === 'form.submitted')
  expect(again).not.toEqual([])
  for (const { from, to } of again) expect(to.children).toEqual(from.children)
})

test("the server's code never stays with the form", () => {
  expect(walk.paths.filter(({ state }) => JSON.stringify(state.context).includes('987654'))).toEqual([])
})
