import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Upload, UploadPortEvent } from './images.port.ts'

export type UploadEvent = UploadPortEvent

export interface UploadOutcome {
  /** `null` when the server accepted the image. */
  readonly failure: Failure | null
}

export interface Progress {
  readonly sent: number
  readonly total: number
}

export interface UploadContext extends Upload, UploadOutcome {
  progress: Progress | null
  failure: Failure | null
}

/**
 * One upload. It has no time limit while it progresses, and fails when it stalls.
 * Bytes that a browser reports as sent may still wait in buffers, so the response gets a longer timeout than a stall.
 */
export const uploadMachine = setup({
  types: {
    input: {} as Upload,
    context: {} as UploadContext,
    events: {} as UploadEvent,
    output: {} as UploadOutcome,
  },
  actors: { uploadImage: {} as CallbackActorLogic<UploadPortEvent, Upload> },
  guards: {
    isWhole: (_, { sent, total }: Progress) => sent >= total,
    hasMoved: ({ context }, { sent }: Progress) => sent > (context.progress?.sent ?? 0),
  },
  actions: {
    setProgress: assign((_, { sent, total }: Progress) => ({ progress: { sent, total } })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  delays: { progressEnds: 15_000, answerOverdue: 60_000 },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, progress: null, failure: null }),
  output: ({ context: { failure } }) => ({ failure }),
  invoke: {
    id: 'uploadImage',
    src: 'uploadImage',
    input: ({ context: { kind, record = null, file } }) => ({ kind, record, file }),
    onError: { target: '.ended', actions: { type: 'setFailure', params: { kind: 'unexpected' } } },
  },
  initial: 'sending',
  on: {
    'upload.done': '.ended',
    'upload.failed': { target: '.ended', actions: { type: 'setFailure', params: ({ event }) => event.failure } },
  },
  states: {
    sending: {
      after: {
        progressEnds: { target: 'ended', actions: { type: 'setFailure', params: { kind: 'timedOut' } } },
      },
      on: {
        'upload.progressed': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'setProgress', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event },
            target: 'sending',
            reenter: true,
            actions: { type: 'setProgress', params: ({ event }) => event },
          },
        ],
      },
    },

    waiting: {
      after: {
        answerOverdue: { target: 'ended', actions: { type: 'setFailure', params: { kind: 'timedOut' } } },
      },
    },

    ended: { type: 'final' },
  },
})

export type UploadActor = ActorRefFrom<typeof uploadMachine>
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>
