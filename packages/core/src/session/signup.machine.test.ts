import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { typed } from '../countries/countries.domain.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { messagesOf } from '../kernel/message.ts'
import { actorsOf } from '../kernel/port.ts'
import { emptySignInDraft, type SignInDraft } from './session.domain.ts'
import type { SessionPort, SessionStorePort } from './session.port.ts'
import { signupMachine } from './signup.machine.ts'
import { selectSignupForm } from './steps.selectors.ts'

type Port = Pick<SessionPort, 'register'> & Pick<SessionStorePort, 'loadReferral' | 'markRegistered'>

const anna = typed(emptySignInDraft.telephone, '067 111 22 33')
const values = { firstname: ' Анна ', lastname: 'Коваль', email: 'anna@example.com', password: 'Supplier1!' }
const refused = (
  fields: Record<string, readonly { text: string }[]>,
  texts: readonly { text: string }[] = [],
): Failure => ({
  kind: 'refused',
  status: 422,
  texts,
  fields,
  retryAfter: null,
})

const start = (answers: Partial<Port> = {}, signInDraft: SignInDraft = { ...emptySignInDraft, telephone: anna }) => {
  const port = {
    register: vi.fn(answers.register ?? (async () => {})),
    loadReferral: vi.fn(answers.loadReferral ?? (async () => 'REF')),
    markRegistered: vi.fn(answers.markRegistered ?? (async () => {})),
  }
  const told: FeatureEvent[] = []
  const actor = createActor(signupMachine.provide({ actors: actorsOf<Port>(port) }), {
    input: {
      app: {
        send: (event) => {
          if (event.type === 'signInDraft.changed' && event.signInDraft.signup)
            Object.assign(signInDraft, event.signInDraft)
          else told.push(event)
        },
      },
      clock: { now: () => 1000 },
      location: { to: 'signup' },
      signInDraft,
      supplier: null,
    },
  }).start()
  return {
    port,
    told,
    actor,
    form: () => selectSignupForm(actor.getSnapshot()),
    fill: () => {
      for (const field of ['firstname', 'lastname', 'email', 'password'] as const) {
        actor.send({ type: 'field.typed', field, text: values[field] })
      }
      actor.send({ type: 'agreement.toggled' })
    },
    submit: async () => {
      actor.send({ type: 'form.submitted' })
      await waitFor(actor, (state) => state.matches('typing') || state.status === 'done')
    },
  }
}

test('the account is registered with the typed values and the referral', async () => {
  const { actor, fill, port, submit, told } = start()
  fill()
  await submit()
  expect(port.register.mock.calls.map(([input]) => input)).toEqual([
    {
      telephone: '380671112233',
      firstname: 'Анна',
      lastname: 'Коваль',
      email: 'anna@example.com',
      password: 'Supplier1!',
      countryIso: 'UA',
      referral: 'REF',
    },
  ])
  expect(port.markRegistered).toHaveBeenCalledOnce()
  expect(told).toEqual([
    {
      type: 'signInDraft.changed',
      signInDraft: { challenge: { telephone: '380671112233', resendAt: 61_000, purpose: 'signup' } },
    },
    { type: 'navigation.requested', location: { to: 'phone-confirmation' } },
  ])
  expect(actor.getSnapshot().context.values.password).toBe('')
})

test('unavailable storage does not block the sign-up', async () => {
  const closed = () => Promise.reject(new Error('forbidden'))
  const { actor, fill, port, submit } = start({ loadReferral: closed, markRegistered: closed })
  fill()
  await submit()
  expect(port.register.mock.calls.map(([{ referral }]) => referral)).toEqual([null])
  expect(actor.getSnapshot().value).toBe('registered')
})

test('every error of an invalid form is shown at its field, and no request is sent', () => {
  const { actor, form, port } = start()
  actor.send({ type: 'telephone.changed', telephone: emptySignInDraft.telephone })
  actor.send({ type: 'field.typed', field: 'email', text: 'anna' })
  actor.send({ type: 'form.submitted' })
  expect(form().errors).toEqual({
    firstname: { key: 'session.required' },
    lastname: { key: 'session.required' },
    email: { key: 'session.email' },
    telephone: { key: 'session.telephoneRule' },
    password: { key: 'session.passwordRule' },
    agreement: { key: 'session.agreementRule' },
  })
  actor.send({ type: 'agreement.toggled' })
  actor.send({ type: 'field.typed', field: 'firstname', text: 'А' })
  expect(Object.keys(form().errors)).toEqual(['lastname', 'email', 'telephone', 'password'])
  expect([port.loadReferral.mock.calls, port.register.mock.calls]).toEqual([[], []])
})

test.each<Failure>([
  { kind: 'timedOut' },
  { kind: 'unexpected' },
  { kind: 'serverBroken', status: 500, texts: [], retryAfter: null },
])('after $kind the form is kept, and a warning says that the account may exist', async (failure) => {
  const { actor, fill, form, port, submit, told } = start({ register: () => Promise.reject(new PortError(failure)) })
  fill()
  await submit()
  expect(form()).toEqual({ isBusy: false, values, isAgreed: true, isVisible: false, errors: {} })
  expect(actor.getSnapshot().context.telephone).toEqual(anna)
  expect(told).toEqual([
    { type: 'failure.reported', failure },
    { type: 'warning.reported', message: { key: 'session.registerUnclear' } },
  ])
  expect(port.register).toHaveBeenCalledOnce()
  expect(port.markRegistered).not.toHaveBeenCalled()
})

test('when a registration without a response succeeded, the second try reports a taken telephone', async () => {
  const taken = refused({ telephone: [{ text: 'Номер зайнято' }] }, [{ text: 'Номер зайнято' }])
  const outcomes: Failure[] = [{ kind: 'timedOut' }, taken]
  const { fill, form, port, submit, told } = start({
    register: () => Promise.reject(new PortError(outcomes.shift() ?? taken)),
  })
  fill()
  await submit()
  await submit()
  expect(form().errors).toEqual({ telephone: { text: 'Номер зайнято' } })
  expect(form().values).toEqual(values)
  expect(told.slice(2)).toEqual([{ type: 'failure.reported', failure: taken }])
  expect(port.register).toHaveBeenCalledTimes(2)
})

test('all fifteen messages of a refusal are reported, the first of each field at the field', async () => {
  const texts = Array.from({ length: 15 }, (_, index) => ({ text: `Помилка ${index}` }))
  const failure = refused({ firstname: texts.slice(0, 2), email: texts.slice(2, 4), unknown: texts.slice(4) }, texts)
  const { fill, form, submit, told } = start({ register: () => Promise.reject(new PortError(failure)) })
  fill()
  await submit()
  expect(form().errors).toEqual({ firstname: texts[0], email: texts[2] })
  expect(told).toEqual([{ type: 'failure.reported', failure }])
  expect(messagesOf(failure)).toEqual(texts)
})

test('the submitted telephone is registered even if the field changes meanwhile', async () => {
  const answers: ((referral: string | null) => void)[] = []
  const { actor, fill, port, told } = start({ loadReferral: () => new Promise((resolve) => answers.push(resolve)) })
  fill()
  actor.send({ type: 'form.submitted' })
  actor.send({ type: 'telephone.changed', telephone: typed(anna, '05') })
  answers[0]?.(null)
  await waitFor(actor, (state) => state.status === 'done')
  expect(port.register.mock.calls.map(([{ telephone }]) => telephone)).toEqual(['380671112233'])
  expect(told[0]).toMatchObject({ signInDraft: { challenge: { telephone: '380671112233' } } })
})

test('twenty clicks send one request, and leaving aborts it', async () => {
  const answers: (() => void)[] = []
  const { actor, fill, port, told } = start({ register: () => new Promise((resolve) => answers.push(resolve)) })
  fill()
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('registering'))
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  expect(port.register).toHaveBeenCalledOnce()
  actor.stop()
  expect(port.register.mock.calls[0]?.[1].aborted).toBe(true)
  answers[0]?.()
  await new Promise(setImmediate)
  expect([told, port.markRegistered.mock.calls]).toEqual([[], []])
})

test('leaving the page and coming back restores everything except the password', () => {
  const signInDraft: SignInDraft = { ...emptySignInDraft, telephone: anna }
  const first = start({}, signInDraft)
  first.fill()
  first.actor.stop()
  expect(signInDraft.signup).toEqual({ firstname: ' Анна ', lastname: 'Коваль', email: 'anna@example.com' })
  expect(start({}, signInDraft).form().values).toEqual({ ...values, password: '' })
})
