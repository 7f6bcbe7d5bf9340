import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { copyMachine } from '../account/copy.machine.ts'
import type { PlainRouteName } from '../kernel/routes.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import type { ShellDialog, SidebarGroup } from './shell.domain.ts'

/** What may stand before a page, and lets nothing else stand there. */
export type Bar = 'paywall' | 'prompt' | 'leaving' | 'screen'

/** Something stands before the page, or does so no more. */
export type BarNews = { type: 'page.barred'; by: Bar } | { type: 'page.freed'; by: Bar }

export const barNews = (isBarred: boolean, by: Bar): BarNews => ({ type: isBarred ? 'page.barred' : 'page.freed', by })

export type ShellEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'group.toggled'; group: SidebarGroup }
  | { type: 'dialog.opened'; dialog: ShellDialog }
  | { type: 'dialog.closed' }
  | { type: 'query.typed'; query: string }
  | { type: 'entry.picked'; to: PlainRouteName }
  | { type: 'place.left' }
  | BarNews

export interface ShellContext {
  trunk: Trunk
  supplierId: number
  openGroups: readonly SidebarGroup[]
  query: string
  barredBy: readonly Bar[]
}

/** The frame around every screen: menu, groups, and at most one dialog. */
export const shellMachine = setup({
  types: {
    input: {} as { trunk: Trunk; supplierId: number; opens: ShellDialog | null; hasDialog: boolean },
    context: {} as ShellContext & { opens: ShellDialog | null },
    events: {} as ShellEvent,
    children: {} as { copy: 'copy' },
  },
  actors: { copy: copyMachine },
  guards: {
    isProfile: (_, dialog: ShellDialog) => dialog === 'profile',
    isProvider: (_, dialog: ShellDialog) => dialog === 'provider',
    isPalette: (_, dialog: ShellDialog) => dialog === 'palette',
    isBarred: ({ context }) => context.barredBy.length > 0,
    isFree: ({ context }) => context.barredBy.length === 0,
    opensProfile: ({ context }) => context.opens === 'profile',
  },
  actions: {
    toggleGroup: assign(({ context }, group: SidebarGroup) => ({
      openGroups: context.openGroups.includes(group)
        ? context.openGroups.filter((one) => one !== group)
        : [...context.openGroups, group],
    })),
    rememberBar: assign(({ context }, bar: Bar) => ({
      barredBy: [...context.barredBy.filter((one) => one !== bar), bar],
    })),
    forgetBar: assign(({ context }, bar: Bar) => ({ barredBy: context.barredBy.filter((one) => one !== bar) })),
    rememberQuery: assign((_, query: string) => ({ query })),
    forgetQuery: assign({ query: '' }),
    tellTrunk,
  },
}).createMachine({
  id: 'shell',
  context: ({ input: { hasDialog, ...input } }) => ({
    ...input,
    openGroups: ['products'],
    query: '',
    barredBy: hasDialog ? ['screen'] : [],
  }),
  type: 'parallel',
  on: { 'page.freed': { actions: { type: 'forgetBar', params: ({ event }) => event.by } } },
  states: {
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.opened': 'open' } },
        open: {
          on: {
            'menu.closed': 'closed',
            'place.left': 'closed',
            'dialog.opened': 'closed',
            'page.barred': 'closed',
          },
        },
      },
    },

    groups: {
      on: { 'group.toggled': { actions: { type: 'toggleGroup', params: ({ event }) => event.group } } },
    },

    dialog: {
      initial: 'arriving',
      on: {
        'dialog.opened': [
          { guard: { type: 'isProfile', params: ({ event }) => event.dialog }, target: '.profile' },
          { guard: { type: 'isProvider', params: ({ event }) => event.dialog }, target: '.provider' },
          { guard: { type: 'isPalette', params: ({ event }) => event.dialog }, target: '.palette' },
          { target: '.shortcuts' },
        ],
        'dialog.closed': '.none',
        'place.left': '.none',
        'page.barred': { target: '.barred', actions: { type: 'rememberBar', params: ({ event }) => event.by } },
      },
      states: {
        arriving: {
          always: [
            { guard: 'isBarred', target: 'barred' },
            { guard: 'opensProfile', target: 'profile' },
            { target: 'none' },
          ],
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
                params: ({ event }): TrunkEvent => ({ type: 'place.wanted', place: { to: event.to } }),
              },
            },
          },
        },

        shortcuts: {},

        // Two dialogs never stand over each other: what would change this one means nothing here.
        barred: {
          always: { guard: 'isFree', target: 'none' },
          on: {
            'dialog.opened': {},
            'dialog.closed': {},
            'place.left': {},
          },
        },
      },
    },
  },
})

export type ShellActor = ActorRefFrom<typeof shellMachine>
export type ShellSnapshot = SnapshotFrom<typeof shellMachine>
