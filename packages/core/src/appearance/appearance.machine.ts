import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Appearance, Density, Language, Theme } from './appearance.domain.ts'
import type { AppearancePort, AppearancePortEvent } from './appearance.port.ts'

export type AppearanceEvent =
  | { type: 'theme.chosen'; theme: Theme }
  | { type: 'density.chosen'; density: Density }
  | { type: 'language.chosen'; language: Language }
  | { type: 'sidebar.toggled' }
  /** The translations could not be loaded, so the page stays in the `current` language. */
  | { type: 'translations.missing'; current: Language }
  | AppearancePortEvent

export interface AppearanceInput {
  readonly appearance: Appearance
  readonly app: AppRef
}

export interface AppearanceContext extends AppearanceInput {
  /** The last choice made in this tab. Only this is written, because other tabs write their own choices. */
  chosen: Partial<Appearance>
}

/** Theme, density, language and sidebar: a choice is applied at once and then saved. */
export const appearanceMachine = setup({
  types: {
    input: {} as AppearanceInput,
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<AppearancePort, 'saveAppearance'>>),
    watchAppearance: {} as CallbackActorLogic<AppearancePortEvent, void>,
  },
  guards: {
    isUnspoken: ({ context }, current: Language) => current !== context.appearance.language,
  },
  actions: {
    setChoice: assign(({ context }, chosen: Partial<Appearance>) => ({
      appearance: { ...context.appearance, ...chosen },
      chosen,
    })),
    setChange: assign(({ context }, change: Partial<Appearance>) => ({
      appearance: { ...context.appearance, ...change },
      chosen: {},
    })),
    notifyApp,
  },
}).createMachine({
  id: 'appearance',
  context: ({ input }) => ({ ...input, chosen: {} }),
  invoke: {
    id: 'watchAppearance',
    src: 'watchAppearance',
    onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'appearance not watched' } } },
  },
  initial: 'kept',
  on: {
    'theme.chosen': {
      target: '.keeping',
      actions: { type: 'setChoice', params: ({ event }) => ({ theme: event.theme }) },
    },
    'density.chosen': {
      target: '.keeping',
      actions: { type: 'setChoice', params: ({ event }) => ({ density: event.density }) },
    },
    'language.chosen': {
      target: '.keeping',
      actions: { type: 'setChoice', params: ({ event }) => ({ language: event.language }) },
    },
    'sidebar.toggled': {
      target: '.keeping',
      actions: {
        type: 'setChoice',
        params: ({ context }) => ({ isSidebarNarrow: !context.appearance.isSidebarNarrow }),
      },
    },
    'appearance.changedElsewhere': {
      target: '.keeping',
      actions: { type: 'setChange', params: ({ event }) => event.change },
    },
    // Revert the language on the page but not in storage, so that the next visit tries it again.
    'translations.missing': {
      guard: { type: 'isUnspoken', params: ({ event }) => event.current },
      target: '.keeping',
      actions: [
        { type: 'setChange', params: ({ event }) => ({ language: event.current }) },
        { type: 'notifyApp', params: { type: 'warning.reported', message: { key: 'appearance.translationsMissing' } } },
      ],
    },
  },
  states: {
    kept: {},

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'saveAppearance',
        src: 'saveAppearance',
        input: ({ context: { appearance, chosen } }) => ({ appearance, chosen }),
        onDone: 'kept',
        onError: 'kept',
      },
    },
  },
})

export type AppearanceActor = ActorRefFrom<typeof appearanceMachine>
export type AppearanceSnapshot = SnapshotFrom<typeof appearanceMachine>
