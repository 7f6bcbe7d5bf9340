import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** What the recorder can do to the page on which it runs. */
export interface RecordingPort {
  /** Reloads the page, so that a recording starts with the first event of the app. */
  restart(isWanted: boolean): void
  /** Downloads the recording as a file. */
  save(): void
}

export type RecordingEvent =
  | { type: 'recording.wanted' }
  | { type: 'recording.ended' }
  /** The key that begins a recording, and ends it. */
  | { type: 'toggle.pressed' }
  | { type: 'saving.chosen' }
  /** A page crashed, or its code failed to load. */
  | { type: 'fault.met' }
  | { type: 'fault.passed' }

interface RecordingInput extends RecordingPort {
  /** Whether a whole session is being recorded because the user asked for it. */
  readonly isWanted: boolean
}

const begin = { target: 'leaving', actions: { type: 'restart', params: true } } as const
const end = { target: 'leaving', actions: ['save', { type: 'restart', params: false }] } as const

/** The latest steps are always recorded; a whole session is recorded when the user asks for it. */
export const recordingMachine = setup({
  types: {
    input: {} as RecordingInput,
    context: {} as RecordingInput & { hasFault: boolean },
    events: {} as RecordingEvent,
  },
  guards: { isWanted: ({ context }) => context.isWanted },
  actions: {
    restart: ({ context }, isWanted: boolean) => context.restart(isWanted),
    save: ({ context }) => context.save(),
    setFault: assign((_, hasFault: boolean) => ({ hasFault })),
  },
}).createMachine({
  id: 'recording',
  context: ({ input }) => ({ ...input, hasFault: false }),
  initial: 'beginning',
  on: {
    'fault.met': { actions: { type: 'setFault', params: true } },
    'fault.passed': { actions: { type: 'setFault', params: false } },
    'saving.chosen': { actions: ['save', { type: 'setFault', params: false }] },
  },
  states: {
    beginning: { always: [{ guard: 'isWanted', target: 'recording' }, { target: 'keeping' }] },
    keeping: { on: { 'recording.wanted': begin, 'toggle.pressed': begin } },
    recording: { on: { 'recording.ended': end, 'toggle.pressed': end } },
    leaving: {},
  },
})

export type RecordingActor = ActorRefFrom<typeof recordingMachine>
export type RecordingSnapshot = SnapshotFrom<typeof recordingMachine>
