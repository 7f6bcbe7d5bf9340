import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { AttemptOutcome } from '../intents/attempt.machine.ts'
import type { Intent } from '../intents/intents.domain.ts'
import { kopecks } from '../kernel/money.ts'
import { nothingCarried } from '../session/session.domain.ts'
import type { LinePage } from './balances.domain.ts'
import { type MainBalanceEvent, mainBalanceMachine } from './main-balance.machine.ts'
import { type ServiceBalanceEvent, serviceBalanceMachine } from './service-balance.machine.ts'
import { type TopUpEvent, topUpMachine } from './top-up.machine.ts'
import { type TransferEvent, transferMachine } from './transfer.machine.ts'

const trunk = { send: () => {} }
const clock = { now: () => 0 }
const inputAt = (search: string) => ({
  trunk,
  clock,
  ids: { next: () => 'id' },
  place: { to: 'main-balance', search } as const,
  carried: nothingCarried,
  supplier: someSession.supplier,
})
const mainAt = (search: string) => lifeOf(mainBalanceMachine, inputAt(search))
const learned = (main: number, service = 0) =>
  ({
    type: 'setup.learned',
    setup: { ...someSetup, mainBalance: kopecks(main), serviceBalance: kopecks(service) },
  }) as const
const refined = (search: string): MainBalanceEvent => ({ type: 'place.refined', place: { to: 'main-balance', search } })
const read: MainBalanceEvent = {
  type: 'page.read',
  page: { rows: [], page: 1, total: null, lastPage: null, balance: kopecks(5) } as LinePage,
  isFiltered: false,
}
const dialog = 'trunk dialog.changed'
const topUp: MainBalanceEvent = { type: 'topUp.chosen' }
const transfer: MainBalanceEvent = { type: 'transfer.chosen' }

test.each<[string, string, readonly (MainBalanceEvent | Happening)[], object]>([
  [
    'its list, and whoever comes back from paying',
    '',
    [],
    { state: 'shown', said: ['asks list', 'asks paymentReturn'] },
  ],
  [
    'an address that asks for a top-up opens it, once',
    '?topUp',
    [],
    { state: 'toppingUp', said: expect.arrayContaining(['trunk place.wanted', dialog, 'asks topUp']) },
  ],
  [
    'one that tells of a payment is cleaned',
    '?payment=success',
    [],
    { state: 'shown', said: expect.arrayContaining(['trunk place.wanted']) },
  ],
  ['a top-up is opened', '', [topUp], { state: 'toppingUp', said: [dialog, 'asks topUp'] }],
  [
    'also by the address',
    '',
    [refined('?topUp')],
    {
      state: 'toppingUp',
      said: expect.arrayContaining(['list place.refined', 'trunk place.wanted', 'asks topUp']),
      context: { place: { search: '?topUp' } },
    },
  ],
  [
    'after a top-up that opened a page all is read again',
    '',
    [topUp, answers('topUp', { mayHaveMoved: true })],
    { state: 'shown', said: [dialog, 'trunk balances.changed', 'list refresh.wanted'] },
  ],
  [
    'after any other nothing is',
    '',
    [topUp, answers('topUp', { mayHaveMoved: false })],
    { state: 'shown', said: [dialog] },
  ],
  [
    'one that breaks is told',
    '',
    [topUp, breaksDown('topUp')],
    { state: 'shown', said: [dialog, 'trunk failure.met'] },
  ],
  [
    'who comes back to the tab looks whether money came',
    '',
    [topUp, { type: 'tab.shown' }],
    { state: 'toppingUp', said: ['topUp tab.shown'] },
  ],
  ['also without the dialog', '', [{ type: 'tab.shown' }], { said: ['paymentReturn tab.shown'] }],
  ['a transfer is opened', '', [transfer], { state: 'transferring', said: [dialog, 'asks transfer'] }],
  [
    'after it the list is read again',
    '',
    [transfer, answers('transfer')],
    { state: 'shown', said: [dialog, 'list refresh.wanted'] },
  ],
  [
    'one that breaks is told',
    '',
    [transfer, breaksDown('transfer')],
    { state: 'shown', said: [dialog, 'trunk failure.met'] },
  ],
  ['settings that come first are the balance', '', [learned(9)], { context: { balance: 9, shown: 9 } }],
  [
    'an address may tell of a payment and ask for a top-up',
    '',
    [refined('?topUp&payment=success')],
    { state: 'toppingUp', said: expect.arrayContaining(['paymentReturn payment.returned', 'asks topUp']) },
  ],
  ['what the list read is the balance', '', [read], { context: { balance: 5, shown: 5 } }],
  [
    'settings that say the same change nothing',
    '',
    [read, learned(5)],
    { said: ['paymentReturn setup.learned'], context: { balance: 5 } },
  ],
  [
    'settings that say something else have the list read',
    '',
    [read, learned(9)],
    { said: ['paymentReturn setup.learned', 'list refresh.wanted'], context: { balance: 9 } },
  ],
  [
    'a payment the address tells of is looked after',
    '',
    [refined('?payment=success')],
    {
      said: expect.arrayContaining(['list place.refined', 'trunk place.wanted']),
      context: { place: { search: '?payment=success' } },
    },
  ],
  [
    'a plain address reaches the list',
    '',
    [refined('?page=2')],
    { said: ['list place.refined'], context: { place: { search: '?page=2' } } },
  ],
  ['under a dialog too', '', [transfer, refined('?page=2')], { state: 'transferring', said: ['list place.refined'] }],
  [
    'an errand under a dialog is cleaned away',
    '',
    [transfer, refined('?topUp')],
    { state: 'transferring', said: ['list place.refined', 'trunk place.wanted'] },
  ],
  ['a list that breaks is told', '', [breaksDown('list')], { state: 'shown', said: ['trunk failure.met'] }],
  [
    'so is what looks after payments',
    '',
    [breaksDown('paymentReturn')],
    { state: 'shown', said: ['trunk failure.met'] },
  ],
])('the main balance: %s', async (_, search, story, lived) =>
  expect(await mainAt(search)(...story)).toMatchObject(lived),
)

const service = lifeOf(serviceBalanceMachine, inputAt(''))
const refresh = ['figure refresh.wanted', 'list refresh.wanted']

test.each<[string, readonly (ServiceBalanceEvent | Happening)[], object]>([
  ['its list and its figure', [], { state: 'shown', said: ['asks list', 'asks figure'] }],
  [
    'a figure that was read is the balance',
    [{ type: 'figure.read', figure: kopecks(5) }],
    { said: [], context: { shown: 5 } },
  ],
  [
    'settings that say the same change nothing',
    [{ type: 'figure.read', figure: kopecks(5) }, learned(0, 5)],
    { said: [] },
  ],
  [
    'settings that say something else have all read',
    [{ type: 'figure.read', figure: kopecks(5) }, learned(0, 9)],
    { said: refresh, context: { shown: 9 } },
  ],
  ['what is learned first is the balance', [learned(0, 9)], { context: { shown: 9 } }],
  [
    'the address reaches the list',
    [{ type: 'place.refined', place: { to: 'balance-services' } }],
    { said: ['list place.refined'] },
  ],
  ['a transfer is opened', [transfer], { state: 'transferring', said: [dialog, 'asks transfer'] }],
  ['after it all is read again', [transfer, answers('transfer')], { state: 'shown', said: [dialog, ...refresh] }],
  [
    'one that breaks is told',
    [transfer, breaksDown('transfer')],
    { state: 'shown', said: [dialog, 'trunk failure.met'] },
  ],
  ['a list that breaks is told', [breaksDown('list')], { said: ['trunk failure.met'] }],
  ['so is a figure', [breaksDown('figure')], { said: ['trunk failure.met'] }],
])('the service balance: %s', async (_, story, lived) => expect(await service(...story)).toMatchObject(lived))

const top = lifeOf(topUpMachine, { trunk, clock, supplierId: 1 })
const amount: TopUpEvent = { type: 'amount.typed', text: '500' }
const submitted: TopUpEvent = { type: 'form.submitted' }
const dismissed: TopUpEvent = { type: 'dialog.dismissed' }
const written = (host: string) => {
  const href = `https://${host}/1`
  return { written: href, parsed: { href, protocol: 'https:', host, hasUser: false } }
}
const requested = [amount, submitted] as const
const addressOf = (host: string) =>
  [...requested, answers('requestTopUp', written(host)), answers('fetchPaymentHosts', ['pay.example'])] as const
const known = addressOf('pay.example')
const strange = addressOf('other.example')

const refusal = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const

test.each<[string, readonly (TopUpEvent | Happening)[], object]>([
  [
    'what is typed waits in this browser',
    [amount],
    { said: ['draft work.typed'], events: [{ texts: { amount: '500' } }] },
  ],
  [
    'so does a sum that is picked',
    [{ type: 'amount.chosen', amount: kopecks(200_00) }],
    { said: ['draft work.typed'], events: [{ texts: { amount: '200' } }] },
  ],
  [
    'what was left is put back',
    [{ type: 'draft.found', texts: { amount: '7' } }],
    { said: ['draft work.typed'], context: { text: '7' } },
  ],
  [
    'but never over what was typed since',
    [amount, { type: 'draft.found', texts: { amount: '7' } }],
    { said: [], context: { text: '500' } },
  ],
  ['drafts that break are noted', [breaksDown('draft')], { state: { form: 'learning' }, said: ['trunk fault.noted'] }],
  [
    'an answer that was lost leaves it',
    [...requested, refuses('requestTopUp')],
    { state: { form: 'typing' }, said: ['trunk failure.met'], context: { text: '500' } },
  ],
  [
    'so does a refusal',
    [...requested, refuses('requestTopUp', refusal)],
    { state: { form: 'typing' }, said: ['trunk failure.met'], context: { text: '500' } },
  ],
  [
    'an invoice that was made is not asked for again by itself',
    [...requested, answers('requestTopUp', written('pay.example'))],
    { state: 'readingHosts', said: ['draft work.settled', 'asks fetchPaymentHosts'] },
  ],
  [
    'a known page is opened at once',
    known,
    { state: 'paying', said: ['asks payment'], context: { mayHaveMoved: true } },
  ],
  ['another one is asked about', strange, { state: 'asked', context: { mayHaveMoved: false } }],
  ['and opened', [...strange, { type: 'address.accepted' }], { state: 'paying', said: ['asks payment'] }],
  ['or not', [...strange, dismissed], { isOver: true, context: { mayHaveMoved: false } }],
  ['a payment that is over closes it', [...known, answers('payment')], { isOver: true, said: [] }],
  [
    'so does one that breaks, and is told',
    [...known, breaksDown('payment')],
    { isOver: true, said: ['trunk failure.met'] },
  ],
  [
    'it can be left while money is on its way',
    [...known, dismissed],
    { isOver: true, context: { mayHaveMoved: true } },
  ],
  [
    'without a list of pages every one is asked about',
    [...requested, answers('requestTopUp', written('pay.example')), refuses('fetchPaymentHosts')],
    { state: 'asked' },
  ],
])('a top-up: %s', async (_, story, lived) => expect(await top(...story)).toMatchObject(lived))

const transferring = lifeOf(transferMachine, {
  trunk,
  clock,
  ids: { next: () => 'id' },
  supplierId: 1,
  direction: 'toService',
})
const editing = answers('fetchSetup', { ...someSetup, mainBalance: kopecks(900_00), serviceBalance: kopecks(0) })
const edited: TransferEvent = { type: 'amount.edited', text: '500' }
const moving = [editing, edited, { type: 'form.submitted' }] as const
const intent = {} as Intent
const ends = (outcome: Partial<AttemptOutcome>) => [
  ...moving,
  answers('attempt', { result: 'decided', fresh: null, made: [], notMoved: null, isResumed: false, ...outcome }),
]
const keptAgain = { state: 'editing', said: ['draft work.typed'], events: [{ texts: { amount: '500' } }] }

test.each<[string, readonly (TransferEvent | Happening)[], object]>([
  ['what is typed waits in this browser', [editing, edited], { said: ['draft work.typed'] }],
  [
    'what was left is put back',
    [editing, { type: 'draft.found', texts: { amount: '7' } }],
    { said: ['draft work.typed'], events: [{ texts: { amount: '7' } }], context: { text: '7' } },
  ],
  [
    'but never over what was typed since',
    [editing, edited, { type: 'draft.found', texts: { amount: '7' } }],
    { said: [], context: { text: '500' } },
  ],
  ['drafts that break are noted', [breaksDown('draft')], { state: 'reading', said: ['trunk fault.noted'] }],
  ['what is sent does not', moving, { state: 'moving', said: ['draft work.settled', 'asks attempt'] }],
  ['nor what was moved', ends({ made: [intent] }), { isOver: true, said: [] }],
  ['nor what may have been', ends({ result: 'postponed' }), { isOver: true, said: [] }],
  [
    'nor what an earlier visit turns out to have moved',
    ends({ made: [intent], isResumed: true }),
    { state: 'editing', said: [], context: { note: { key: 'balances.leftMoved' } } },
  ],
  ['nor where nobody can tell', [...moving, breaksDown('attempt')], { state: 'editing', said: ['trunk failure.met'] }],
  ['what was not moved waits again', ends({ notMoved: intent }), keptAgain],
  ['also while another tab moves money', ends({ result: 'elsewhere' }), keptAgain],
  ['or after it failed', ends({ result: 'failed' }), keptAgain],
  ['or is more than there is by now', ends({}), keptAgain],
])('a transfer: %s', async (_, story, lived) => expect(await transferring(...story)).toMatchObject(lived))
