import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { typed } from '../countries/countries.domain.ts'
import { nothingCarried } from './session.domain.ts'
import { signupMachine } from './signup.machine.ts'

const half = typed(nothingCarried.telephone, '067111')
const whole = typed(nothingCarried.telephone, '0671112233')
const taken = fails({
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { telephone: [{ text: 'Taken' }] },
  retryAfter: null,
})

const walk = explore(signupMachine, {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    place: { to: 'signup' },
    carried: nothingCarried,
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
    recallReferral: [gives('REF'), gives(null), fails()],
    register: [gives(), fails(), taken],
    markRegistered: [gives(), fails()],
    countries: [breaks()],
  },
  lens: ({ telephone, asked, values, isAgreed, isVisible, errors, referral }) => [
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
  expectFullCoverage('signup', walk.coverage)
})

test('signing up stays possible until it worked', () => {
  expect(walk.trapsFor((state) => state.matches('registered'))).toEqual([])
})

test('nothing is sent before every field holds', () => {
  const sent = walk.pathsWhere(({ state }) => state.matches('registering'))
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

test('a busy step ignores the person', () => {
  const disturbances = walk.movesWhere(
    ({ from, event }) => from.hasTag('busy') && /^(field|agreement|visibility|form)\./.test(event),
  )
  for (const { from, to } of disturbances) {
    expect([to.value, to.context, to.children]).toEqual([from.value, from.context, from.children])
  }
})

test('a failure keeps what was typed', () => {
  const failures = walk.movesWhere(({ event }) => event === 'xstate.error.actor.register')
  for (const { from, to } of failures) {
    const { telephone, values, isAgreed } = from.context
    expect(to.context).toMatchObject({ telephone, values, isAgreed })
  }
})

test('the password is gone once the account is there', () => {
  const registered = walk.pathsWhere(({ state }) => state.matches('registered'))
  for (const { state } of registered) expect(JSON.stringify(state.context)).not.toContain('Secret12')
})
