import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { typed } from '../countries/countries.domain.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { loginMachine } from './login.machine.ts'
import { nothingCarried } from './session.domain.ts'
import type { SessionPort } from './session.port.ts'
import { selectTelephoneForm } from './session.selectors.ts'

const anna = typed(nothingCarried.telephone, '067 111 22 33')
const other = typed(nothingCarried.telephone, '050 222 33 44')

const start = (requestCode: SessionPort['requestCode'] = async () => {}) => {
  const port = { requestCode: vi.fn(requestCode) }
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(loginMachine.provide({ actors: actorsOf({ ask: port.requestCode }) }), {
    clock,
    input: {
      trunk: { send: (event) => told.push(event) },
      clock: { now: () => 1000 },
      place: { to: 'login' },
      carried: { ...nothingCarried, telephone: anna },
      supplier: null,
    },
  }).start()
  return { port, told, clock, actor }
}
const rejecting = (failure: Failure) => () => Promise.reject(new PortError(failure))

test('the code is sent, and the next page knows to which telephone', async () => {
  const { actor, port, told } = start()
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(port.requestCode.mock.calls.map(([input]) => input)).toEqual([{ telephone: '380671112233' }])
  expect(told).toEqual([
    {
      type: 'carried.changed',
      carried: { challenge: { telephone: '380671112233', resendAt: 61_000, purpose: 'login' } },
    },
    { type: 'place.wanted', place: { to: 'phone-confirmation' } },
  ])
})

test.each<Failure>([
  { kind: 'timedOut' },
  { kind: 'unreachable' },
  { kind: 'unexpected' },
  { kind: 'serverBroken', status: 502, texts: [], retryAfter: null },
  { kind: 'refused', status: 429, texts: [{ text: 'Забагато спроб' }], fields: {}, retryAfter: 30 },
])('after $kind $status the telephone is kept, the button works, nothing is repeated by itself', async (failure) => {
  const { actor, port, told, clock } = start(rejecting(failure))
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.matches('typing'))
  expect(told).toEqual([{ type: 'failure.met', failure }])
  expect(actor.getSnapshot().context.telephone).toEqual(anna)
  clock.increment(3_600_000)
  expect(port.requestCode).toHaveBeenCalledOnce()
  expect(selectTelephoneForm(actor.getSnapshot())).toEqual({ isBusy: false, errors: {} })
  actor.send({ type: 'form.submitted' })
  expect(port.requestCode).toHaveBeenCalledTimes(2)
})

test('what the server says about the telephone stands under it until it is typed into', async () => {
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
  expect(told).toEqual([{ type: 'failure.met', failure }])
  actor.send({ type: 'telephone.changed', telephone: other })
  expect(selectTelephoneForm(actor.getSnapshot())).toEqual({ isBusy: false, errors: {} })
})

test('a double click and Enter ask for one code', () => {
  const { actor, port } = start(() => new Promise(() => {}))
  for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' })
  expect(port.requestCode).toHaveBeenCalledOnce()
  expect(selectTelephoneForm(actor.getSnapshot()).isBusy).toBe(true)
})

test('half a telephone is not sent', () => {
  const { actor, port, told } = start()
  actor.send({ type: 'telephone.changed', telephone: typed(anna, '067111') })
  actor.send({ type: 'form.submitted' })
  expect(selectTelephoneForm(actor.getSnapshot())).toEqual({
    isBusy: false,
    errors: { telephone: { key: 'session.telephoneRule' } },
  })
  expect([port.requestCode.mock.calls, told]).toEqual([[], []])
})

test('the challenge belongs to the telephone the code was sent to, whatever is typed meanwhile', async () => {
  const answers: (() => void)[] = []
  const { actor, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.send({ type: 'form.submitted' })
  actor.send({ type: 'telephone.changed', telephone: other })
  answers[0]?.()
  await waitFor(actor, (state) => state.matches('typing'))
  expect(told[0]).toEqual({
    type: 'carried.changed',
    carried: { challenge: { telephone: '380671112233', resendAt: 61_000, purpose: 'login' } },
  })
  expect(actor.getSnapshot().context.telephone).toEqual(other)
})

test('an answer that comes after the page was left says nothing', async () => {
  const answers: (() => void)[] = []
  const { actor, port, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.send({ type: 'form.submitted' })
  actor.stop()
  expect(port.requestCode.mock.calls[0]?.[1].aborted).toBe(true)
  answers[0]?.()
  await new Promise(setImmediate)
  expect(told).toEqual([])
})

test('a telephone typed on this page is carried to the others', () => {
  const { actor, told } = start()
  actor.getSnapshot().children.countries?.send({ type: 'telephone.typed', text: '+380502223344' })
  expect(told).toEqual([{ type: 'carried.changed', carried: { telephone: other } }])
  expect(actor.getSnapshot().context.telephone).toEqual(other)
})
