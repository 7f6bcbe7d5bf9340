import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening } from '../../testing/actor-log.ts'
import { someFunds } from '../../testing/samples/payouts.ts'
import type { Failure } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import type { PayoutOutcome } from './payout-outcome.domain.ts'
import { emptyForm } from './payout-request.domain.ts'
import { type PayoutRequestEvent, payoutRequestMachine } from './payout-request.machine.ts'
import type { PayoutPage, PayoutPreview } from './payouts.domain.ts'

const dialog = actorLogOf(payoutRequestMachine, {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'new' },
  supplierId: 1,
  known: someFunds,
})

const preview: PayoutPreview = {
  amount: kopecks(1000_00),
  fee: kopecks(0),
  net: kopecks(1000_00),
  expectedAt: null,
  version: 'v1',
}
const values = { ...emptyForm(someFunds), amount: '1000' }
const toNew = { ...values, requisites: null, iban: 'UA213223130000026007233566001', holder: 'Anna' }
const filled = (form: typeof values) => answers('form', { values: form, preview, note: null })
const confirmed: PayoutRequestEvent = { type: 'payout.confirmed' }
const left: PayoutRequestEvent = { type: 'confirmation.left' }
const dismissed: PayoutRequestEvent = { type: 'dialog.dismissed' }
const sending = [filled(values), confirmed] as const
const ended = (outcome: Partial<PayoutOutcome>): Happening =>
  answers('sending', { result: 'made', failure: null, fresh: null, ...outcome })
const refusal: Failure = {
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { iban: [{ text: 'No' }] },
  retryAfter: null,
}
const back = { state: 'filling', sent: ['asks form'] }
const page: PayoutPage = { ...someFunds, rows: [], page: 1, total: null, lastPage: null }
const poorer: PayoutPage = { ...page, totals: { ...page.totals, available: kopecks(500_00) } }

test.each<[string, readonly (PayoutRequestEvent | Happening)[], object]>([
  ['a dismissed form closes', [dismissed], { isOver: true, context: { mayHaveMoved: false } }],
  ['a draft that breaks is logged', [breaksDown('draft')], { state: 'filling', sent: ['app fault.logged'] }],
  ['a form that breaks is told', [breaksDown('form')], { isOver: true, sent: ['app failure.reported'] }],
  ['a payout to a saved account is sent after one confirmation', sending, { state: 'sending', sent: ['asks sending'] }],
  [
    'a payout to a new account needs a second confirmation',
    [filled(toNew), confirmed],
    { state: 'accountAsked', sent: [] },
  ],
  [
    'and is sent after it',
    [filled(toNew), confirmed, { type: 'account.confirmed' }],
    { state: 'sending', sent: ['asks sending'] },
  ],
  ['a left confirmation shows the form with its values', [filled(values), left], { ...back, context: { values } }],
  [
    'so does a left confirmation of the account',
    [filled(toNew), confirmed, left],
    { ...back, context: { values: toNew } },
  ],
  [
    'a made payout leaves no draft',
    [...sending, ended({})],
    { isOver: true, sent: ['draft edits.settled'], context: { mayHaveMoved: true } },
  ],
  [
    'a payout without a certain answer keeps its draft',
    [...sending, ended({ result: 'left' })],
    { isOver: true, sent: [], context: { mayHaveMoved: true } },
  ],
  [
    'a refusal is shown beside its field',
    [filled(toNew), confirmed, { type: 'account.confirmed' }, ended({ result: 'refused', failure: refusal })],
    { ...back, context: { values: toNew, errors: { iban: { text: 'No' } } } },
  ],
  [
    'a form that was filled in again shows no earlier refusal and asks for no terms on its own',
    [
      filled(toNew),
      confirmed,
      { type: 'account.confirmed' },
      ended({ result: 'refused', failure: refusal }),
      filled(toNew),
    ],
    { state: { asked: 'unkept' }, context: { errors: {}, isResubmitted: false } },
  ],
  [
    'changed terms are requested at once, from the sums read last',
    [...sending, ended({ result: 'changed', fresh: page })],
    { ...back, context: { isResubmitted: true, note: { key: 'payouts.termsChanged' } } },
  ],
  [
    'a confirmation of the changed terms asks for none on its own',
    [...sending, ended({ result: 'changed', fresh: page }), filled(values)],
    { state: { asked: 'kept' }, context: { isResubmitted: false } },
  ],
  [
    'a sum that is no longer there is refused beside its field',
    [...sending, ended({ result: 'changed', fresh: poorer })],
    { ...back, context: { known: poorer, errors: { amount: { key: 'payouts.aboveAvailable' } } } },
  ],
  [
    'a dismissed dialog stops further moves but waits for the answer',
    [...sending, dismissed],
    { state: 'sending', sent: ['sending dialog.dismissed'] },
  ],
  [
    'a request that breaks is told, and the balance may have changed',
    [...sending, breaksDown('sending')],
    { isOver: true, sent: ['app failure.reported'], context: { mayHaveMoved: true } },
  ],
])('a payout: %s', async (_, scenario, lived) => expect(await dialog(...scenario)).toMatchObject(lived))
