import { type ActorRefFrom, assign, type PromiseActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import type { Kopecks } from '../../kernel/money.ts'
import { type Trunk, tellTrunk } from '../../kernel/trunk.ts'
import { failureOf, mayAskAgain, noteFault, pauseAfter } from './reading.domain.ts'

export type FigureEvent = { type: 'refresh.wanted' } | { type: 'retry.chosen' }

/** What a figure tells the screen it stands on. */
export interface FigureRead {
  readonly type: 'figure.read'
  readonly figure: Kopecks | null
}

export interface FigureInput {
  readonly trunk: Trunk
  readonly owner: { send(fact: FigureRead): void }
}

export interface FigureContext extends FigureInput {
  /** `null` until it is known, and when it cannot be read. */
  figure: Kopecks | null
  failure: Failure | null
  hasRetried: boolean
  pause: number
}

/** A sum that is read on its own: the last good one stays until a newer one is there. */
export const figureMachine = setup({
  types: {
    input: {} as FigureInput,
    context: {} as FigureContext,
    events: {} as FigureEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as { fetchFigure: PromiseActorLogic<Kopecks | null, void> },
  guards: {
    mayAskAgain: ({ context }, failure: Failure) => !context.hasRetried && mayAskAgain(failure),
  },
  actions: {
    rememberFigure: assign((_, figure: Kopecks | null) => ({ figure, failure: null, hasRetried: false })),
    rememberFailure: assign((_, failure: Failure) => ({ failure, hasRetried: false })),
    rememberPause: assign((_, failure: Failure) => ({ hasRetried: true, pause: pauseAfter(failure) })),
    tellOwner: ({ context: { owner, figure } }) => owner.send({ type: 'figure.read', figure }),
    tellTrunk,
  },
  delays: { pauseEnds: ({ context }) => context.pause },
}).createMachine({
  id: 'figure',
  context: ({ input }) => ({ ...input, figure: null, failure: null, hasRetried: false, pause: 0 }),
  initial: 'reading',
  on: { 'refresh.wanted': '.reading' },
  states: {
    reading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchFigure',
        src: 'fetchFigure',
        onDone: {
          target: 'known',
          actions: [{ type: 'rememberFigure', params: ({ event }) => event.output }, 'tellOwner'],
        },
        onError: [
          {
            guard: { type: 'mayAskAgain', params: failureOf },
            target: 'waiting',
            actions: { type: 'rememberPause', params: failureOf },
          },
          { target: 'failed', actions: [{ type: 'rememberFailure', params: failureOf }, noteFault('balance')] },
        ],
      },
    },

    waiting: { tags: 'loading', after: { pauseEnds: 'reading' } },

    known: {},

    failed: { on: { 'retry.chosen': 'reading' } },
  },
})

export type FigureActor = ActorRefFrom<typeof figureMachine>
export type FigureSnapshot = SnapshotFrom<typeof figureMachine>
