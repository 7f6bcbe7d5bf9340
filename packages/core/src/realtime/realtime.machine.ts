import { assign, type SnapshotFrom, setup } from 'xstate'
import type { SupplierReported } from '../account/account.domain.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import {
  adviceOf,
  asksFirst,
  isAway,
  isDue,
  isLook,
  isUpToDate,
  losesHope,
  type NudgeReason,
  needsRest,
  openingsWith,
  pauseAfter,
  refusalFor,
  restFor,
  waitLeft,
  wasTurnedAway,
} from './realtime.domain.ts'
import type { RealtimeFact, RealtimePort } from './realtime.port.ts'

export type RealtimeEvent =
  | RealtimeFact
  | { type: 'line.nudged'; reason: NudgeReason }
  /** What is told from now on may not arrive. */
  | { type: 'network.lost' }
  | { type: 'token.changed' }
  | { type: 'token.refused' }

/** Told to the panel: news may have been missed, or Telegram was linked. */
export type RealtimeNews = { type: 'news.missed' } | SupplierReported | { type: 'telegram.linked'; chatId: string }

export interface RealtimeContext {
  panel: { send(event: RealtimeNews): void }
  clock: ClockPort
  supplierId: number
  attempt: number
  /** Since when this attempt looks for a server; nothing once it has met one. */
  soughtAt: number | null
  /** Since when the last attempt was made. */
  triedAt: number
  /** Since when nothing is tried, before the next attempt. */
  pausedAt: number
  failedSubscriptions: number
  /** The server answered just before this attempt. */
  isAnswered: boolean
  /** Attempts in a row that failed beside a server that answers. */
  shutOut: number
  /** Nobody waits for the line any more, though it is tried on. */
  isOff: boolean
  /** Something may have been missed since the panel was last told so. */
  isBehind: boolean
  /** Since when nothing was missed, as far as is known; `null` when the network was gone since. */
  caughtUpAt: number | null
  /** When the panel started, and read everything; `null` once the network was lost since. */
  startedAt: number | null
  openings: readonly number[]
  ignored: number
  chance: number
}

const catchUp = ['noteCaughtUp', { type: 'tellPanel', params: { type: 'news.missed' } satisfies RealtimeNews }] as const

/** What was missed until then is read at once, what comes later when somebody looks. */
const givesUp = ['tellIfBehind', 'giveUp'] as const

/** The line to the realtime server: our own reconnecting, watchdog and breaker around one connection at a time. */
export const realtimeMachine = setup({
  types: {
    input: {} as Pick<RealtimeContext, 'panel' | 'clock' | 'supplierId'>,
    context: {} as RealtimeContext,
    events: {} as RealtimeEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<RealtimePort>,
  guards: {
    needsRest: ({ context }) => needsRest(context, context.clock.now()),
    wasTurnedAway: (_, code: number | null) => wasTurnedAway(code),
    isFinal: (_, code: number | null) => adviceOf(code) === 'slowly',
    isForbidden: (_, status: number | null) => status === 401 || status === 403,
    asksFirst: ({ context }) => asksFirst(context.attempt),
    isAway: (_, failure: Failure) => isAway(failure),
    waitsLong: ({ context }, reason: NudgeReason) => isLook(reason) && context.attempt > 0,
    isAnswer: ({ context }, reason: NudgeReason) => reason === 'answered' && context.attempt > 0,
    isLook: (_, reason: NudgeReason) => isLook(reason),
    isAccepted: (_, reason: NudgeReason) => reason === 'accepted',
    isUnproven: ({ context: { caughtUpAt, clock } }, reason: NudgeReason) =>
      isDue('open', reason, caughtUpAt, clock.now()),
    isUntold: ({ context: { isOff, caughtUpAt, clock } }, reason: NudgeReason) =>
      isOff && isDue('off', reason, caughtUpAt, clock.now()),
    isUpToDate: ({ context }) => isUpToDate(context, context.clock.now()),
    isAnswered: ({ context }) => context.isAnswered,
    losesHope: ({ context }) => context.isAnswered && losesHope(context.shutOut),
    isLinked: (_, { isConnected, chatId }: { isConnected: boolean; chatId: string | null }) =>
      isConnected && chatId !== null,
  },
  actions: {
    seek: assign({ soughtAt: ({ context }) => context.clock.now() }),
    noteTry: assign({ triedAt: ({ context }) => context.clock.now() }),
    pause: assign({ pausedAt: ({ context }) => context.clock.now() }),
    countOpening: assign({
      openings: ({ context }) => openingsWith(context.openings, context.clock.now()),
      soughtAt: null,
      isAnswered: false,
    }),
    noteAnswer: assign({ isAnswered: true }),
    countShutOut: assign({ shutOut: ({ context }) => context.shutOut + 1, isAnswered: false }),
    giveUp: assign(({ context: { isBehind, caughtUpAt, clock } }) => ({
      isOff: true,
      shutOut: 0,
      isAnswered: false,
      isBehind: false,
      caughtUpAt: isBehind ? clock.now() : caughtUpAt,
    })),
    // Nothing is read by a token that may be refused.
    shutDown: assign({ isOff: true }),
    fallBehind: assign({ isBehind: true }),
    noteCaughtUp: assign({ isBehind: false, caughtUpAt: ({ context }) => context.clock.now() }),
    forgetCaughtUp: assign({ caughtUpAt: null, startedAt: null }),
    tellIfBehind: ({ context: { isBehind, panel } }) => {
      if (isBehind) panel.send({ type: 'news.missed' })
    },
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    countFailedSubscription: assign({ failedSubscriptions: ({ context }) => context.failedSubscriptions + 1 }),
    countIgnored: assign({ ignored: ({ context }) => context.ignored + 1 }),
    forgetFailures: assign({ attempt: 0, failedSubscriptions: 0, shutOut: 0, isOff: false }),
    forgetFailedSubscriptions: assign({ failedSubscriptions: 0 }),
    rememberChance: assign((_, chance: number) => ({ chance })),
    tellPanel: ({ context }, news: RealtimeNews) => context.panel.send(news),
  },
  delays: {
    connectingTakesTooLong: 10_000,
    signingTakesTooLong: 30_000,
    joiningTakesTooLong: 10_000,
    backoffEnds: ({ context: { attempt, clock, soughtAt, chance } }) =>
      pauseAfter(attempt, soughtAt === null ? 0 : clock.now() - soughtAt, chance),
    leastWaitEnds: ({ context: { clock, pausedAt } }) => waitLeft(clock.now() - pausedAt),
    refusalEnds: ({ context }) => refusalFor(context.chance),
    restEnds: ({ context: { chance, clock, triedAt } }) => restFor(chance, clock.now() - triedAt),
  },
}).createMachine({
  id: 'realtime',
  context: ({ input }) => ({
    ...input,
    attempt: 0,
    soughtAt: null,
    triedAt: 0,
    pausedAt: 0,
    failedSubscriptions: 0,
    isAnswered: false,
    shutOut: 0,
    isOff: false,
    isBehind: false,
    caughtUpAt: null,
    startedAt: input.clock.now(),
    openings: [],
    ignored: 0,
    chance: 0,
  }),
  initial: 'drawing',
  on: {
    'token.refused': '.closed',
    'network.lost': { actions: 'forgetCaughtUp' },
    // What the line would have told is read once it is joined, or given up on; without it, whenever somebody looks.
    'line.nudged': [
      { guard: { type: 'isUntold', params: ({ event }) => event.reason }, actions: catchUp },
      { guard: { type: 'isLook', params: ({ event }) => event.reason }, actions: 'fallBehind' },
    ],
  },
  states: {
    drawing: {
      tags: 'busy',
      invoke: {
        id: 'chance',
        src: 'chance',
        onDone: { target: 'loadingLibrary', actions: { type: 'rememberChance', params: ({ event }) => event.output } },
        onError: 'loadingLibrary',
      },
    },

    loadingLibrary: {
      tags: 'busy',
      entry: 'noteTry',
      invoke: {
        id: 'loadRealtime',
        src: 'loadRealtime',
        onDone: 'connected',
        onError: 'resting',
      },
    },

    asking: {
      tags: 'busy',
      entry: 'seek',
      invoke: {
        id: 'askServer',
        src: 'askServer',
        onDone: { target: 'connected', actions: 'noteAnswer' },
        onError: [
          { guard: { type: 'isAway', params: ({ event }) => toFailure(event.error) }, target: 'backingOff' },
          { target: 'connected', actions: 'noteAnswer' },
        ],
      },
      on: { 'token.changed': 'connected' },
    },

    connected: {
      entry: ['seek', 'noteTry'],
      invoke: {
        id: 'openConnection',
        src: 'openConnection',
        input: ({ context }) => ({ supplierId: context.supplierId }),
        onError: 'resting',
      },
      on: {
        'connection.lost': [
          { guard: { type: 'isFinal', params: ({ event }) => event.code }, target: 'resting' },
          { target: 'choosingPause' },
        ],
        'channels.refused': [
          { guard: { type: 'isForbidden', params: ({ event }) => event.status }, target: 'forbidden' },
          { target: 'choosingPause', actions: 'countFailedSubscription' },
        ],
        'supplier.reported': {
          actions: {
            type: 'tellPanel',
            params: ({ event }) => event,
          },
        },
        'telegram.reported': {
          guard: { type: 'isLinked', params: ({ event }) => event },
          actions: {
            type: 'tellPanel',
            params: ({ event }): RealtimeNews => ({ type: 'telegram.linked', chatId: event.chatId ?? '' }),
          },
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
              { guard: 'isUpToDate', target: 'live', actions: ['forgetFailures', 'noteCaughtUp'] },
              { target: 'live', actions: ['forgetFailures', ...catchUp] },
            ],
          },
          initial: 'signing',
          states: {
            signing: {
              after: { signingTakesTooLong: { target: '#realtime.choosingPause', actions: 'countFailedSubscription' } },
              on: { 'channels.signed': 'subscribing' },
            },

            subscribing: {
              after: { joiningTakesTooLong: { target: '#realtime.choosingPause', actions: 'countFailedSubscription' } },
            },
          },
        },

        live: {
          exit: 'fallBehind',
          on: {
            // Whether a line still carries anything after a sleep, only a new one tells.
            'line.nudged': {
              guard: { type: 'isUnproven', params: ({ event }) => event.reason },
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
        { guard: 'isAnswered', target: 'backingOff', actions: 'countShutOut' },
        { target: 'backingOff' },
      ],
    },

    backingOff: {
      entry: 'pause',
      after: {
        backoffEnds: [
          { guard: 'asksFirst', target: 'asking', actions: 'countAttempt' },
          { target: 'connected', actions: 'countAttempt' },
        ],
      },
      on: {
        'line.nudged': [
          { guard: { type: 'isUntold', params: ({ event }) => event.reason }, target: 'hurrying', actions: catchUp },
          {
            guard: { type: 'isAnswer', params: ({ event }) => event.reason },
            target: 'hurrying',
            actions: 'noteAnswer',
          },
          {
            guard: { type: 'waitsLong', params: ({ event }) => event.reason },
            target: 'hurrying',
            actions: 'fallBehind',
          },
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
      on: {
        'token.changed': { target: 'loadingLibrary', actions: 'forgetFailedSubscriptions' },
      },
    },

    // One refusal may be a mistake: a token that other calls are answered by is tried again, and any token now and then.
    forbidden: {
      entry: ['shutDown', 'pause'],
      after: { refusalEnds: 'loadingLibrary' },
      on: {
        'token.changed': 'loadingLibrary',
        'line.nudged': [
          { guard: { type: 'isUntold', params: ({ event }) => event.reason }, target: 'hurrying', actions: catchUp },
          {
            guard: { type: 'isLook', params: ({ event }) => event.reason },
            target: 'hurrying',
            actions: 'fallBehind',
          },
          { guard: { type: 'isAccepted', params: ({ event }) => event.reason }, target: 'resting' },
        ],
      },
    },

    closed: { entry: 'shutDown', on: { 'token.changed': 'loadingLibrary' } },
  },
})

export type RealtimeSnapshot = SnapshotFrom<typeof realtimeMachine>
