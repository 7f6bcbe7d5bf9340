import { type ActorRefFrom, not, raise, type SnapshotFrom } from 'xstate'
import { must } from '../kernel/must.ts'
import { showsModal } from '../kit/claims/claims.ts'
import type { LookOutcome } from './lookup.machine.ts'
import { draftOf } from './outcome.domain.ts'
import { notifySettled, reconcilerSetup } from './reconciler.setup.ts'
import { dueIn, lookFor } from './watch.domain.ts'

/**
 * Finds the outcome of moves that got no response, and detects moves carried out twice. It only reads from the server.
 * Several tabs may run it at once; the first one to write the outcome into the journal reports it.
 */
export const reconcilerMachine = reconcilerSetup.createMachine({
  id: 'reconciler',
  context: ({ input }) => ({
    ...input,
    isHidden: false,
    isMoving: false,
    journal: [],
    watch: {},
    settled: [],
    failures: 0,
    shown: null,
  }),
  invoke: { id: 'watchClaims', src: 'watchClaims', onError: {} },
  on: { 'claims.changed': { actions: { type: 'setClaimed', params: ({ event }) => event.claimed } } },
  type: 'parallel',
  states: {
    work: {
      initial: 'choosing',
      on: {
        'claims.changed': {
          guard: { type: 'changesMoving', params: ({ event }) => event.claimed },
          target: '.choosing',
          actions: { type: 'setClaimed', params: ({ event }) => event.claimed },
        },
        'lookup.requested': { target: '.choosing', actions: 'askAgain' },
        'check.chosen': { target: '.choosing', actions: 'askAgain' },
        'intent.unclear': '.choosing',
        'patience.over': { target: '.choosing', actions: 'setPatienceOver' },
        'operation.closed': { target: '.settling', actions: 'setClosed' },
      },
      states: {
        choosing: {
          always: [{ guard: 'isMoving', target: 'paused' }, { target: 'loading' }],
        },

        // A payment session of this tab handles its own moves until it ends.
        paused: {},

        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadIntents',
            src: 'loadIntents',
            input: ({ context }) => context.supplierId,
            onDone: [
              {
                guard: { type: 'isNew', params: ({ event }) => event.output },
                target: 'comparing',
                actions: [
                  { type: 'setJournal', params: ({ event }) => event.output },
                  raise({ type: 'patience.restarted' }),
                ],
              },
              { target: 'comparing', actions: { type: 'setJournal', params: ({ event }) => event.output } },
            ],
            onError: 'resting',
          },
        },

        comparing: {
          always: [
            { guard: 'isDue', target: 'looking' },
            { guard: 'hasOutdated', target: 'settling', actions: 'setOutdated' },
            { target: 'resting' },
          ],
        },

        looking: {
          invoke: {
            id: 'lookup',
            src: 'lookup',
            input: ({ context: { journal, watch } }) => lookFor(dueIn(journal, watch)),
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: 'judged',
                actions: {
                  type: 'setFindings',
                  params: ({ event }) => event.output as Extract<LookOutcome, { failure: null }>,
                },
              },
              { target: 'resting', actions: 'countFailure' },
            ],
            onError: { target: 'resting', actions: 'countFailure' },
          },
        },

        judged: {
          always: [{ guard: 'hasSettled', target: 'settling' }, { target: 'resting' }],
        },

        settling: {
          tags: 'busy',
          invoke: {
            id: 'settleIntents',
            src: 'settleIntents',
            input: ({ context }) => context.settled,
            onDone: [
              { guard: 'hasDraft', target: 'clearingDraft', actions: notifySettled },
              { target: 'choosing', actions: notifySettled },
            ],
            onError: 'resting',
          },
        },

        // Delete the draft of a completed move, or its form would offer the typed text again.
        clearingDraft: {
          tags: 'busy',
          invoke: {
            id: 'clearDraft',
            src: 'clearDraft',
            input: ({ context: { supplierId, settled } }) => ({ supplierId, form: must(draftOf(settled)) }),
            onDone: 'choosing',
            onError: 'choosing',
          },
        },

        resting: {
          after: { lookupIsDue: { guard: 'isDue', target: 'choosing' } },
        },
      },
    },

    patience: {
      initial: 'over',
      states: {
        over: { on: { 'patience.restarted': 'counting' } },
        counting: {
          after: { patience: { target: 'over', actions: raise({ type: 'patience.over' }) } },
          on: { 'patience.restarted': { target: 'counting', reenter: true } },
        },
      },
    },

    dialog: {
      initial: 'closed',
      on: {
        'intent.unclear': { actions: { type: 'setShown', params: ({ event }) => event.id } },
        'operation.opened': {
          guard: { type: 'isVisible', params: ({ event }) => event.id },
          actions: { type: 'setShown', params: ({ event }) => event.id },
        },
      },
      states: {
        closed: {
          always: { guard: 'isShownVisible', target: 'open' },
        },

        open: {
          // Copies the text for the support.
          invoke: [
            showsModal('money'),
            {
              id: 'copy',
              src: 'copy',
              input: ({ context: { app } }) => ({ app, text: '' }),
              onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'copy stopped' } } },
            },
          ],
          always: { guard: not('isShownVisible'), target: 'closed', actions: { type: 'setShown', params: null } },
          on: { 'check.postponed': { target: 'closed', actions: { type: 'setShown', params: null } } },
        },
      },
    },
  },
})

export type ReconcilerActor = ActorRefFrom<typeof reconcilerMachine>
export type ReconcilerSnapshot = SnapshotFrom<typeof reconcilerMachine>
