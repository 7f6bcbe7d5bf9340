import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import { type Challenge, emptySignInDraft } from './session.domain.ts'

const refused = (status: number, retryAfter: number | null = null) =>
  fails({ kind: 'refused', status, texts: [], fields: { code: [{ text: 'Wrong' }] }, retryAfter })

const from = (challenge: Challenge | null) =>
  explore(confirmationMachine, {
    input: {
      app: { send: () => {} },
      clock: { now: () => 0 },
      location: { to: 'phone-confirmation' },
      signInDraft: { ...emptySignInDraft, challenge },
      supplier: null,
    },
    user: [
      { type: 'code.typed', text: '12' },
      { type: 'code.typed', text: '123' },
      { type: 'code.typed', text: '1234' },
      { type: 'form.submitted' },
      { type: 'resend.chosen' },
      { type: 'telephone.rejected' },
    ],
    world: {
      confirmCode: [
        gives({ token: 'token' }),
        fails(),
        fails({ kind: 'serverBroken', status: 502, texts: [], retryAfter: null }),
        refused(422),
        refused(429, 2),
      ],
      requestCode: [gives(), fails(), refused(429, 2)],
      takeRegistered: [gives(true), gives(false), fails()],
    },
    project: ({ code, errors, tried, secondsLeft, unclear, session }) => [
      code,
      errors,
      tried,
      secondsLeft,
      unclear,
      session,
    ],
  })

const model = from({ telephone: '380671112233', resendAt: 2000, purpose: 'login' })
const lost = from(null)

test('every state and every transition is visited', () => {
  expectFullCoverage('confirmation', model.coverage, lost.coverage)
})

test('without a challenge the page redirects at once', () => {
  expect(lost.paths.map(({ state, scenario }) => [state.value, scenario])).toEqual([['turnedAway', '']])
})

test('a confirmation stays possible until it succeeds or is given up', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
  const waiting = model.pathsWhere(({ state }) => state.matches('typing'))
  for (const { state } of waiting) expect(model.canReach((goal) => goal.matches('confirmed'), state)).toBe(true)
})

// The timeout only ends a hang: many situations are searched, each anew.
test('another code can always be requested eventually', { timeout: 60_000 }, () => {
  const waiting = model.pathsWhere(({ state }) => state.matches('typing'))
  for (const { state } of waiting) expect(model.canReach((goal) => goal.matches('resending'), state)).toBe(true)
})

test('no other code is requested during the countdown', () => {
  const asking = model.movesWhere(({ to, event }) => to.matches('resending') && event === 'resend.chosen')
  for (const { from } of asking) expect(from.context.secondsLeft).toBe(0)
})

test('only a complete code is sent', () => {
  const sent = model.pathsWhere(({ state }) => state.matches('confirming'))
  for (const { state } of sent) {
    expect(state.children['confirmCode']?.getSnapshot()).toMatchObject({
      input: { telephone: '380671112233', code: '1234' },
    })
  }
})

test('a busy step ignores the supplier’s events', () => {
  const disturbances = model.movesWhere(({ from, event }) => from.hasTag('busy') && !event.startsWith('xstate.'))
  for (const { from, to } of disturbances) expect(to).toEqual(from)
})

test('a confirmation succeeds only with a session from the server', () => {
  const confirmed = model.pathsWhere(({ state }) => state.matches('confirmed'))
  for (const { state } of confirmed) expect(state.context.session).toEqual({ token: 'token' })
})

test('a code that was sent is not sent again by itself, and no other code is requested by itself', () => {
  const sending = model.moves.filter(
    ({ from, to }) => from.value !== to.value && (to.matches('confirming') || to.matches('resending')),
  )
  const alone = sending.filter(({ event }) => event !== 'form.submitted' && event !== 'resend.chosen')
  expect(new Set(alone.map(({ event }) => event))).toEqual(new Set(['code.typed', 'typing.paused']))
  for (const { from, to } of alone) {
    expect(to.matches('confirming')).toBe(true)
    expect(from.context.tried).not.toBe(to.context.code)
  }
})
