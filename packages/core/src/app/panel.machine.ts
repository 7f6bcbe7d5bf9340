import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Concern } from '../account/account.domain.ts'
import { type AccountEvent, type AccountSettled, accountMachine } from '../account/account.machine.ts'
import { type NewsEvent, type NewsSettled, newsMachine } from '../account/news.machine.ts'
import type { Intent } from '../intents/intents.domain.ts'
import { reconcilerMachine } from '../intents/reconciler.machine.ts'
import type { ReconcilerEvent } from '../intents/reconciler.setup.ts'
import { childOf, tellLater } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { PanelFact } from '../kernel/facts.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Departure, type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { type LeavingEvent, leavingMachine } from '../leaving/leaving.machine.ts'
import {
  type NotificationSettingsEvent,
  notificationSettingsMachine,
} from '../notification-settings/notification-settings.machine.ts'
import type { ChangesUpdated } from '../notifications/changes.domain.ts'
import { type NotificationsEvent, notificationsMachine } from '../notifications/notifications.machine.ts'
import { type UnreadEvent, unreadMachine } from '../notifications/unread.machine.ts'
import { onboardingMachine } from '../onboarding/onboarding.machine.ts'
import type { OnboardingEvent } from '../onboarding/onboarding.setup.ts'
import type { NudgeReason } from '../realtime/realtime.domain.ts'
import { type RealtimeNews, realtimeMachine } from '../realtime/realtime.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { setupMachine } from '../setup/setup.machine.ts'
import { shellMachine } from '../shell/shell.machine.ts'
import { subscriptionMachine } from '../subscription/subscription.machine.ts'
import type { PromptsNews, PurchaseNews } from '../subscription/subscription.setup.ts'
import { linkMachine } from '../telegram/link.machine.ts'
import type { LinkEvent, UnlinkNews } from '../telegram/link.setup.ts'

export type PanelEvent =
  | RealtimeNews
  | NewsSettled
  | { type: 'line.nudged'; reason: NudgeReason }
  | { type: 'network.lost' }
  | { type: 'token.changed' }
  /** The server does not take the token. */
  | { type: 'token.refused' }
  | { type: 'place.left'; to: RouteName }
  | { type: 'refresh.wanted' }
  | { type: 'setup.learned'; setup: Setup }
  | { type: 'setup.outdated' }
  | { type: 'account.outdated' }
  | { type: 'supplier.learned'; supplier: Supplier }
  | { type: 'write.failed' }
  | { type: 'leaving.wanted'; departure: Departure }
  | { type: 'screen.closed' }
  | { type: 'intent.unclear'; id: string }
  | { type: 'intent.settled'; intent: Intent }
  | { type: 'purchase.resumed' }
  | PromptsNews
  | PurchaseNews
  | AccountSettled
  | UnlinkNews
  | PanelFact
  | ChangesUpdated
  /** The supplier signs out now: what is not sent yet is sent. */
  | { type: 'session.ended' }

export type PanelPart =
  | 'setup'
  | 'account'
  | 'news'
  | 'realtime'
  | 'shell'
  | 'subscription'
  | 'unread'
  | 'notifications'
  | 'notificationSettings'
  | 'leaving'
  | 'onboarding'
  | 'link'
  | 'reconciler'

export interface PanelInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplier: Supplier
  readonly to: RouteName
}

export interface PanelContext extends PanelInput {
  supplier: Supplier
  faulted: readonly PanelPart[]
}

const noteFault = (part: PanelPart) =>
  [
    { type: 'rememberFault', params: part },
    { type: 'tellTrunk', params: { type: 'fault.noted', code: `${part} stopped` } satisfies TrunkEvent },
  ] as const

/** What is looked at may be old: the open screen, and the settings that stand on one. */
const tellArrival = [
  { type: 'tellTrunk', params: { type: 'screen.told', fact: { type: 'news.arrived' } } satisfies TrunkEvent },
  { type: 'tellNotificationSettings', params: { type: 'news.arrived' } },
] as const

const lookAgain = { type: 'tellReconciler', params: { type: 'look.wanted' } } as const

const readAll = ['askSetupAgain', 'askAccountAgain', 'askUnreadAgain', lookAgain, ...tellArrival] as const

/** The part that reads what news concern. */
const readBy = { account: 'account', settings: 'setup', notifications: 'unread' } as const satisfies Record<
  Concern,
  PanelPart
>

const tellNotifications = {
  type: 'tellNotifications',
  params: ({ event }: { event: NotificationsEvent }) => event,
} as const

/** The dialog that opens with a page. */
const openedAt = (to: RouteName) => (to === 'profile' ? 'profile' : null)

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
    notifications: notificationsMachine,
    notificationSettings: notificationSettingsMachine,
    leaving: leavingMachine,
    onboarding: onboardingMachine,
    link: linkMachine,
    reconciler: reconcilerMachine,
  },
  guards: {
    isShown: (_, reason: NudgeReason) => reason === 'shown',
    isAccepted: (_, reason: NudgeReason) => reason === 'accepted',
  },
  actions: {
    rememberFault: assign(({ context }, part: PanelPart) => ({ faulted: [...context.faulted, part] })),
    rememberSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    askSetupAgain: ({ self }) => childOf(self, 'setup')?.send({ type: 'refresh.wanted' }),
    askUnreadAgain: ({ self }) => childOf(self, 'unread')?.send({ type: 'refresh.wanted' }),
    tellUnread: ({ self }, news: UnreadEvent) => childOf(self, 'unread')?.send(news),
    tellNotifications: ({ self }, event: NotificationsEvent) => childOf(self, 'notifications')?.send(event),
    tellNotificationSettings: ({ self }, fact: NotificationSettingsEvent) =>
      childOf(self, 'notificationSettings')?.send(fact),
    tellAccount: ({ self }, fact: AccountEvent) => childOf(self, 'account')?.send(fact),
    askAccountAgain: ({ self }) => childOf(self, 'account')?.send({ type: 'refresh.wanted' }),
    tellNews: ({ self }, news: NewsEvent) => childOf(self, 'news')?.send(news),
    readConcerned: ({ context: { trunk }, self }, { concerns, since }: NewsSettled) => {
      for (const concern of concerns) childOf(self, readBy[concern])?.send({ type: 'refresh.wanted', since })
      if (concerns.includes('notifications')) trunk.send({ type: 'screen.told', fact: { type: 'news.arrived' } })
    },
    nudgeRealtime: ({ self }, reason: NudgeReason) => childOf(self, 'realtime')?.send({ type: 'line.nudged', reason }),
    tellNetworkLost: ({ self }) => childOf(self, 'realtime')?.send({ type: 'network.lost' }),
    renewRealtime: ({ self }) => childOf(self, 'realtime')?.send({ type: 'token.changed' }),
    closeRealtime: ({ self }) => childOf(self, 'realtime')?.send({ type: 'token.refused' }),
    tellSubscription: (
      { self },
      fact:
        | Extract<PanelEvent, { type: 'setup.learned' | 'place.left' | 'intent.settled' | 'purchase.resumed' }>
        | PromptsNews,
    ) => childOf(self, 'subscription')?.send(fact),
    tellOnboarding: ({ self }, fact: OnboardingEvent) => tellLater(childOf(self, 'onboarding'), fact),
    tellLink: ({ self }, fact: LinkEvent) => childOf(self, 'link')?.send(fact),
    tellReconciler: ({ self }, event: ReconcilerEvent) => tellLater(childOf(self, 'reconciler'), event),
    tellLeaving: ({ self }, event: LeavingEvent) => childOf(self, 'leaving')?.send(event),
    // Without the part that asks, nobody is held back.
    askToLeave: ({ context: { trunk }, self }, departure: Departure) => {
      const leaving = childOf(self, 'leaving')
      return leaving
        ? leaving.send({ type: 'leaving.wanted', departure })
        : trunk.send({ type: 'departure.allowed', departure })
    },
    closeOverlays: ({ self }, to: RouteName) =>
      tellLater(childOf(self, 'shell'), { type: 'place.left', to, opens: openedAt(to) }),
    tellTrunk,
  },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ ...input, faulted: [] }),
  invoke: [
    {
      id: 'setup',
      src: 'setup',
      input: ({ context: { trunk, supplier } }) => ({ trunk, supplierId: supplier.id }),
      onError: { actions: noteFault('setup') },
    },
    {
      id: 'account',
      src: 'account',
      input: ({ context: { trunk, supplier }, self }) => ({ trunk, panel: self, supplier }),
      onError: {
        actions: [...noteFault('account'), { type: 'tellOnboarding', params: { type: 'account.settled' } }],
      },
    },
    {
      id: 'news',
      src: 'news',
      input: ({ context: { trunk, clock, supplier }, self }) => ({ trunk, panel: self, clock, supplier }),
      onError: { actions: noteFault('news') },
    },
    {
      id: 'realtime',
      src: 'realtime',
      input: ({ context: { clock, supplier }, self }) => ({ clock, supplierId: supplier.id, panel: self }),
      onError: { actions: noteFault('realtime') },
    },
    {
      id: 'shell',
      src: 'shell',
      input: ({ context: { trunk, supplier, to } }) => ({
        trunk,
        supplierId: supplier.id,
        to,
        opens: openedAt(to),
      }),
      onError: { actions: noteFault('shell') },
    },
    {
      id: 'subscription',
      src: 'subscription',
      input: ({ context: { trunk, clock, ids, supplier, to }, self }) => ({
        trunk,
        panel: self,
        clock,
        ids,
        supplierId: supplier.id,
        to,
      }),
      onError: {
        actions: [
          ...noteFault('subscription'),
          { type: 'tellOnboarding', params: { type: 'purchase.changed', isUnderWay: false } },
        ],
      },
    },
    {
      id: 'onboarding',
      src: 'onboarding',
      input: ({ context: { trunk, clock, supplier, to }, self }) => ({
        trunk,
        panel: self,
        clock,
        supplier,
        page: to,
      }),
      onError: {
        actions: [
          ...noteFault('onboarding'),
          // Who cannot be asked for what is missing must not be kept from paying, nor from the page.
          { type: 'tellSubscription', params: { type: 'prompts.changed', isDue: false } },
        ],
      },
    },
    {
      id: 'reconciler',
      src: 'reconciler',
      input: ({ context: { trunk, clock, supplier } }) => ({ trunk, clock, supplierId: supplier.id }),
      onError: { actions: noteFault('reconciler') },
    },
    {
      id: 'link',
      src: 'link',
      input: ({ context: { trunk, supplier }, self }) => ({ trunk, panel: self, supplier }),
      onError: { actions: noteFault('link') },
    },
    {
      id: 'leaving',
      src: 'leaving',
      input: ({ context: { trunk } }) => ({ trunk }),
      onError: { actions: noteFault('leaving') },
    },
    {
      id: 'unread',
      src: 'unread',
      input: ({ context: { trunk } }) => ({ trunk }),
      onError: { actions: noteFault('unread') },
    },
    {
      id: 'notifications',
      src: 'notifications',
      input: ({ context: { trunk }, self }) => ({ trunk, panel: self }),
      onError: { actions: noteFault('notifications') },
    },
    {
      id: 'notificationSettings',
      src: 'notificationSettings',
      input: ({ context: { trunk, to } }) => ({ trunk, to }),
      onError: { actions: noteFault('notificationSettings') },
    },
  ],
  initial: 'open',
  states: {
    open: {
      on: {
        'news.missed': { actions: readAll },
        'supplier.reported': { actions: { type: 'tellNews', params: ({ event }) => event } },
        'news.settled': { actions: { type: 'readConcerned', params: ({ event }) => event } },
        'telegram.linked': {
          actions: { type: 'tellLink', params: ({ event }) => event },
        },
        'line.nudged': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.reason },
            actions: [
              { type: 'nudgeRealtime', params: ({ event }) => event.reason },
              'askUnreadAgain',
              lookAgain,
              { type: 'tellNotificationSettings', params: { type: 'news.arrived' } },
              { type: 'tellTrunk', params: { type: 'screen.told', fact: { type: 'tab.shown' } } },
            ],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.reason },
            actions: { type: 'nudgeRealtime', params: ({ event }) => event.reason },
          },
          { actions: [{ type: 'nudgeRealtime', params: ({ event }) => event.reason }, lookAgain] },
        ],
        'network.lost': { actions: 'tellNetworkLost' },
        'token.changed': { actions: ['renewRealtime', 'askSetupAgain', lookAgain] },
        'refresh.wanted': { actions: readAll },
        'setup.outdated': { actions: ['askSetupAgain', 'askUnreadAgain', ...tellArrival] },
        'changes.updated': { actions: { type: 'tellUnread', params: ({ event }) => event } },
        'count.learned': { actions: { type: 'tellUnread', params: ({ event }) => event } },
        'change.made': { actions: tellNotifications },
        'change.undone': { actions: tellNotifications },
        'changes.requested': { actions: tellNotifications },
        'session.ended': { actions: tellNotifications },
        'account.outdated': { actions: 'askAccountAgain' },
        'intent.unclear': { actions: { type: 'tellReconciler', params: ({ event }) => event } },
        'intent.settled': { actions: { type: 'tellSubscription', params: ({ event }) => event } },
        'purchase.resumed': { actions: { type: 'tellSubscription', params: ({ event }) => event } },
        'write.failed': { actions: { type: 'tellLeaving', params: ({ event }) => event } },
        'leaving.wanted': { actions: { type: 'askToLeave', params: ({ event }) => event.departure } },
        'supplier.learned': {
          actions: [
            { type: 'rememberSupplier', params: ({ event }) => event.supplier },
            { type: 'tellAccount', params: ({ event }) => event },
            { type: 'tellNews', params: ({ event }) => event },
            { type: 'tellOnboarding', params: ({ event }) => event },
            { type: 'tellLink', params: ({ event }) => event },
          ],
        },
        'account.settled': { actions: { type: 'tellOnboarding', params: ({ event }) => event } },
        'telegram.unlinked': { actions: { type: 'tellOnboarding', params: ({ event }) => event } },
        'telegram.kept': { actions: { type: 'tellOnboarding', params: ({ event }) => event } },
        'purchase.changed': { actions: { type: 'tellOnboarding', params: ({ event }) => event } },
        'prompts.changed': { actions: { type: 'tellSubscription', params: ({ event }) => event } },
        'screen.closed': { actions: { type: 'tellLink', params: ({ event }) => event } },
        'setup.learned': {
          actions: [
            { type: 'tellOnboarding', params: ({ event }) => event },
            { type: 'tellSubscription', params: ({ event }) => event },
          ],
        },
        'place.left': {
          actions: [
            { type: 'closeOverlays', params: ({ event }) => event.to },
            { type: 'tellOnboarding', params: ({ event }) => event },
            { type: 'tellSubscription', params: ({ event }) => event },
            { type: 'tellNotificationSettings', params: ({ event }) => event },
            tellNotifications,
          ],
        },
      },
      initial: 'listening',
      states: {
        listening: { on: { 'token.refused': 'paused' } },

        // By a token that nobody takes nothing is read unasked.
        paused: {
          entry: 'closeRealtime',
          on: {
            'token.changed': { target: 'listening', actions: ['renewRealtime', ...readAll] },
            'refresh.wanted': { target: 'listening', actions: ['renewRealtime', ...readAll] },
            'setup.outdated': { actions: 'askSetupAgain' },
            'line.nudged': {},
            'news.settled': {},
          },
        },
      },
    },
  },
})

export type PanelActor = ActorRefFrom<typeof panelMachine>
export type PanelSnapshot = SnapshotFrom<typeof panelMachine>
