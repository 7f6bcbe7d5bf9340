import {
  type ActorRefFrom,
  and,
  assign,
  type CallbackActorLogic,
  type EventObject,
  not,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { type Bar, type BarNews, barredAfter, hearsOfBars } from '../kernel/bars.ts'
import { type Trunk, type TrunkEvent, tellTrunk, type WorkChanged } from '../kernel/trunk.ts'
import {
  endsWithScreen,
  screenWriters,
  type Writer,
  type WritesChanged,
  type WritesNews,
  writingAfter,
} from '../kernel/writers.ts'

/** What waits for a person who has typed something and not saved it. */
export type Departure = Extract<TrunkEvent, { type: 'place.wanted' | 'logout.chosen' }>

export type LeavingEvent =
  | WritesNews
  | BarNews
  | WorkChanged
  | { type: 'leaving.wanted'; departure: Departure }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.dismissed' }

export interface LeavingInput {
  readonly trunk: Trunk
  readonly panel: { send(news: BarNews): void }
  /** Something may have been typed before anybody could ask about it. */
  readonly isUnsaved: boolean
  readonly isKept: boolean
  /** Whose changes were on their way before. */
  readonly writing: readonly Writer[]
  /** What goes before the question, which shows again behind it. */
  readonly barredBy: readonly Bar[]
}

export interface LeavingContext extends LeavingInput {
  /** Something is typed and not saved. */
  isUnsaved: boolean
  /** Whether a draft keeps any of that. */
  isKept: boolean
  departure: Departure | null
  /** Whose changes are on their way to the server. */
  writing: readonly Writer[]
}

/** Nothing holds anyone back, whatever the trunk has heard of. */
export const letGo = (trunk: Trunk, departure: Departure): void => {
  trunk.send({ type: 'work.changed', isUnsaved: false })
  if (departure.type === 'logout.chosen') trunk.send({ type: 'writes.abandoned' })
  else for (const by of screenWriters) trunk.send({ type: 'writes.changed', by, isUnderWay: false })
  trunk.send(departure)
}

/** Logging out ends everything that is on its way, another page only what the open screen has. */
const isHeld = (writing: readonly Writer[], departure: Departure | null): boolean =>
  departure?.type === 'logout.chosen' ? writing.length > 0 : endsWithScreen(writing)

/** Milliseconds until somebody who waits is told what for: most changes arrive sooner. */
const patience = 500

const barsPage = {
  entry: { type: 'tellPanel', params: { type: 'page.barred', by: 'leaving' } },
  exit: { type: 'tellPanel', params: { type: 'page.freed', by: 'leaving' } },
} as const

const leaveAtOnce = [
  { type: 'tellTrunk', params: { type: 'work.discarded' } },
  { type: 'tellTrunk', params: { type: 'writes.abandoned' } },
  'depart',
  'forgetDeparture',
] as const

/**
 * Nobody leaves unsaved work by mistake: not by a link, not by Back, not by logging out. Who leaves a screen that has
 * changes on their way waits for them, who logs out for those of all, and is told when that takes a while. A tab is
 * not closed by mistake while anything is unsaved or on its way.
 */
export const leavingMachine = setup({
  types: {
    input: {} as LeavingInput,
    context: {} as LeavingContext,
    events: {} as LeavingEvent,
  },
  actors: { guardClosing: {} as CallbackActorLogic<EventObject, void> },
  guards: {
    isUnsaved: (_, isUnsaved: boolean) => isUnsaved,
    startsUnsaved: ({ context }) => context.isUnsaved,
    wouldLose: ({ context }) => context.isUnsaved || context.writing.length > 0,
    isLogout: ({ context }) => context.departure?.type === 'logout.chosen',
    isWriting: ({ context }) => context.writing.length > 0,
    mustWait: ({ context }, departure: Departure) => isHeld(context.writing, departure),
    areThrough: ({ context: { writing, departure } }, news: WritesChanged) =>
      !isHeld(writingAfter(writing, news), departure),
  },
  actions: {
    rememberDeparture: assign((_, departure: Departure) => ({ departure })),
    rememberWork: assign((_, { isUnsaved, isKept = true }: WorkChanged) => ({ isUnsaved, isKept })),
    forgetDeparture: assign({ departure: null }),
    rememberWrites: assign(({ context }, news: WritesChanged) => ({ writing: writingAfter(context.writing, news) })),
    letGo: ({ context }, departure: Departure) => letGo(context.trunk, departure),
    letGoNow: ({ context }) => context.departure && letGo(context.trunk, context.departure),
    depart: ({ context }) => context.departure && context.trunk.send(context.departure),
    rememberBar: assign(({ context }, news: BarNews) => ({ barredBy: barredAfter(context.barredBy, news) })),
    tellPanel: ({ context }, news: BarNews) => context.panel.send(news),
    tellTrunk,
  },
  delays: { patience },
}).createMachine({
  id: 'leaving',
  context: ({ input }) => ({ ...input, departure: null }),
  on: hearsOfBars,
  type: 'parallel',
  states: {
    asking: {
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'startsUnsaved', target: 'unsaved' }, { target: 'saved' }] },

        saved: {
          on: {
            'work.changed': { guard: { type: 'isUnsaved', params: ({ event }) => event.isUnsaved }, target: 'unsaved' },
            'leaving.wanted': [
              {
                guard: { type: 'mustWait', params: ({ event }) => event.departure },
                target: 'waiting',
                actions: { type: 'rememberDeparture', params: ({ event }) => event.departure },
              },
              // Saved meanwhile: nothing holds anyone back.
              { actions: { type: 'letGo', params: ({ event }) => event.departure } },
            ],
          },
        },

        waiting: {
          on: {
            'writes.changed': {
              guard: { type: 'areThrough', params: ({ event }) => event },
              target: 'saved',
              actions: ['depart', 'forgetDeparture'],
            },
            'write.failed': { target: 'saved', actions: 'forgetDeparture' },
            'leaving.wanted': {
              guard: not('isLogout'),
              target: 'waiting',
              actions: { type: 'rememberDeparture', params: ({ event }) => event.departure },
            },
            // Who goes on typing stays.
            'work.changed': {
              guard: { type: 'isUnsaved', params: ({ event }) => event.isUnsaved },
              target: 'unsaved',
              actions: 'forgetDeparture',
            },
          },
          initial: 'quiet',
          states: {
            quiet: { after: { patience: 'told' } },

            told: {
              ...barsPage,
              on: {
                'leaving.dismissed': { target: '#leaving.asking.saved', actions: 'forgetDeparture' },
                'leaving.confirmed': [
                  { guard: 'isLogout', target: '#leaving.asking.saved', actions: leaveAtOnce },
                  { target: '#leaving.asking.saved', actions: ['letGoNow', 'forgetDeparture'] },
                ],
              },
            },
          },
        },

        unsaved: {
          on: {
            'work.changed': [
              { guard: { type: 'isUnsaved', params: ({ event }) => event.isUnsaved } },
              // What was typed has been saved while the question stood: then there is none.
              { target: 'saved', actions: ['depart', 'forgetDeparture'] },
            ],
          },
          initial: 'working',
          states: {
            working: {
              on: {
                'leaving.wanted': {
                  target: 'asked',
                  actions: { type: 'rememberDeparture', params: ({ event }) => event.departure },
                },
              },
            },

            asked: {
              ...barsPage,
              on: {
                'leaving.wanted': { actions: { type: 'rememberDeparture', params: ({ event }) => event.departure } },
                'leaving.dismissed': { target: 'working', actions: 'forgetDeparture' },
                'leaving.confirmed': [
                  {
                    guard: and(['isLogout', 'isWriting']),
                    target: '#leaving.asking.waiting',
                    actions: { type: 'tellTrunk', params: { type: 'work.discarded' } },
                  },
                  { guard: 'isLogout', target: '#leaving.asking.saved', actions: leaveAtOnce },
                  {
                    target: '#leaving.asking.saved',
                    actions: [
                      { type: 'tellTrunk', params: { type: 'work.changed', isUnsaved: false } },
                      'depart',
                      'forgetDeparture',
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },

    closing: {
      on: {
        'work.changed': { actions: { type: 'rememberWork', params: ({ event }) => event } },
        'writes.changed': { actions: { type: 'rememberWrites', params: ({ event }) => event } },
      },
      initial: 'free',
      states: {
        free: { always: { guard: 'wouldLose', target: 'guarded' } },

        guarded: {
          always: { guard: not('wouldLose'), target: 'free' },
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
