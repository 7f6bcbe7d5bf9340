import { assign, type CallbackActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import { writes } from '../kit/claims/claims.ts'
import type { Attachment } from './chats.domain.ts'
import type { FilePortEvent, FileToSend } from './chats.port.ts'

export interface FileState {
  readonly key: string
  readonly name: string
  readonly size: number
  readonly state: 'sending' | 'stored' | 'failed'
  /** The part that was sent, from 0 to 1. */
  readonly progress: number
  readonly message: Message | null
  readonly attachment: Attachment | null
}

export interface ChatFileInput extends FileToSend {
  readonly app: AppRef
  readonly owner: { send(event: FileChanged): void }
}

export interface FileChanged {
  readonly type: 'file.changed'
  readonly key: string
  readonly change: Partial<FileState>
}

type Share = { readonly sent: number; readonly total: number }
const shareOf = ({ sent, total }: Share): number => (total > 0 ? Math.min(1, sent / total) : 0)

/** A file on its way to the server. It is sent again with the same key, so that it is stored once. */
export const chatFileMachine = setup({
  types: {
    input: {} as ChatFileInput,
    context: {} as ChatFileInput & { progress: number },
    events: {} as FilePortEvent | { type: 'retry.chosen' },
  },
  actors: { uploadFile: {} as CallbackActorLogic<FilePortEvent, FileToSend> },
  guards: {
    isWhole: (_, share: number) => share >= 1,
    hasMoved: ({ context }, share: number) => share > context.progress,
  },
  actions: {
    setProgress: assign((_, progress: number) => ({ progress })),
    tell: ({ context: { owner, key } }, change: Partial<FileState>) =>
      owner.send({ type: 'file.changed', key, change }),
    tellFailure: ({ context: { owner, key } }, failure: Failure) =>
      owner.send({
        type: 'file.changed',
        key,
        change: { state: 'failed', message: messagesOf(failure)[0] ?? { key: 'failure.unexpected' } },
      }),
    notifyApp,
  },
  delays: { progressEnds: 15_000, answerOverdue: 60_000 },
}).createMachine({
  id: 'chatFile',
  context: ({ input }) => ({ ...input, progress: 0 }),
  initial: 'sending',
  states: {
    sending: {
      entry: [
        { type: 'setProgress', params: 0 },
        { type: 'tell', params: { state: 'sending', progress: 0, message: null } },
      ],
      invoke: [
        writes,
        {
          id: 'uploadFile',
          src: 'uploadFile',
          input: ({ context: { room, key, file } }) => ({ room, key, file }),
          onError: {
            target: 'failed',
            actions: [notifyFailure, { type: 'tellFailure', params: { kind: 'unexpected' } }],
          },
        },
      ],
      on: {
        'file.stored': {
          target: 'stored',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ state: 'stored', progress: 1, attachment: event.attachment }),
          },
        },
        'upload.failed': { target: 'failed', actions: { type: 'tellFailure', params: ({ event }) => event.failure } },
      },
      initial: 'moving',
      states: {
        moving: {
          after: {
            progressEnds: {
              target: '#chatFile.failed',
              actions: { type: 'tellFailure', params: { kind: 'timedOut' } },
            },
          },
          on: {
            'upload.progressed': [
              { guard: { type: 'isWhole', params: ({ event }) => shareOf(event) }, target: 'answering' },
              {
                guard: { type: 'hasMoved', params: ({ event }) => shareOf(event) },
                target: 'moving',
                reenter: true,
                actions: [
                  { type: 'setProgress', params: ({ event }) => shareOf(event) },
                  { type: 'tell', params: ({ event }) => ({ progress: shareOf(event) }) },
                ],
              },
            ],
          },
        },
        answering: {
          after: {
            answerOverdue: {
              target: '#chatFile.failed',
              actions: { type: 'tellFailure', params: { kind: 'timedOut' } },
            },
          },
        },
      },
    },
    failed: { on: { 'retry.chosen': 'sending' } },
    stored: {},
  },
})
