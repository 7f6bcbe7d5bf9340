import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { accountMachine } from '../account/account.machine.ts'
import { newsMachine } from '../account/news.machine.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { unreadMachine } from '../notifications/unread.machine.ts'
import type { NudgeReason } from '../realtime/realtime.domain.ts'
import { type RealtimeNews, realtimeMachine } from '../realtime/realtime.machine.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { setupMachine } from '../setup/setup.machine.ts'
import { type BarNews, shellMachine } from '../shell/shell.machine.ts'
import { subscriptionMachine } from '../subscription/subscription.machine.ts'

export type PanelEvent =
  | RealtimeNews
  | { type: 'line.nudged'; reason: NudgeReason }
  | { type: 'token.changed' }
  | { type: 'place.left'; to: RouteName }
  | { type: 'refresh.wanted' }
  | { type: 'setup.learned'; setup: Setup }
  | { type: 'setup.outdated' }
  | BarNews

export type PanelPart = 'setup' | 'account' | 'news' | 'realtime' | 'shell' | 'subscription' | 'unread'

export interface PanelInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplierId: number
  readonly to: RouteName
}

export interface PanelContext extends PanelInput {
  faulted: readonly PanelPart[]
}

const noteFault = (part: PanelPart) =>
  [
    { type: 'rememberFault', params: part },
    { type: 'tellTrunk', params: { type: 'fault.noted', code: `${part} stopped` } satisfies TrunkEvent },
  ] as const

/** Everything that lives as long as someone is signed in. */
export const panelMachine = setup({
  types: {
    input: {} as PanelInput,
    context: {} as PanelContext,
    events: {} as PanelEvent,
    children: {} as { [Part in PanelPart]: Part },
  },
  actors: {
    setup: setupMachine,
    account: accountMachine,
    news: newsMachine,
    realtime: realtimeMachine,
    shell: shellMachine,
    subscription: subscriptionMachine,
    unread: unreadMachine,
  },
  guards: {
    isRegained: (_, reason: NudgeReason) => reason === 'regained',
    isProfile: (_, to: RouteName) => to === 'profile',
  },
  actions: {
    rememberFault: assign(({ context }, part: PanelPart) => ({ faulted: [...context.faulted, part] })),
    askSetupAgain: ({ self }) => childOf(self, 'setup')?.send({ type: 'refresh.wanted' }),
    askUnreadAgain: ({ self }) => childOf(self, 'unread')?.send({ type: 'refresh.wanted' }),
    askAccountAgain: ({ self }) => childOf(self, 'account')?.send({ type: 'refresh.wanted' }),
    tellNews: ({ self }, patch: SupplierPatch) => childOf(self, 'news')?.send({ type: 'supplier.reported', patch }),
    nudgeRealtime: ({ self }, reason: NudgeReason) => childOf(self, 'realtime')?.send({ type: 'line.nudged', reason }),
    renewRealtime: ({ self }) => childOf(self, 'realtime')?.send({ type: 'token.changed' }),
    tellSubscription: (
      { self },
      fact: { type: 'setup.learned'; setup: Setup } | { type: 'place.left'; to: RouteName },
    ) => childOf(self, 'subscription')?.send(fact),
    closeOverlays: ({ self }) => childOf(self, 'shell')?.send({ type: 'place.left' }),
    barPage: ({ self }, news: BarNews) => childOf(self, 'shell')?.send(news),
    openProfile: ({ self }) => childOf(self, 'shell')?.send({ type: 'dialog.opened', dialog: 'profile' }),
    tellTrunk,
  },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ ...input, faulted: [] }),
  invoke: [
    {
      id: 'setup',
      src: 'setup',
      input: ({ context: { trunk, supplierId } }) => ({ trunk, supplierId }),
      onError: { actions: noteFault('setup') },
    },
    {
      id: 'account',
      src: 'account',
      input: ({ context: { trunk } }) => ({ trunk }),
      onError: { actions: noteFault('account') },
    },
    {
      id: 'news',
      src: 'news',
      input: ({ context: { trunk } }) => ({ trunk }),
      onError: { actions: noteFault('news') },
    },
    {
      id: 'realtime',
      src: 'realtime',
      input: ({ context: { clock, supplierId }, self }) => ({ clock, supplierId, panel: self }),
      onError: { actions: noteFault('realtime') },
    },
    {
      id: 'shell',
      src: 'shell',
      input: ({ context: { trunk, supplierId, to } }) => ({
        trunk,
        supplierId,
        opens: to === 'profile' ? ('profile' as const) : null,
      }),
      onError: { actions: noteFault('shell') },
    },
    {
      id: 'subscription',
      src: 'subscription',
      input: ({ context: { trunk, clock, ids, supplierId, to }, self }) => ({
        trunk,
        panel: self,
        clock,
        ids,
        supplierId,
        to,
      }),
      onError: { actions: noteFault('subscription') },
    },
    {
      id: 'unread',
      src: 'unread',
      input: ({ context: { trunk } }) => ({ trunk }),
      onError: { actions: noteFault('unread') },
    },
  ],
  initial: 'open',
  states: {
    open: {
      on: {
        'news.missed': { actions: ['askSetupAgain', 'askAccountAgain', 'askUnreadAgain'] },
        'supplier.reported': { actions: { type: 'tellNews', params: ({ event }) => event.patch } },
        'telegram.linked': {
          actions: [
            {
              type: 'tellTrunk',
              params: ({ event }): TrunkEvent => ({ type: 'supplier.changed', patch: { telegramId: event.chatId } }),
            },
            'askAccountAgain',
          ],
        },
        'line.nudged': [
          {
            guard: { type: 'isRegained', params: ({ event }) => event.reason },
            actions: [
              { type: 'nudgeRealtime', params: ({ event }) => event.reason },
              'askSetupAgain',
              'askUnreadAgain',
            ],
          },
          { actions: { type: 'nudgeRealtime', params: ({ event }) => event.reason } },
        ],
        'token.changed': { actions: ['renewRealtime', 'askSetupAgain'] },
        'refresh.wanted': { actions: ['askSetupAgain', 'askAccountAgain', 'askUnreadAgain'] },
        'setup.outdated': { actions: ['askSetupAgain', 'askUnreadAgain'] },
        'page.barred': { actions: { type: 'barPage', params: ({ event }) => event } },
        'page.freed': { actions: { type: 'barPage', params: ({ event }) => event } },
        'setup.learned': { actions: { type: 'tellSubscription', params: ({ event }) => event } },
        'place.left': [
          {
            guard: { type: 'isProfile', params: ({ event }) => event.to },
            actions: ['closeOverlays', 'openProfile', { type: 'tellSubscription', params: ({ event }) => event }],
          },
          { actions: ['closeOverlays', { type: 'tellSubscription', params: ({ event }) => event }] },
        ],
      },
    },
  },
})

export type PanelActor = ActorRefFrom<typeof panelMachine>
export type PanelSnapshot = SnapshotFrom<typeof panelMachine>
