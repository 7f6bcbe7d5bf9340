import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { SessionResult } from '../intents/intents.domain.ts'
import { paymentSessionMachine } from '../intents/payment-session.machine.ts'
import type { SessionOutcome, SessionProgress } from '../intents/payment-session.setup.ts'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type SupplierScope, scopeOf } from '../kernel/scope.ts'
import { movesMoney } from '../kit/claims/claims.ts'
import { type DraftFound, draftEvents, draftMachine, keepsDraft } from '../kit/drafts/draft.machine.ts'
import { readAmount } from '../kit/fields/amount.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import { type Direction, mistakeIn, opposite, sourceOf, transferMove } from './transfer.domain.ts'

export type TransferEvent =
  | SessionProgress
  | { type: 'amount.edited'; text: string }
  | { type: 'direction.toggled' }
  | { type: 'form.submitted' }
  | { type: 'dialog.dismissed' }
  | DraftFound

export interface TransferInput extends SupplierScope {
  readonly direction: Direction
  /** The amount that is typed at first. */
  readonly amount?: string
}

export interface TransferContext extends TransferInput {
  known: Setup | null
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

const setFresh = { type: 'setFresh', params: outcomeOf } as const

/** Messages in the dialog after a session that moved no money. */
const notes: Readonly<Partial<Record<SessionResult, Message>>> = {
  elsewhere: { key: 'balances.elsewhere' },
  refused: { key: 'balances.notMoved' },
  unprovable: { key: 'intents.unprovable' },
  unwritable: { key: 'intents.unwritable' },
}

/** A transfer between the two balances: takes the amount and moves it at most once. */
export const transferMachine = setup({
  types: {
    input: {} as TransferInput,
    context: {} as TransferContext,
    events: {} as TransferEvent,
    tags: {} as 'busy',
    children: {} as { session: 'session'; draft: 'draft' },
  },
  actors: {
    ...({} as PortActors<Pick<SetupPort, 'fetchSetup'>>),
    session: paymentSessionMachine,
    draft: draftMachine,
  },
  guards: {
    isEmpty: ({ context }) => context.text === '',
    isValid: ({ context }) => mistakeOf(context) === null,
    hasMoved: (_, { made }: SessionOutcome) => made.length > 0,
    isHandedOver: (_, { result }: SessionOutcome) => result === 'unclear' || result === 'pending',
    hasNote: (_, { result }: SessionOutcome) => notes[result] !== undefined,
    isFailed: (_, { result }: SessionOutcome) => result === 'failed',
  },
  actions: {
    setSetup: assign((_, known: Setup) => ({ known })),
    setText: assign((_, text: string) => ({ text, error: null, note: null })),
    toggleDirection: assign(({ context }) => ({ direction: opposite(context.direction), error: null, note: null })),
    showMistake: assign(({ context }) => ({ error: mistakeOf(context) })),
    setPhase: assign((_, phase: SessionProgress['phase']) => ({ phase })),
    setFresh: assign(({ context }, { fresh }: SessionOutcome) => ({ known: fresh ?? context.known })),
    setNote: assign((_, { result }: SessionOutcome) => ({ note: notes[result] ?? null })),
    clearNote: assign({ note: null, phase: 'reading' }),
    sendToDraft: ({ context: { text }, self }) =>
      childOf(self, 'draft')?.send(draftEvents(text ? { amount: text } : null)),
    clearDraft: ({ self }) => childOf(self, 'draft')?.send(draftEvents(null)),
    stopMoving: ({ self }) => childOf(self, 'session')?.send({ type: 'dialog.dismissed' }),
    notifyApp,
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({
    ...input,
    known: null,
    text: input.amount ?? '',
    error: null,
    note: null,
    phase: 'reading',
  }),
  invoke: keepsDraft('transfer'),
  initial: 'reading',
  on: {
    'draft.found': {
      guard: 'isEmpty',
      actions: [{ type: 'setText', params: ({ event }) => event.texts['amount'] ?? '' }, 'sendToDraft'],
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        onDone: { target: 'editing', actions: { type: 'setSetup', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: notifyFailure },
      },
      on: { 'dialog.dismissed': 'finished' },
    },

    editing: {
      on: {
        'amount.edited': { actions: [{ type: 'setText', params: ({ event }) => event.text }, 'sendToDraft'] },
        'direction.toggled': { actions: 'toggleDirection' },
        'form.submitted': [{ guard: 'isValid', target: 'moving', actions: 'showMistake' }, { actions: 'showMistake' }],
        'dialog.dismissed': 'finished',
      },
    },

    moving: {
      entry: 'clearNote',
      invoke: [
        movesMoney,
        {
          id: 'session',
          src: 'session',
          input: ({ context, self }) => ({
            ...scopeOf(context),
            owner: self,
            list: 'service' as const,
            nextMove: transferMove(context.direction, must(readAmount(context.text))),
          }),
          onDone: [
            { guard: { type: 'hasMoved', params: outcomeOf }, target: 'finished', actions: 'clearDraft' },
            // The outcome is unclear and the reconciler takes over; the typed amount stays as a draft until the outcome
            // is known.
            { guard: { type: 'isHandedOver', params: outcomeOf }, target: 'finished' },
            {
              guard: { type: 'hasNote', params: outcomeOf },
              target: 'editing',
              actions: [setFresh, { type: 'setNote', params: outcomeOf }],
            },
            { guard: { type: 'isFailed', params: outcomeOf }, target: 'editing', actions: setFresh },
            { target: 'editing', actions: [setFresh, 'showMistake'] },
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

export type TransferActor = ActorRefFrom<typeof transferMachine>
export type TransferSnapshot = SnapshotFrom<typeof transferMachine>

function mistakeOf({ text, known, direction }: TransferContext): Message | null {
  return mistakeIn(text, sourceOf(known, direction))
}
