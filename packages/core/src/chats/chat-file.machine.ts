import { setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { messagesOf } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import { writes } from '../kit/claims/claims.ts'
import { type UploadOutcome, type UploadSnapshot, uploadMachine } from '../kit/upload/upload.machine.ts'
import { selectProgress } from '../kit/upload/upload.selectors.ts'
import type { FileState } from './chat-file.domain.ts'
import type { Attachment } from './chats.domain.ts'
import type { FileToSend } from './chats.port.ts'

export interface ChatFileInput extends FileToSend {
  readonly app: AppRef
  readonly owner: { send(event: FileChanged): void }
}

export interface FileChanged {
  readonly type: 'file.changed'
  readonly key: string
  readonly change: Partial<FileState>
}

const failureIn = ({ failure }: UploadOutcome): Failure => must(failure)

/** A file on its way to the server. It is sent again with the same key, so that it is stored once. */
export const chatFileMachine = setup({
  types: {
    input: {} as ChatFileInput,
    context: {} as ChatFileInput,
    events: {} as { type: 'retry.chosen' },
  },
  actors: { upload: uploadMachine },
  guards: { isStored: (_, { failure }: UploadOutcome) => failure === null },
  actions: {
    tell: ({ context: { owner, key } }, change: Partial<FileState>) =>
      owner.send({ type: 'file.changed', key, change }),
    tellProgress: ({ context: { owner, key } }, snapshot: Pick<UploadSnapshot, 'context'>) =>
      owner.send({ type: 'file.changed', key, change: { progress: selectProgress(snapshot) ?? 0 } }),
    tellFailure: ({ context: { owner, key } }, failure: Failure) =>
      owner.send({
        type: 'file.changed',
        key,
        change: { state: 'failed', message: messagesOf(failure)[0] ?? { key: 'failure.unexpected' } },
      }),
    notifyApp,
  },
}).createMachine({
  id: 'chatFile',
  context: ({ input }) => input,
  initial: 'sending',
  states: {
    sending: {
      entry: { type: 'tell', params: { state: 'sending', progress: 0, message: null } },
      invoke: [
        writes,
        {
          id: 'upload',
          src: 'upload',
          input: ({ context: { room, key, file } }) => ({ room, key, file }),
          onSnapshot: { actions: { type: 'tellProgress', params: ({ event }) => event.snapshot } },
          onDone: [
            {
              guard: { type: 'isStored', params: ({ event }) => event.output },
              target: 'stored',
              actions: {
                type: 'tell',
                params: ({ event }) => ({
                  state: 'stored',
                  progress: 1,
                  attachment: event.output.answer as Attachment,
                }),
              },
            },
            { target: 'failed', actions: { type: 'tellFailure', params: ({ event }) => failureIn(event.output) } },
          ],
          onError: {
            target: 'failed',
            actions: [notifyFailure, { type: 'tellFailure', params: { kind: 'unexpected' } }],
          },
        },
      ],
    },
    failed: { on: { 'retry.chosen': 'sending' } },
    stored: {},
  },
})
