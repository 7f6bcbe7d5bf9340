import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { typed } from '../countries/countries.domain.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import { recoveryRequestMachine } from './recovery-request.machine.ts'
import { emptySignInDraft, type Recovery } from './session.domain.ts'
import type { SessionPort } from './session.port.ts'
import { selectTelephoneForm } from './session.selectors.ts'

const anna = typed(emptySignInDraft.telephone, '067 111 22 33')
const recovery: Recovery = { telephone: '380671112233', code: '987654' }

const start = (requestRecovery: SessionPort['requestRecovery'] = async () => recovery) => {
  const port = { requestRecovery: vi.fn(requestRecovery) }
  const told: FeatureEvent[] = []
  const machine = recoveryRequestMachine.provide({ actors: actorsOf({ ask: port.requestRecovery }) })
  const actor = createActor(machine, {
    input: {
      app: { send: (event) => told.push(event) },
      clock: { now: () => 0 },
      location: { to: 'recover-password' },
      signInDraft: { ...emptySignInDraft, telephone: anna },
      supplier: null,
    },
  }).start()
  return { port, told, actor }
}

test('the server’s code is passed on in memory, never in the URL', async () => {
  const { actor, told } = start()
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(told).toEqual([
    { type: 'signInDraft.changed', signInDraft: { recovery } },
    { type: 'navigation.requested', location: { to: 'recover-password-code' } },
  ])
})

test.each<Failure>([
  { kind: 'refused', status: 404, texts: [{ text: 'Немає такого' }], fields: {}, retryAfter: null },
  { kind: 'timedOut' },
])('after $kind the telephone is kept and the failure is reported', async (failure) => {
  const { actor, told } = start(() => Promise.reject(new PortError(failure)))
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(told).toEqual([{ type: 'failure.reported', failure }])
  expect(actor.getSnapshot().context.telephone).toEqual(anna)
  expect(selectTelephoneForm(actor.getSnapshot())).toEqual({ isBusy: false, errors: {} })
})

test('twenty clicks send one request', async () => {
  const { actor, port } = start(() => new Promise(() => {}))
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  expect(port.requestRecovery).toHaveBeenCalledOnce()
})

test('leaving the page aborts the request and ignores its response', async () => {
  const answers: ((recovery: Recovery) => void)[] = []
  const { actor, port, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.send({ type: 'form.submitted' })
  actor.stop()
  expect(port.requestRecovery.mock.calls[0]?.[1].aborted).toBe(true)
  answers[0]?.(recovery)
  await new Promise(setImmediate)
  expect(told).toEqual([])
})

test('an incomplete telephone is not sent', () => {
  const { actor, port } = start()
  actor.send({ type: 'telephone.changed', telephone: typed(anna, '067') })
  actor.send({ type: 'form.submitted' })
  expect(selectTelephoneForm(actor.getSnapshot()).errors).toEqual({ telephone: { key: 'session.telephoneRule' } })
  expect(port.requestRecovery).not.toHaveBeenCalled()
})
