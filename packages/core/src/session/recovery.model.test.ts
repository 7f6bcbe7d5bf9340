import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { recoveryMachine } from './recovery.machine.ts'
import { emptySignInDraft, type Recovery } from './session.domain.ts'

const refused = (status: number, retryAfter: number | null = null) =>
  fails({ kind: 'refused', status, texts: [], fields: { code: [{ text: 'Expired' }] }, retryAfter })

const from = (recovery: Recovery | null) =>
  explore(recoveryMachine, {
    input: {
      app: { send: () => {} },
      clock: { now: () => 0 },
      location: { to: 'recover-password-code' },
      signInDraft: { ...emptySignInDraft, recovery },
      supplier: null,
    },
    user: [
      { type: 'field.typed', field: 'code', text: '1234' },
      { type: 'field.typed', field: 'password', text: 'Secret12' },
      { type: 'field.typed', field: 'repeat', text: 'Secret12' },
      { type: 'visibility.toggled' },
      { type: 'resend.chosen' },
      { type: 'form.submitted' },
    ],
    world: {
      recoverPassword: [gives(), fails(), refused(422)],
      requestRecovery: [gives({ telephone: '380671112233', code: '987654' }), fails(), refused(429, 2)],
    },
    project: ({ values, secondsLeft, recovery: held, errors }) => [
      values,
      // Only whether the countdown is running matters, not the exact second.
      secondsLeft,
      held?.code,
      Object.values(errors).filter((error) => 'text' in error),
    ],
  })

const model = from({ telephone: '380671112233', code: '123456' })
const lost = from(null)

test('every state and every transition is visited', () => {
  expectFullCoverage('recovery', model.coverage, lost.coverage)
})

test('without a requested recovery the page redirects at once', () => {
  expect(lost.paths.map(({ state, scenario }) => [state.value, scenario])).toEqual([['turnedAway', '']])
})

test('recovery stays possible until it succeeds', () => {
  expect(model.trapsFor((state) => state.matches('recovered'))).toEqual([])
})

test('no other code is requested during the countdown', () => {
  const asking = model.movesWhere(({ to, event }) => to.matches('resending') && event === 'resend.chosen')
  for (const { from } of asking) expect(from.context.secondsLeft).toBe(0)
})

test('the request is sent only when every field is valid', () => {
  const sent = model.pathsWhere(({ state }) => state.matches('recovering'))
  for (const { state } of sent) {
    expect(state.children['recoverPassword']?.getSnapshot()).toMatchObject({
      input: { telephone: '380671112233', code: '1234', password: 'Secret12' },
    })
  }
})

test('a busy step ignores the supplier’s events', () => {
  const disturbances = model.movesWhere(({ from, event }) => from.hasTag('busy') && !event.startsWith('xstate.'))
  for (const { from, to } of disturbances) expect(to).toEqual(from)
})

test('a failure keeps the typed values', () => {
  const failures = model.movesWhere(({ event }) => event.startsWith('xstate.error.actor.'))
  for (const { from, to } of failures) expect(to.context.values).toEqual(from.context.values)
})

test('the server’s code is never filled in, and all secrets are cleared at the end', () => {
  for (const { state } of model.paths) expect(['', '1234']).toContain(state.context.values.code)
  const recovered = model.pathsWhere(({ state }) => state.matches('recovered'))
  for (const { state } of recovered) {
    expect([state.context.values, state.context.recovery]).toEqual([{ code: '', password: '', repeat: '' }, null])
  }
})
