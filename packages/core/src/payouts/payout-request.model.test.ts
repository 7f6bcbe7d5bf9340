import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someFunds } from '../../testing/samples/payouts.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import type { PayoutOutcome } from './payout-outcome.domain.ts'
import { emptyForm } from './payout-request.domain.ts'
import { payoutRequestMachine } from './payout-request.machine.ts'
import { selectPayoutDialog } from './payout-request.selectors.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import type { PayoutPage, PayoutPreview } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const never = () => new Promise<never>(() => {})
const page: PayoutPage = { ...someFunds, rows: [], page: 1, total: null, lastPage: null }
const preview: PayoutPreview = {
  amount: kopecks(1000_00),
  fee: kopecks(0),
  net: kopecks(1000_00),
  expectedAt: null,
  version: 'v1',
}
const saved = { ...emptyForm(page), amount: '1000' }
const fresh = { ...saved, requisites: null, iban: 'UA213223130000026007233566001', holder: 'Anna' }
const ended = (outcome: Partial<PayoutOutcome>) => gives({ result: 'made', failure: null, fresh: null, ...outcome })

const model = explore(
  payoutRequestMachine.provide({
    actors: {
      form: payoutFormMachine.provide({
        actors: actorsOf<Pick<PayoutsPort, 'previewPayout'>>({ previewPayout: never }),
      }),
      draft: silent,
      sending: payoutSendingMachine.provide({
        actors: actorsOf<Pick<PayoutsPort, 'fetchPayouts'>>({ fetchPayouts: never }),
      }),
    },
  }),
  {
    input: {
      app: { send: () => {} },
      clock: { now: () => 0 },
      ids: { next: () => 'id-1' },
      known: page,
      supplierId: 1,
    },
    user: [
      { type: 'payout.confirmed' },
      { type: 'account.confirmed' },
      { type: 'confirmation.left' },
      { type: 'dialog.dismissed' },
    ],
    childEvents: {
      form: [{ type: 'edits.typed', texts: { amount: '1000' } }, { type: 'edits.settled' }],
      draft: [{ type: 'draft.found', texts: { amount: '1000' } }],
    },
    world: {
      draft: [breaks()],
      form: [gives({ values: saved, preview, note: null }), gives({ values: fresh, preview, note: null }), breaks()],
      sending: [
        ended({}),
        ended({ result: 'left' }),
        ended({ result: 'elsewhere' }),
        ended({ result: 'changed', fresh: page }),
        ended({ result: 'unread' }),
        ended({
          result: 'refused',
          failure: { kind: 'refused', status: 422, texts: [], fields: { iban: [{ text: 'No' }] }, retryAfter: null },
        }),
        breaks(),
      ],
    },
    project: ({ values, errors, note, preview, isResubmitted, mayHaveMoved }) => [
      values.requisites,
      errors,
      note,
      preview !== null,
      isResubmitted,
      mayHaveMoved,
    ],
  },
)

test('every state and every transition is visited', () => {
  expectFullCoverage('payout-request', model.coverage)
})

test('the dialog can always be left, and a payout can always be sent', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
  const open = model.pathsWhere(({ state }) => state.status === 'active')
  for (const { state } of open) expect(model.canReach((later) => later.matches('sending'), state)).toBe(true)
})

test('a payout is sent only after a confirmation, and to a new account only after a second one', () => {
  const sent = model.movesWhere(({ from, to }) => !from.matches('sending') && to.matches('sending'))
  for (const { from, event } of sent) {
    const isNew = from.context.values.requisites === null
    expect([selectPayoutDialog(from).step, event]).toEqual(
      isNew ? ['confirmAccount', 'account.confirmed'] : ['confirm', 'payout.confirmed'],
    )
  }
})

test('every request needs a confirmation of its own', () => {
  for (const { scenario } of model.paths) {
    const sendings = scenario.split('actor.sending').length - 1
    const confirmations = scenario.split('payout.confirmed').length - 1
    expect(confirmations).toBeGreaterThanOrEqual(sendings)
  }
})

test('the typed values are kept after every outcome', () => {
  const back = model.movesWhere(({ from, to }) => from.matches('sending') && to.matches('filling'))
  for (const { from, to } of back) expect(to.context.values).toEqual(from.context.values)
})

test('the balance may have changed exactly when a request was made or its outcome is unclear', () => {
  const closed = model.movesWhere(({ from, to }) => from.status === 'active' && to.status === 'done')
  for (const { from, to } of closed) expect(to.output?.mayHaveMoved).toBe(from.matches('sending'))
})
