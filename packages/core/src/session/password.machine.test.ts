import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { typed } from '../countries/countries.domain.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { passwordMachine } from './password.machine.ts'
import { nothingCarried, type Session } from './session.domain.ts'
import type { SessionPort } from './session.port.ts'
import { selectPasswordForm } from './steps.selectors.ts'

const anna = typed(nothingCarried.telephone, '067 111 22 33')
const session = { token: 'token', supplier: { id: 7 } } as Session

const start = (signIn: SessionPort['signInWithPassword'] = async () => session) => {
  const port = { signInWithPassword: vi.fn(signIn) }
  const told: TrunkEvent[] = []
  const machine = passwordMachine.provide({ actors: actorsOf<Pick<SessionPort, 'signInWithPassword'>>(port) })
  const actor = createActor(machine, {
    input: {
      trunk: { send: (event) => told.push(event) },
      clock: { now: () => 0 },
      place: { to: 'with-password' },
      carried: { ...nothingCarried, telephone: anna },
      supplier: null,
    },
  }).start()
  return { port, told, actor, form: () => selectPasswordForm(actor.getSnapshot()) }
}

test('telephone and password open the panel, and the password is forgotten', async () => {
  const { actor, port, told } = start()
  actor.send({ type: 'password.typed', text: 'Supplier1!' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('signedIn'))
  expect(port.signInWithPassword.mock.calls.map(([input]) => input)).toEqual([
    { telephone: '380671112233', password: 'Supplier1!' },
  ])
  expect(told).toEqual([{ type: 'session.opened', session, landing: 'statistics' }])
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Supplier1!')
})

test.each<Failure>([
  { kind: 'unauthorized', texts: [{ text: 'Невірний пароль' }] },
  { kind: 'serverBroken', status: 502, texts: [], retryAfter: null },
  { kind: 'timedOut' },
  { kind: 'unexpected' },
])('after $kind nothing typed is cleared and nobody is sent elsewhere', async (failure) => {
  const { actor, told, form } = start(() => Promise.reject(new PortError(failure)))
  actor.send({ type: 'password.typed', text: 'Supplier1!' })
  actor.send({ type: 'visibility.toggled' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(form()).toEqual({ isBusy: false, password: 'Supplier1!', isVisible: true, errors: {} })
  expect(actor.getSnapshot().context.telephone).toEqual(anna)
  expect(told).toEqual([{ type: 'failure.met', failure }])
})

test('each mistake stands under its field until that field is typed into', async () => {
  const fields = { telephone: [{ text: 'Немає' }], password: [{ text: 'Хибний' }] }
  const failure: Failure = { kind: 'refused', status: 422, texts: [], fields, retryAfter: null }
  const { actor, form } = start(() => Promise.reject(new PortError(failure)))
  actor.send({ type: 'password.typed', text: 'x' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(form().errors).toEqual({ telephone: { text: 'Немає' }, password: { text: 'Хибний' } })
  actor.send({ type: 'password.typed', text: 'y' })
  expect(form().errors).toEqual({ telephone: { text: 'Немає' } })
  actor.send({ type: 'form.submitted' })
  expect(form()).toMatchObject({ isBusy: true, errors: {} })
})

test('without a password nothing is sent', () => {
  const { actor, port, form } = start()
  actor.send({ type: 'form.submitted' })
  expect(form().errors).toEqual({ password: { key: 'session.required' } })
  expect(port.signInWithPassword).not.toHaveBeenCalled()
})

test('twenty clicks sign in once', () => {
  const { actor, port } = start(() => new Promise(() => {}))
  actor.send({ type: 'password.typed', text: 'Supplier1!' })
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  expect(port.signInWithPassword).toHaveBeenCalledOnce()
})

test('who leaves for the code is not signed in by a late answer', async () => {
  const answers: ((session: Session) => void)[] = []
  const { actor, port, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.send({ type: 'password.typed', text: 'Supplier1!' })
  actor.send({ type: 'form.submitted' })
  actor.stop()
  expect(port.signInWithPassword.mock.calls[0]?.[1].aborted).toBe(true)
  answers[0]?.(session)
  await new Promise(setImmediate)
  expect(told).toEqual([])
})
