import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type DraftFound, draftMachine, draftNews } from '../drafts/draft.machine.ts'
import { type AttemptNews, type AttemptOutcome, type AttemptPhase, attemptMachine } from '../intents/attempt.machine.ts'
import type { Intent } from '../intents/intents.domain.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { noteDraftFault } from '../kernel/telling.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import { type Direction, mistakeIn, opposite, sourceOf, transferPlan, typedAmount } from './transfer.domain.ts'

export type TransferEvent =
  | AttemptNews
  | { type: 'amount.edited'; text: string }
  | { type: 'direction.toggled' }
  | { type: 'form.submitted' }
  | { type: 'check.chosen' }
  | { type: 'dialog.dismissed' }
  | DraftFound

export interface TransferInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplierId: number
  readonly direction: Direction
}

export interface TransferContext extends TransferInput {
  known: Setup | null
  /** As it was typed. */
  text: string
  error: Message | null
  /** What became of an earlier attempt. */
  note: Message | null
  notMoved: Intent | null
  phase: AttemptPhase
}

interface WithOutcome {
  readonly event: { readonly output: AttemptOutcome }
}

const outcomeOf = ({ event }: WithOutcome): AttemptOutcome => event.output

const rememberOutcome = { type: 'rememberOutcome', params: outcomeOf } as const

/** A transfer between the two balances: takes the amount, and moves it at most once. */
export const transferMachine = setup({
  types: {
    input: {} as TransferInput,
    context: {} as TransferContext,
    events: {} as TransferEvent,
    tags: {} as 'busy',
    children: {} as { attempt: 'attempt'; draft: 'draft' },
  },
  actors: {
    ...({} as PortActors<Pick<SetupPort, 'fetchSetup'>>),
    attempt: attemptMachine,
    draft: draftMachine,
  },
  guards: {
    isEmpty: ({ context }) => context.text === '',
    isValid: ({ context }) => mistakeOf(context) === null,
    hasMoved: (_, { made, isResumed }: AttemptOutcome) => made.length > 0 && !isResumed,
    isPostponed: (_, { result }: AttemptOutcome) => result === 'postponed',
    isElsewhere: (_, { result }: AttemptOutcome) => result === 'elsewhere',
    isLeftMoved: (_, { made }: AttemptOutcome) => made.length > 0,
    isNotMoved: (_, { notMoved }: AttemptOutcome) => notMoved !== null,
    isFailed: (_, { result }: AttemptOutcome) => result === 'failed',
  },
  actions: {
    rememberSetup: assign((_, known: Setup) => ({ known })),
    rememberText: assign((_, text: string) => ({ text, error: null, note: null })),
    toggleDirection: assign(({ context }) => ({ direction: opposite(context.direction), error: null, note: null })),
    showMistake: assign(({ context }) => ({ error: mistakeOf(context) })),
    rememberPhase: assign((_, phase: AttemptPhase) => ({ phase })),
    rememberOutcome: assign(({ context }, { fresh, notMoved }: AttemptOutcome) => ({
      known: fresh ?? context.known,
      notMoved,
    })),
    rememberNote: assign((_, note: Message) => ({ note })),
    forgetNote: assign({ note: null, phase: 'reading' }),
    tellDraft: ({ context: { text }, self }) => childOf(self, 'draft')?.send(draftNews(text ? { amount: text } : null)),
    forgetDraft: ({ self }) => childOf(self, 'draft')?.send(draftNews(null)),
    tellAttempt: ({ self }, event: { type: 'check.chosen' } | { type: 'dialog.dismissed' }) =>
      childOf(self, 'attempt')?.send(event),
    tellTrunk,
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({
    ...input,
    known: null,
    text: '',
    error: null,
    note: null,
    notMoved: null,
    phase: 'reading',
  }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { clock, supplierId }, self }) => ({ owner: self, clock, supplierId, form: 'transfer' }),
    onError: { actions: noteDraftFault },
  },
  initial: 'reading',
  on: {
    'draft.found': {
      guard: 'isEmpty',
      actions: [{ type: 'rememberText', params: ({ event }) => event.texts['amount'] ?? '' }, 'tellDraft'],
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        onDone: { target: 'editing', actions: { type: 'rememberSetup', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: tellFailure },
      },
      on: { 'dialog.dismissed': 'finished' },
    },

    editing: {
      on: {
        'amount.edited': { actions: [{ type: 'rememberText', params: ({ event }) => event.text }, 'tellDraft'] },
        'direction.toggled': { actions: 'toggleDirection' },
        'form.submitted': [{ guard: 'isValid', target: 'moving' }, { actions: 'showMistake' }],
        'dialog.dismissed': 'finished',
      },
    },

    moving: {
      // What is sent must not be found again, whatever becomes of it.
      entry: ['forgetNote', 'forgetDraft'],
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context, self }) => ({
          trunk: context.trunk,
          clock: context.clock,
          ids: context.ids,
          owner: self,
          supplierId: context.supplierId,
          plan: transferPlan(context.direction, must(typedAmount(context.text))),
          notMoved: context.notMoved,
        }),
        onDone: [
          { guard: { type: 'hasMoved', params: outcomeOf }, target: 'finished' },
          { guard: { type: 'isPostponed', params: outcomeOf }, target: 'finished' },
          {
            guard: { type: 'isElsewhere', params: outcomeOf },
            target: 'editing',
            actions: [rememberOutcome, { type: 'rememberNote', params: { key: 'balances.elsewhere' } }, 'tellDraft'],
          },
          {
            guard: { type: 'isLeftMoved', params: outcomeOf },
            target: 'editing',
            actions: [rememberOutcome, { type: 'rememberNote', params: { key: 'balances.leftMoved' } }],
          },
          {
            guard: { type: 'isNotMoved', params: outcomeOf },
            target: 'editing',
            actions: [rememberOutcome, { type: 'rememberNote', params: { key: 'balances.notMoved' } }, 'tellDraft'],
          },
          {
            guard: { type: 'isFailed', params: outcomeOf },
            target: 'editing',
            actions: [rememberOutcome, 'tellDraft'],
          },
          { target: 'editing', actions: [rememberOutcome, 'showMistake', 'tellDraft'] },
        ],
        onError: { target: 'editing', actions: tellFailure },
      },
      on: {
        'attempt.progressed': { actions: { type: 'rememberPhase', params: ({ event }) => event.phase } },
        'check.chosen': { actions: { type: 'tellAttempt', params: ({ event }) => event } },
        'dialog.dismissed': { actions: { type: 'tellAttempt', params: ({ event }) => event } },
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
