import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { typed } from '../countries/countries.domain.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { messagesOf } from '../kernel/message.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { type Carried, nothingCarried } from './session.domain.ts'
import type { SessionPort, SessionStorePort } from './session.port.ts'
import { signupMachine } from './signup.machine.ts'
import { selectSignupForm } from './steps.selectors.ts'

type Port = Pick<SessionPort, 'register'> & Pick<SessionStorePort, 'recallReferral' | 'markRegistered'>

const anna = typed(nothingCarried.telephone, '067 111 22 33')
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

const start = (answers: Partial<Port> = {}, carried: Carried = { ...nothingCarried, telephone: anna }) => {
  const port = {
    register: vi.fn(answers.register ?? (async () => {})),
    recallReferral: vi.fn(answers.recallReferral ?? (async () => 'REF')),
    markRegistered: vi.fn(answers.markRegistered ?? (async () => {})),
  }
  const told: TrunkEvent[] = []
  const actor = createActor(signupMachine.provide({ actors: actorsOf<Port>(port) }), {
    input: {
      trunk: {
        send: (event) => {
          if (event.type === 'carried.changed' && event.carried.signup) Object.assign(carried, event.carried)
          else told.push(event)
        },
      },
      clock: { now: () => 1000 },
      place: { to: 'signup' },
      carried,
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

test('the account is made with what was typed and with who recommended the panel', async () => {
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
      type: 'carried.changed',
      carried: { challenge: { telephone: '380671112233', resendAt: 61_000, purpose: 'signup' } },
    },
    { type: 'place.wanted', place: { to: 'phone-confirmation' } },
  ])
  expect(actor.getSnapshot().context.values.password).toBe('')
})

test('storage that is closed stands in nobody’s way', async () => {
  const closed = () => Promise.reject(new Error('forbidden'))
  const { actor, fill, port, submit } = start({ recallReferral: closed, markRegistered: closed })
  fill()
  await submit()
  expect(port.register.mock.calls.map(([{ referral }]) => referral)).toEqual([null])
  expect(actor.getSnapshot().value).toBe('registered')
})

test('every mistake of an empty form is shown in its place, and nothing is sent', () => {
  const { actor, form, port } = start()
  actor.send({ type: 'telephone.changed', telephone: nothingCarried.telephone })
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
  expect([port.recallReferral.mock.calls, port.register.mock.calls]).toEqual([[], []])
})

test.each<Failure>([
  { kind: 'timedOut' },
  { kind: 'unexpected' },
  { kind: 'serverBroken', status: 500, texts: [], retryAfter: null },
])('after $kind the form is kept, and the supplier learns that the account may be there', async (failure) => {
  const { actor, fill, form, port, submit, told } = start({ register: () => Promise.reject(new PortError(failure)) })
  fill()
  await submit()
  expect(form()).toEqual({ isBusy: false, values, isAgreed: true, isVisible: false, errors: {} })
  expect(actor.getSnapshot().context.telephone).toEqual(anna)
  expect(told).toEqual([
    { type: 'failure.met', failure },
    { type: 'warning.met', message: { key: 'session.registerUnclear' } },
  ])
  expect(port.register).toHaveBeenCalledOnce()
  expect(port.markRegistered).not.toHaveBeenCalled()
})

test('when the lost answer was a yes, the second try says that the telephone is taken, and nothing loops', async () => {
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
  expect(told.slice(2)).toEqual([{ type: 'failure.met', failure: taken }])
  expect(port.register).toHaveBeenCalledTimes(2)
})

test('fifteen messages of a refusal reach the supplier whole, the first of each field in its place', async () => {
  const texts = Array.from({ length: 15 }, (_, index) => ({ text: `Помилка ${index}` }))
  const failure = refused({ firstname: texts.slice(0, 2), email: texts.slice(2, 4), unknown: texts.slice(4) }, texts)
  const { fill, form, submit, told } = start({ register: () => Promise.reject(new PortError(failure)) })
  fill()
  await submit()
  expect(form().errors).toEqual({ firstname: texts[0], email: texts[2] })
  expect(told).toEqual([{ type: 'failure.met', failure }])
  expect(messagesOf(failure)).toEqual(texts)
})

test('a telephone changed on the way is not the one that is registered', async () => {
  const answers: ((referral: string | null) => void)[] = []
  const { actor, fill, port, told } = start({ recallReferral: () => new Promise((resolve) => answers.push(resolve)) })
  fill()
  actor.send({ type: 'form.submitted' })
  actor.send({ type: 'telephone.changed', telephone: typed(anna, '05') })
  answers[0]?.(null)
  await waitFor(actor, (state) => state.status === 'done')
  expect(port.register.mock.calls.map(([{ telephone }]) => telephone)).toEqual(['380671112233'])
  expect(told[0]).toMatchObject({ carried: { challenge: { telephone: '380671112233' } } })
})

test('twenty clicks register once, and leaving takes the question back', async () => {
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

test('another page and back leave everything as it was typed, but the password', () => {
  const carried: Carried = { ...nothingCarried, telephone: anna }
  const first = start({}, carried)
  first.fill()
  first.actor.stop()
  expect(carried.signup).toEqual({ firstname: ' Анна ', lastname: 'Коваль', email: 'anna@example.com' })
  expect(start({}, carried).form().values).toEqual({ ...values, password: '' })
})
