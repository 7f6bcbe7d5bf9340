import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../testing/actor-log.ts'
import { someSetup } from '../../testing/ports.ts'
import type { Failure } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { topUpMachine } from './top-up.machine.ts'
import type { TopUpEvent } from './top-up.setup.ts'

const dialog = actorLogOf(topUpMachine, {
  app: { send: () => {} },
  clock: { now: () => 7 },
  ids: { next: () => 'new' },
  supplierId: 7,
  returnTo: null,
})

const typed = (text: string): TopUpEvent => ({ type: 'amount.typed', text })
const found = (texts: Readonly<Record<string, string>>): TopUpEvent => ({ type: 'draft.found', texts })
const submitted: TopUpEvent = { type: 'form.submitted' }
const dismissed: TopUpEvent = { type: 'dialog.dismissed' }
const lost: Failure = { kind: 'unreachable' }
const tooLittle: Failure = {
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { amount: [{ text: 'Too little' }] },
  retryAfter: null,
}
const address = (host: string) => ({
  written: `https://${host}/1`,
  parsed: { href: `https://${host}/1`, protocol: 'https:', host, hasUser: false },
})
const requesting = [
  answers('fetchSetup', someSetup),
  typed('12,5'),
  submitted,
  answers('saveIntent', 'stored'),
] as const
const invoiced = [...requesting, answers('requestTopUp', address('pay.test'))] as const
const paying = [...invoiced, answers('fetchPaymentHosts', ['pay.test'])] as const
const asked = [...invoiced, answers('fetchPaymentHosts', ['bank.test'])] as const
const closed = { isOver: true, sent: [] }
const drafted = (text: string, texts: object | null) => ({
  sent: [texts === null ? 'draft edits.settled' : 'draft edits.typed'],
  events: [texts === null ? {} : { texts }],
  context: { text, error: null },
})

test.each<[string, readonly (TopUpEvent | Happening)[], object]>([
  ['a typed amount is kept as a draft', [typed('12,5')], drafted('12,5', { amount: '12,5' })],
  ['an emptied amount leaves no draft', [typed('12,5'), typed('')], drafted('', null)],
  [
    'a chosen amount is kept as well',
    [{ type: 'amount.chosen', amount: kopecks(200_00) }],
    drafted('200', { amount: '200' }),
  ],
  ['a found draft fills the empty field', [found({ amount: '70' })], drafted('70', { amount: '70' })],
  ['a draft without an amount fills in nothing', [found({})], drafted('', null)],
  ['a found draft replaces nothing typed', [typed('5'), found({ amount: '70' })], { sent: [], context: { text: '5' } }],
  [
    'an invalid amount is refused beside its field',
    [typed('1e9'), submitted],
    { state: { form: 'learning' }, sent: [], context: { error: { key: 'balances.amountRule' }, intent: null } },
  ],
  [
    'typing removes the mistake',
    [typed('1e9'), submitted, typed('1')],
    { sent: ['draft edits.typed'], context: { text: '1', error: null } },
  ],
  [
    'the form works without the settings, whose failure is logged',
    [refuses('fetchSetup', lost)],
    { state: { form: 'typing' }, sent: ['app fault.logged'], events: [{ failure: lost }] },
  ],
  ['the settings are read once', [answers('fetchSetup', someSetup)], { state: { form: 'typing' }, sent: [] }],
  ['a dismissed form closes', [dismissed], closed],
  ['a draft that breaks is logged', [breaksDown('draft')], { sent: ['app fault.logged'] }],
  [
    'an invoice is requested once its intent is noted',
    requesting,
    { sent: ['asks requestTopUp'], context: { intent: { id: 'new', amount: 12_50, before: { main: 1234567 } } } },
  ],
  [
    'and also when it cannot be noted',
    [typed('12,5'), submitted, refuses('saveIntent')],
    { sent: ['asks requestTopUp'], context: { intent: { before: { main: null } } } },
  ],
  [
    'a refused request is told, shown beside the field and forgotten',
    [...requesting, refuses('requestTopUp', tooLittle)],
    {
      sent: ['app failure.reported', 'asks settleIntents'],
      events: [{ failure: tooLittle }],
      context: { error: { text: 'Too little' }, text: '12,5' },
    },
  ],
  [
    'a request without an answer says that no money has moved',
    [...requesting, refuses('requestTopUp', lost)],
    {
      sent: ['app failure.reported', 'asks settleIntents'],
      events: [{ failure: lost }],
      context: { error: { key: 'balances.topUpUnclear' }, text: '12,5' },
    },
  ],
  [
    'a corrected amount that is sent again shows no earlier refusal',
    [...requesting, refuses('requestTopUp', tooLittle), answers('settleIntents', []), submitted],
    { state: 'saving', context: { error: null } },
  ],
  [
    'a paid amount is never offered again as a draft',
    invoiced,
    { sent: ['draft edits.settled', 'asks fetchPaymentHosts'] },
  ],
  ['a known host is opened without a question', paying, { state: 'paying', sent: ['asks payment'] }],
  ['an unknown host is asked about', asked, { state: 'asked', sent: [], context: { result: { host: 'pay.test' } } }],
  [
    'without a list of hosts every host is asked about',
    [...invoiced, refuses('fetchPaymentHosts')],
    { state: 'asked', context: { result: { result: 'ask', host: 'pay.test' } } },
  ],
  [
    'an address that could deceive is told as a failure and forgotten',
    [
      ...requesting,
      answers('requestTopUp', { written: null, parsed: null }),
      answers('fetchPaymentHosts', ['pay.test']),
    ],
    { sent: ['app failure.reported', 'asks settleIntents'], events: [{ failure: { kind: 'unexpected' } }] },
  ],
  ['a host that the supplier declines closes the dialog', [...asked, dismissed], closed],
  [
    'a shown tab is told to the payment',
    [...paying, { type: 'tab.shown' }],
    { state: 'paying', sent: ['payment tab.shown'] },
  ],
  ['a dismissed payment closes the dialog', [...paying, dismissed], { ...closed, context: { mayHaveMoved: true } }],
  ['an opened page closes the dialog', [...paying, answers('payment')], closed],
  [
    'a page that cannot be opened is told',
    [...paying, breaksDown('payment')],
    { isOver: true, sent: ['app failure.reported'] },
  ],
])('a top-up: %s', async (_, scenario, lived) => expect(await dialog(...scenario)).toMatchObject(lived))
