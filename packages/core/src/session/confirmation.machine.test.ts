import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import { type Challenge, emptySignInDraft, type Session } from './session.domain.ts'
import type { SessionPort, SessionStorePort } from './session.port.ts'
import { selectConfirmationForm } from './steps.selectors.ts'

type Port = Pick<SessionPort, 'confirmCode' | 'requestCode'> & Pick<SessionStorePort, 'takeRegistered'>

const session = { token: 'token', supplier: { id: 7 } } as Session
const sent: Challenge = { telephone: '380671112233', resendAt: 60_000, purpose: 'login' }
const timedOut: Failure = { kind: 'timedOut' }
const refused = (status: number, retryAfter: number | null = null): Failure => ({
  kind: 'refused',
  status,
  texts: [{ text: 'Ні' }],
  fields: {},
  retryAfter,
})
const rejecting = (failure: Failure) => () => Promise.reject(new PortError(failure))

const start = (answers: Partial<Port> = {}, challenge: Challenge | null = sent) => {
  const port = {
    confirmCode: vi.fn(answers.confirmCode ?? (async () => session)),
    requestCode: vi.fn(answers.requestCode ?? (async () => {})),
    takeRegistered: vi.fn(answers.takeRegistered ?? (async () => false)),
  }
  const told: FeatureEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(confirmationMachine.provide({ actors: actorsOf<Port>(port) }), {
    clock,
    input: {
      app: { send: (event) => told.push(event) },
      clock: { now: () => clock.now() },
      location: { to: 'phone-confirmation' },
      signInDraft: { ...emptySignInDraft, challenge },
      supplier: null,
    },
  }).start()
  const form = () => selectConfirmationForm(actor.getSnapshot())
  return {
    port,
    told,
    clock,
    actor,
    form,
    confirm: async (code = '1234') => {
      actor.send({ type: 'code.typed', text: code })
      actor.send({ type: 'form.submitted' })
      await waitFor(actor, (state) => state.matches('typing') || state.status === 'done')
    },
    resend: async () => {
      actor.send({ type: 'resend.chosen' })
      await waitFor(actor, (state) => state.matches('typing'))
    },
    /** The clock advances second by second, as the countdown ticks. */
    wait: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000)
    },
  }
}

test.each([
  [true, 'articles-information'],
  [false, 'statistics'],
])('the right code opens the panel; with the flag of a sign-up (%s) it opens %s', async (isRegistered, landing) => {
  const { confirm, port, told } = start({ takeRegistered: async () => isRegistered })
  await confirm('12 34')
  expect(port.confirmCode.mock.calls.map(([input]) => input)).toEqual([{ telephone: '380671112233', code: '1234' }])
  expect(told).toEqual([{ type: 'session.opened', session, landing }])
})

const typeOneByOne = (actor: ReturnType<typeof start>['actor'], code: string) => {
  for (let end = 1; end <= code.length; end += 1) actor.send({ type: 'code.typed', text: code.slice(0, end) })
}

test.each([
  ['pasted', ['1234'], 0],
  ['typed with all six digits', ['1', '12', '123', '1234', '12345', '123456'], 0],
  ['typed with four digits, after a pause', ['1', '12', '123', '1234'], 1],
])('a complete code sends itself: %s', async (_, texts, pause) => {
  const { actor, port, wait } = start({ confirmCode: rejecting(refused(422)) })
  for (const text of texts) actor.send({ type: 'code.typed', text })
  expect(port.confirmCode).toHaveBeenCalledTimes(pause === 0 ? 1 : 0)
  wait(pause)
  await waitFor(actor, (state) => state.matches('typing'))
  // A refused code is never sent again by itself.
  actor.send({ type: 'code.typed', text: texts.at(-1) ?? '' })
  wait(120)
  expect(port.confirmCode).toHaveBeenCalledOnce()
})

test('a code that is still being typed waits, also after another one was refused', async () => {
  const { actor, port, wait, confirm } = start({ confirmCode: rejecting(refused(422)) })
  typeOneByOne(actor, '123')
  wait(5)
  expect(port.confirmCode).not.toHaveBeenCalled()
  await confirm()
  typeOneByOne(actor, '5678')
  wait(5)
  expect(port.confirmCode).toHaveBeenCalledOnce()
})

test('unreadable storage does not block the sign-in', async () => {
  const { confirm, told } = start({ takeRegistered: () => Promise.reject(new Error('forbidden')) })
  await confirm()
  expect(told).toEqual([{ type: 'session.opened', session, landing: 'statistics' }])
})

test('a wrong code is cleared, the telephone stays, and no session is opened', async () => {
  const { confirm, form, told } = start({ confirmCode: rejecting(refused(422)) })
  await confirm()
  expect(form()).toEqual({
    isBusy: false,
    telephone: '+380 67 111 22 33',
    code: '',
    secondsLeft: 60,
    errors: {},
  })
  expect(told).toEqual([{ type: 'failure.reported', failure: refused(422) }])
})

test('a code refused for too many attempts is kept, because the server did not check it', async () => {
  const { confirm, form, port, wait } = start({ confirmCode: rejecting(refused(429, 30)) })
  await confirm()
  expect(form().code).toBe('1234')
  wait(120)
  expect(port.confirmCode).toHaveBeenCalledOnce()
})

test.each<Failure>([timedOut, { kind: 'unreachable' }, { kind: 'unexpected' }])(
  'after $kind the code is kept for one more try; a second such failure leads back to the telephone',
  async (failure) => {
    const { actor, confirm, form, port, told } = start({ confirmCode: rejecting(failure) })
    const unclear: FeatureEvent = { type: 'warning.reported', message: { key: 'session.confirmUnclear' } }
    await confirm()
    expect([form().code, form().isBusy]).toEqual(['1234', false])
    expect(told).toEqual([{ type: 'failure.reported', failure }, unclear])
    await confirm()
    expect(actor.getSnapshot().value).toBe('turnedAway')
    expect(told.slice(2)).toEqual([unclear, { type: 'navigation.requested', location: { to: 'login' } }])
    expect(port.confirmCode).toHaveBeenCalledTimes(2)
    expect(port.takeRegistered).not.toHaveBeenCalled()
  },
)

test('a new code resets the count of unclear attempts', async () => {
  const { actor, confirm, resend, wait } = start({ confirmCode: rejecting(timedOut) })
  await confirm()
  wait(60)
  await resend()
  await confirm()
  expect(actor.getSnapshot().value).toBe('typing')
})

test('another code can be requested after a minute, and then after one more minute', async () => {
  const { actor, form, port, resend, told, wait } = start()
  actor.send({ type: 'resend.chosen' })
  wait(59)
  actor.send({ type: 'resend.chosen' })
  expect([form().secondsLeft, port.requestCode.mock.calls.length]).toEqual([1, 0])
  wait(1)
  await resend()
  expect(port.requestCode.mock.calls.map(([input]) => input)).toEqual([{ telephone: '380671112233' }])
  expect(form().secondsLeft).toBe(60)
  expect(told).toEqual([
    { type: 'signInDraft.changed', signInDraft: { challenge: { ...sent, resendAt: 120_000 } } },
    { type: 'success.reported', message: { key: 'session.codeSent' } },
  ])
  wait(30)
  expect(form().secondsLeft).toBe(30)
})

test('the countdown is correct after the laptop slept', () => {
  const { clock, form } = start()
  clock.set(3_600_000)
  expect(form().secondsLeft).toBe(0)
})

test('the countdown follows a refusal’s Retry-After, also after returning to the page', async () => {
  const { form, port, resend, told, wait } = start({ requestCode: rejecting(refused(429, 90)) })
  wait(60)
  await resend()
  expect(form().secondsLeft).toBe(90)
  expect(told).toEqual([
    { type: 'signInDraft.changed', signInDraft: { challenge: { ...sent, resendAt: 150_000 } } },
    { type: 'failure.reported', failure: refused(429, 90) },
  ])
  wait(300)
  expect([form().secondsLeft, port.requestCode.mock.calls.length]).toEqual([0, 1])
})

test('after a failed request another code can be requested at once, but only by hand', async () => {
  const { form, port, resend, wait } = start({ requestCode: rejecting(timedOut) })
  wait(60)
  await resend()
  wait(300)
  expect([form().secondsLeft, port.requestCode.mock.calls.length]).toEqual([0, 1])
})

test('requesting another code keeps the typed code', async () => {
  const { actor, form, resend, wait } = start()
  actor.send({ type: 'code.typed', text: '12' })
  wait(60)
  await resend()
  expect(form().code).toBe('12')
})

test('an incomplete code is not sent and shows an error until the next typing', () => {
  const { actor, form, port } = start()
  actor.send({ type: 'code.typed', text: '12' })
  actor.send({ type: 'form.submitted' })
  expect([form().errors, port.confirmCode.mock.calls]).toEqual([{ code: { key: 'session.codeRule' } }, []])
  actor.send({ type: 'code.typed', text: '123' })
  expect(form().errors).toEqual({})
})

test('twenty clicks send one request, and leaving aborts it', async () => {
  const answers: ((session: Session) => void)[] = []
  const { actor, port, told } = start({ confirmCode: () => new Promise((resolve) => answers.push(resolve)) })
  actor.send({ type: 'code.typed', text: '1234' })
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  expect(port.confirmCode).toHaveBeenCalledOnce()
  actor.stop()
  expect(port.confirmCode.mock.calls[0]?.[1].aborted).toBe(true)
  answers[0]?.(session)
  await new Promise(setImmediate)
  expect(told).toEqual([])
})

test('after a reload the supplier learns why the sign-in starts again', () => {
  const { actor, told } = start({}, null)
  expect(actor.getSnapshot().value).toBe('turnedAway')
  expect(told).toEqual([
    { type: 'warning.reported', message: { key: 'session.challengeLost' } },
    { type: 'navigation.requested', location: { to: 'login' } },
  ])
})

test('a wrong telephone leads back to the sign-in page', () => {
  const { actor, told } = start()
  actor.send({ type: 'telephone.rejected' })
  expect(told).toEqual([{ type: 'navigation.requested', location: { to: 'login' } }])
})
