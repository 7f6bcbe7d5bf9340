import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { failureOf, noteFault } from '../resource/reading.domain.ts'
import { type ArticleType, type ArticleVersion, versionsKept } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'

export type VersionsEvent =
  | { type: 'version.picked'; id: string }
  | { type: 'version.restored' }
  | { type: 'retry.chosen' }
  | { type: 'dialog.dismissed' }

export interface VersionsInput {
  readonly trunk: Trunk
  readonly of: ArticleType
}

export interface VersionsContext extends VersionsInput {
  /** Newest first. */
  versions: readonly ArticleVersion[]
  picked: ArticleVersion | null
  failure: Failure | null
  /** What is to be put back. */
  restored: string | null
}

/** Texts of before: one is looked at, and put back or not. */
export const versionsMachine = setup({
  types: {
    input: {} as VersionsInput,
    context: {} as VersionsContext,
    events: {} as VersionsEvent,
    output: {} as { readonly body: string | null },
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as PortActors<Pick<ArticlesPort, 'fetchVersions'>>,
  guards: {
    isPicked: ({ context }) => context.picked !== null,
  },
  actions: {
    rememberVersions: assign((_, found: readonly ArticleVersion[]) => {
      const versions = found.slice(0, versionsKept)
      return { versions, picked: versions[0] ?? null, failure: null }
    }),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    pick: assign(({ context: { versions, picked } }, id: string) => ({
      picked: versions.find((version) => version.id === id) ?? picked,
    })),
    restore: assign(({ context: { picked } }) => ({ restored: picked?.body ?? null })),
    tellTrunk,
  },
}).createMachine({
  id: 'versions',
  context: ({ input }) => ({ ...input, versions: [], picked: null, failure: null, restored: null }),
  output: ({ context }) => ({ body: context.restored }),
  initial: 'reading',
  on: { 'dialog.dismissed': '.closed' },
  states: {
    reading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchVersions',
        src: 'fetchVersions',
        input: ({ context }) => context.of,
        onDone: { target: 'shown', actions: { type: 'rememberVersions', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [{ type: 'rememberFailure', params: failureOf }, noteFault('article versions')],
        },
      },
    },

    failed: { on: { 'retry.chosen': 'reading' } },

    shown: {
      on: {
        'version.picked': { actions: { type: 'pick', params: ({ event }) => event.id } },
        'version.restored': { guard: 'isPicked', target: 'closed', actions: 'restore' },
      },
    },

    closed: { type: 'final' },
  },
})

export type VersionsActor = ActorRefFrom<typeof versionsMachine>
export type VersionsSnapshot = SnapshotFrom<typeof versionsMachine>
