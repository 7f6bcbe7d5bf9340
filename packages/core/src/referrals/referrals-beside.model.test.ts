import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { uah } from '../../testing/samples/money.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { ReferralSummary } from './referrals.domain.ts'
import { selectReferralsHead, selectWithdrawal } from './referrals.selectors.ts'
import { referralsBesideMachine } from './referrals-beside.machine.ts'

const summary: ReferralSummary = {
  code: 'A',
  link: 'https://panel.example/?ref=A',
  terms: { bonus: null, payments: null, days: null },
  clicks: null,
  registered: null,
  paid: null,
  earned: uah(1000),
  available: uah(1000),
  debt: uah(0),
  minimum: uah(200),
}

const silent = fromPromise(() => new Promise(() => {})) as never

const model = explore(referralsBesideMachine.provide({ actors: { copy: silent, withdrawal: silent } }), {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'new' },
    supplierId: 1,
    page: { send: () => {} },
  },
  user: [
    { type: 'page.read', page: { rows: [], page: 1, total: 0, lastPage: 1 }, query: { page: 1 }, isFiltered: false },
    { type: 'refresh.requested' },
    { type: 'retry.chosen' },
    { type: 'withdrawal.chosen' },
  ],
  world: {
    fetchReferrals: [
      gives(succeeded(summary)),
      gives(succeeded({ ...summary, debt: uah(50) })),
      gives(failed({ kind: 'unreachable' })),
    ],
    copy: [breaks()],
    withdrawal: [gives(undefined), breaks()],
  },
  project: ({ summary: known, failure }) => [known?.debt ?? null, failure !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('referrals-beside', model.coverage)
})

test('a withdrawal opens only without a debt, and what was read stays when it cannot be read again', () => {
  const opened = model.movesWhere(({ from, to }) => selectWithdrawal(from) === null && selectWithdrawal(to) !== null)
  for (const { from } of opened) expect(from.context.summary?.debt).toBe(0)
  const stale = model.pathsWhere(({ state }) => state.context.failure !== null && state.context.summary !== null)
  for (const { state } of stale) expect(selectReferralsHead(state)).toMatchObject({ state: 'known', isStale: true })
})
