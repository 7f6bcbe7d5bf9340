import {
  type ActorRefFrom,
  assign,
  type CallbackActorLogic,
  type EventObject,
  not,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { type AppRef, type LeaveRequest, notifyApp } from '../kernel/app-ref.ts'
import { type Claimed, type Loss, nothingClaimed } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, showsModal, watchClaims } from '../kit/claims/claims.ts'

export type LeaveGuardEvent =
  | ClaimsChanged
  | { type: 'leave.requested'; leaveRequest: LeaveRequest }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' }
  /** A write failed. */
  | { type: 'write.failed' }

export interface LeaveGuardContext {
  readonly app: AppRef
  claimed: Claimed
  /** The navigation or logout that waits for confirmation or for pending writes. */
  leaveRequest: LeaveRequest | null
}

/**
 * Signing out loses every claim, a navigation only the claims of the open screen, and signing in again only what no
 * draft holds.
 */
const lossBy = ({ all, screen }: Claimed, leaveRequest: LeaveRequest | null): Loss => {
  if (leaveRequest?.type === 'signIn.requested') return { ...all, isDirty: !all.isKept, isPending: false }
  return leaveRequest?.type === 'logout.chosen' ? all : screen
}

const setClaimed = { type: 'setClaimed', params: ({ event }: { event: ClaimsChanged }) => event.claimed } as const

const setLeaveRequest = {
  type: 'setLeaveRequest',
  params: ({ event }: { event: { leaveRequest: LeaveRequest } }) => event.leaveRequest,
} as const

/**
 * Blocks a navigation or a logout that would lose work: it asks for confirmation about unsaved input, waits for pending
 * writes, and shows a dialog when that takes long. While there is anything to lose, the browser asks before it closes
 * the tab. It depends on claims only.
 */
export const leaveGuardMachine = setup({
  types: {
    input: {} as Pick<LeaveGuardContext, 'app'>,
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
  },
  actors: { watchClaims, guardClosing: {} as CallbackActorLogic<EventObject, void> },
  guards: {
    isDirty: ({ context: { claimed, leaveRequest } }) => lossBy(claimed, leaveRequest).isDirty,
    isPending: ({ context: { claimed, leaveRequest } }) => lossBy(claimed, leaveRequest).isPending,
    endsPending: ({ context: { leaveRequest } }, claimed: Claimed) => !lossBy(claimed, leaveRequest).isPending,
    becomesDirty: ({ context: { claimed } }, { all }: Claimed) => all.isDirty && !claimed.all.isDirty,
    isLogout: ({ context }) => context.leaveRequest?.type === 'logout.chosen',
    guardsClosing: ({ context }) => context.claimed.isLostByClosing,
  },
  actions: {
    setClaimed: assign((_, claimed: Claimed) => ({ claimed })),
    setLeaveRequest: assign((_, leaveRequest: LeaveRequest) => ({ leaveRequest })),
    clearLeaveRequest: assign({ leaveRequest: null }),
    allow: ({ context: { app, leaveRequest } }) => leaveRequest && app.send({ type: 'leave.allowed', leaveRequest }),
    discardWork: ({ context: { app, leaveRequest } }) =>
      leaveRequest?.type === 'logout.chosen' && app.send({ type: 'edits.discarded' }),
    notifyApp,
  },
  delays: {
    /** Milliseconds until a dialog explains the wait; most writes finish sooner. */
    patience: 500,
  },
}).createMachine({
  id: 'leaveGuard',
  context: ({ input: { app } }) => ({ app, claimed: nothingClaimed, leaveRequest: null }),
  invoke: { id: 'watchClaims', src: 'watchClaims', onError: {} },
  type: 'parallel',
  states: {
    claims: { on: { 'claims.changed': { actions: setClaimed } } },

    asking: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'clearLeaveRequest',
          on: { 'leave.requested': { target: 'choosing', actions: setLeaveRequest } },
        },

        choosing: {
          always: [
            { guard: 'isDirty', target: 'asked' },
            { guard: 'isPending', target: 'waiting' },
            { target: 'idle', actions: 'allow' },
          ],
        },

        asked: {
          invoke: showsModal('leaveGuard'),
          // The input was saved while the dialog was open.
          always: { guard: not('isDirty'), target: 'choosing' },
          on: {
            'leave.requested': { actions: setLeaveRequest },
            'leave.dismissed': 'idle',
            'leave.confirmed': [
              { guard: 'isPending', target: 'waiting', actions: 'discardWork' },
              { target: 'idle', actions: ['discardWork', 'allow'] },
            ],
          },
        },

        waiting: {
          on: {
            'claims.changed': [
              // New unsaved input cancels leaving.
              { guard: { type: 'becomesDirty', params: ({ event }) => event.claimed }, target: 'idle' },
              { guard: { type: 'endsPending', params: ({ event }) => event.claimed }, target: 'settling' },
            ],
            'write.failed': 'idle',
            'leave.requested': { guard: not('isLogout'), target: 'waiting', actions: setLeaveRequest },
          },
          initial: 'quiet',
          states: {
            quiet: { after: { patience: 'told' } },

            told: {
              invoke: showsModal('leaveGuard'),
              on: {
                'leave.dismissed': '#leaveGuard.asking.idle',
                'leave.confirmed': { target: '#leaveGuard.asking.idle', actions: ['discardWork', 'allow'] },
              },
            },
          },
        },

        // A write releases its claim before it reports a failure, so wait for a possible `write.failed`.
        settling: {
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
            onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'closing not guarded' } } },
          },
        },
      },
    },
  },
})

export type LeaveGuardActor = ActorRefFrom<typeof leaveGuardMachine>
export type LeaveGuardSnapshot = SnapshotFrom<typeof leaveGuardMachine>
