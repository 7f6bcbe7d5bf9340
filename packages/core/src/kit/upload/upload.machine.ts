import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import { listenerOf } from '../../kernel/port.ts'
import type { UploadFile, UploadOrder, UploadPortEvent } from './upload.port.ts'

export interface UploadOutcome {
  /** `null` when the server accepted the file. */
  readonly failure: Failure | null
  /** What the server said about the file; `null` if it said nothing, or refused it. */
  readonly answer: unknown
}

export interface Progress {
  readonly sent: number
  readonly total: number
}

export interface UploadContext extends UploadOutcome {
  /** The file, and whatever its port needs to know where it belongs. */
  readonly order: UploadOrder
  progress: Progress | null
  failure: Failure | null
  answer: unknown
}

/**
 * One upload. It has no time limit while it progresses, and fails when it stalls.
 * Bytes that a browser reports as sent may still wait in buffers, so the response gets a longer timeout than a stall.
 */
export const uploadMachine = setup({
  types: {
    input: {} as UploadOrder,
    context: {} as UploadContext,
    events: {} as UploadPortEvent,
    output: {} as UploadOutcome,
  },
  actors: { uploadFile: {} as CallbackActorLogic<UploadPortEvent, UploadOrder> },
  guards: {
    isWhole: (_, { sent, total }: Progress) => sent >= total,
    hasMoved: ({ context }, { sent }: Progress) => sent > (context.progress?.sent ?? 0),
  },
  actions: {
    setProgress: assign((_, { sent, total }: Progress) => ({ progress: { sent, total } })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setAnswer: assign((_, { answer = null }: { readonly answer?: unknown }) => ({ answer })),
  },
  delays: { progressEnds: 15_000, answerOverdue: 60_000 },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ order: input, progress: null, failure: null, answer: null }),
  output: ({ context: { failure, answer } }) => ({ failure, answer }),
  invoke: {
    id: 'uploadFile',
    src: 'uploadFile',
    input: ({ context }) => context.order,
    onError: { target: '.ended', actions: { type: 'setFailure', params: { kind: 'unexpected' } } },
  },
  initial: 'sending',
  on: {
    'upload.done': {
      target: '.ended',
      actions: { type: 'setAnswer', params: ({ event }) => event },
    },
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

/** The machine with the adapter of one kind of file. */
export const uploadBy = <Order extends UploadOrder>(upload: UploadFile<Order>) =>
  uploadMachine.provide({ actors: { uploadFile: listenerOf(upload as UploadFile<UploadOrder>) } })

export type UploadActor = ActorRefFrom<typeof uploadMachine>
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>
