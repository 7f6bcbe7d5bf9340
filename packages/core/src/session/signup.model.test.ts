import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { typed } from '../countries/countries.domain.ts'
import { emptySignInDraft } from './session.domain.ts'
import { signupMachine } from './signup.machine.ts'

const half = typed(emptySignInDraft.telephone, '067111')
const whole = typed(emptySignInDraft.telephone, '0671112233')
const taken = fails({
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { telephone: [{ text: 'Taken' }] },
  retryAfter: null,
})

const model = explore(signupMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    location: { to: 'signup' },
    signInDraft: emptySignInDraft,
    supplier: null,
  },
  user: [
    { type: 'telephone.changed', telephone: half },
    { type: 'telephone.changed', telephone: whole },
    { type: 'field.typed', field: 'firstname', text: 'Anna' },
    { type: 'field.typed', field: 'lastname', text: 'Koval' },
    { type: 'field.typed', field: 'email', text: 'anna' },
    { type: 'field.typed', field: 'email', text: '' },
    { type: 'field.typed', field: 'password', text: 'Secret12' },
    { type: 'agreement.toggled' },
    { type: 'visibility.toggled' },
    { type: 'form.submitted' },
  ],
  world: {
    loadReferral: [gives('REF'), gives(null), fails()],
    register: [gives(), fails(), taken],
    markRegistered: [gives(), fails()],
    countries: [breaks()],
  },
  project: ({ telephone, asked, values, isAgreed, isVisible, errors, referral }) => [
    telephone.digits,
    asked.digits,
    values,
    isAgreed,
    isVisible,
    Object.values(errors).filter((error) => 'text' in error),
    referral,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('signup', model.coverage)
})

test('signing up stays possible until it succeeds', () => {
  expect(model.trapsFor((state) => state.matches('registered'))).toEqual([])
})

test('the request is sent only when every field is valid', () => {
  const sent = model.pathsWhere(({ state }) => state.matches('registering'))
  for (const { state } of sent) {
    expect(state.children['register']?.getSnapshot()).toMatchObject({
      input: {
        telephone: '380671112233',
        firstname: 'Anna',
        lastname: 'Koval',
        email: null,
        password: 'Secret12',
        countryIso: 'UA',
      },
    })
    expect(state.context.isAgreed).toBe(true)
  }
})

test('a busy step ignores the supplier’s events', () => {
  const disturbances = model.movesWhere(
    ({ from, event }) => from.hasTag('busy') && /^(field|agreement|visibility|form)\./.test(event),
  )
  for (const { from, to } of disturbances) {
    expect([to.value, to.context, to.children]).toEqual([from.value, from.context, from.children])
  }
})

test('a failure keeps the typed values', () => {
  const failures = model.movesWhere(({ event }) => event === 'xstate.error.actor.register')
  for (const { from, to } of failures) {
    const { telephone, values, isAgreed } = from.context
    expect(to.context).toMatchObject({ telephone, values, isAgreed })
  }
})

test('the password is cleared once the account is registered', () => {
  const registered = model.pathsWhere(({ state }) => state.matches('registered'))
  for (const { state } of registered) expect(JSON.stringify(state.context)).not.toContain('Secret12')
})
