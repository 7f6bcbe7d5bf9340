import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { kopecks } from '../kernel/money.ts'
import { type PayoutFormEvent, payoutFormMachine } from './payout-form.machine.ts'
import type { PayoutPreview } from './payouts.domain.ts'

const known = {
  totals: {
    available: kopecks(5000_00),
    held: null,
    processing: null,
    paidThisMonth: null,
    minimum: kopecks(100_00),
  },
  requisites: [{ id: 'r1', title: 'ФОП', masked: '••6001' }],
}
const empty = { amount: '', requisites: 'r1', iban: '', holder: '', comment: '' }
const previewOf = (amount: number): PayoutPreview => ({
  amount: kopecks(amount),
  fee: kopecks(0),
  net: kopecks(amount),
  expectedAt: null,
  version: 'v1',
})
const input = {
  trunk: { send: () => {} },
  owner: { send: () => {} },
  known,
  values: empty,
  errors: {},
  note: null,
  preview: null,
  isResubmitted: false,
}
const form = lifeOf(payoutFormMachine, input)
const resubmitted = lifeOf(payoutFormMachine, { ...input, values: { ...empty, amount: '1000' }, isResubmitted: true })

const typed = (text: string): PayoutFormEvent => ({ type: 'amount.typed', text })
const left: PayoutFormEvent = {
  type: 'draft.found',
  texts: { amount: '1000', requisites: '', comment: 'soon' },
}
const submitted: PayoutFormEvent = { type: 'form.submitted' }
const retry: PayoutFormEvent = { type: 'retry.chosen' }
const refusal = {
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { amount: [{ text: 'no' }] },
  retryAfter: null,
} as const
const previewing = [typed('1000'), runsOut('typingPauses')] as const
const previewed = [...previewing, answers('previewPayout', previewOf(1000_00))] as const
const pricing = [typed('1000'), submitted] as const

type Story = readonly (PayoutFormEvent | Happening)[]

const waits = 'owner work.typed'

test.each<[string, Story, readonly string[], object]>([
  ['an amount', [typed('1000')], [waits], { amount: '1000' }],
  ['an amount that is none', [typed('1e9')], [waits], { amount: '1e9' }],
  ['the whole sum', [{ type: 'wholeSum.chosen' }], [waits, 'asks previewPayout'], { amount: '5000' }],
  ['that the account is a new one', [{ type: 'requisites.chosen', id: null }], [waits], { requisites: '' }],
  ['a comment', [{ type: 'field.typed', field: 'comment', text: 'soon' }], [waits], { comment: 'soon' }],
  ['what was left', [left], [waits, 'asks previewPayout'], { amount: '1000', requisites: '', comment: 'soon' }],
  [
    'what was left with an amount that is none',
    [{ type: 'draft.found', texts: { amount: '1e9' } }],
    [waits],
    { amount: '1e9' },
  ],
])('%s waits in this browser', async (_, story, said, texts) => {
  const lived = await form(...story)
  expect(lived.said).toEqual(said)
  expect(lived.events[0]).toEqual({ type: 'work.typed', texts })
})

test.each<[string, Story, object]>([
  ['nothing is asked before anything is typed', [], { state: { filling: 'resting' }, said: [] }],
  [
    'an amount is looked up when typing pauses',
    previewing,
    { state: { filling: 'previewing' }, said: ['asks previewPayout'] },
  ],
  [
    'each digit puts that off',
    [...previewing, typed('100')],
    { state: { filling: 'awaitingPause' }, context: { values: { amount: '100' }, preview: null } },
  ],
  [
    'what it comes to is shown',
    previewed,
    { state: { filling: 'resting' }, context: { preview: { amount: 1000_00 } } },
  ],
  [
    'and gone with the next digit',
    [...previewed, typed('10000')],
    { state: { filling: 'resting' }, context: { preview: null, values: { amount: '10000' } } },
  ],
  [
    'the sum of another amount is none',
    [...previewing, answers('previewPayout', previewOf(1))],
    { state: { filling: 'unpreviewed' }, context: { preview: null } },
  ],
  [
    'one that cannot be had says so',
    [...previewing, refuses('previewPayout', refusal)],
    { state: { filling: 'unpreviewed' }, said: ['trunk fault.noted'], context: { errors: { amount: { text: 'no' } } } },
  ],
  [
    'and is asked for again',
    [...previewing, refuses('previewPayout'), retry],
    { state: { filling: 'previewing' }, said: ['asks previewPayout'] },
  ],
  [
    'the whole sum is looked up at once',
    [{ type: 'wholeSum.chosen' }],
    { state: { filling: 'previewing' }, context: { values: { amount: expect.stringMatching(/5.?000/) } } },
  ],
  ['what is typed is told', [typed('1')], { said: ['owner work.typed'] }],
  ['and that nothing is', [typed('1'), typed('')], { said: ['owner work.settled'] }],
  [
    'what was left is put back, and looked up',
    [left],
    {
      state: { filling: 'previewing' },
      said: ['owner work.typed', 'asks previewPayout'],
      context: { values: { amount: '1000', requisites: null, comment: 'soon' } },
    },
  ],
  [
    'an amount that cannot be paid is only put back',
    [{ type: 'draft.found', texts: { amount: '1e9' } }],
    { state: { filling: 'resting' }, context: { values: { amount: '1e9', requisites: 'r1' } } },
  ],
  ['but not over what is typed', [typed('5'), left], { said: [], context: { values: { amount: '5', comment: '' } } }],
  [
    'another account is chosen',
    [{ type: 'requisites.chosen', id: null }],
    { context: { values: { requisites: null } } },
  ],
  ['or typed', [{ type: 'field.typed', field: 'holder', text: 'Anna' }], { context: { values: { holder: 'Anna' } } }],
  [
    'mistakes are named',
    [submitted],
    { state: { filling: 'resting' }, said: [], context: { errors: { amount: expect.anything() } } },
  ],
  ['and forgotten where they are mended', [submitted, typed('1000')], { context: { errors: {} } }],
  ['with its sum known the form is over', [...previewed, submitted], { isOver: true, said: [] }],
  ['else it is asked first', pricing, { state: 'pricing', said: ['asks priceOfPayout'] }],
  [
    'and over with the answer',
    [...pricing, answers('priceOfPayout', previewOf(1000_00))],
    { isOver: true, context: { preview: { amount: 1000_00 } } },
  ],
  [
    'an answer about something else is told as a failure',
    [...pricing, answers('priceOfPayout', previewOf(1))],
    { state: { filling: 'unpreviewed' }, said: ['trunk failure.met'] },
  ],
  [
    'a refusal is told, beside its field',
    [...pricing, refuses('priceOfPayout', refusal)],
    { state: { filling: 'unpreviewed' }, said: ['trunk failure.met'], context: { errors: { amount: { text: 'no' } } } },
  ],
])('asking for a payout: %s', async (_, story, lived) => expect(await form(...story)).toMatchObject(lived))

test('what was submitted before is priced anew at once', async () => {
  expect(await resubmitted()).toMatchObject({ state: 'pricing', said: ['asks priceOfPayout'] })
})

test('more than there is cannot be chosen', async () => {
  const poor = lifeOf(payoutFormMachine, {
    ...input,
    known: { ...known, totals: { ...known.totals, available: kopecks(0) } },
  })
  expect(await poor({ type: 'wholeSum.chosen' })).toMatchObject({
    state: { filling: 'resting' },
    context: { values: { amount: '' } },
  })
})

test('a word about the last try is gone with the next change', async () => {
  const told = lifeOf(payoutFormMachine, {
    ...input,
    note: { text: 'other terms' },
    errors: { iban: { text: 'no' }, holder: { text: 'no' } },
  })
  expect(await told(typed('1'))).toMatchObject({ context: { note: null } })
  expect(await told({ type: 'requisites.chosen', id: 'r1' })).toMatchObject({ context: { note: null, errors: {} } })
  expect((await told({ type: 'field.typed', field: 'iban', text: '1' })).context).toMatchObject({
    note: null,
    errors: { holder: { text: 'no' } },
  })
})
