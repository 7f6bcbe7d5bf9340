import { type ActorRefFrom, assign, raise, type SnapshotFrom } from 'xstate'
import { graphOf } from './graph.domain.ts'
import { nothingKnown, type Recording, type SavedLog, stepOfEntry } from './viewer.domain.ts'
import type { ViewerEvent } from './viewer.events.ts'
import { triesAgain, viewerSetup } from './viewer.setup.ts'

/** Shows the actors of an app, live or from a recording, at a selected moment. */
export const viewerMachine = viewerSetup.createMachine({
  id: 'viewer',
  context: {
    ...nothingKnown,
    selected: null,
    drawn: null,
    speed: 4,
    pane: 'chart',
    zoom: 'active',
    scope: 'own',
    query: '',
    opensAt: 1,
    asking: null,
    saved: null,
    mistake: null,
  },
  type: 'parallel',
  on: {
    'actor.chosen': { actions: assign(({ event }) => ({ selected: event.actor })) },
    'speed.chosen': { actions: assign(({ event }) => ({ speed: event.speed })) },
    'pane.chosen': { actions: assign(({ event }) => ({ pane: event.pane })) },
    'zoom.chosen': { actions: assign(({ event }) => ({ zoom: event.zoom })) },
    'query.typed': { actions: assign(({ event }) => ({ query: event.query })) },
    'scope.chosen': { actions: assign(({ event }) => ({ scope: event.scope })) },
  },
  states: {
    source: {
      initial: 'live',
      on: {
        'file.chosen': { target: '.reading', actions: { type: 'setOpening', params: ({ event }) => event } },
        'live.chosen': { target: '.live', actions: ['clear', raise({ type: 'newest.chosen' })] },
      },
      states: {
        live: {
          invoke: {
            id: 'followPanel',
            src: 'followPanel',
            onError: { target: 'lost', actions: { type: 'complain', params: ({ event }) => event } },
          },
          on: {
            'entries.arrived': { actions: 'add' },
            'source.renewed': { actions: 'clear' },
            'origin.asked': { actions: { type: 'setAsking', params: ({ event }) => event } },
            'origin.decided': { actions: [{ type: 'answerOrigin', params: ({ event }) => event }, 'clearAsking'] },
          },
        },
        reading: {
          tags: 'busy',
          invoke: {
            id: 'readRecording',
            src: 'readRecording',
            input: ({ event }) => (event as Extract<ViewerEvent, { type: 'file.chosen' }>).file,
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'saved',
                actions: [
                  'clear',
                  { type: 'setSaved', params: ({ event }) => event.output as SavedLog },
                  raise({ type: 'newest.chosen' }),
                ],
              },
              {
                target: 'replaying',
                actions: [
                  'clear',
                  { type: 'setRecording', params: ({ event }) => event.output as Recording },
                  raise(({ context }) => ({ type: 'step.chosen' as const, at: context.opensAt })),
                ],
              },
            ],
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
          on: { 'steps.taken': { actions: 'take' } },
        },
        /** A saved session has nothing that goes on. */
        saved: {},
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
        'own.chosen': { target: '.resting', actions: { type: 'goToOwn', params: ({ event }) => event } },
        'match.chosen': { target: '.resting', actions: { type: 'goToMatch', params: ({ event }) => event } },
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
          on: triesAgain,
        },
      },
    },

    file: {
      initial: 'idle',
      states: {
        idle: { on: { 'save.chosen': { guard: 'hasEntries', target: 'saving' } } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveLog',
            src: 'saveLog',
            input: ({ context }) => context.log,
            onDone: 'idle',
            onError: { target: 'idle', actions: { type: 'complain', params: ({ event }) => event } },
          },
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
