import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { silentPorts, someSetup } from '../../testing/ports.ts'
import { composeDraft } from '../drafts/drafts.compose.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { PendingTopUpPort, TopUpPort } from './balances.port.ts'
import { paymentMachine } from './payment.machine.ts'
import type { PendingTopUp } from './top-up.domain.ts'
import { topUpMachine } from './top-up.machine.ts'
import { selectTopUp } from './top-up.selectors.ts'

type Port = SetupPort & Pick<TopUpPort, 'requestTopUp' | 'fetchPaymentHosts'>

const unpaid = { ...someSetup, mainBalance: kopecks(379_50), cost: kopecks(500_00), active: false }
const address = {
  written: 'https://pay.test/1',
  parsed: { href: 'https://pay.test/1', protocol: 'https:', host: 'pay.test', hasUser: false },
}
const rejecting = (failure: Failure) => () => Promise.reject(new PortError(failure))

const start = (answers: Partial<Port> = {}) => {
  const port = {
    fetchSetup: vi.fn(answers.fetchSetup ?? (async () => unpaid)),
    requestTopUp: vi.fn(answers.requestTopUp ?? (async () => address)),
    fetchPaymentHosts: vi.fn(answers.fetchPaymentHosts ?? (async () => ['pay.test'])),
  }
  const told: TrunkEvent[] = []
  const payments: PendingTopUp[] = []
  const payment = paymentMachine.provide({
    actors: actorsOf<Pick<TopUpPort, 'openPaymentPage'> & Pick<PendingTopUpPort, 'keepTopUp'>>({
      keepTopUp: async (pending) => {
        payments.push(pending)
      },
      openPaymentPage: () => new Promise(() => {}),
    }),
  })
  const actor = createActor(
    topUpMachine.provide({ actors: { ...actorsOf<Port>(port), draft: composeDraft(silentPorts().drafts), payment } }),
    {
      input: { trunk: { send: (event) => told.push(event) }, clock: { now: () => 1000 }, supplierId: 7 },
    },
  ).start()
  return {
    actor,
    payments,
    port,
    told,
    dialog: () => selectTopUp(actor.getSnapshot()),
    learned: () => waitFor(actor, (state) => !state.hasTag('busy')),
    submit: async (text: string) => {
      actor.send({ type: 'amount.typed', text })
      actor.send({ type: 'form.submitted' })
      await waitFor(actor, (state) => !state.hasTag('busy'))
      await new Promise(setImmediate)
    },
  }
}

test('what is missing for the subscription can be chosen as soon as the settings are read', async () => {
  const { actor, dialog, learned } = start()
  const usual = [200_00, 500_00, 1000_00].map((amount) => ({ amount, missing: null }))
  expect(dialog()).toEqual({ step: 'form', text: '', error: null, choices: usual, isBusy: false })
  actor.send({ type: 'amount.typed', text: '1' })
  await learned()
  expect(dialog()).toMatchObject({ text: '1', choices: [{ amount: 120_50, missing: 120_50 }, ...usual] })
  actor.send({ type: 'amount.chosen', amount: kopecks(120_50) })
  expect(dialog()).toMatchObject({ text: '120,50' })
})

test('settings that cannot be read take nothing but that choice away', async () => {
  const { dialog, learned, submit, told } = start({ fetchSetup: rejecting({ kind: 'unreachable' }) })
  await learned()
  expect(dialog()).toMatchObject({
    step: 'form',
    choices: [{ amount: 200_00 }, { amount: 500_00 }, { amount: 1000_00 }],
  })
  expect(told).toMatchObject([{ type: 'fault.noted', code: 'Failed to fetch setup settings' }])
  await submit('200')
  expect(dialog().step).toBe('payment')
})

test('a payment page of a known host is opened with what was known before', async () => {
  const { dialog, learned, payments, port, submit } = start()
  await learned()
  await submit(' 1 200,5 ')
  expect(port.requestTopUp.mock.calls.map(([amount]) => amount)).toEqual([1200_50])
  expect(payments).toEqual([{ supplierId: 7, amount: 1200_50, before: 379_50, openedAt: 1000 }])
  expect(dialog().step).toBe('payment')
})

test.each(['0', '-5', '1e9', '   ', '', '12,345', '0,99', '150000,01', 'сто'])(
  '%j is refused before anything is sent, and stays as it was typed',
  async (text) => {
    const { dialog, port, submit, told } = start()
    await submit(text)
    expect(dialog()).toMatchObject({ step: 'form', text, error: { key: expect.stringMatching(/^balances\.amount/) } })
    expect([port.requestTopUp.mock.calls, told]).toEqual([[], []])
  },
)

test('a mistake is gone as soon as something else is typed', async () => {
  const { actor, dialog, submit } = start()
  await submit('0')
  actor.send({ type: 'amount.typed', text: '05' })
  expect(dialog()).toMatchObject({ text: '05', error: null })
})

test.each<Failure>([
  { kind: 'timedOut' },
  { kind: 'unreachable' },
  { kind: 'unexpected' },
  { kind: 'serverBroken', status: 500, texts: [], retryAfter: 0 },
])('after $kind nobody knows whether there is an invoice, so the supplier decides about another', async (failure) => {
  const { dialog, port, submit, told } = start({ requestTopUp: rejecting(failure) })
  await submit('200')
  expect(dialog()).toMatchObject({ step: 'form', text: '200', error: { key: 'balances.topUpUnclear' }, isBusy: false })
  expect(told).toEqual([{ type: 'failure.met', failure }])
  expect(port.requestTopUp).toHaveBeenCalledOnce()
  await submit('200')
  expect(port.requestTopUp).toHaveBeenCalledTimes(2)
})

test('what the server says about the amount stands at the amount', async () => {
  const text = { text: 'Не менше 100 грн' }
  const failure = { kind: 'refused', status: 422, texts: [text], fields: { amount: [text] }, retryAfter: null } as const
  const { dialog, submit, told } = start({ requestTopUp: rejecting(failure) })
  await submit('50')
  expect(dialog()).toMatchObject({ text: '50', error: text })
  expect(told).toEqual([{ type: 'failure.met', failure }])
})

test('an unknown host is shown, and opened when it is accepted', async () => {
  const { actor, dialog, payments, submit } = start({ fetchPaymentHosts: rejecting({ kind: 'unexpected' }) })
  await submit('200')
  expect(dialog()).toEqual({ step: 'ask', host: 'pay.test', href: 'https://pay.test/1' })
  expect(payments).toEqual([])
  actor.send({ type: 'address.accepted' })
  await new Promise(setImmediate)
  expect([dialog().step, payments.length]).toEqual(['payment', 1])
  actor.send({ type: 'dialog.dismissed' })
  expect(actor.getSnapshot().output).toEqual({ mayHaveMoved: true })
})

test.each([null, undefined, {}, 'javascript:alert(1)', 'http://pay.test/1'])(
  'the address %j is opened by nobody',
  async (written) => {
    const { actor, dialog, payments, submit, told } = start({ requestTopUp: async () => ({ written, parsed: null }) })
    await submit('200')
    expect(dialog()).toMatchObject({ step: 'form', text: '200', error: null })
    expect(told).toEqual([{ type: 'failure.met', failure: { kind: 'unexpected' } }])
    actor.send({ type: 'dialog.dismissed' })
    expect([payments, actor.getSnapshot().output]).toEqual([[], { mayHaveMoved: false }])
  },
)

test('twenty clicks make one invoice', async () => {
  const { actor, port } = start()
  actor.send({ type: 'amount.typed', text: '200' })
  for (let n = 0; n < 20; n += 1) actor.send({ type: 'form.submitted' })
  await new Promise(setImmediate)
  expect(port.requestTopUp).toHaveBeenCalledOnce()
})
