import { type ActorRefFrom, and, assign, type SnapshotFrom, setup, stateIn } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { Location, PlainRouteName, RouteName } from '../kernel/routes.ts'
import type { Claimed } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, watchClaims } from '../kit/claims/claims.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import { groupsAt, type ShellDialog, type SidebarGroup } from './shell.domain.ts'

export type ShellEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'group.toggled'; group: SidebarGroup }
  | { type: 'dialog.opened'; dialog: ShellDialog }
  | { type: 'dialog.closed' }
  | { type: 'query.typed'; query: string }
  | { type: 'entry.picked'; location: Location }
  /** The keys of a page were pressed. */
  | { type: 'place.chosen'; to: PlainRouteName }
  /** `opens` is the dialog that the new route opens. */
  | { type: 'route.changed'; to: RouteName; opens: ShellDialog | null }
  | ClaimsChanged

export interface ShellContext {
  app: AppRef
  supplierId: number
  openGroups: readonly SidebarGroup[]
  query: string
  /** A dialog is shown in front of the page. */
  isBlocked: boolean
  /** The dialog that the route opens, until it is closed; while the page is blocked, it waits. */
  opens: ShellDialog | null
}

interface WithWish {
  readonly event: { readonly opens: ShellDialog | null }
}

const wish = { type: 'setWish', params: ({ event }: WithWish) => event.opens } as const
const noWish = { type: 'setWish', params: null } as const

/** The frame around every screen: the menu, its groups, and at most one dialog. */
export const shellMachine = setup({
  types: {
    input: {} as {
      app: AppRef
      supplierId: number
      to: RouteName
      opens: ShellDialog | null
    },
    context: {} as ShellContext,
    events: {} as ShellEvent,
    children: {} as { copy: 'copy' },
  },
  actors: { copy: copyMachine, watchClaims },
  guards: {
    isProfile: (_, dialog: ShellDialog | null) => dialog === 'profile',
    isProvider: (_, dialog: ShellDialog) => dialog === 'provider',
    isPalette: (_, dialog: ShellDialog) => dialog === 'palette',
    isFree: ({ context }) => !context.isBlocked,
    becomesBlocked: (_, claimed: Claimed) => claimed.modals.length > 0,
    opensProfile: ({ context }) => context.opens === 'profile',
  },
  actions: {
    toggleGroup: assign(({ context }, group: SidebarGroup) => ({
      openGroups: context.openGroups.includes(group)
        ? context.openGroups.filter((one) => one !== group)
        : [...context.openGroups, group],
    })),
    openGroupOf: assign(({ context }, to: RouteName) => ({ openGroups: groupsAt(to, context.openGroups) })),
    setBlocked: assign((_, claimed: Claimed) => ({ isBlocked: claimed.modals.length > 0 })),
    setWish: assign((_, opens: ShellDialog | null) => ({ opens })),
    setQuery: assign((_, query: string) => ({ query })),
    clearQuery: assign({ query: '' }),
    notifyApp,
  },
}).createMachine({
  id: 'shell',
  context: ({ input: { to, ...input } }) => ({
    ...input,
    openGroups: groupsAt(to, ['products']),
    query: '',
    isBlocked: false,
  }),
  type: 'parallel',
  invoke: { id: 'watchClaims', src: 'watchClaims', onError: {} },
  states: {
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.opened': { guard: stateIn({ dialog: 'none' }), target: 'open' } } },
        open: {
          on: {
            'menu.closed': 'closed',
            'route.changed': 'closed',
            'dialog.opened': 'closed',
            'claims.changed': {
              guard: { type: 'becomesBlocked', params: ({ event }) => event.claimed },
              target: 'closed',
            },
          },
        },
      },
    },

    groups: {
      on: {
        'group.toggled': { actions: { type: 'toggleGroup', params: ({ event }) => event.group } },
        'route.changed': { actions: { type: 'openGroupOf', params: ({ event }) => event.to } },
      },
    },

    dialog: {
      initial: 'arriving',
      on: {
        'dialog.opened': [
          { guard: { type: 'isProfile', params: ({ event }) => event.dialog }, target: '.profile', actions: noWish },
          { guard: { type: 'isProvider', params: ({ event }) => event.dialog }, target: '.provider', actions: noWish },
          { guard: { type: 'isPalette', params: ({ event }) => event.dialog }, target: '.palette', actions: noWish },
          { guard: stateIn({ dialog: 'none' }), target: '.shortcuts', actions: noWish },
        ],
        'dialog.closed': { target: '.none', actions: noWish },
        'route.changed': [
          { guard: { type: 'isProfile', params: ({ event }) => event.opens }, target: '.profile', actions: wish },
          { target: '.none', actions: wish },
        ],
        'claims.changed': [
          {
            guard: { type: 'becomesBlocked', params: ({ event }) => event.claimed },
            target: '.blocked',
            actions: { type: 'setBlocked', params: ({ event }) => event.claimed },
          },
          { actions: { type: 'setBlocked', params: ({ event }) => event.claimed } },
        ],
      },
      states: {
        arriving: {
          always: [{ guard: 'opensProfile', target: 'profile' }, { target: 'none' }],
        },

        none: {
          on: {
            'place.chosen': {
              actions: {
                type: 'notifyApp',
                params: ({ event }): FeatureEvent => ({ type: 'navigation.requested', location: { to: event.to } }),
              },
            },
          },
        },

        profile: {
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => ({ app: context.app, text: `#${context.supplierId}` }),
            onError: { actions: notifyFailure },
          },
        },

        provider: {},

        palette: {
          entry: 'clearQuery',
          on: {
            'query.typed': { actions: { type: 'setQuery', params: ({ event }) => event.query } },
            'entry.picked': {
              target: 'none',
              actions: {
                type: 'notifyApp',
                params: ({ event }): FeatureEvent => ({ type: 'navigation.requested', location: event.location }),
              },
            },
          },
        },

        shortcuts: {},

        // Another dialog is open, so the shell shows none of its own and ignores requests to open one.
        blocked: {
          always: [
            { guard: and(['isFree', 'opensProfile']), target: 'profile' },
            { guard: 'isFree', target: 'none' },
          ],
          on: {
            'dialog.opened': {},
            'dialog.closed': {},
            'route.changed': { actions: wish },
          },
        },
      },
    },
  },
})

export type ShellActor = ActorRefFrom<typeof shellMachine>
export type ShellSnapshot = SnapshotFrom<typeof shellMachine>
