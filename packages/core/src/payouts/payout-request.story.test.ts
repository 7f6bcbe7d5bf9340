import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { kopecks } from '../kernel/money.ts'
import type { PayoutOutcome } from './payout-outcome.domain.ts'
import { emptyForm } from './payout-request.domain.ts'
import { type PayoutRequestEvent, payoutRequestMachine } from './payout-request.machine.ts'
import { type PayoutSendingEvent, payoutSendingMachine } from './payout-sending.machine.ts'
import type { Payout, PayoutPage, PayoutPreview } from './payouts.domain.ts'

const trunk = { send: () => {} }
const pageOf = (ids: readonly string[], available = 5000_00): PayoutPage => ({
  rows: ids.map((id) => ({ id, amount: kopecks(1000_00) }) as Payout),
  page: 1,
  total: null,
  lastPage: null,
  totals: {
    available: kopecks(available),
    held: null,
    processing: null,
    paidThisMonth: null,
    minimum: kopecks(100_00),
  },
  requisites: [{ id: 'r1', title: 'ФОП', masked: '••6001' }],
})
const preview: PayoutPreview = {
  amount: kopecks(1000_00),
  fee: kopecks(0),
  net: kopecks(1000_00),
  expectedAt: null,
  version: 'v1',
}
const saved = { ...emptyForm(pageOf([])), amount: '1000' }
const fresh = { ...saved, requisites: null, iban: 'UA213223130000026007233566001', holder: 'Anna' }
const dialog = lifeOf(payoutRequestMachine, {
  trunk,
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  supplierId: 1,
  known: pageOf([]),
  unsettled: null,
})
const texts = { amount: '1000' }
const typed = { type: 'work.typed', texts } as const
const dismissed = { type: 'dialog.dismissed' } as const
const toSaved = answers('form', { values: saved, preview, note: null })
const toNew = answers('form', { values: fresh, preview, note: null })
const confirmed: PayoutRequestEvent = { type: 'payout.confirmed' }
const again: PayoutRequestEvent = { type: 'account.confirmed' }
const sending = [toSaved, confirmed] as const
const ends = (result: PayoutOutcome['result']) =>
  answers('sending', { result, failure: null, fresh: null, unsettled: null } satisfies PayoutOutcome)

test.each<[string, readonly (PayoutRequestEvent | Happening)[], object]>([
  ['the form can be closed', [dismissed], { isOver: true }],
  ['what is typed is kept', [typed], { said: ['draft work.typed'] }],
  ['typed away it is not', [typed, { type: 'work.settled' }], { said: ['draft work.settled'] }],
  ['closed it is kept', [typed, dismissed], { isOver: true, said: [] }],
  ['what an earlier dialog left is told to the form', [{ type: 'draft.found', texts }], { said: ['form draft.found'] }],
  ['drafts that break are noted', [breaksDown('draft')], { state: 'filling', said: ['trunk fault.noted'] }],
  [
    'one that breaks closes the dialog, and is told',
    [breaksDown('form')],
    { isOver: true, said: ['trunk failure.met'] },
  ],
  ['what was filled in is asked about', [toSaved], { state: 'asked', context: { preview, values: saved } }],
  ['which can be called off', [toSaved, dismissed], { isOver: true, said: [] }],
  ['or changed', [toSaved, { type: 'confirmation.left' }], { state: 'filling', said: ['asks form'] }],
  [
    'a known account is paid to at once',
    sending,
    {
      state: 'sending',
      said: ['draft work.settled', 'asks sending'],
      context: { request: { id: 'id-1', destination: { id: 'r1' } } },
    },
  ],
  ['a new account is asked about twice', [toNew, confirmed], { state: 'askedAgain', said: [] }],
  ['and then paid to', [toNew, confirmed, again], { state: 'sending', context: { request: { id: 'id-1' } } }],
  ['that too can be called off', [toNew, confirmed, dismissed], { isOver: true, said: [] }],
  ['or changed', [toNew, confirmed, { type: 'confirmation.left' }], { state: 'filling', said: ['asks form'] }],
  [
    'a look at what was sent can be asked for',
    [...sending, { type: 'check.chosen' }],
    { said: ['sending check.chosen'] },
  ],
  ['or put off', [...sending, dismissed], { state: 'sending', said: ['sending dialog.dismissed'] }],
  [
    'a payout that was made closes the dialog',
    [...sending, ends('made')],
    { isOver: true, context: { mayHaveMoved: true } },
  ],
  ['so does one that is left', [...sending, ends('left')], { isOver: true }],
  [
    'one that was refused goes back to the form',
    [...sending, ends('refused')],
    { state: 'filling', said: ['draft work.typed', 'asks form'] },
  ],
  [
    'one that breaks may have been made',
    [...sending, breaksDown('sending')],
    { isOver: true, said: ['trunk failure.met'], context: { mayHaveMoved: true } },
  ],
])('a payout: %s', async (_, story, lived) => expect(await dialog(...story)).toMatchObject(lived))

const request = { id: 'id-1', amount: kopecks(1000_00), destination: { id: 'r1' }, comment: '', version: 'v1' }
const sentAt = (now: number, seen: readonly string[] | null = null) =>
  lifeOf(payoutSendingMachine, { trunk, clock: { now: () => now }, request, seen })
const refusal = (status: number) => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null }) as const
const before = answers('fetchPayouts', pageOf(['1']))
const made = answers('fetchPayouts', pageOf(['2', '1']))
const unclear = [before, refuses('requestPayout')] as const
const lookAgain = runsOut('lookIsDue')
const blind = [refuses('fetchPayouts'), lookAgain] as const
const unchecked = [...unclear, ...blind, ...blind, ...blind, refuses('fetchPayouts')] as const

type Story = readonly (PayoutSendingEvent | Happening)[]

test.each<[string, Story, object]>([
  [
    'what is there is read before',
    [before],
    { state: 'sending', said: ['asks requestPayout'], context: { seen: ['1'] } },
  ],
  [
    'what cannot be read is not sent',
    [refuses('fetchPayouts')],
    { isOver: true, said: ['trunk failure.met'], context: { result: 'unread' } },
  ],
  [
    'too little is left for it',
    [answers('fetchPayouts', pageOf([], 10))],
    { isOver: true, said: [], context: { result: 'changed', fresh: { totals: { available: 10 } } } },
  ],
  [
    'a good answer is told',
    [before, answers('requestPayout')],
    { isOver: true, said: ['trunk success.met'], context: { result: 'made' } },
  ],
  [
    'other terms are told',
    [before, refuses('requestPayout', refusal(409))],
    { isOver: true, said: ['trunk failure.met'], context: { result: 'changed' } },
  ],
  [
    'a refusal is told, and why',
    [before, refuses('requestPayout', refusal(422))],
    { isOver: true, said: ['trunk failure.met'], context: { result: 'refused', failure: { status: 422 } } },
  ],
  [
    'a lost answer is looked up',
    unclear,
    { state: 'checking', said: ['asks fetchPayouts'], context: { failure: { kind: 'unreachable' } } },
  ],
  [
    'a payout that is there was made',
    [...unclear, made],
    { isOver: true, said: ['trunk success.met'], context: { result: 'made' } },
  ],
  [
    'one that is not may still come',
    [...unclear, before],
    { state: 'awaitingLook', context: { failures: 0, pause: 5000 } },
  ],
  ['it is looked for again', [...unclear, before, lookAgain], { state: 'checking', said: ['asks fetchPayouts'] }],
  ['whoever waits may leave', [...unclear, before, dismissed], { isOver: true, context: { result: 'left' } }],
  ['at any moment', [...unclear, dismissed], { isOver: true, context: { result: 'left' } }],
  [
    'a list that cannot be read is read later',
    [...unclear, refuses('fetchPayouts')],
    { state: 'awaitingLook', said: [], context: { failures: 1, pause: 1000 } },
  ],
  [
    'what was read has not failed',
    [...unclear, ...blind, before],
    { state: 'awaitingLook', context: { failures: 0, pause: 5000 } },
  ],
  [
    'after a while a person decides',
    unchecked,
    { state: 'unchecked', said: ['trunk fault.noted'], context: { failures: 0 } },
  ],
  ['to look again', [...unchecked, { type: 'check.chosen' }], { state: 'checking' }],
  ['or to leave', [...unchecked, dismissed], { isOver: true, context: { result: 'left' } }],
])('sending a payout: %s', async (_, story, lived) => expect(await sentAt(0)(...story)).toMatchObject(lived))

test('what was sent before, and is there, is not sent again', async () => {
  expect(await sentAt(0, ['1'])(made)).toMatchObject({
    isOver: true,
    said: ['trunk success.met'],
    context: { result: 'made' },
  })
})

test('a payout that is not there long after was never made', async () => {
  let now = 0
  const sent = lifeOf(payoutSendingMachine, { trunk, clock: { now: () => (now += 100_000) }, request, seen: null })
  expect(await sent(...unclear, answers('fetchPayouts', pageOf(['1'], 700)))).toMatchObject({
    isOver: true,
    context: { result: 'notMade', fresh: { totals: { available: 700 } } },
  })
})
