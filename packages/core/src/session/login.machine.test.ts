import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { typed } from '../countries/countries.domain.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import { loginMachine } from './login.machine.ts'
import { emptySignInDraft } from './session.domain.ts'
import type { SessionPort } from './session.port.ts'
import { selectTelephoneForm } from './session.selectors.ts'

const anna = typed(emptySignInDraft.telephone, '067 111 22 33')
const other = typed(emptySignInDraft.telephone, '050 222 33 44')

const start = (requestCode: SessionPort['requestCode'] = async () => {}) => {
  const port = { requestCode: vi.fn(requestCode) }
  const told: FeatureEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(loginMachine.provide({ actors: actorsOf({ ask: port.requestCode }) }), {
    clock,
    input: {
      app: { send: (event) => told.push(event) },
      clock: { now: () => 1000 },
      location: { to: 'login' },
      signInDraft: { ...emptySignInDraft, telephone: anna },
      supplier: null,
    },
  }).start()
  return { port, told, clock, actor }
}
const rejecting = (failure: Failure) => () => Promise.reject(new PortError(failure))

test('the code is requested, and the next page receives its telephone', async () => {
  const { actor, port, told } = start()
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(port.requestCode.mock.calls.map(([input]) => input)).toEqual([{ telephone: '380671112233' }])
  expect(told).toEqual([
    {
      type: 'signInDraft.changed',
      signInDraft: { challenge: { telephone: '380671112233', resendAt: 61_000, purpose: 'login' } },
    },
    { type: 'navigation.requested', location: { to: 'phone-confirmation' } },
  ])
})

test.each<Failure>([
  { kind: 'timedOut' },
  { kind: 'unreachable' },
  { kind: 'unexpected' },
  { kind: 'serverBroken', status: 502, texts: [], retryAfter: null },
  { kind: 'refused', status: 429, texts: [{ text: 'Забагато спроб' }], fields: {}, retryAfter: 30 },
])(
  'after $kind $status the telephone is kept, the button works, and no request is repeated automatically',
  async (failure) => {
    const { actor, port, told, clock } = start(rejecting(failure))
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (state) => state.matches('typing'))
    expect(told).toEqual([{ type: 'failure.reported', failure }])
    expect(actor.getSnapshot().context.telephone).toEqual(anna)
    clock.increment(3_600_000)
    expect(port.requestCode).toHaveBeenCalledOnce()
    expect(selectTelephoneForm(actor.getSnapshot())).toEqual({ isBusy: false, errors: {} })
    actor.send({ type: 'form.submitted' })
    expect(port.requestCode).toHaveBeenCalledTimes(2)
  },
)

test('the server’s error is shown at the telephone until the next typing', async () => {
  const text = { text: 'Такого номера немає' }
  const failure: Failure = {
    kind: 'refused',
    status: 422,
    texts: [text],
    fields: { telephone: [text] },
    retryAfter: null,
  }
  const { actor, told } = start(rejecting(failure))
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(selectTelephoneForm(actor.getSnapshot())).toEqual({ isBusy: false, errors: { telephone: text } })
  expect(told).toEqual([{ type: 'failure.reported', failure }])
  actor.send({ type: 'telephone.changed', telephone: other })
  expect(selectTelephoneForm(actor.getSnapshot())).toEqual({ isBusy: false, errors: {} })
})

test('a double click and Enter request one code', () => {
  const { actor, port } = start(() => new Promise(() => {}))
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  expect(port.requestCode).toHaveBeenCalledOnce()
  expect(selectTelephoneForm(actor.getSnapshot()).isBusy).toBe(true)
})

test('an incomplete telephone is not sent', () => {
  const { actor, port, told } = start()
  actor.send({ type: 'telephone.changed', telephone: typed(anna, '067111') })
  actor.send({ type: 'form.submitted' })
  expect(selectTelephoneForm(actor.getSnapshot())).toEqual({
    isBusy: false,
    errors: { telephone: { key: 'session.telephoneRule' } },
  })
  expect([port.requestCode.mock.calls, told]).toEqual([[], []])
})

test('the challenge keeps the telephone that was sent, even if the field changes meanwhile', async () => {
  const answers: (() => void)[] = []
  const { actor, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.send({ type: 'form.submitted' })
  actor.send({ type: 'telephone.changed', telephone: other })
  answers[0]?.()
  await waitFor(actor, (state) => state.matches('typing'))
  expect(told[0]).toEqual({
    type: 'signInDraft.changed',
    signInDraft: { challenge: { telephone: '380671112233', resendAt: 61_000, purpose: 'login' } },
  })
  expect(actor.getSnapshot().context.telephone).toEqual(other)
})

test('leaving the page aborts the request and ignores its response', async () => {
  const answers: (() => void)[] = []
  const { actor, port, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.send({ type: 'form.submitted' })
  actor.stop()
  expect(port.requestCode.mock.calls[0]?.[1].aborted).toBe(true)
  answers[0]?.()
  await new Promise(setImmediate)
  expect(told).toEqual([])
})

test('a telephone typed on this page is kept for the other pages', () => {
  const { actor, told } = start()
  actor.getSnapshot().children.countries?.send({ type: 'telephone.typed', text: '+380502223344' })
  expect(told).toEqual([{ type: 'signInDraft.changed', signInDraft: { telephone: other } }])
  expect(actor.getSnapshot().context.telephone).toEqual(other)
})
