import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Upload, UploadFact } from './pictures.port.ts'

export type UploadEvent = UploadFact

export interface UploadOutcome {
  /** `null` when the picture was taken. */
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
 * One upload. It may take as long as it likes while it moves; what stands still has failed.
 * What a browser calls sent may still wait in buffers on the way, so the answer gets longer than a pause does.
 */
export const uploadMachine = setup({
  types: {
    input: {} as Upload,
    context: {} as UploadContext,
    events: {} as UploadEvent,
    output: {} as UploadOutcome,
  },
  actors: { uploadPicture: {} as CallbackActorLogic<UploadFact, Upload> },
  guards: {
    isWhole: (_, { sent, total }: Progress) => sent >= total,
    hasMoved: ({ context }, { sent }: Progress) => sent > (context.progress?.sent ?? 0),
  },
  actions: {
    rememberProgress: assign((_, { sent, total }: Progress) => ({ progress: { sent, total } })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
  },
  delays: { progressEnds: 15_000, answerOverdue: 60_000 },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, progress: null, failure: null }),
  output: ({ context: { failure } }) => ({ failure }),
  invoke: {
    id: 'uploadPicture',
    src: 'uploadPicture',
    input: ({ context: { kind, file } }) => ({ kind, file }),
    onError: { target: '.ended', actions: { type: 'rememberFailure', params: { kind: 'unexpected' } } },
  },
  initial: 'sending',
  on: {
    'upload.done': '.ended',
    'upload.failed': { target: '.ended', actions: { type: 'rememberFailure', params: ({ event }) => event.failure } },
  },
  states: {
    sending: {
      after: {
        progressEnds: { target: 'ended', actions: { type: 'rememberFailure', params: { kind: 'timedOut' } } },
      },
      on: {
        'upload.progressed': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'rememberProgress', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event },
            target: 'sending',
            reenter: true,
            actions: { type: 'rememberProgress', params: ({ event }) => event },
          },
        ],
      },
    },

    waiting: {
      after: {
        answerOverdue: { target: 'ended', actions: { type: 'rememberFailure', params: { kind: 'timedOut' } } },
      },
    },

    ended: { type: 'final' },
  },
})

export type UploadActor = ActorRefFrom<typeof uploadMachine>
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>
