import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import type { ClipboardPort } from './account.port.ts'

export type CopyEvent = { type: 'copy.chosen' }

export interface CopyContext {
  trunk: Trunk
  text: string
}

const refused = {
  target: 'ready',
  actions: { type: 'tellTrunk', params: { type: 'warning.met', message: { key: 'account.copyRefused' } } },
} as const

/** A copy button: copies its text and shows a tick for two seconds. */
export const copyMachine = setup({
  types: {
    input: {} as { trunk: Trunk; text: string },
    context: {} as CopyContext,
    events: {} as CopyEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<ClipboardPort>,
  actions: { tellTrunk },
  delays: { tickExpires: 2000, clipboardIsLate: 10_000 },
}).createMachine({
  id: 'copy',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      on: { 'copy.chosen': 'copying' },
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
      on: { 'copy.chosen': 'copying' },
    },
  },
})

export type CopyActor = ActorRefFrom<typeof copyMachine>
export type CopySnapshot = SnapshotFrom<typeof copyMachine>
