import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { typed } from '../countries/countries.domain.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import { passwordMachine } from './password.machine.ts'
import { emptySignInDraft, type Session } from './session.domain.ts'
import type { SessionPort } from './session.port.ts'
import { selectPasswordForm } from './steps.selectors.ts'

const anna = typed(emptySignInDraft.telephone, '067 111 22 33')
const session = { token: 'token', supplier: { id: 7 } } as Session

const start = (signIn: SessionPort['signInWithPassword'] = async () => session) => {
  const port = { signInWithPassword: vi.fn(signIn) }
  const told: FeatureEvent[] = []
  const machine = passwordMachine.provide({ actors: actorsOf<Pick<SessionPort, 'signInWithPassword'>>(port) })
  const actor = createActor(machine, {
    input: {
      app: { send: (event) => told.push(event) },
      clock: { now: () => 0 },
      location: { to: 'with-password' },
      signInDraft: { ...emptySignInDraft, telephone: anna },
      supplier: null,
    },
  }).start()
  return { port, told, actor, form: () => selectPasswordForm(actor.getSnapshot()) }
}

test('telephone and password open the panel, and the password is cleared', async () => {
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
])('after $kind the typed values stay and there is no redirect', async (failure) => {
  const { actor, told, form } = start(() => Promise.reject(new PortError(failure)))
  actor.send({ type: 'password.typed', text: 'Supplier1!' })
  actor.send({ type: 'visibility.toggled' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(form()).toEqual({ isBusy: false, password: 'Supplier1!', isVisible: true, errors: {} })
  expect(actor.getSnapshot().context.telephone).toEqual(anna)
  expect(told).toEqual([{ type: 'failure.reported', failure }])
})

test('each error is shown at its field until the next typing there', async () => {
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

test('an empty password is not sent', () => {
  const { actor, port, form } = start()
  actor.send({ type: 'form.submitted' })
  expect(form().errors).toEqual({ password: { key: 'session.required' } })
  expect(port.signInWithPassword).not.toHaveBeenCalled()
})

test('twenty clicks send one request', () => {
  const { actor, port } = start(() => new Promise(() => {}))
  actor.send({ type: 'password.typed', text: 'Supplier1!' })
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  expect(port.signInWithPassword).toHaveBeenCalledOnce()
})

test('leaving for sign-in by code aborts the request and ignores its response', async () => {
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
