import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import type { Appearance, Density, Language, Theme } from './appearance.domain.ts'
import type { AppearancePort } from './appearance.port.ts'

export type AppearanceEvent =
  | { type: 'theme.chosen'; theme: Theme }
  | { type: 'density.chosen'; density: Density }
  | { type: 'language.chosen'; language: Language }
  | { type: 'sidebar.toggled' }

export interface AppearanceContext {
  appearance: Appearance
}

/** Theme, density, language and sidebar: chosen at once, kept right after. */
export const appearanceMachine = setup({
  types: {
    input: {} as { appearance: Appearance },
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<AppearancePort>,
  actions: {
    rememberAppearance: assign(({ context }, change: Partial<Appearance>) => ({
      appearance: { ...context.appearance, ...change },
    })),
  },
}).createMachine({
  id: 'appearance',
  context: ({ input }) => input,
  initial: 'kept',
  on: {
    'theme.chosen': {
      target: '.keeping',
      actions: { type: 'rememberAppearance', params: ({ event }) => ({ theme: event.theme }) },
    },
    'density.chosen': {
      target: '.keeping',
      actions: { type: 'rememberAppearance', params: ({ event }) => ({ density: event.density }) },
    },
    'language.chosen': {
      target: '.keeping',
      actions: { type: 'rememberAppearance', params: ({ event }) => ({ language: event.language }) },
    },
    'sidebar.toggled': {
      target: '.keeping',
      actions: {
        type: 'rememberAppearance',
        params: ({ context }) => ({ isSidebarNarrow: !context.appearance.isSidebarNarrow }),
      },
    },
  },
  states: {
    kept: {},

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepAppearance',
        src: 'keepAppearance',
        input: ({ context }) => context.appearance,
        onDone: 'kept',
        onError: 'kept',
      },
    },
  },
})

export type AppearanceActor = ActorRefFrom<typeof appearanceMachine>
export type AppearanceSnapshot = SnapshotFrom<typeof appearanceMachine>
