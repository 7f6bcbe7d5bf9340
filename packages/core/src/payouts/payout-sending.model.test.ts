import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent } from '../../testing/samples/money.ts'
import type { SessionResult } from '../intents/intents.domain.ts'
import type { SessionOutcome } from '../intents/payment-session.setup.ts'
import { kopecks } from '../kernel/money.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import type { PayoutPage } from './payouts.domain.ts'

const page = (available: number): PayoutPage => ({
  rows: [],
  page: 1,
  total: null,
  lastPage: null,
  totals: { available: kopecks(available), held: null, processing: null, paidThisMonth: null, minimum: null },
  requisites: [],
})
const ends = (result: SessionResult, more: Partial<SessionOutcome> = {}) =>
  gives({ result, fresh: null, made: [], failure: null, ...more } satisfies SessionOutcome)

/** The session that moves money has its own model test; here it only ends. */
const machine = payoutSendingMachine.provide({ actors: { session: fromPromise(() => new Promise(() => {})) as never } })

const model = explore(machine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'new' },
    supplierId: 1,
    confirmed: { amount: kopecks(1000_00), order: { destination: { id: 'r1' }, comment: '', version: 'v1' } },
  },
  user: [{ type: 'dialog.dismissed' }],
  world: {
    fetchPayouts: [gives(page(5000_00)), gives(page(0)), fails()],
    session: [ends('decided', { made: [someIntent('payout')] }), ends('unclear'), ends('refused'), breaks()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('payout-sending', model.coverage)
})

test('sending always ends', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('a payout that the fresh sums do not allow is never sent', () => {
  const sent = model.pathsWhere(({ state }) => state.matches('moving'))
  for (const { state } of sent) expect(state.context.fresh?.totals.available).toBe(5000_00)
})
