import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { actorLogOf, answers, type Happening, refuses, runsOut } from '../../testing/actor-log.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someSnapshot } from '../../testing/samples/money.ts'
import type { JournalPort } from '../intents/intents.port.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import { type PaymentReturnEvent, paymentReturnMachine } from './payment-return.machine.ts'

const settings = (main: number) => ({ ...someSetup, mainBalance: kopecks(main) })
const invoiced = someIntent('topUp', { step: 'invoiced', before: { ...someSnapshot, main: kopecks(100_00) } })
const fromPaywall = { ...invoiced, returnTo: 'orders' } as const

const input = { app: { send: () => {} }, supplierId: 7, result: null }
const visit = actorLogOf(paymentReturnMachine, input)

const returned = (result: 'success' | 'cancel' | 'pending'): PaymentReturnEvent => ({
  type: 'payment.returned',
  result,
})
const recalled = answers('loadIntents', [invoiced])
const awaiting = [returned('success'), recalled] as const
const unmoved = [runsOut('lookIsDue'), answers('fetchSetup', settings(100_00))] as const
const unread = [runsOut('lookIsDue'), refuses('fetchSetup')] as const
const lastLook = [...awaiting, ...unmoved, ...unmoved, runsOut('lookIsDue')] as const
const said = (key: string) => ({ message: { key: `balances.${key}` } })

type Scenario = readonly (PaymentReturnEvent | Happening)[]

test.each<[string, Scenario, object]>([
  ['a visit without a top-up asks nothing', [answers('loadIntents', [])], { state: 'quiet', sent: [] }],
  ['a pending top-up is looked up when the supplier comes back', [recalled], { state: 'looking' }],
  [
    'a cancelled payment is said, and its top-up is forgotten',
    [returned('cancel'), recalled],
    {
      sent: ['app warning.reported', 'app balances.changed', 'asks settleIntents'],
      events: [said('paymentCancelled'), {}],
    },
  ],
  ['a reported payment is awaited before the first look', [...awaiting], { state: 'awaitingMoney', sent: [] }],
  [
    'settings with the old balance prove nothing',
    [...awaiting, { type: 'setup.loaded', setup: settings(100_00) }],
    { state: 'awaitingMoney', sent: [] },
  ],
  [
    'settings with another balance prove the payment',
    [...awaiting, { type: 'setup.loaded', setup: settings(300_00) }],
    { sent: ['app success.reported', 'asks settleIntents'], events: [said('toppedUp')] },
  ],
  [
    'a supplier who came from the paywall returns behind it',
    [returned('success'), answers('loadIntents', [fromPaywall]), { type: 'setup.loaded', setup: settings(300_00) }],
    {
      sent: ['app success.reported', 'app purchase.resumed', 'app navigation.requested', 'asks settleIntents'],
      events: [{}, {}, { location: { to: 'orders' } }],
    },
  ],
  [
    'so does one whose payment a look proves',
    [
      returned('success'),
      answers('loadIntents', [fromPaywall]),
      runsOut('lookIsDue'),
      answers('fetchSetup', settings(300_00)),
    ],
    {
      sent: [
        'app success.reported',
        'app purchase.resumed',
        'app navigation.requested',
        'app balances.changed',
        'asks settleIntents',
      ],
      events: [said('toppedUp'), {}, {}, {}],
    },
  ],
  [
    'a payment that no page reported is never praised, only shown',
    [recalled, answers('fetchSetup', settings(300_00))],
    { sent: ['app balances.changed', 'asks settleIntents'] },
  ],
  [
    'a payment that no page reported stays pending when the balance cannot be read',
    [recalled, refuses('fetchSetup')],
    { state: 'quiet', sent: ['app fault.logged'] },
  ],
  [
    'an unchanged balance is looked at again',
    [...awaiting, ...unmoved],
    { state: 'awaitingMoney', sent: [], context: { looks: 1 } },
  ],
  ['so is one that could not be read', [...awaiting, ...unread], { state: 'awaitingMoney', context: { looks: 1 } }],
  [
    'after the last look the supplier learns that no money has arrived yet',
    [...lastLook, answers('fetchSetup', settings(100_00))],
    {
      sent: ['app warning.reported', 'app balances.changed', 'asks settleIntents'],
      events: [said('paymentChecked'), {}],
    },
  ],
  [
    'a last look that fails is said and logged, and the top-up stays pending',
    [...lastLook, refuses('fetchSetup')],
    { state: 'quiet', sent: ['app warning.reported', 'app fault.logged'] },
  ],
  [
    'without a journal the first look supplies the balance to compare with',
    [returned('success'), answers('loadIntents', []), ...unmoved],
    { context: { before: 100_00, pending: null } },
  ],
  [
    'money that arrived between two looks is seen without a journal',
    [
      returned('success'),
      refuses('loadIntents'),
      ...unmoved,
      runsOut('lookIsDue'),
      answers('fetchSetup', settings(300_00)),
    ],
    { sent: ['app success.reported', 'app balances.changed', 'asks settleIntents'] },
  ],
  [
    'a second return starts its looks anew, and trusts no earlier journal',
    [...awaiting, ...unmoved, returned('pending'), refuses('loadIntents')],
    { state: 'awaitingMoney', context: { result: 'pending', pending: null, before: null, looks: 0 } },
  ],
  [
    'after a handled return the next one starts from nothing',
    [returned('cancel'), recalled, answers('settleIntents', [])],
    { state: 'quiet', context: { result: null } },
  ],
  [
    'a journal that cannot be written ends the return as well',
    [returned('cancel'), recalled, refuses('settleIntents')],
    { state: 'quiet', context: { result: null } },
  ],
])('%s', async (_, scenario, lived) => expect(await visit(...scenario)).toMatchObject(lived))

test('the balance is read one, four and thirteen seconds after the return', async () => {
  const clock = new SimulatedClock()
  const readAt: number[] = []
  const actors = actorsOf<SetupPort & Pick<JournalPort, 'loadIntents' | 'settleIntents'>>({
    loadIntents: async () => [invoiced],
    settleIntents: async () => [],
    fetchSetup: async () => {
      readAt.push(clock.now())
      return settings(100_00)
    },
  })
  createActor(paymentReturnMachine.provide({ actors }), { clock, input: { ...input, result: 'success' } }).start()
  for (let second = 0; second < 20; second += 1) {
    await new Promise(setImmediate)
    clock.increment(1000)
  }
  expect(readAt).toEqual([1000, 4000, 13_000])
})
