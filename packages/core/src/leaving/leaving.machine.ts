import {
  type ActorRefFrom,
  assign,
  type CallbackActorLogic,
  type EventObject,
  not,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { type Departure, type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { type Claimed, guardsClosing, type Loss, nothingClaimed } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, showsModal, watchClaims } from '../kit/claims/claims.ts'

export type LeavingEvent =
  | ClaimsChanged
  | { type: 'leaving.wanted'; departure: Departure }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.dismissed' }
  /** A change was not carried out. */
  | { type: 'write.failed' }

export interface LeavingContext {
  readonly trunk: Trunk
  claimed: Claimed
  /** What waits for consent, or for changes on their way to the server. */
  departure: Departure | null
}

/** Signing out ends everything that is claimed, another page only what belongs to the open screen. */
const lossBy = (claimed: Claimed, departure: Departure | null): Loss =>
  departure?.type === 'logout.chosen' ? claimed.all : claimed.screen

const setClaimed = { type: 'setClaimed', params: ({ event }: { event: ClaimsChanged }) => event.claimed } as const

const setDeparture = {
  type: 'setDeparture',
  params: ({ event }: { event: { departure: Departure } }) => event.departure,
} as const

/**
 * Holds back a navigation or a sign-out that would lose something: asks about what is typed, waits for changes that
 * are on their way to the server, and says so when that takes a while. While there is anything to lose, the browser
 * asks before it closes the tab. It knows nothing but claims.
 */
export const leavingMachine = setup({
  types: {
    input: {} as Pick<LeavingContext, 'trunk'>,
    context: {} as LeavingContext,
    events: {} as LeavingEvent,
  },
  actors: { watchClaims, guardClosing: {} as CallbackActorLogic<EventObject, void> },
  guards: {
    isDirty: ({ context: { claimed, departure } }) => lossBy(claimed, departure).isDirty,
    isPending: ({ context: { claimed, departure } }) => lossBy(claimed, departure).isPending,
    endsPending: ({ context: { departure } }, claimed: Claimed) => !lossBy(claimed, departure).isPending,
    becomesDirty: ({ context: { claimed } }, { all }: Claimed) => all.isDirty && !claimed.all.isDirty,
    isLogout: ({ context }) => context.departure?.type === 'logout.chosen',
    guardsClosing: ({ context }) => guardsClosing(context.claimed),
  },
  actions: {
    setClaimed: assign((_, claimed: Claimed) => ({ claimed })),
    setDeparture: assign((_, departure: Departure) => ({ departure })),
    clearDeparture: assign({ departure: null }),
    allow: ({ context: { trunk, departure } }) => departure && trunk.send({ type: 'departure.allowed', departure }),
    discardWork: ({ context: { trunk, departure } }) =>
      departure?.type === 'logout.chosen' && trunk.send({ type: 'work.discarded' }),
    tellTrunk,
  },
  delays: {
    /** Milliseconds until somebody who waits is told what for: most changes arrive sooner. */
    patience: 500,
  },
}).createMachine({
  id: 'leaving',
  context: ({ input: { trunk } }) => ({ trunk, claimed: nothingClaimed, departure: null }),
  invoke: { id: 'watchClaims', src: 'watchClaims', onError: {} },
  type: 'parallel',
  states: {
    claims: { on: { 'claims.changed': { actions: setClaimed } } },

    asking: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'clearDeparture',
          on: { 'leaving.wanted': { target: 'choosing', actions: setDeparture } },
        },

        choosing: {
          always: [
            { guard: 'isDirty', target: 'asked' },
            { guard: 'isPending', target: 'waiting' },
            { target: 'idle', actions: 'allow' },
          ],
        },

        asked: {
          invoke: showsModal('leaving'),
          // What was typed has been saved while the question stood.
          always: { guard: not('isDirty'), target: 'choosing' },
          on: {
            'leaving.wanted': { actions: setDeparture },
            'leaving.dismissed': 'idle',
            'leaving.confirmed': [
              { guard: 'isPending', target: 'waiting', actions: 'discardWork' },
              { target: 'idle', actions: ['discardWork', 'allow'] },
            ],
          },
        },

        waiting: {
          on: {
            'claims.changed': [
              // Who goes on typing stays.
              { guard: { type: 'becomesDirty', params: ({ event }) => event.claimed }, target: 'idle' },
              { guard: { type: 'endsPending', params: ({ event }) => event.claimed }, target: 'departing' },
            ],
            'write.failed': 'idle',
            'leaving.wanted': { guard: not('isLogout'), target: 'waiting', actions: setDeparture },
          },
          initial: 'quiet',
          states: {
            quiet: { after: { patience: 'told' } },

            told: {
              invoke: showsModal('leaving'),
              on: {
                'leaving.dismissed': '#leaving.asking.idle',
                'leaving.confirmed': { target: '#leaving.asking.idle', actions: ['discardWork', 'allow'] },
              },
            },
          },
        },

        // A write releases its claim before it says that it failed.
        departing: {
          after: { 0: { target: 'idle', actions: 'allow' } },
          on: { 'write.failed': 'idle' },
        },
      },
    },

    closing: {
      initial: 'free',
      states: {
        free: { always: { guard: 'guardsClosing', target: 'guarded' } },

        guarded: {
          always: { guard: not('guardsClosing'), target: 'free' },
          invoke: {
            id: 'guardClosing',
            src: 'guardClosing',
            onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'closing not guarded' } } },
          },
        },
      },
    },
  },
})

export type LeavingActor = ActorRefFrom<typeof leavingMachine>
export type LeavingSnapshot = SnapshotFrom<typeof leavingMachine>
