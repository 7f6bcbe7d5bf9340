import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someFunds } from '../../testing/samples/payouts.ts'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import { emptyForm, hasSensitive, isFor, mistakesIn } from './payout-request.domain.ts'
import { selectPayoutForm } from './payout-request.selectors.ts'

const iban = 'UA213223130000026007233566001'
const known = someFunds
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

const exploreFrom = (isResubmitted: boolean, sums = known) =>
  explore(payoutFormMachine, {
    input: {
      app: { send: () => {} },
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
      { type: 'field.typed', field: 'iban', text: '' },
      { type: 'retry.chosen' },
      { type: 'form.submitted' },
      { type: 'draft.found', texts: { amount: '300', comment: 'soon' } },
      { type: 'draft.found', texts: { requisites: '' } },
    ],
    world: {
      previewPayout: [gives(previewOf(300_00)), gives(previewOf(5000_00)), fails(), refused],
    },
    project: ({ values, errors, preview }) => [values, errors, preview?.amount],
  })

const models = [
  exploreFrom(false),
  exploreFrom(true),
  exploreFrom(false, { ...known, totals: { ...known.totals, available: null } }),
] as const
const [model] = models

test('every state and every transition is visited', () => {
  expectFullCoverage('payout-form', model.coverage, models[1].coverage, models[2].coverage)
})

test.each([model, models[1]])('a form can always be submitted', ({ trapsFor }) => {
  expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

test.each([model, models[1]])('a submitted form is valid and has a preview of its amount', ({ pathsWhere }) => {
  const submitted = pathsWhere(({ state }) => state.status === 'done')
  for (const { state } of submitted) {
    const { values, preview } = state.output as NonNullable<typeof state.output>
    expect(mistakesIn(values, known)).toEqual({})
    expect(isFor(preview, values)).toBe(true)
  }
})

test('with an unknown balance no amount is previewed or submitted', () => {
  for (const { state } of models[2].paths) {
    expect([state.status, state.hasTag('busy')]).toEqual(['active', false])
  }
})

// With an unknown balance no preview is requested, so that model is not tested here.
test.each([model, models[1]])(
  'only valid amounts are previewed, and a preview is shown only with its amount',
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

test.each([model, models[1]])('a submitted form ignores the supplier’s events', ({ movesWhere }) => {
  const disturbed = movesWhere(({ from, event }) => selectPayoutForm(from).isBusy && !event.startsWith('xstate.'))
  for (const { from, to } of disturbed) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test('leaving the form is asked about exactly while it holds requisites, which no draft holds', () => {
  const filling = model.pathsWhere(({ state }) => state.matches('filling'))
  for (const { state } of filling) {
    expect(state.matches({ filling: { requisites: 'unkept' } })).toBe(hasSensitive(state.context.values))
  }
})

test.each([model, models[1]])('a failure keeps the typed values', ({ movesWhere }) => {
  const failures = movesWhere(({ event }) => event.startsWith('xstate.error.'))
  for (const { from, to } of failures) expect(to.context.values).toEqual(from.context.values)
})
