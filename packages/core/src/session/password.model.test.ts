import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { typed } from '../countries/countries.domain.ts'
import { passwordMachine } from './password.machine.ts'
import { emptySignInDraft } from './session.domain.ts'

const half = typed(emptySignInDraft.telephone, '067111')
const whole = typed(emptySignInDraft.telephone, '0671112233')
const refused = fails({
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { telephone: [{ text: 'Unknown' }], password: [{ text: 'Wrong' }] },
  retryAfter: null,
})

const model = explore(passwordMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    location: { to: 'with-password' },
    signInDraft: emptySignInDraft,
    supplier: null,
  },
  user: [
    { type: 'telephone.changed', telephone: half },
    { type: 'telephone.changed', telephone: whole },
    { type: 'password.typed', text: '' },
    { type: 'password.typed', text: 'Secret1!' },
    { type: 'visibility.toggled' },
    { type: 'form.submitted' },
  ],
  world: {
    signInWithPassword: [gives({}), fails(), fails({ kind: 'unauthorized', texts: [] }), refused],
    countries: [breaks()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('password', model.coverage)
})

test('signing in stays possible until it succeeds', () => {
  expect(model.trapsFor((state) => state.matches('signedIn'))).toEqual([])
})

test('the request is sent only with both fields filled in', () => {
  const sent = model.pathsWhere(({ state }) => state.matches('signingIn'))
  for (const { state } of sent) {
    expect(state.children['signInWithPassword']?.getSnapshot()).toMatchObject({
      input: { telephone: '380671112233', password: 'Secret1!' },
    })
  }
})

test('a busy step ignores the supplier’s events', () => {
  const disturbances = model.movesWhere(
    ({ from, event }) => from.hasTag('busy') && /^(password|visibility|form)\./.test(event),
  )
  for (const { from, to } of disturbances) {
    expect([to.value, to.context, to.children]).toEqual([from.value, from.context, from.children])
  }
})

test('a failure keeps the typed values', () => {
  const failures = model.movesWhere(({ event }) => event === 'xstate.error.actor.signInWithPassword')
  for (const { from, to } of failures) {
    expect([to.context.telephone, to.context.password]).toEqual([from.context.telephone, from.context.password])
  }
})

test('the password is cleared after a successful sign-in', () => {
  const signedIn = model.pathsWhere(({ state }) => state.matches('signedIn'))
  for (const { state } of signedIn) expect(JSON.stringify(state.context)).not.toContain('Secret1!')
})
