import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { PortActors } from '../kernel/port.ts'
import type { NavigationPort } from '../navigation/navigation.port.ts'
import { isAnother, type NewestRelease, type Release } from './releases.domain.ts'
import type { ReleasesPort } from './releases.port.ts'

export type ReleasesEvent = { type: 'tab.shown' } | { type: 'update.chosen' }

export interface ReleasesContext {
  readonly app: AppRef
  running: Release | null
  newest: NewestRelease | null
}

const settles = [{ guard: 'isUpdatable', target: 'offered' }, { target: 'resting' }] as const

/**
 * Learns of a new release when the panel starts and when the tab is shown again, and offers it. The files of the new
 * release are fetched before it is offered; the open page changes only when the supplier chooses to update.
 */
export const releasesMachine = setup({
  types: {
    input: {} as { readonly app: AppRef },
    context: {} as ReleasesContext,
    events: {} as ReleasesEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<ReleasesPort & Pick<NavigationPort, 'reload'>>,
  guards: {
    isKnown: (_, running: Release | null) => running !== null,
    isUpdatable: ({ context: { running, newest } }) => newest !== null && isAnother(running, newest),
  },
  actions: {
    setRunning: assign((_, running: Release | null) => ({ running })),
    setNewest: assign((_, newest: NewestRelease) => ({ newest })),
    notifyApp,
  },
  delays: {
    /** A tab that is shown again does not ask the host more often. */
    restEnds: 5 * 60_000,
  },
}).createMachine({
  id: 'releases',
  context: ({ input: { app } }) => ({ app, running: null, newest: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadRunning',
        src: 'loadRunning',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'setRunning', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },

    /** The page was not built, so there is no release to compare. */
    unknown: {},

    asking: {
      tags: 'busy',
      invoke: {
        id: 'fetchNewest',
        src: 'fetchNewest',
        onDone: { target: 'keeping', actions: { type: 'setNewest', params: ({ event }) => event.output } },
        onError: 'resting',
      },
    },

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepFiles',
        src: 'keepFiles',
        input: ({ context: { newest } }) => newest?.keepsFiles ?? false,
        onDone: settles,
        // Without a worker the panel works as before.
        onError: settles,
      },
    },

    resting: { after: { restEnds: 'watching' } },

    watching: { on: { 'tab.shown': 'asking' } },

    offered: { on: { 'update.chosen': 'updating' } },

    updating: {
      tags: 'busy',
      invoke: { id: 'useNewest', src: 'useNewest', onDone: 'reloading', onError: 'reloading' },
    },

    reloading: {
      tags: 'busy',
      invoke: {
        id: 'reload',
        src: 'reload',
        onDone: 'offered',
        // The host is away: a reload would replace the page by an error of the browser.
        onError: { target: 'offered', actions: notifyFailure },
      },
    },
  },
})

export type ReleasesActor = ActorRefFrom<typeof releasesMachine>
export type ReleasesSnapshot = SnapshotFrom<typeof releasesMachine>
