import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import { type Challenge, nothingCarried, type Session } from './session.domain.ts'
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
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(confirmationMachine.provide({ actors: actorsOf<Port>(port) }), {
    clock,
    input: {
      trunk: { send: (event) => told.push(event) },
      clock: { now: () => clock.now() },
      place: { to: 'phone-confirmation' },
      carried: { ...nothingCarried, challenge },
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
    /** Seconds pass one by one, as a countdown hears them. */
    wait: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000)
    },
  }
}

test.each([
  [true, 'articles-information'],
  [false, 'statistics'],
])('the right code opens the panel; with the mark of a sign-up (%s) at %s', async (isRegistered, landing) => {
  const { confirm, port, told } = start({ takeRegistered: async () => isRegistered })
  await confirm('12 34')
  expect(port.confirmCode.mock.calls.map(([input]) => input)).toEqual([{ telephone: '380671112233', code: '1234' }])
  expect(told).toEqual([{ type: 'session.opened', session, landing }])
})

test('a storage that cannot be read does not stand in the way', async () => {
  const { confirm, told } = start({ takeRegistered: () => Promise.reject(new Error('forbidden')) })
  await confirm()
  expect(told).toEqual([{ type: 'session.opened', session, landing: 'statistics' }])
})

test('a wrong code is cleared, the telephone stays, nobody is signed in', async () => {
  const { confirm, form, told } = start({ confirmCode: rejecting(refused(422)) })
  await confirm()
  expect(form()).toEqual({
    isBusy: false,
    telephone: '+38(067)-111-22-33',
    code: '',
    secondsLeft: 60,
    errors: {},
  })
  expect(told).toEqual([{ type: 'failure.met', failure: refused(422) }])
})

test('a code that nobody looked at, because there were too many, is kept', async () => {
  const { confirm, form, port, wait } = start({ confirmCode: rejecting(refused(429, 30)) })
  await confirm()
  expect(form().code).toBe('1234')
  wait(120)
  expect(port.confirmCode).toHaveBeenCalledOnce()
})

test.each<Failure>([timedOut, { kind: 'unreachable' }, { kind: 'unexpected' }])(
  'after $kind the code is kept for one more try; after a second time the telephone is asked for again',
  async (failure) => {
    const { actor, confirm, form, port, told } = start({ confirmCode: rejecting(failure) })
    const unclear: TrunkEvent = { type: 'warning.met', message: { key: 'session.confirmUnclear' } }
    await confirm()
    expect([form().code, form().isBusy]).toEqual(['1234', false])
    expect(told).toEqual([{ type: 'failure.met', failure }, unclear])
    await confirm()
    expect(actor.getSnapshot().value).toBe('turnedAway')
    expect(told.slice(2)).toEqual([unclear, { type: 'place.wanted', place: { to: 'login' } }])
    expect(port.confirmCode).toHaveBeenCalledTimes(2)
    expect(port.takeRegistered).not.toHaveBeenCalled()
  },
)

test('a new code starts with a clean slate', async () => {
  const { actor, confirm, resend, wait } = start({ confirmCode: rejecting(timedOut) })
  await confirm()
  wait(60)
  await resend()
  await confirm()
  expect(actor.getSnapshot().value).toBe('typing')
})

test('another code can be asked for after a minute, and then after another one', async () => {
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
    { type: 'carried.changed', carried: { challenge: { ...sent, resendAt: 120_000 } } },
    { type: 'success.met', message: { key: 'session.codeSent' } },
  ])
  wait(30)
  expect(form().secondsLeft).toBe(30)
})

test('the countdown outlives a laptop that slept', () => {
  const { clock, form } = start()
  clock.set(3_600_000)
  expect(form().secondsLeft).toBe(0)
})

test('a refusal that asks to wait counts down from there, also for whoever comes back to the page', async () => {
  const { form, port, resend, told, wait } = start({ requestCode: rejecting(refused(429, 90)) })
  wait(60)
  await resend()
  expect(form().secondsLeft).toBe(90)
  expect(told).toEqual([
    { type: 'carried.changed', carried: { challenge: { ...sent, resendAt: 150_000 } } },
    { type: 'failure.met', failure: refused(429, 90) },
  ])
  wait(300)
  expect([form().secondsLeft, port.requestCode.mock.calls.length]).toEqual([0, 1])
})

test('a code that could not be sent may be asked for again at once, by the person only', async () => {
  const { form, port, resend, wait } = start({ requestCode: rejecting(timedOut) })
  wait(60)
  await resend()
  wait(300)
  expect([form().secondsLeft, port.requestCode.mock.calls.length]).toEqual([0, 1])
})

test('asking for another code keeps what was typed', async () => {
  const { actor, form, resend, wait } = start()
  actor.send({ type: 'code.typed', text: '12' })
  wait(60)
  await resend()
  expect(form().code).toBe('12')
})

test('half a code is not sent, and says so until it is typed into', () => {
  const { actor, form, port } = start()
  actor.send({ type: 'code.typed', text: '12' })
  actor.send({ type: 'form.submitted' })
  expect([form().errors, port.confirmCode.mock.calls]).toEqual([{ code: { key: 'session.codeRule' } }, []])
  actor.send({ type: 'code.typed', text: '123' })
  expect(form().errors).toEqual({})
})

test('twenty clicks confirm once, and leaving takes the question back', async () => {
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

test('whoever reloaded this page learns why they start again', () => {
  const { actor, told } = start({}, null)
  expect(actor.getSnapshot().value).toBe('turnedAway')
  expect(told).toEqual([
    { type: 'warning.met', message: { key: 'session.challengeLost' } },
    { type: 'place.wanted', place: { to: 'login' } },
  ])
})

test('a wrong telephone leads back to the first page', () => {
  const { actor, told } = start()
  actor.send({ type: 'telephone.rejected' })
  expect(told).toEqual([{ type: 'place.wanted', place: { to: 'login' } }])
})
