import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { type PaymentEvent, paymentMachine } from './payment.machine.ts'
import type { PaymentResult } from './payment-return.domain.ts'
import { type PaymentReturnEvent, paymentReturnMachine } from './payment-return.machine.ts'

const trunk = { send: () => {} }
const figures = (main: number) => ({ ...someSetup, mainBalance: kopecks(main) })
const same = answers('fetchSetup', figures(5))
const moved = answers('fetchSetup', figures(9))

const payment = lifeOf(paymentMachine, {
  trunk,
  clock: { now: () => 0 },
  supplierId: 1,
  amount: kopecks(4),
  before: kopecks(5),
  href: 'https://pay.example',
})
const waiting = [answers('keepTopUp'), answers('openPaymentPage')] as const
const check: PaymentEvent = { type: 'check.chosen' }

test.each<[string, readonly (PaymentEvent | Happening)[], object]>([
  ['it is written down before its page is opened', [], { state: 'keeping', said: ['asks keepTopUp'] }],
  ['then the page is opened', [answers('keepTopUp')], { state: 'opening', said: ['asks openPaymentPage'] }],
  [
    'also where it cannot be written down',
    [refuses('keepTopUp')],
    { state: 'opening', said: ['asks openPaymentPage'] },
  ],
  ['and money is waited for', waiting, { state: 'waiting', said: [] }],
  ['also where the page did not open', [answers('keepTopUp'), refuses('openPaymentPage')], { state: 'waiting' }],
  ['one may look', [...waiting, check], { state: 'checking', said: ['asks fetchSetup'] }],
  ['or come back to the tab', [...waiting, { type: 'tab.shown' }], { state: 'checking', said: ['asks fetchSetup'] }],
  [
    'nothing came yet',
    [...waiting, check, same],
    { state: 'waiting', context: { notes: [{ key: 'balances.paymentChecked' }] } },
  ],
  [
    'nobody knows',
    [...waiting, check, refuses('fetchSetup')],
    { state: 'waiting', said: ['trunk fault.noted'], context: { notes: [expect.anything()] } },
  ],
  ['money came', [...waiting, check, moved], { state: 'forgetting', said: ['asks forgetTopUp'] }],
  ['it is told', [...waiting, check, moved, answers('forgetTopUp')], { isOver: true, said: ['trunk success.met'] }],
  [
    'whatever storage says',
    [...waiting, check, moved, refuses('forgetTopUp')],
    { isOver: true, said: ['trunk success.met'] },
  ],
])('a payment: %s', async (_, story, lived) => expect(await payment(...story)).toMatchObject(lived))

const back = (result: PaymentResult | null) => lifeOf(paymentReturnMachine, { trunk, supplierId: 1, result })
const pending = answers('recallTopUp', { supplierId: 1, amount: kopecks(4), before: kopecks(5), openedAt: 0 })
const none = answers('recallTopUp', null)
const look = runsOut('lookIsDue')
const again = 'trunk balances.changed'

test.each<[string, PaymentResult | null, readonly (PaymentReturnEvent | Happening)[], object]>([
  ['what was opened is recalled', null, [], { state: 'recalling', said: ['asks recallTopUp'] }],
  ['nothing was, nothing is to be done', null, [none], { state: 'quiet', said: [] }],
  ['nor where nobody knows', null, [refuses('recallTopUp')], { state: 'quiet', context: { pending: null } }],
  [
    'who came back by themselves has the balance looked at',
    null,
    [pending],
    { state: 'looking', said: ['asks fetchSetup'], context: { before: 5 } },
  ],
  [
    'money that nobody reported is not celebrated, but read',
    null,
    [pending, moved],
    { state: 'forgetting', said: [again, 'asks forgetTopUp'] },
  ],
  [
    'what cannot be recalled any more is forgotten',
    'success',
    [pending, look, same, { type: 'payment.returned', result: 'success' }, refuses('recallTopUp')],
    { state: 'awaitingMoney', context: { pending: null, before: null, looks: 0 } },
  ],
  ['once', null, [pending, same], { state: 'forgetting', said: [again, 'asks forgetTopUp'] }],
  ['or not', null, [pending, refuses('fetchSetup')], { state: 'quiet', said: ['trunk fault.noted'] }],
  [
    'a cancelled payment is told, and forgotten',
    'cancel',
    [pending],
    { state: 'forgetting', said: ['trunk warning.met', again, 'asks forgetTopUp'] },
  ],
  ['a reported one is waited for', 'success', [pending], { state: 'awaitingMoney', said: [] }],
  [
    'also where nothing was written down',
    'success',
    [refuses('recallTopUp')],
    { state: 'awaitingMoney', context: { before: null } },
  ],
  ['the balance is looked at', 'success', [pending, look], { state: 'looking', said: ['asks fetchSetup'] }],
  [
    'money came',
    'success',
    [pending, look, moved],
    { state: 'forgetting', said: ['trunk success.met', again, 'asks forgetTopUp'] },
  ],
  [
    'or is told by others',
    'success',
    [pending, { type: 'setup.learned', setup: figures(9) }],
    { state: 'forgetting', said: ['trunk success.met', 'asks forgetTopUp'] },
  ],
  [
    'or not yet',
    'success',
    [pending, { type: 'setup.learned', setup: figures(5) }],
    { state: 'awaitingMoney', said: [] },
  ],
  [
    'then it is looked at again',
    'success',
    [pending, look, same],
    { state: 'awaitingMoney', said: [], context: { looks: 1 } },
  ],
  ['the first figure is the one to compare with', 'success', [none, look, same], { context: { before: 5 } }],
  [
    'a look that fails counts too',
    'success',
    [pending, look, refuses('fetchSetup')],
    { state: 'awaitingMoney', context: { looks: 1 } },
  ],
  [
    'after a while it is told that nothing came',
    'success',
    [pending, look, same, look, same, look, same],
    { state: 'forgetting', said: ['trunk warning.met', again, 'asks forgetTopUp'] },
  ],
  [
    'also where nobody knows',
    'success',
    [pending, look, same, look, same, look, refuses('fetchSetup')],
    { state: 'quiet', said: ['trunk warning.met', 'trunk fault.noted'] },
  ],
  [
    'what is forgotten is over',
    'cancel',
    [pending, answers('forgetTopUp')],
    { state: 'quiet', context: { result: null } },
  ],
  [
    'also where storage fails',
    'cancel',
    [pending, refuses('forgetTopUp')],
    { state: 'quiet', context: { result: null } },
  ],
  [
    'another tab that comes back may bring news',
    null,
    [none, { type: 'tab.shown' }],
    { state: 'recalling', said: ['asks recallTopUp'] },
  ],
  [
    'another report begins anew',
    null,
    [none, { type: 'payment.returned', result: 'success' }],
    { state: 'recalling', context: { result: 'success' } },
  ],
  [
    'looks of before do not count then',
    'success',
    [pending, look, same, { type: 'payment.returned', result: 'success' }, pending],
    { state: 'awaitingMoney', context: { looks: 0 } },
  ],
])('coming back from paying: %s', async (_, result, story, lived) =>
  expect(await back(result)(...story)).toMatchObject(lived),
)
