import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { scopeOf } from '../kernel/scope.ts'
import type { BesideEvent, BesideInput } from '../kit/beside/beside.machine.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import { valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type ReferralSummary, withdrawalBlock } from './referrals.domain.ts'
import type { ReferralsPort } from './referrals.port.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'

export interface ReferralsBesideContext extends BesideInput {
  summary: ReferralSummary | null
  /** Why the last reading failed. */
  failure: Failure | null
}

export type ReferralsBesideEvent = BesideEvent | { type: 'retry.chosen' } | { type: 'withdrawal.chosen' }

/** Beside the list of referrals: the link with its terms and totals, and the withdrawal of what was earned. */
export const referralsBesideMachine = setup({
  types: {
    input: {} as BesideInput,
    context: {} as ReferralsBesideContext,
    events: {} as ReferralsBesideEvent,
    tags: {} as 'busy',
    children: {} as { copy: 'copy'; withdrawal: 'withdrawal' },
  },
  actors: {
    ...({} as Readings<ReferralsPort>),
    copy: copyMachine,
    withdrawal: withdrawalMachine,
  },
  guards: {
    mayWithdraw: ({ context: { summary } }) => summary !== null && withdrawalBlock(summary) === null,
  },
  actions: {
    setSummary: assign((_, summary: ReferralSummary) => ({ summary, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    touchPage: ({ context: { page } }) => page.send({ type: 'record.touched' }),
    notifyApp,
  },
}).createMachine({
  id: 'referralsBeside',
  context: ({ input }) => ({ ...input, summary: null, failure: null }),
  invoke: {
    id: 'copy',
    src: 'copy',
    input: ({ context: { app } }) => ({ app, text: '' }),
    onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'copy stopped' } } },
  },
  type: 'parallel',
  states: {
    summary: {
      initial: 'reading',
      on: { 'refresh.requested': '.reading' },
      states: {
        // The first page of the list is read beside it and asks for nothing more.
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchReferrals',
            src: 'fetchReferrals',
            onDone: [
              whenFailed('unread', 'the summary of referrals'),
              { target: 'known', actions: { type: 'setSummary', params: valueIn } },
            ],
          },
        },
        known: { on: { 'page.read': 'reading' } },
        unread: { on: { 'page.read': 'reading', 'retry.chosen': 'reading' } },
      },
    },

    withdrawal: {
      initial: 'closed',
      states: {
        closed: { on: { 'withdrawal.chosen': { guard: 'mayWithdraw', target: 'open' } } },
        open: {
          invoke: [
            showsDialog,
            {
              id: 'withdrawal',
              src: 'withdrawal',
              input: ({ context }) => ({ ...scopeOf(context), known: must(context.summary) }),
              onDone: { target: 'closed', actions: 'touchPage' },
              onError: { target: 'closed', actions: [notifyFailure, 'touchPage'] },
            },
          ],
        },
      },
    },
  },
})

export type ReferralsBesideActor = ActorRefFrom<typeof referralsBesideMachine>
export type ReferralsBesideSnapshot = SnapshotFrom<typeof referralsBesideMachine>
