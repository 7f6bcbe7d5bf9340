import type { SnapshotFrom } from 'xstate'
import { failureOf } from '../kit/load/reading.domain.ts'
import type { WakeUpReason } from './realtime.domain.ts'
import { type RealtimeOutput, realtimeSetup, startOf } from './realtime.setup.ts'

const catchUp = [
  'setCaughtUp',
  { type: 'notifyPanel', params: { type: 'gap.found' } satisfies RealtimeOutput },
] as const

/** Refetch at once what was missed so far; later events are caught up when the tab becomes visible. */
const givesUp = ['notifyIfBehind', 'giveUp'] as const

interface WithReason {
  readonly event: { readonly reason: WakeUpReason }
}

const reasonIn = ({ event }: WithReason): WakeUpReason => event.reason

const away = { type: 'isAway', params: failureOf } as const
const untold = { guard: { type: 'isUntold', params: reasonIn }, actions: catchUp } as const
const look = { guard: { type: 'isLook', params: reasonIn }, actions: 'fallBehind' } as const
const linked = (chatId: string | null): RealtimeOutput => ({ type: 'telegram.linked', chatId: chatId ?? '' })
const logs = (code: string) => ({ type: 'logTrouble', params: `Realtime: ${code}` }) as const
const subscriptionFailed = {
  target: '#realtime.choosingPause',
  actions: ['countFailedSubscription', logs('channels not joined')],
} as const

/** The connection to the realtime server: reconnects, watches timeouts and rests, with one connection at a time. */
export const realtimeMachine = realtimeSetup.createMachine({
  id: 'realtime',
  context: startOf,
  initial: 'drawing',
  on: {
    'token.refused': '.closed',
    'network.lost': { actions: 'clearCaughtUp' },
    // Missed events are refetched when the connection is joined or given up; while it is off, whenever the tab becomes
    // visible or the network is back.
    'wakeUp.received': [untold, look],
  },
  states: {
    drawing: {
      tags: 'busy',
      invoke: {
        id: 'jitter',
        src: 'jitter',
        onDone: { target: 'loadingLibrary', actions: { type: 'setJitter', params: ({ event }) => event.output } },
        onError: 'loadingLibrary',
      },
    },

    loadingLibrary: {
      tags: 'busy',
      entry: 'countTry',
      invoke: { id: 'loadRealtime', src: 'loadRealtime', onDone: 'connected', onError: 'resting' },
    },

    asking: {
      tags: 'busy',
      entry: 'seek',
      invoke: {
        id: 'pingServer',
        src: 'pingServer',
        onDone: { target: 'connected', actions: 'setAnswered' },
        onError: [
          { guard: away, target: 'backingOff', actions: { type: 'setBusyPause', params: failureOf } },
          { target: 'connected', actions: 'setAnswered' },
        ],
      },
      on: { 'token.changed': 'connected' },
    },

    connected: {
      entry: ['seek', 'countTry'],
      invoke: {
        id: 'openConnection',
        src: 'openConnection',
        input: ({ context }) => ({ supplierId: context.supplierId }),
        onError: 'resting',
      },
      on: {
        'connection.lost': [
          { guard: { type: 'isFinal', params: ({ event }) => event.code }, target: 'resting', actions: logs('closed') },
          { target: 'choosingPause' },
        ],
        'channels.refused': [
          { guard: { type: 'isForbidden', params: ({ event }) => event.status }, target: 'forbidden' },
          subscriptionFailed,
        ],
        'supplier.reported': { actions: { type: 'notifyPanel', params: ({ event }) => event } },
        'job.progress': { actions: { type: 'notifyPanel', params: ({ event }) => event } },
        'record.changed': { actions: { type: 'notifyPanel', params: ({ event }) => event } },
        'sequence.reported': { actions: { type: 'notifyPanel', params: ({ event }) => event } },
        'telegram.reported': {
          guard: { type: 'isLinked', params: ({ event }) => event },
          actions: { type: 'notifyPanel', params: ({ event }) => linked(event.chatId) },
        },
        'frame.ignored': { actions: 'countIgnored' },
        'token.changed': { target: 'connected', reenter: true },
      },
      initial: 'opening',
      states: {
        opening: {
          after: { connectingTakesTooLong: '#realtime.choosingPause' },
          on: {
            'connection.opened': { target: 'joining', actions: 'countOpening' },
            'connection.lost': {
              guard: { type: 'wasTurnedAway', params: ({ event }) => event.code },
              target: '#realtime.choosingPause',
              actions: 'countOpening',
            },
          },
        },

        joining: {
          on: {
            'channels.joined': [
              { guard: 'isUpToDate', target: 'live', actions: ['clearFailures', 'setCaughtUp'] },
              { target: 'live', actions: ['clearFailures', ...catchUp] },
            ],
          },
          initial: 'signing',
          states: {
            signing: {
              after: { signingTakesTooLong: subscriptionFailed },
              on: { 'channels.signed': 'subscribing' },
            },

            subscribing: { after: { joiningTakesTooLong: subscriptionFailed } },
          },
        },

        live: {
          exit: 'fallBehind',
          on: {
            // After a sleep a connection may be dead without a close event, so replace it.
            'wakeUp.received': {
              guard: { type: 'isUnproven', params: reasonIn },
              target: '#realtime.connected',
              reenter: true,
            },
          },
        },
      },
    },

    choosingPause: {
      always: [
        { guard: 'needsRest', target: 'resting' },
        { guard: 'losesHope', target: 'backingOff', actions: givesUp },
        { guard: 'isAnswered', target: 'backingOff', actions: 'countFailedBesideServer' },
        { target: 'backingOff' },
      ],
    },

    backingOff: {
      entry: 'pause',
      after: {
        backoffEnds: [
          { guard: 'pingsFirst', target: 'asking', actions: 'countAttempt' },
          { target: 'connected', actions: 'countAttempt' },
        ],
      },
      on: {
        'wakeUp.received': [
          { ...untold, target: 'hurrying' },
          { guard: { type: 'isAnswer', params: reasonIn }, target: 'hurrying', actions: 'setAnswered' },
          { guard: { type: 'waitsLong', params: reasonIn }, target: 'hurrying', actions: 'fallBehind' },
        ],
        'token.changed': 'connected',
      },
    },

    hurrying: {
      after: { leastWaitEnds: { target: 'connected', actions: 'countAttempt' } },
      on: { 'token.changed': 'connected' },
    },

    resting: {
      entry: givesUp,
      after: { restEnds: 'loadingLibrary' },
      on: { 'token.changed': { target: 'loadingLibrary', actions: 'clearFailedSubscriptions' } },
    },

    // One refusal may be a mistake: retry now and then, and sooner when another request succeeds with the same token.
    forbidden: {
      entry: ['shutDown', 'pause', logs('channels forbidden')],
      after: { refusalEnds: 'loadingLibrary' },
      on: {
        'token.changed': 'loadingLibrary',
        'wakeUp.received': [
          { ...untold, target: 'hurrying' },
          { ...look, target: 'hurrying' },
          { guard: { type: 'isAccepted', params: reasonIn }, target: 'resting' },
        ],
      },
    },

    closed: { entry: 'shutDown', on: { 'token.changed': 'loadingLibrary' } },
  },
})

export type RealtimeSnapshot = SnapshotFrom<typeof realtimeMachine>
