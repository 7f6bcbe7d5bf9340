import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import type { Appearance, Density, Language, Theme } from './appearance.domain.ts'
import type { AppearanceFact, AppearancePort } from './appearance.port.ts'

export type AppearanceEvent =
  | { type: 'theme.chosen'; theme: Theme }
  | { type: 'density.chosen'; density: Density }
  | { type: 'language.chosen'; language: Language }
  | { type: 'sidebar.toggled' }
  /** The words of the language did not come, and another one goes on being spoken. */
  | { type: 'words.missing'; spoken: Language }
  | AppearanceFact

export interface AppearanceInput {
  readonly appearance: Appearance
  readonly trunk: Trunk
}

export interface AppearanceContext extends AppearanceInput {
  /** What was chosen here last, and has to be written: nothing else is, since other tabs choose, too. */
  chosen: Partial<Appearance>
}

/** Theme, density, language and sidebar: chosen at once, kept right after. */
export const appearanceMachine = setup({
  types: {
    input: {} as AppearanceInput,
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<AppearancePort, 'keepAppearance'>>),
    watchAppearance: {} as CallbackActorLogic<AppearanceFact, void>,
  },
  guards: {
    isUnspoken: ({ context }, spoken: Language) => spoken !== context.appearance.language,
  },
  actions: {
    rememberChoice: assign(({ context }, chosen: Partial<Appearance>) => ({
      appearance: { ...context.appearance, ...chosen },
      chosen,
    })),
    rememberChange: assign(({ context }, change: Partial<Appearance>) => ({
      appearance: { ...context.appearance, ...change },
      chosen: {},
    })),
    tellTrunk,
  },
}).createMachine({
  id: 'appearance',
  context: ({ input }) => ({ ...input, chosen: {} }),
  invoke: {
    id: 'watchAppearance',
    src: 'watchAppearance',
    onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'appearance not watched' } } },
  },
  initial: 'kept',
  on: {
    'theme.chosen': {
      target: '.keeping',
      actions: { type: 'rememberChoice', params: ({ event }) => ({ theme: event.theme }) },
    },
    'density.chosen': {
      target: '.keeping',
      actions: { type: 'rememberChoice', params: ({ event }) => ({ density: event.density }) },
    },
    'language.chosen': {
      target: '.keeping',
      actions: { type: 'rememberChoice', params: ({ event }) => ({ language: event.language }) },
    },
    'sidebar.toggled': {
      target: '.keeping',
      actions: {
        type: 'rememberChoice',
        params: ({ context }) => ({ isSidebarNarrow: !context.appearance.isSidebarNarrow }),
      },
    },
    'appearance.changedElsewhere': {
      target: '.keeping',
      actions: { type: 'rememberChange', params: ({ event }) => event.change },
    },
    // What was wished for stays remembered: the next visit tries again.
    'words.missing': {
      guard: { type: 'isUnspoken', params: ({ event }) => event.spoken },
      target: '.keeping',
      actions: [
        { type: 'rememberChange', params: ({ event }) => ({ language: event.spoken }) },
        { type: 'tellTrunk', params: { type: 'warning.met', message: { key: 'appearance.wordsMissing' } } },
      ],
    },
  },
  states: {
    kept: {},

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepAppearance',
        src: 'keepAppearance',
        input: ({ context: { appearance, chosen } }) => ({ appearance, chosen }),
        onDone: 'kept',
        onError: 'kept',
      },
    },
  },
})

export type AppearanceActor = ActorRefFrom<typeof appearanceMachine>
export type AppearanceSnapshot = SnapshotFrom<typeof appearanceMachine>
