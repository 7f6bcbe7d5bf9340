import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { type Failure, PortError } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import { selectPayoutSending } from './payout-sending.selectors.ts'
import { newestPayouts, type Payout, type PayoutPage } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

type Port = Pick<PayoutsPort, 'fetchPayouts' | 'requestPayout'>

const request = {
  id: 'id-1',
  amount: kopecks(1000_00),
  destination: { id: 'r1' },
  comment: '',
  version: 'v1',
}
const requested = { type: 'success.met', message: { key: 'payouts.requested' } }

interface Story {
  /** How the request ends, and whether the payout is there all the same. */
  readonly failure?: Failure
  readonly isApplied?: boolean
  readonly seen?: readonly string[]
  readonly available?: number
  readonly isDown?: boolean
  /** The server is gone once it has the request. */
  readonly breaksDown?: boolean
}

const start = ({
  failure,
  isApplied = failure === undefined,
  seen,
  available = 5000_00,
  isDown = false,
  breaksDown = false,
}: Story = {}) => {
  const server = { ids: ['1'], available, isDown }
  const page = (): PayoutPage => ({
    rows: server.ids.map((id) => ({ id, amount: kopecks(1000_00) }) as Payout),
    page: 1,
    total: null,
    lastPage: null,
    totals: {
      available: kopecks(server.available),
      held: null,
      processing: null,
      paidThisMonth: null,
      minimum: kopecks(100_00),
    },
    requisites: [],
  })
  const port = {
    fetchPayouts: vi.fn(async () => {
      if (server.isDown) throw new PortError({ kind: 'unreachable' })
      return page()
    }),
    requestPayout: vi.fn(async () => {
      server.isDown = breaksDown
      if (isApplied) server.ids = ['2', ...server.ids]
      if (failure) throw new PortError(failure)
    }),
  }
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(payoutSendingMachine.provide({ actors: actorsOf<Port>(port) }), {
    clock,
    input: {
      trunk: { send: (event) => told.push(event) },
      clock: { now: () => clock.now() },
      request,
      seen: seen ?? null,
    },
  }).start()
  return {
    actor,
    clock,
    port,
    server,
    told,
    view: () => selectPayoutSending(actor.getSnapshot()),
    idle: () => waitFor(actor, (state) => !state.hasTag('busy')),
    result: () => actor.getSnapshot().output,
  }
}

test('a payout is asked for once, after a look at what is there', async () => {
  const { idle, port, result, told } = start()
  await idle()
  expect(port.fetchPayouts.mock.calls).toEqual([[newestPayouts, expect.anything()]])
  expect(port.requestPayout.mock.calls).toEqual([[request, expect.anything()]])
  expect([result()?.result, told]).toEqual(['made', [requested]])
})

test('an answer that never came is looked up, and found', async () => {
  const { idle, port, result, told } = start({ failure: { kind: 'timedOut' }, isApplied: true })
  await idle()
  expect([result()?.result, result()?.unsettled, told]).toEqual(['made', null, [requested]])
  expect(port.requestPayout).toHaveBeenCalledOnce()
})

test('what is not there may still come, until the server has long given up', async () => {
  const { clock, idle, port, result, told, view } = start({ failure: { kind: 'timedOut' } })
  await idle()
  for (let looks = 2; looks <= 10; looks += 1) {
    expect(view()).toEqual({ step: 'wait', doing: 'checking' })
    expect(port.fetchPayouts).toHaveBeenCalledTimes(looks)
    clock.increment(5000)
    await idle()
  }
  expect(result()).toMatchObject({ result: 'notMade', unsettled: { request, seen: ['1'] } })
  expect([port.requestPayout.mock.calls.length, told]).toEqual([1, []])
})

test('a payout that comes late is found late', async () => {
  const { clock, idle, result, server } = start({ failure: { kind: 'timedOut' } })
  await idle()
  server.ids = ['2', '1']
  clock.increment(5000)
  await idle()
  expect(result()?.result).toBe('made')
})

test('a server that broke has not made it, when the list says so at once', async () => {
  const { idle, result } = start({ failure: { kind: 'serverBroken', status: 500, texts: [], retryAfter: 0 } })
  await idle()
  expect(result()?.result).toBe('notMade')
})

test('where nobody can look, the person decides when to look again', async () => {
  const { actor, clock, idle, port, result, server, told, view } = start({
    failure: { kind: 'unreachable' },
    isApplied: true,
    breaksDown: true,
  })
  await idle()
  for (const pause of [1000, 3000, 9000]) {
    expect(view()).toEqual({ step: 'wait', doing: 'checking' })
    clock.increment(pause)
    await idle()
  }
  expect(view()).toEqual({ step: 'unchecked' })
  expect(told).toMatchObject([{ type: 'fault.noted', code: 'Failed to fetch payouts' }])
  clock.increment(3_600_000)
  expect(port.fetchPayouts).toHaveBeenCalledTimes(5)
  server.isDown = false
  actor.send({ type: 'check.chosen' })
  await idle()
  expect([result()?.result, port.requestPayout.mock.calls.length]).toEqual(['made', 1])
})

test('a check can be left to the list; what was sent is handed back', async () => {
  const { actor, idle, result } = start({ failure: { kind: 'timedOut' } })
  await idle()
  actor.send({ type: 'dialog.dismissed' })
  expect(result()).toMatchObject({ result: 'left', unsettled: { request, seen: ['1'] } })
})

test('nobody leaves while the request is on its way', async () => {
  const { actor, idle, result } = start()
  actor.send({ type: 'dialog.dismissed' })
  const { unsubscribe } = actor.subscribe((state) => {
    if (!state.matches('sending')) return
    unsubscribe()
    actor.send({ type: 'dialog.dismissed' })
  })
  await idle()
  expect(result()?.result).toBe('made')
})

test('the same request is not sent again when it turns out to be made', async () => {
  const { idle, port, result, told } = start({ seen: ['0'] })
  await idle()
  expect([result()?.result, port.requestPayout.mock.calls, told]).toEqual(['made', [], [requested]])
})

test('the same request, sent again, is still compared with what was there before the first time', async () => {
  const { actor, idle, result } = start({ seen: ['1'], failure: { kind: 'timedOut' } })
  await idle()
  actor.send({ type: 'dialog.dismissed' })
  expect(result()?.unsettled?.seen).toEqual(['1'])
})

test('what is not covered any more is not sent', async () => {
  const { idle, port, result } = start({ available: 999_99 })
  await idle()
  expect(result()).toMatchObject({ result: 'changed', fresh: { totals: { available: 999_99 } }, unsettled: null })
  expect(port.requestPayout).not.toHaveBeenCalled()
})

test.each([
  [409, 'changed'],
  [422, 'refused'],
])('a server that answers %i has %s it', async (status, result) => {
  const failure = { kind: 'refused', status, texts: [{ text: 'Ні' }], fields: {}, retryAfter: null } as const
  const { idle, result: found, told } = start({ failure })
  await idle()
  expect(found()).toMatchObject({ result, unsettled: null })
  expect(told).toEqual([{ type: 'failure.met', failure }])
})

test('where nothing can be read, nothing is sent', async () => {
  const { idle, port, result, told } = start({ isDown: true })
  await idle()
  expect([result()?.result, port.requestPayout.mock.calls]).toEqual(['unread', []])
  expect(told).toEqual([{ type: 'failure.met', failure: { kind: 'unreachable' } }])
})
