import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { recoveryMachine } from './recovery.machine.ts'
import { nothingCarried, type Recovery } from './session.domain.ts'

const refused = (status: number, retryAfter: number | null = null) =>
  fails({ kind: 'refused', status, texts: [], fields: { code: [{ text: 'Expired' }] }, retryAfter })

const from = (recovery: Recovery | null) =>
  explore(recoveryMachine, {
    input: {
      trunk: { send: () => {} },
      clock: { now: () => 0 },
      place: { to: 'recover-password-code' },
      carried: { ...nothingCarried, recovery },
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
    lens: ({ values, secondsLeft, recovery: held, errors }) => [
      values,
      // A minute has sixty seconds that are all alike.
      secondsLeft,
      held?.code,
      Object.values(errors).filter((error) => 'text' in error),
    ],
  })

const walk = from({ telephone: '380671112233', code: '123456' })
const lost = from(null)

test('every state and every transition is visited', () => {
  expectFullCoverage('recovery', walk.coverage, lost.coverage)
})

test('whoever never asked for recovery is turned away at once', () => {
  expect(lost.paths.map(({ state, story }) => [state.value, story])).toEqual([['turnedAway', '']])
})

test('recovering stays possible until it worked', () => {
  expect(walk.trapsFor((state) => state.matches('recovered'))).toEqual([])
})

test('no other code is asked for while the seconds run', () => {
  const asking = walk.movesWhere(({ to, event }) => to.matches('resending') && event === 'resend.chosen')
  for (const { from } of asking) expect(from.context.secondsLeft).toBe(0)
})

test('nothing is sent before every field holds', () => {
  const sent = walk.pathsWhere(({ state }) => state.matches('recovering'))
  for (const { state } of sent) {
    expect(state.children['recoverPassword']?.getSnapshot()).toMatchObject({
      input: { telephone: '380671112233', code: '1234', password: 'Secret12' },
    })
  }
})

test('a busy step ignores the person', () => {
  const disturbances = walk.movesWhere(({ from, event }) => from.hasTag('busy') && !event.startsWith('xstate.'))
  for (const { from, to } of disturbances) expect(to).toEqual(from)
})

test('a failure keeps what was typed', () => {
  const failures = walk.movesWhere(({ event }) => event.startsWith('xstate.error.actor.'))
  for (const { from, to } of failures) expect(to.context.values).toEqual(from.context.values)
})

test("the server's code is never filled in for anybody, and nothing secret stays", () => {
  for (const { state } of walk.paths) expect(['', '1234']).toContain(state.context.values.code)
  const recovered = walk.pathsWhere(({ state }) => state.matches('recovered'))
  for (const { state } of recovered) {
    expect([state.context.values, state.context.recovery]).toEqual([{ code: '', password: '', repeat: '' }, null])
  }
})
