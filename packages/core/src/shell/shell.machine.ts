import { type ActorRefFrom, and, type SnapshotFrom, stateIn } from 'xstate'
import { type FeatureEvent, notifyFailure } from '../kernel/app-ref.ts'
import { groupsAt, type ShellDialog } from './shell.domain.ts'
import { shellSetup } from './shell.setup.ts'

interface WithWish {
  readonly event: { readonly opens: ShellDialog | null }
}

const wish = { type: 'setWish', params: ({ event }: WithWish) => event.opens } as const
const noWish = { type: 'setWish', params: null } as const

/** The frame around every screen: the menu, its groups, and at most one dialog. */
export const shellMachine = shellSetup.createMachine({
  id: 'shell',
  context: ({ input: { to, ...input } }) => ({
    ...input,
    openGroups: groupsAt(to, ['products']),
    query: '',
    recent: [],
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
          invoke: {
            id: 'finder',
            src: 'finder',
            input: ({ context: { app } }) => ({ app }),
            onError: { actions: notifyFailure },
          },
          on: {
            'query.typed': {
              actions: [
                { type: 'setQuery', params: ({ event }) => event.query },
                { type: 'seek', params: ({ event }) => event.query },
              ],
            },
            'entry.picked': {
              target: 'none',
              actions: [
                { type: 'addRecent', params: ({ event }) => event.recent },
                {
                  type: 'notifyApp',
                  params: ({ event }): FeatureEvent => ({ type: 'navigation.requested', location: event.location }),
                },
              ],
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
