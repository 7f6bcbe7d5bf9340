import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import { recoveryMachine } from './recovery.machine.ts'
import { emptySignInDraft, type Recovery } from './session.domain.ts'
import type { SessionPort } from './session.port.ts'
import { selectRecoveryForm } from './steps.selectors.ts'

type Port = Pick<SessionPort, 'recoverPassword' | 'requestRecovery'>

const asked: Recovery = { telephone: '380671112233', code: '987654' }
const values = { code: '1234', password: 'Supplier1!', repeat: 'Supplier1!' }

const start = (answers: Partial<Port> = {}, recovery: Recovery | null = asked) => {
  const port = {
    recoverPassword: vi.fn(answers.recoverPassword ?? (async () => {})),
    requestRecovery: vi.fn(answers.requestRecovery ?? (async () => ({ ...asked, code: '111111' }))),
  }
  const told: FeatureEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(recoveryMachine.provide({ actors: actorsOf<Port>(port) }), {
    clock,
    input: {
      app: { send: (event) => told.push(event) },
      clock: { now: () => clock.now() },
      location: { to: 'recover-password-code' },
      signInDraft: { ...emptySignInDraft, recovery },
      supplier: null,
    },
  }).start()
  return {
    port,
    told,
    clock,
    actor,
    form: () => selectRecoveryForm(actor.getSnapshot()),
    fill: () => {
      for (const field of ['code', 'password', 'repeat'] as const) {
        actor.send({ type: 'field.typed', field, text: values[field] })
      }
    },
    send: async (event: { type: 'form.submitted' } | { type: 'resend.chosen' }) => {
      actor.send(event)
      await waitFor(actor, (state) => state.matches('typing') || state.status === 'done')
    },
    wait: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000)
    },
  }
}

test('the code and a new password lead to the sign-in page, and all secrets are cleared', async () => {
  const { actor, fill, form, port, send, told } = start()
  expect(form()).toMatchObject({ code: '', telephone: '+380 67 111 22 33', secondsLeft: 60 })
  fill()
  await send({ type: 'form.submitted' })
  expect(port.recoverPassword.mock.calls.map(([input]) => input)).toEqual([
    { telephone: '380671112233', code: '1234', password: 'Supplier1!' },
  ])
  expect(told).toEqual([
    { type: 'signInDraft.changed', signInDraft: { recovery: null } },
    { type: 'success.reported', message: { key: 'session.passwordChanged' } },
    { type: 'navigation.requested', location: { to: 'with-password' } },
  ])
  expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/987654|Supplier1!|1234/)
})

test('an expired code keeps the typed values, and no new code is requested automatically', async () => {
  const text = { text: 'Код прострочено' }
  const failure: Failure = { kind: 'refused', status: 422, texts: [text], fields: { code: [text] }, retryAfter: null }
  const { fill, form, port, send, told, wait } = start({
    recoverPassword: () => Promise.reject(new PortError(failure)),
  })
  fill()
  await send({ type: 'form.submitted' })
  expect(form()).toMatchObject({ ...values, isBusy: false, errors: { code: text } })
  expect(told).toEqual([{ type: 'failure.reported', failure }])
  wait(600)
  expect([port.recoverPassword.mock.calls.length, port.requestRecovery.mock.calls.length]).toEqual([1, 0])
})

test('another code can be requested after a minute and replaces the earlier one', async () => {
  const { actor, fill, form, port, send, told, wait } = start()
  fill()
  await send({ type: 'resend.chosen' })
  expect(port.requestRecovery).not.toHaveBeenCalled()
  wait(60)
  await send({ type: 'resend.chosen' })
  expect(port.requestRecovery.mock.calls.map(([input]) => input)).toEqual([{ telephone: '380671112233' }])
  expect(actor.getSnapshot().context.recovery?.code).toBe('111111')
  expect(form()).toMatchObject({ ...values, secondsLeft: 60 })
  expect(told).toEqual([{ type: 'success.reported', message: { key: 'session.codeSent' } }])
})

test('the countdown follows a refusal’s Retry-After', async () => {
  const failure: Failure = { kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 90 }
  const { form, port, send, told, wait } = start({ requestRecovery: () => Promise.reject(new PortError(failure)) })
  wait(60)
  await send({ type: 'resend.chosen' })
  expect([form().secondsLeft, told]).toEqual([90, [{ type: 'failure.reported', failure }]])
  wait(600)
  expect([form().secondsLeft, port.requestRecovery.mock.calls.length]).toEqual([0, 1])
})

test('setting the clock back does not prolong the countdown', () => {
  const clock = new SimulatedClock()
  const actor = createActor(recoveryMachine, {
    clock,
    input: {
      app: { send: () => {} },
      clock: { now: () => -clock.now() * 100 },
      location: { to: 'recover-password-code' },
      signInDraft: { ...emptySignInDraft, recovery: asked },
      supplier: null,
    },
  }).start()
  for (let second = 0; second < 60; second += 1) clock.increment(1000)
  expect(selectRecoveryForm(actor.getSnapshot()).secondsLeft).toBe(0)
})

test('every error is shown at its field until the next typing there', () => {
  const { actor, form, port } = start()
  actor.send({ type: 'field.typed', field: 'password', text: 'short' })
  actor.send({ type: 'form.submitted' })
  expect(form().errors).toEqual({
    code: { key: 'session.required' },
    password: { key: 'session.passwordRule' },
    repeat: { key: 'session.passwordsDiffer' },
  })
  actor.send({ type: 'field.typed', field: 'password', text: 'longer' })
  expect(form().errors).toEqual({ code: { key: 'session.required' } })
  expect(port.recoverPassword).not.toHaveBeenCalled()
})

test('after a reload the supplier learns why the recovery starts again', () => {
  const { actor, told } = start({}, null)
  expect(actor.getSnapshot().value).toBe('turnedAway')
  expect(told).toEqual([
    { type: 'warning.reported', message: { key: 'session.recoveryLost' } },
    { type: 'navigation.requested', location: { to: 'recover-password' } },
  ])
})

test('twenty clicks send one request, and leaving aborts it', async () => {
  const answers: (() => void)[] = []
  const { actor, fill, port, told } = start({ recoverPassword: () => new Promise((resolve) => answers.push(resolve)) })
  fill()
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  expect(port.recoverPassword).toHaveBeenCalledOnce()
  actor.stop()
  expect(port.recoverPassword.mock.calls[0]?.[1].aborted).toBe(true)
  answers[0]?.()
  await new Promise(setImmediate)
  expect(told).toEqual([])
})
