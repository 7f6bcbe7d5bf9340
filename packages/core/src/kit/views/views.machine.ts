import { type ActorRefFrom, assign, raise, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import type { PortActors } from '../../kernel/port.ts'
import type { Location } from '../../kernel/routes.ts'
import { locationWith } from '../list/address.domain.ts'
import {
  columnsIn,
  type KeptViews,
  nothingKept,
  searchOfView,
  type ViewsName,
  withColumn,
  withMoved,
  withPin,
  withView,
} from './views.domain.ts'
import type { ViewsChanged, ViewsPort } from './views.port.ts'

export interface OfColumn {
  /** The ids of all columns of the list. */
  readonly known: readonly string[]
  readonly id: string
}

export type ViewsEvent =
  | ViewsChanged
  | ({ type: 'column.toggled' } & OfColumn)
  | ({ type: 'column.moved'; by: 1 | -1 } & OfColumn)
  | { type: 'columns.reset' }
  | { type: 'name.typed'; text: string }
  /** Saves the present state of the list under the typed name. */
  | { type: 'view.saved'; search: string }
  | { type: 'view.chosen'; name: string; location: Location }
  | { type: 'view.removed'; name: string }
  /** Pins a view beside the tabs, or takes it away from there. */
  | { type: 'view.pinned'; name: string }
  /** The views are to be stored. */
  | { type: 'views.changed' }

export interface ViewsInput {
  readonly app: AppRef
  readonly name: ViewsName
  readonly location: Location
}

export interface ViewsContext {
  readonly app: AppRef
  readonly name: ViewsName
  readonly kept: KeptViews
  /** The columns of the link that was followed or of the chosen view, until others are chosen. */
  readonly linked: readonly string[] | null
  readonly typed: string
}

export const columnsOf = ({ linked, kept }: Pick<ViewsContext, 'linked' | 'kept'>): readonly string[] | null =>
  linked ?? kept.columns

/** The columns of a list and its saved views. The columns of a link show until others are chosen. */
export const viewsMachine = setup({
  types: { input: {} as ViewsInput, context: {} as ViewsContext, events: {} as ViewsEvent, tags: {} as 'busy' },
  actors: {} as PortActors<ViewsPort>,
  guards: {
    isNamed: ({ context: { typed } }) => typed.trim() !== '',
    isKnown: ({ context: { kept } }, name: string) => kept.views.some((view) => view.name === name),
  },
  actions: {
    setKept: assign((_, kept: KeptViews) => ({ kept })),
    toggle: assign(({ context }, { known, id }: OfColumn) =>
      chosen(context, withColumn(known, columnsOf(context), id)),
    ),
    move: assign(({ context }, { known, id, by }: OfColumn & { readonly by: 1 | -1 }) =>
      chosen(context, withMoved(known, columnsOf(context), id, by)),
    ),
    reset: assign(({ context }) => chosen(context, null)),
    setTyped: assign((_, typed: string) => ({ typed })),
    saveView: assign(({ context }, search: string) => {
      const { kept, typed } = context
      const view = { name: typed, search, columns: columnsOf(context) }
      return { typed: '', kept: { ...kept, views: withView(kept.views, view) ?? kept.views } }
    }),
    openView: ({ context: { app, kept } }, { name, location }: { name: string; location: Location }) => {
      const view = kept.views.find((one) => one.name === name)
      if (view) app.send({ type: 'navigation.requested', location: locationWith(location, searchOfView(view)) })
    },
    linkColumns: assign(({ context: { kept } }, name: string) => ({
      linked: kept.views.find((one) => one.name === name)?.columns ?? null,
    })),
    removeView: assign(({ context: { kept } }, name: string) => ({
      kept: { ...kept, views: kept.views.filter((view) => view.name !== name) },
    })),
    pinView: assign(({ context: { kept } }, name: string) => ({ kept: { ...kept, views: withPin(kept.views, name) } })),
    store: raise({ type: 'views.changed' }),
    notifyApp,
  },
}).createMachine({
  id: 'views',
  context: ({ input: { app, name, location } }) => ({
    app,
    name,
    kept: nothingKept,
    linked: columnsIn(location.search ?? ''),
    typed: '',
  }),
  initial: 'loading',
  invoke: {
    id: 'watchViews',
    src: 'watchViews',
    input: ({ context }) => context.name,
    onError: {
      actions: {
        type: 'notifyApp',
        params: { type: 'fault.logged', code: 'views not heard' } satisfies FeatureEvent,
      },
    },
  },
  on: { 'views.changedElsewhere': { actions: { type: 'setKept', params: ({ event }) => event.kept } } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadViews',
        src: 'loadViews',
        input: ({ context }) => context.name,
        onDone: { target: 'known', actions: { type: 'setKept', params: ({ event }) => event.output } },
        onError: { target: 'known', actions: notifyFailure },
      },
    },

    known: {
      initial: 'stored',
      on: {
        'column.toggled': { actions: [{ type: 'toggle', params: ({ event }) => event }, 'store'] },
        'column.moved': { actions: [{ type: 'move', params: ({ event }) => event }, 'store'] },
        'columns.reset': { actions: ['reset', 'store'] },
        'name.typed': { actions: { type: 'setTyped', params: ({ event }) => event.text } },
        'view.saved': {
          guard: 'isNamed',
          actions: [{ type: 'saveView', params: ({ event }) => event.search }, 'store'],
        },
        'view.chosen': {
          guard: { type: 'isKnown', params: ({ event }) => event.name },
          actions: [
            { type: 'linkColumns', params: ({ event }) => event.name },
            { type: 'openView', params: ({ event }) => event },
          ],
        },
        'view.removed': { actions: [{ type: 'removeView', params: ({ event }) => event.name }, 'store'] },
        'view.pinned': { actions: [{ type: 'pinView', params: ({ event }) => event.name }, 'store'] },
      },
      states: {
        stored: { on: { 'views.changed': 'storing' } },

        storing: {
          tags: 'busy',
          on: { 'views.changed': { target: 'storing', reenter: true } },
          invoke: {
            id: 'saveViews',
            src: 'saveViews',
            input: ({ context: { name, kept } }) => ({ ...name, ...kept }),
            onDone: 'stored',
            onError: { target: 'stored', actions: notifyFailure },
          },
        },
      },
    },
  },
})

const chosen = ({ kept }: ViewsContext, columns: readonly string[] | null) => ({
  kept: { ...kept, columns },
  linked: null,
})

export type ViewsActor = ActorRefFrom<typeof viewsMachine>
