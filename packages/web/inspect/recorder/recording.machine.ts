import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** What a recording does to the page it is made on. */
export interface RecordingPort {
  /** Loads the page anew: a recording begins with the first thing that happens. */
  restart(isWanted: boolean): void
  /** Hands the recording to the person as a file. */
  save(): void
}

export type RecordingEvent =
  | { type: 'recording.wanted' }
  | { type: 'recording.ended' }
  | { type: 'saving.chosen' }
  /** A page broke, or its code did not come. */
  | { type: 'fault.met' }
  | { type: 'fault.passed' }

interface RecordingInput extends RecordingPort {
  /** Whether this visit is recorded because somebody wanted it. */
  readonly isWanted: boolean
}

/** The latest steps are always kept; a whole session is recorded when somebody wants it. */
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
    rememberFault: assign((_, hasFault: boolean) => ({ hasFault })),
  },
}).createMachine({
  id: 'recording',
  context: ({ input }) => ({ ...input, hasFault: false }),
  initial: 'beginning',
  on: {
    'fault.met': { actions: { type: 'rememberFault', params: true } },
    'fault.passed': { actions: { type: 'rememberFault', params: false } },
    'saving.chosen': { actions: ['save', { type: 'rememberFault', params: false }] },
  },
  states: {
    beginning: { always: [{ guard: 'isWanted', target: 'recording' }, { target: 'keeping' }] },
    keeping: { on: { 'recording.wanted': { target: 'leaving', actions: { type: 'restart', params: true } } } },
    recording: {
      on: { 'recording.ended': { target: 'leaving', actions: ['save', { type: 'restart', params: false }] } },
    },
    leaving: {},
  },
})

export type RecordingActor = ActorRefFrom<typeof recordingMachine>
export type RecordingSnapshot = SnapshotFrom<typeof recordingMachine>
