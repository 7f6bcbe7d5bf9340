import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { someSetup } from '../../testing/ports.ts'
import { PortError } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { PendingTopUpPort, TopUpPort } from './balances.port.ts'
import { paymentMachine } from './payment.machine.ts'
import { selectPayment } from './top-up.selectors.ts'

type Port = SetupPort & Pick<TopUpPort, 'openPaymentPage'> & Pick<PendingTopUpPort, 'keepTopUp' | 'forgetTopUp'>

const standing = (main: number | null) => async () => ({
  ...someSetup,
  mainBalance: main === null ? null : kopecks(main),
})

const start = (answers: Partial<Port> = {}, before: number | null = 100_00) => {
  const calls: unknown[][] = []
  const told: TrunkEvent[] = []
  const port: Port = {
    fetchSetup: vi.fn(answers.fetchSetup ?? standing(300_00)),
    keepTopUp: async (pending) => {
      calls.push(['keep', pending])
      await answers.keepTopUp?.(pending)
    },
    openPaymentPage: async (href) => {
      calls.push(['open', href])
      await answers.openPaymentPage?.(href)
    },
    forgetTopUp: async (supplierId) => {
      calls.push(['forget', supplierId])
      await answers.forgetTopUp?.(supplierId)
    },
  }
  const actor = createActor(paymentMachine.provide({ actors: actorsOf<Port>(port) }), {
    input: {
      trunk: { send: (event) => told.push(event) },
      clock: { now: () => 1000 },
      supplierId: 7,
      amount: kopecks(200_00),
      before: before === null ? null : kopecks(before),
      href: 'https://pay.test/1',
    },
  }).start()
  return {
    actor,
    calls,
    port,
    told,
    view: () => selectPayment(actor.getSnapshot()),
    waiting: () => waitFor(actor, (state) => state.matches('waiting') || state.status === 'done'),
  }
}

test('it is written down first, opened then, and forgotten once the money is there', async () => {
  const { actor, calls, told, view, waiting } = start()
  expect(view()).toEqual({ href: 'https://pay.test/1', doing: 'opening', notes: [] })
  await waiting()
  expect(view()).toEqual({ href: 'https://pay.test/1', doing: 'waiting', notes: [] })
  actor.send({ type: 'check.chosen' })
  expect(view().doing).toBe('checking')
  await waiting()
  expect(calls).toEqual([
    ['keep', { supplierId: 7, amount: 200_00, before: 100_00, openedAt: 1000 }],
    ['open', 'https://pay.test/1'],
    ['forget', 7],
  ])
  expect(told).toEqual([{ type: 'success.met', message: { key: 'balances.toppedUp' } }])
  expect(actor.getSnapshot().status).toBe('done')
})

test('a browser that refuses to open or to store leaves the link', async () => {
  const refused = () => Promise.reject(new Error('blocked'))
  const { told, view, waiting } = start({ keepTopUp: refused, openPaymentPage: refused })
  await waiting()
  expect([view(), told]).toEqual([{ href: 'https://pay.test/1', doing: 'waiting', notes: [] }, []])
})

test.each([
  ['has not moved', 100_00],
  ['cannot be read', null],
])('a balance that %s is said to be checked', async (_, main) => {
  const { actor, told, view, waiting } = start({ fetchSetup: standing(main) })
  await waiting()
  actor.send({ type: 'tab.shown' })
  await waiting()
  expect([view().notes, told]).toEqual([[{ key: 'balances.paymentChecked' }], []])
})

test('a look that fails says so in its place', async () => {
  const texts = [{ text: 'Спробуйте пізніше' }]
  const failure = { kind: 'serverBroken', status: 500, texts, retryAfter: null } as const
  const { actor, told, view, waiting } = start({ fetchSetup: () => Promise.reject(new PortError(failure)) })
  await waiting()
  actor.send({ type: 'check.chosen' })
  await waiting()
  expect(view().notes).toEqual(texts)
  expect(told).toEqual([{ type: 'fault.noted', code: 'Failed to fetch setup settings', failure }])
})

test('where the balance was unknown, the first look is what later ones are compared with', async () => {
  const balances = [100_00, 300_00]
  const { actor, told, waiting } = start({ fetchSetup: async () => standing(balances.shift() ?? 0)() }, null)
  await waiting()
  actor.send({ type: 'check.chosen' })
  await waiting()
  expect(told).toEqual([])
  actor.send({ type: 'check.chosen' })
  await waiting()
  expect([balances, told.length]).toEqual([[], 1])
})
