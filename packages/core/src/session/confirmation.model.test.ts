import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import { type Challenge, nothingCarried } from './session.domain.ts'

const refused = (status: number, retryAfter: number | null = null) =>
  fails({ kind: 'refused', status, texts: [], fields: { code: [{ text: 'Wrong' }] }, retryAfter })

const from = (challenge: Challenge | null) =>
  explore(confirmationMachine, {
    input: {
      trunk: { send: () => {} },
      clock: { now: () => 0 },
      place: { to: 'phone-confirmation' },
      carried: { ...nothingCarried, challenge },
      supplier: null,
    },
    user: [
      { type: 'code.typed', text: '12' },
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
    lens: ({ code, errors, secondsLeft, unclear, session }) => [code, errors, secondsLeft, unclear, session],
  })

const walk = from({ telephone: '380671112233', resendAt: 2000, purpose: 'login' })
const lost = from(null)

test('every state and every transition is visited', () => {
  expectFullCoverage('confirmation', walk.coverage, lost.coverage)
})

test('whoever has no challenge is turned away at once', () => {
  expect(lost.paths.map(({ state, story }) => [state.value, story])).toEqual([['turnedAway', '']])
})

test('confirming stays possible until it worked or was given up', () => {
  expect(walk.trapsFor((state) => state.status === 'done')).toEqual([])
  const waiting = walk.pathsWhere(({ state }) => state.matches('typing'))
  for (const { state } of waiting) expect(walk.canReach((goal) => goal.matches('confirmed'), state)).toBe(true)
})

test('another code can always be asked for, after a while', () => {
  const waiting = walk.pathsWhere(({ state }) => state.matches('typing'))
  for (const { state } of waiting) expect(walk.canReach((goal) => goal.matches('resending'), state)).toBe(true)
})

test('no other code is asked for while the seconds run', () => {
  const asking = walk.movesWhere(({ to, event }) => to.matches('resending') && event === 'resend.chosen')
  for (const { from } of asking) expect(from.context.secondsLeft).toBe(0)
})

test('only a whole code is sent', () => {
  const sent = walk.pathsWhere(({ state }) => state.matches('confirming'))
  for (const { state } of sent) {
    expect(state.children['confirmCode']?.getSnapshot()).toMatchObject({
      input: { telephone: '380671112233', code: '1234' },
    })
  }
})

test('a busy step ignores the person', () => {
  const disturbances = walk.movesWhere(({ from, event }) => from.hasTag('busy') && !event.startsWith('xstate.'))
  for (const { from, to } of disturbances) expect(to).toEqual(from)
})

test('nobody is confirmed without a session from the server', () => {
  const confirmed = walk.pathsWhere(({ state }) => state.matches('confirmed'))
  for (const { state } of confirmed) expect(state.context.session).toEqual({ token: 'token' })
})

test('nothing is sent again by itself', () => {
  const sending = walk.moves.filter(
    ({ from, to }) => from.value !== to.value && (to.matches('confirming') || to.matches('resending')),
  )
  expect(new Set(sending.map(({ event }) => event))).toEqual(new Set(['form.submitted', 'resend.chosen']))
})
