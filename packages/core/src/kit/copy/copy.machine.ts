import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import type { PortActors } from '../../kernel/port.ts'
import type { ClipboardPort } from './copy.port.ts'

/** `text` replaces the text that the machine was started with. */
export type CopyEvent = { type: 'copy.chosen'; text?: string }

export interface CopyContext {
  app: AppRef
  text: string
}

const copies = {
  target: 'copying',
  actions: { type: 'setText', params: ({ event }: { readonly event: CopyEvent }) => event.text },
} as const

const refused = {
  target: 'ready',
  actions: { type: 'notifyApp', params: { type: 'warning.reported', message: { key: 'account.copyRefused' } } },
} as const

/** A copy button: copies its text and shows a tick for two seconds. */
export const copyMachine = setup({
  types: {
    input: {} as { app: AppRef; text: string },
    context: {} as CopyContext,
    events: {} as CopyEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<ClipboardPort>,
  actions: {
    setText: assign(({ context }, text: string | undefined) => ({ text: text ?? context.text })),
    notifyApp,
  },
  delays: { tickExpires: 2000, clipboardIsLate: 10_000 },
}).createMachine({
  id: 'copy',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      on: { 'copy.chosen': copies },
    },

    copying: {
      tags: 'busy',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => context.text,
        onDone: 'copied',
        onError: refused,
      },
      after: { clipboardIsLate: refused },
    },

    copied: {
      after: { tickExpires: 'ready' },
      on: { 'copy.chosen': copies },
    },
  },
})

export type CopyActor = ActorRefFrom<typeof copyMachine>
export type CopySnapshot = SnapshotFrom<typeof copyMachine>
