import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { SessionResult } from '../intents/intents.domain.ts'
import { paymentSessionMachine } from '../intents/payment-session.machine.ts'
import type { SessionOutcome, SessionProgress } from '../intents/payment-session.setup.ts'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import { type SupplierScope, scopeOf } from '../kernel/scope.ts'
import { movesMoney } from '../kit/claims/claims.ts'
import { type DraftFound, draftEvents, draftMachine, keepsDraft } from '../kit/drafts/draft.machine.ts'
import { amountText, readAmount } from '../kit/fields/amount.domain.ts'
import { errorsFromServer } from '../kit/fields/fields.domain.ts'
import { failureIn, hasFailed, type ReadResult } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type ReferralSummary, withdrawalMistake, withdrawalMove } from './referrals.domain.ts'
import type { ReferralsPort } from './referrals.port.ts'

export type WithdrawalEvent =
  | SessionProgress
  | { type: 'amount.edited'; text: string }
  | { type: 'form.submitted' }
  | { type: 'dialog.dismissed' }
  | DraftFound

export interface WithdrawalInput extends SupplierScope {
  readonly known: ReferralSummary
}

export interface WithdrawalContext extends WithdrawalInput {
  known: ReferralSummary
  /** The amount as typed. */
  text: string
  error: Message | null
  /** The message about the outcome of an earlier attempt. */
  note: Message | null
  phase: SessionProgress['phase']
}

interface WithOutcome {
  readonly event: { readonly output: SessionOutcome }
}

const outcomeOf = ({ event }: WithOutcome): SessionOutcome => event.output
const resultOf = ({ event }: { readonly event: { readonly output: ReadResult<ReferralSummary> } }) => event.output

/** Messages in the dialog after a session that moved no money. */
const notes: Readonly<Partial<Record<SessionResult, Message>>> = {
  elsewhere: { key: 'balances.elsewhere' },
  refused: { key: 'referrals.notWithdrawn' },
  unprovable: { key: 'intents.unprovable' },
  unwritable: { key: 'intents.unwritable' },
}

/** All that can be withdrawn, which most suppliers want. */
const wholeSum = ({ known: { available } }: WithdrawalInput): string =>
  available === null || available <= 0 ? '' : amountText(available)

const mistakeOf = ({ text, known }: WithdrawalContext): Message | null => withdrawalMistake(text, known)

/** The withdrawal of bonuses to the service balance: takes the sum, checks it against fresh limits, moves it at most once. */
export const withdrawalMachine = setup({
  types: {
    input: {} as WithdrawalInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    tags: {} as 'busy',
    children: {} as { session: 'session'; draft: 'draft' },
  },
  actors: {
    ...({} as Readings<ReferralsPort>),
    session: paymentSessionMachine,
    draft: draftMachine,
  },
  guards: {
    isUntouched: ({ context }) => context.text === wholeSum(context),
    isValid: ({ context }) => mistakeOf(context) === null,
    hasMoved: (_, { made }: SessionOutcome) => made.length > 0,
    isHandedOver: (_, { result }: SessionOutcome) => result === 'unclear' || result === 'pending',
    isStillValid: ({ context }, { value }: ReadResult<ReferralSummary>) =>
      value !== null && withdrawalMistake(context.text, value) === null,
  },
  actions: {
    setText: assign((_, text: string) => ({ text, error: null, note: null })),
    showMistake: assign(({ context }) => ({ error: mistakeOf(context) })),
    setKnown: assign(({ context }, { value }: ReadResult<ReferralSummary>) => ({ known: value ?? context.known })),
    setPhase: assign((_, phase: SessionProgress['phase']) => ({ phase })),
    setOutcome: assign((_, { result, failure }: SessionOutcome) => {
      const { amount = null } = failure === null ? {} : errorsFromServer(failure, { amount: 'amount' })
      return { error: amount, note: amount === null ? (notes[result] ?? null) : null }
    }),
    clearNote: assign({ note: null, phase: 'reading' }),
    sendToDraft: ({ context: { text }, self }) =>
      childOf(self, 'draft')?.send(draftEvents(text ? { amount: text } : null)),
    clearDraft: ({ self }) => childOf(self, 'draft')?.send(draftEvents(null)),
    stopMoving: ({ self }) => childOf(self, 'session')?.send({ type: 'dialog.dismissed' }),
    notifyApp,
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ ...input, text: wholeSum(input), error: null, note: null, phase: 'reading' }),
  invoke: keepsDraft('withdrawal'),
  initial: 'editing',
  on: {
    'draft.found': {
      guard: 'isUntouched',
      actions: [{ type: 'setText', params: ({ event }) => event.texts['amount'] ?? '' }, 'sendToDraft'],
    },
  },
  states: {
    editing: {
      on: {
        'amount.edited': { actions: [{ type: 'setText', params: ({ event }) => event.text }, 'sendToDraft'] },
        'form.submitted': [
          { guard: 'isValid', target: 'checking', actions: 'showMistake' },
          { actions: 'showMistake' },
        ],
        'dialog.dismissed': 'finished',
      },
    },

    // A bonus may have been taken back since the page was read.
    checking: {
      tags: 'busy',
      entry: 'clearNote',
      invoke: {
        id: 'fetchReferrals',
        src: 'fetchReferrals',
        onDone: [
          {
            guard: hasFailed,
            target: 'editing',
            actions: {
              type: 'notifyApp',
              params: (args) => ({ type: 'failure.reported', failure: failureIn(args) }),
            },
          },
          {
            guard: { type: 'isStillValid', params: resultOf },
            target: 'moving',
            actions: { type: 'setKnown', params: resultOf },
          },
          { target: 'editing', actions: [{ type: 'setKnown', params: resultOf }, 'showMistake'] },
        ],
      },
      on: { 'dialog.dismissed': 'finished' },
    },

    moving: {
      invoke: [
        movesMoney,
        {
          id: 'session',
          src: 'session',
          input: ({ context, self }) => ({
            ...scopeOf(context),
            owner: self,
            list: 'service' as const,
            nextMove: withdrawalMove(must(readAmount(context.text))),
          }),
          onDone: [
            { guard: { type: 'hasMoved', params: outcomeOf }, target: 'finished', actions: 'clearDraft' },
            // The reconciler finds the outcome; the typed sum stays as a draft until then.
            { guard: { type: 'isHandedOver', params: outcomeOf }, target: 'finished' },
            { target: 'editing', actions: { type: 'setOutcome', params: outcomeOf } },
          ],
          onError: { target: 'editing', actions: notifyFailure },
        },
      ],
      on: {
        'session.progressed': { actions: { type: 'setPhase', params: ({ event }) => event.phase } },
        'dialog.dismissed': { actions: 'stopMoving' },
      },
    },

    finished: { type: 'final' },
  },
})

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>
export type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>
