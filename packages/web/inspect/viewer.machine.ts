import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate'
import type { Chart } from './chart.domain.ts'
import { graphOf } from './graph.domain.ts'
import {
  definitionToDraw,
  endOf,
  moreTaken,
  moreTold,
  nothingKnown,
  type Recording,
  stepOfEntry,
  stepWithin,
} from './viewer.domain.ts'
import type { ViewerContext, ViewerEvent } from './viewer.events.ts'
import type { ViewerActors } from './viewer.port.ts'

/** Shows the actors of an app, live or from a recording, at a selected moment. */
export const viewerMachine = setup({
  types: { context: {} as ViewerContext, events: {} as ViewerEvent, tags: {} as 'busy' | 'playing' },
  actors: {} as ViewerActors,
  delays: { beat: ({ context }) => 1000 / context.speed },
  guards: {
    hasMore: ({ context }) => context.at < endOf(context),
    isElsewhere: ({ context }) => context.recording !== null && context.taken !== context.at,
    isUndrawn: ({ context }) => ![null, context.drawn?.definition].includes(definitionToDraw(context)),
  },
  actions: {
    add: assign(({ context, event }) => (event.type === 'entries.arrived' ? moreTold(context, event.entries) : {})),
    clear: assign({ ...nothingKnown, mistake: null }),
    toEnd: assign(({ context }) => ({ at: endOf(context) })),
    go: assign(({ context }, { at }: { readonly at: number }) => ({ at: stepWithin(context, at) })),
    complain: assign((_, { error }: { readonly error: unknown }) => ({
      mistake: error instanceof Error ? error.message : String(error),
    })),
    begin: assign(({ context }) => ({ drawn: { definition: definitionToDraw(context) ?? '', chart: null } })),
    draw: assign(({ context }, { chart }: { readonly chart: Chart }) => ({
      drawn: context.drawn && { ...context.drawn, chart },
    })),
  },
}).createMachine({
  id: 'viewer',
  context: {
    ...nothingKnown,
    selected: null,
    drawn: null,
    speed: 4,
    pane: 'chart',
    zoom: 'active',
    scope: 'own',
    mistake: null,
  },
  type: 'parallel',
  on: {
    'actor.chosen': { actions: assign(({ event }) => ({ selected: event.actor })) },
    'speed.chosen': { actions: assign(({ event }) => ({ speed: event.speed })) },
    'pane.chosen': { actions: assign(({ event }) => ({ pane: event.pane })) },
    'zoom.chosen': { actions: assign(({ event }) => ({ zoom: event.zoom })) },
    'scope.chosen': { actions: assign(({ event }) => ({ scope: event.scope })) },
  },
  states: {
    source: {
      initial: 'live',
      on: {
        'file.chosen': { target: '.reading', actions: assign({ mistake: null }) },
        'live.chosen': { target: '.live', actions: ['clear', raise({ type: 'newest.chosen' })] },
      },
      states: {
        live: {
          invoke: {
            id: 'followPanel',
            src: 'followPanel',
            onError: { target: 'lost', actions: { type: 'complain', params: ({ event }) => event } },
          },
          on: { 'entries.arrived': { actions: 'add' }, 'source.renewed': { actions: 'clear' } },
        },
        reading: {
          tags: 'busy',
          invoke: {
            id: 'readRecording',
            src: 'readRecording',
            input: ({ event }) => (event as Extract<ViewerEvent, { type: 'file.chosen' }>).file,
            onDone: {
              target: 'replaying',
              actions: [
                'clear',
                assign(({ event }) => ({ recording: event.output })),
                raise({ type: 'step.chosen', at: 1 }),
              ],
            },
            onError: {
              target: 'live',
              actions: ['clear', { type: 'complain', params: ({ event }) => event }, raise({ type: 'newest.chosen' })],
            },
          },
        },
        replaying: {
          invoke: {
            id: 'followReplay',
            src: 'followReplay',
            input: ({ context }) => context.recording as Recording,
            onError: { target: 'lost', actions: { type: 'complain', params: ({ event }) => event } },
          },
          on: { 'steps.taken': { actions: assign(({ context, event }) => moreTaken(context, event)) } },
        },
        lost: {},
      },
    },

    position: {
      initial: 'newest',
      on: {
        'step.chosen': { target: '.resting', actions: { type: 'go', params: ({ event }) => event } },
        'move.chosen': {
          target: '.resting',
          actions: { type: 'go', params: ({ context, event }) => ({ at: context.at + event.by }) },
        },
        'entry.chosen': {
          target: '.resting',
          actions: { type: 'go', params: ({ context, event }) => ({ at: stepOfEntry(context, event.entry) }) },
        },
        'newest.chosen': { target: '.newest', actions: 'toEnd' },
        'play.chosen': [
          { guard: 'hasMore', target: '.playing' },
          { target: '.playing', actions: { type: 'go', params: { at: 0 } } },
        ],
      },
      states: {
        /** New entries are shown at once. */
        newest: { on: { 'entries.arrived': { actions: 'toEnd' } } },
        resting: {},
        playing: {
          tags: 'playing',
          after: {
            beat: [
              {
                guard: 'hasMore',
                target: 'playing',
                reenter: true,
                actions: { type: 'go', params: ({ context }) => ({ at: context.at + 1 }) },
              },
              { target: 'newest' },
            ],
          },
          on: { 'pause.chosen': 'resting' },
        },
      },
    },

    /**
     * The replayed panel follows the selected step. When several steps are selected while it moves, it goes on to the
     * last one.
     */
    panel: {
      initial: 'still',
      on: { 'live.chosen': '.still', 'file.chosen': '.still' },
      states: {
        still: { always: { guard: 'isElsewhere', target: 'moving' } },
        moving: {
          tags: 'busy',
          invoke: {
            id: 'replayTo',
            src: 'replayTo',
            input: ({ context }) => context.at,
            onDone: { target: 'still', actions: assign(({ event }) => ({ taken: event.output })) },
            onError: { target: 'stuck', actions: { type: 'complain', params: ({ event }) => event } },
          },
        },
        stuck: {
          on: { 'step.chosen': 'still', 'entry.chosen': 'still', 'move.chosen': 'still', 'play.chosen': 'still' },
        },
      },
    },

    chart: {
      initial: 'drawn',
      states: {
        drawn: { always: { guard: 'isUndrawn', target: 'drawing' } },
        drawing: {
          tags: 'busy',
          entry: 'begin',
          invoke: {
            id: 'layOut',
            src: 'layOut',
            input: ({ context }) => graphOf(context.drawn?.definition ?? ''),
            onDone: { target: 'drawn', actions: { type: 'draw', params: ({ event }) => ({ chart: event.output }) } },
            onError: 'drawn',
          },
        },
      },
    },
  },
})

export type ViewerActor = ActorRefFrom<typeof viewerMachine>
export type ViewerSnapshot = SnapshotFrom<typeof viewerMachine>
