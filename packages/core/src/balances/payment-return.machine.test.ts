import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { someSetup } from '../../testing/ports.ts'
import { PortError } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { PendingTopUpPort } from './balances.port.ts'
import type { PaymentResult } from './payment-return.domain.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'
import { selectIsAwaited } from './payment-return.selectors.ts'
import type { PendingTopUp } from './top-up.domain.ts'

type Port = SetupPort & Pick<PendingTopUpPort, 'recallTopUp' | 'forgetTopUp'>

const settings = (main: number) => ({ ...someSetup, mainBalance: kopecks(main) })
const mark: PendingTopUp = { supplierId: 7, amount: kopecks(200_00), before: kopecks(100_00), openedAt: 5 }
const toppedUp = { type: 'success.met', message: { key: 'balances.toppedUp' } }
const changed = { type: 'balances.changed' }

interface Story {
  readonly result?: PaymentResult
  readonly pending?: PendingTopUp | null
  /** What the settings say, one after another; the last one stays. `null` when they cannot be read. */
  readonly balances?: readonly (number | null)[]
}

const start = ({ result, pending = mark, balances = [100_00] }: Story) => {
  const kept = { mark: pending }
  let looks = 0
  const port = {
    recallTopUp: vi.fn(async () => kept.mark),
    forgetTopUp: vi.fn(async () => {
      kept.mark = null
    }),
    fetchSetup: vi.fn(async () => {
      const balance = balances[Math.min(looks, balances.length - 1)] ?? null
      looks += 1
      if (balance === null) throw new PortError({ kind: 'timedOut' })
      return settings(balance)
    }),
  }
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(paymentReturnMachine.provide({ actors: actorsOf<Port>(port) }), {
    clock,
    input: { trunk: { send: (event) => told.push(event) }, supplierId: 7, result: result ?? null },
  }).start()
  return {
    actor,
    clock,
    kept,
    port,
    told,
    isAwaited: () => selectIsAwaited(actor.getSnapshot()),
    idle: () => waitFor(actor, (state) => !state.hasTag('busy')),
    wait: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await waitFor(actor, (state) => !state.hasTag('busy'))
    },
  }
}

test('a success is said once the balance has moved, and not before', async () => {
  const { clock, idle, isAwaited, kept, port, told, wait } = start({ result: 'success', balances: [100_00, 300_00] })
  await idle()
  expect([isAwaited(), told]).toEqual([true, []])
  clock.increment(999)
  expect(port.fetchSetup).not.toHaveBeenCalled()
  await wait(1)
  expect([isAwaited(), told]).toEqual([true, []])
  await wait(2999)
  expect(port.fetchSetup).toHaveBeenCalledTimes(1)
  await wait(1)
  expect([isAwaited(), told, kept.mark]).toEqual([false, [toppedUp, changed], null])
  clock.increment(3_600_000)
  expect(port.fetchSetup).toHaveBeenCalledTimes(2)
})

test.each([
  ['success', 'balances.paymentChecked'],
  ['pending', 'balances.paymentPending'],
] as const)('after %s, a balance that stays old is read three times and then let be', async (result, key) => {
  const { clock, idle, isAwaited, kept, port, told, wait } = start({ result })
  await idle()
  for (const pause of [1000, 3000, 9000]) await wait(pause)
  expect(port.fetchSetup).toHaveBeenCalledTimes(3)
  expect([isAwaited(), told, kept.mark]).toEqual([false, [{ type: 'warning.met', message: { key } }, changed], null])
  clock.increment(3_600_000)
  expect(port.fetchSetup).toHaveBeenCalledTimes(3)
})

test('settings that arrive by themselves settle it, too', async () => {
  const { actor, idle, kept, port, told } = start({ result: 'success' })
  await idle()
  actor.send({ type: 'setup.learned', setup: settings(100_00) })
  expect(told).toEqual([])
  actor.send({ type: 'setup.learned', setup: settings(300_00) })
  await idle()
  expect([told, kept.mark, port.fetchSetup.mock.calls]).toEqual([[toppedUp], null, []])
})

test('a payment that was given up is said so, and figures are read again', async () => {
  const { idle, kept, told } = start({ result: 'cancel' })
  await idle()
  expect(told).toEqual([{ type: 'warning.met', message: { key: 'balances.paymentCancelled' } }, changed])
  expect(kept.mark).toBeNull()
})

test('who comes back without a word finds fresh figures, and the mark is gone', async () => {
  const { actor, idle, kept, port, told } = start({ pending: null })
  await idle()
  expect([port.fetchSetup.mock.calls, told]).toEqual([[], []])
  kept.mark = mark
  actor.send({ type: 'tab.shown' })
  await idle()
  expect([told, kept.mark]).toEqual([[changed], null])
  actor.send({ type: 'tab.shown' })
  await idle()
  expect(port.fetchSetup).toHaveBeenCalledOnce()
})

test('a mark stays as long as the balance could not be read', async () => {
  const { actor, idle, kept, told } = start({ balances: [null, 300_00] })
  await idle()
  expect(kept.mark).toEqual(mark)
  actor.send({ type: 'tab.shown' })
  await idle()
  expect([kept.mark, told.at(-1)]).toEqual([null, changed])
})

test('a success that nobody can look up is said to be checked, and looked up at the next return', async () => {
  const { idle, kept, told, wait } = start({ result: 'success', balances: [null] })
  await idle()
  for (const pause of [1000, 3000, 9000]) await wait(pause)
  expect(told).toMatchObject([
    { type: 'warning.met', message: { key: 'balances.paymentChecked' } },
    { type: 'fault.noted' },
  ])
  expect(kept.mark).toEqual(mark)
})

test('without a mark the first look is what later ones are compared with', async () => {
  const { idle, told, wait } = start({ result: 'success', pending: null, balances: [100_00, 300_00] })
  await idle()
  await wait(1000)
  expect(told).toEqual([])
  await wait(3000)
  expect(told).toEqual([toppedUp, changed])
})

test('another return starts anew', async () => {
  const { actor, idle, port, told, wait } = start({ result: 'success', balances: [100_00, 100_00, 300_00] })
  await idle()
  await wait(1000)
  actor.send({ type: 'payment.returned', result: 'pending' })
  await idle()
  await wait(1000)
  expect([port.fetchSetup.mock.calls.length, told]).toEqual([2, []])
  await wait(3000)
  expect(told).toEqual([toppedUp, changed])
})
