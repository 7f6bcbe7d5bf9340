import { not } from 'xstate'
import type { AttentionChanged } from '../chats/chats.port.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { AlertChoice } from './alerts.domain.ts'
import { alertsSetup, askedOf, initialContext, unreadCall } from './alerts.setup.ts'

const setupIn = ({ event }: { readonly event: { readonly setup: Setup } }): Setup => event.setup
const attentionIn = ({ event }: { readonly event: AttentionChanged }): boolean => event.isAttentive
const choiceIn = ({ event }: { readonly event: { readonly output: AlertChoice } }): AlertChoice => event.output
const setAttentive = { type: 'setAttentive', params: attentionIn } as const
const setChoice = { type: 'setChoice', params: choiceIn } as const
const loseTurn = { type: 'setTurn', params: false } as const

/**
 * Tells the supplier of new orders and of buyers who wait: by a dot in the icon of the page, a sound, and a notification
 * of the browser while nobody looks at the page. Only one tab alerts, the one that was looked at last.
 */
export const alertsMachine = alertsSetup.createMachine({
  id: 'alerts',
  context: ({ input }) => initialContext(input),
  invoke: [
    { id: 'watchAttention', src: 'watchAttention', onError: {} },
    { id: 'watchNotes', src: 'watchNotes', onError: {} },
  ],
  type: 'parallel',
  on: {
    'attention.changed': { actions: setAttentive },
    'turn.granted': { actions: { type: 'setTurn', params: true } },
    'note.opened': {
      actions: {
        type: 'notifyApp',
        params: ({ event }): FeatureEvent => ({ type: 'navigation.requested', location: event.location }),
      },
    },
  },
  states: {
    turn: {
      initial: 'queued',
      states: {
        queued: {
          invoke: {
            id: 'waitForTurn',
            src: 'holdTurn',
            input: ({ context: { supplierId } }) => ({ supplierId, takes: false }),
            onError: {},
          },
          on: {
            'attention.changed': {
              guard: { type: 'takesTurn', params: attentionIn },
              target: 'taken',
              actions: setAttentive,
            },
            'turn.lost': { target: 'queued', reenter: true, actions: loseTurn },
          },
        },
        taken: {
          invoke: {
            id: 'takeTurn',
            src: 'holdTurn',
            input: ({ context: { supplierId } }) => ({ supplierId, takes: true }),
            onError: {},
          },
          on: { 'turn.lost': { target: 'queued', actions: loseTurn } },
        },
      },
    },

    icon: {
      initial: 'plain',
      states: {
        plain: { always: { guard: 'isWaitedFor', target: 'marked' } },
        marked: {
          invoke: { id: 'markIcon', src: 'markIcon', onError: {} },
          always: { guard: not('isWaitedFor'), target: 'plain' },
        },
      },
    },

    calls: {
      initial: 'quiet',
      on: {
        'record.changed': {
          guard: { type: 'isCalling', params: ({ event }) => event },
          actions: { type: 'addOrder', params: ({ event }) => event },
        },
        'setup.loaded': {
          actions: [
            { type: 'addRooms', params: setupIn },
            { type: 'setCounts', params: setupIn },
          ],
        },
      },
      states: {
        quiet: { always: { guard: 'isAnybody', target: 'collecting' } },
        collecting: { after: { burstEnds: 'choosing' } },
        // The supplier may have changed the choice, in another tab too.
        choosing: {
          tags: 'busy',
          invoke: {
            id: 'loadChoice',
            src: 'loadChoice',
            onDone: [
              {
                guard: { type: 'isHeard', params: choiceIn },
                target: 'reading',
                actions: [setChoice, 'askAboutCallers'],
              },
              { target: 'quiet', actions: [setChoice, 'clearCallers'] },
            ],
            onError: { target: 'quiet', actions: 'clearCallers' },
          },
        },
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchCall',
            src: 'fetchCall',
            input: ({ context }) => askedOf(context),
            onDone: [
              {
                guard: hasFailed,
                target: 'deciding',
                actions: [logFault('new orders'), { type: 'setAlert', params: unreadCall }],
              },
              { target: 'deciding', actions: { type: 'setAlert', params: valueIn } },
            ],
          },
        },
        deciding: { always: [{ guard: 'isDue', target: 'announcing' }, { target: 'quiet' }] },
        announcing: {
          tags: 'busy',
          invoke: {
            id: 'announce',
            src: 'announce',
            input: ({ context: { hasSound, notes } }) => ({ hasSound, notes }),
            onDone: 'quiet',
            onError: 'quiet',
          },
        },
      },
    },
  },
})
