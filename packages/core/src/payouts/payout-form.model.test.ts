import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import { emptyForm, isFor, mistakesIn, type Standing } from './payout-request.domain.ts'
import { selectPayoutForm } from './payout-request.selectors.ts'

const iban = 'UA213223130000026007233566001'
const known: Standing = {
  totals: {
    available: kopecks(5000_00),
    held: null,
    processing: null,
    paidThisMonth: null,
    minimum: kopecks(100_00),
  },
  requisites: [{ id: 'r1', title: 'ФОП', masked: '••6001' }],
}
const previewOf = (amount: number) => ({
  amount: kopecks(amount),
  fee: kopecks(0),
  net: kopecks(amount),
  expectedAt: null,
  version: 'v1',
})
const refused = fails({
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { amount: [{ text: 'Too little' }] },
  retryAfter: null,
})

const walkFrom = (isResubmitted: boolean, sums = known) =>
  explore(payoutFormMachine, {
    input: {
      trunk: { send: () => {} },
      owner: { send: () => {} },
      known: sums,
      values: { ...emptyForm(known), amount: isResubmitted ? '300' : '' },
      errors: {},
      note: null,
      preview: null,
      isResubmitted,
    },
    user: [
      { type: 'amount.typed', text: '300' },
      { type: 'amount.typed', text: '1e9' },
      { type: 'wholeSum.chosen' },
      { type: 'requisites.chosen', id: null },
      { type: 'requisites.chosen', id: 'r1' },
      { type: 'field.typed', field: 'iban', text: iban },
      { type: 'field.typed', field: 'holder', text: 'Anna' },
      { type: 'retry.chosen' },
      { type: 'form.submitted' },
      { type: 'draft.found', texts: { amount: '300', comment: 'soon' } },
      { type: 'draft.found', texts: { requisites: '' } },
    ],
    world: {
      previewPayout: [gives(previewOf(300_00)), gives(previewOf(5000_00)), fails(), refused],
    },
    lens: ({ values, errors, preview }) => [values, errors, preview?.amount],
  })

const walks = [
  walkFrom(false),
  walkFrom(true),
  walkFrom(false, { ...known, totals: { ...known.totals, available: null } }),
] as const
const [walk] = walks

test('every state and every transition is visited', () => {
  expectFullCoverage('payout-form', walk.coverage, walks[1].coverage, walks[2].coverage)
})

test.each([walk, walks[1]])('a form can always be submitted', ({ trapsFor }) => {
  expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

test.each([walk, walks[1]])('what is submitted breaks no rule, and has a preview of its amount', ({ pathsWhere }) => {
  const submitted = pathsWhere(({ state }) => state.status === 'done')
  for (const { state } of submitted) {
    const { values, preview } = state.output as NonNullable<typeof state.output>
    expect(mistakesIn(values, known)).toEqual({})
    expect(isFor(preview, values)).toBe(true)
  }
})

test('where nobody knows what is available, nothing is previewed and nothing submitted', () => {
  for (const { state } of walks[2].paths) {
    expect([state.status, state.hasTag('busy')]).toEqual(['active', false])
  }
})

// Where nobody knows what is available nothing is previewed, so that walk has nothing to ask.
test.each([walk, walks[1]])(
  'only possible amounts are previewed, and a preview never stands under another amount',
  ({ paths }) => {
    for (const { state } of paths) {
      const asked = (state.children['previewPayout'] ?? state.children['priceOfPayout'])?.getSnapshot()
      if (asked !== undefined && state.hasTag('busy')) {
        expect((asked as unknown as { input: Kopecks }).input).toSatisfy((amount) => [300_00, 5000_00].includes(amount))
      }
      const { preview, values } = selectPayoutForm(state)
      if (preview.state === 'known') expect(isFor(preview.preview, values)).toBe(true)
    }
  },
)

test.each([walk, walks[1]])('a submitted form ignores the person', ({ movesWhere }) => {
  const disturbed = movesWhere(({ from, event }) => selectPayoutForm(from).isBusy && !event.startsWith('xstate.'))
  for (const { from, to } of disturbed) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test.each([walk, walks[1]])('a failure keeps what was typed', ({ movesWhere }) => {
  const failures = movesWhere(({ event }) => event.startsWith('xstate.error.'))
  for (const { from, to } of failures) expect(to.context.values).toEqual(from.context.values)
})
