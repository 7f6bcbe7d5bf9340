import { describe, expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { typed } from '../countries/countries.domain.ts'
import { loginMachine } from './login.machine.ts'
import { recoveryRequestMachine } from './recovery-request.machine.ts'
import { emptySignInDraft } from './session.domain.ts'

const half = typed(emptySignInDraft.telephone, '067111')
const whole = typed(emptySignInDraft.telephone, '0671112233')
const surroundings = {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    location: { to: 'login' },
    signInDraft: emptySignInDraft,
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
])('the telephone form for %s', (_, machine, model) => {
  test('every state and every transition is visited', () => {
    expectFullCoverage(machine, model.coverage)
  })

  test('can send its request from every state', () => {
    expect(model.trapsFor((state) => state.matches('asking'))).toEqual([])
  })

  test('sends only a complete telephone', () => {
    const asking = model.pathsWhere(({ state }) => state.matches('asking'))
    for (const { state } of asking) {
      expect(state.children['ask']?.getSnapshot()).toMatchObject({ input: { telephone: '380671112233' } })
    }
  })

  test('ignores a submit while it is busy', () => {
    const again = model.movesWhere(({ from, event }) => from.hasTag('busy') && event === 'form.submitted')
    for (const { from, to } of again) expect(to.children).toEqual(from.children)
  })

  test('keeps the telephone after every response', () => {
    const answers = model.movesWhere(({ event }) => event.startsWith('xstate.'))
    for (const { from, to } of answers) expect(to.context.telephone).toEqual(from.context.telephone)
  })
})

test('the server’s recovery code is never kept in the form', () => {
  expect(recoveryRequest.paths.filter(({ state }) => JSON.stringify(state.context).includes('987654'))).toEqual([])
})
