import { describe, expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { typed } from '../countries/countries.domain.ts'
import { loginMachine } from './login.machine.ts'
import { recoveryRequestMachine } from './recovery-request.machine.ts'
import { nothingCarried } from './session.domain.ts'

const half = typed(nothingCarried.telephone, '067111')
const whole = typed(nothingCarried.telephone, '0671112233')
const surroundings = {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    place: { to: 'login' },
    carried: nothingCarried,
    supplier: null,
  },
  user: [
    { type: 'telephone.changed', telephone: half },
    { type: 'telephone.changed', telephone: whole },
    { type: 'form.submitted' },
  ],
} as const
const about = { status: 422, texts: [], fields: { telephone: [{ text: 'Unknown' }] }, retryAfter: null }
const refused = fails({ kind: 'refused', ...about })
const recovery = { telephone: '380671112233', code: '987654' }

const login = explore(loginMachine, {
  ...surroundings,
  world: { ask: [gives(), fails(), refused], countries: [breaks()] },
})
const recoveryRequest = explore(recoveryRequestMachine, {
  ...surroundings,
  world: { ask: [gives(recovery), fails(), refused], countries: [breaks()] },
})

describe.each([
  ['signing in', 'login', login],
  ['recovery', 'recovery-request', recoveryRequest],
])('a telephone for %s', (_, machine, walk) => {
  test('every state and every transition is visited', () => {
    expectFullCoverage(machine, walk.coverage)
  })

  test('can be asked about whatever happened before', () => {
    expect(walk.trapsFor((state) => state.matches('asking'))).toEqual([])
  })

  test('is not asked about before it is whole', () => {
    const asking = walk.pathsWhere(({ state }) => state.matches('asking'))
    for (const { state } of asking) {
      expect(state.children['ask']?.getSnapshot()).toMatchObject({ input: { telephone: '380671112233' } })
    }
  })

  test('is asked about once: a busy step ignores the form', () => {
    const again = walk.movesWhere(({ from, event }) => from.hasTag('busy') && event === 'form.submitted')
    for (const { from, to } of again) expect(to.children).toEqual(from.children)
  })

  test('is never taken away by an answer', () => {
    const answers = walk.movesWhere(({ event }) => event.startsWith('xstate.'))
    for (const { from, to } of answers) expect(to.context.telephone).toEqual(from.context.telephone)
  })
})

test("the server's code never stays with the form", () => {
  expect(recoveryRequest.paths.filter(({ state }) => JSON.stringify(state.context).includes('987654'))).toEqual([])
})
