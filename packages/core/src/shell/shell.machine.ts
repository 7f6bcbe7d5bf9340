import { type ActorRefFrom, and, assign, type SnapshotFrom, setup, stateIn } from 'xstate'
import { copyMachine } from '../account/copy.machine.ts'
import type { Place, RouteName } from '../kernel/routes.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import type { Claimed } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, watchClaims } from '../kit/claims/claims.ts'
import { groupsAt, type ShellDialog, type SidebarGroup } from './shell.domain.ts'

export type ShellEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'group.toggled'; group: SidebarGroup }
  | { type: 'dialog.opened'; dialog: ShellDialog }
  | { type: 'dialog.closed' }
  | { type: 'query.typed'; query: string }
  | { type: 'entry.picked'; place: Place }
  /** `opens` is the dialog that the new address asks for. */
  | { type: 'place.left'; to: RouteName; opens: ShellDialog | null }
  | ClaimsChanged

export interface ShellContext {
  trunk: Trunk
  supplierId: number
  openGroups: readonly SidebarGroup[]
  query: string
  /** A dialog stands in front of the page. */
  isBarred: boolean
  /** The dialog that the address asks for, until it was closed: what bars the page only puts it off. */
  opens: ShellDialog | null
}

interface WithWish {
  readonly event: { readonly opens: ShellDialog | null }
}

const wish = { type: 'rememberWish', params: ({ event }: WithWish) => event.opens } as const
const noWish = { type: 'rememberWish', params: null } as const

/** The frame around every screen: menu, groups, and at most one dialog. */
export const shellMachine = setup({
  types: {
    input: {} as {
      trunk: Trunk
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
    isFree: ({ context }) => !context.isBarred,
    becomesBarred: (_, claimed: Claimed) => claimed.modals.length > 0,
    opensProfile: ({ context }) => context.opens === 'profile',
  },
  actions: {
    toggleGroup: assign(({ context }, group: SidebarGroup) => ({
      openGroups: context.openGroups.includes(group)
        ? context.openGroups.filter((one) => one !== group)
        : [...context.openGroups, group],
    })),
    openGroupOf: assign(({ context }, to: RouteName) => ({ openGroups: groupsAt(to, context.openGroups) })),
    setBarred: assign((_, claimed: Claimed) => ({ isBarred: claimed.modals.length > 0 })),
    rememberWish: assign((_, opens: ShellDialog | null) => ({ opens })),
    rememberQuery: assign((_, query: string) => ({ query })),
    forgetQuery: assign({ query: '' }),
    tellTrunk,
  },
}).createMachine({
  id: 'shell',
  context: ({ input: { to, ...input } }) => ({
    ...input,
    openGroups: groupsAt(to, ['products']),
    query: '',
    isBarred: false,
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
            'place.left': 'closed',
            'dialog.opened': 'closed',
            'claims.changed': {
              guard: { type: 'becomesBarred', params: ({ event }) => event.claimed },
              target: 'closed',
            },
          },
        },
      },
    },

    groups: {
      on: {
        'group.toggled': { actions: { type: 'toggleGroup', params: ({ event }) => event.group } },
        'place.left': { actions: { type: 'openGroupOf', params: ({ event }) => event.to } },
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
        'place.left': [
          { guard: { type: 'isProfile', params: ({ event }) => event.opens }, target: '.profile', actions: wish },
          { target: '.none', actions: wish },
        ],
        'claims.changed': [
          {
            guard: { type: 'becomesBarred', params: ({ event }) => event.claimed },
            target: '.barred',
            actions: { type: 'setBarred', params: ({ event }) => event.claimed },
          },
          { actions: { type: 'setBarred', params: ({ event }) => event.claimed } },
        ],
      },
      states: {
        arriving: {
          always: [{ guard: 'opensProfile', target: 'profile' }, { target: 'none' }],
        },

        none: {},

        profile: {
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => ({ trunk: context.trunk, text: `#${context.supplierId}` }),
            onError: { actions: tellFailure },
          },
        },

        provider: {},

        palette: {
          entry: 'forgetQuery',
          on: {
            'query.typed': { actions: { type: 'rememberQuery', params: ({ event }) => event.query } },
            'entry.picked': {
              target: 'none',
              actions: {
                type: 'tellTrunk',
                params: ({ event }): TrunkEvent => ({ type: 'place.wanted', place: event.place }),
              },
            },
          },
        },

        shortcuts: {},

        // Two dialogs never stand over each other: what would change this one means nothing here.
        barred: {
          always: [
            { guard: and(['isFree', 'opensProfile']), target: 'profile' },
            { guard: 'isFree', target: 'none' },
          ],
          on: {
            'dialog.opened': {},
            'dialog.closed': {},
            'place.left': { actions: wish },
          },
        },
      },
    },
  },
})

export type ShellActor = ActorRefFrom<typeof shellMachine>
export type ShellSnapshot = SnapshotFrom<typeof shellMachine>
