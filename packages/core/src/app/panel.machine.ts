import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AccountEvent, type AccountSettled, accountMachine } from '../account/account.machine.ts'
import { newsMachine } from '../account/news.machine.ts'
import { childOf, tellLater } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { PanelFact } from '../kernel/facts.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import type { Writer } from '../kernel/writers.ts'
import { type Departure, leavingMachine, letGo, type WritesNews } from '../leaving/leaving.machine.ts'
import {
  type NotificationSettingsEvent,
  notificationSettingsMachine,
} from '../notification-settings/notification-settings.machine.ts'
import { outboxMachine } from '../notifications/outbox.machine.ts'
import { type UnreadNews, unreadMachine } from '../notifications/unread.machine.ts'
import { type OnboardingEvent, onboardingMachine } from '../onboarding/onboarding.machine.ts'
import type { NudgeReason } from '../realtime/realtime.domain.ts'
import { type RealtimeNews, realtimeMachine } from '../realtime/realtime.machine.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { setupMachine } from '../setup/setup.machine.ts'
import { type BarNews, barNews, shellMachine } from '../shell/shell.machine.ts'
import { type PromptsNews, type PurchaseNews, subscriptionMachine } from '../subscription/subscription.machine.ts'
import { type LinkEvent, linkMachine } from '../telegram/link.machine.ts'

export type PanelEvent =
  | RealtimeNews
  | { type: 'line.nudged'; reason: NudgeReason }
  | { type: 'token.changed' }
  | { type: 'place.left'; to: RouteName }
  | { type: 'refresh.wanted' }
  | { type: 'setup.learned'; setup: Setup }
  | { type: 'setup.outdated' }
  | { type: 'account.outdated' }
  | { type: 'supplier.learned'; supplier: Supplier }
  | { type: 'work.changed'; isUnsaved: boolean }
  | WritesNews
  | { type: 'leaving.wanted'; departure: Departure }
  | { type: 'dialog.changed'; isOpen: boolean }
  | BarNews
  | PromptsNews
  | PurchaseNews
  | AccountSettled
  | { type: 'telegram.unlinked' }
  | PanelFact
  | UnreadNews

export type PanelPart =
  | 'setup'
  | 'account'
  | 'news'
  | 'realtime'
  | 'shell'
  | 'subscription'
  | 'unread'
  | 'outbox'
  | 'notificationSettings'
  | 'leaving'
  | 'onboarding'
  | 'link'

export interface PanelInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplier: Supplier
  readonly to: RouteName
  /** The open screen shows a dialog of its own. */
  readonly hasDialog: boolean
  /** Whether the open screen holds something typed and not saved already. */
  readonly isUnsaved: boolean
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

/** What a part that is gone had on its way is lost: nobody waits for it. */
const noMoreWrites = (by: Writer) =>
  ({
    type: 'tellTrunk',
    params: { type: 'writes.changed', by, isUnderWay: false } satisfies TrunkEvent,
  }) as const

/** What is looked at may be old: the open screen, and the settings that stand on one. */
const tellArrival = [
  { type: 'tellTrunk', params: { type: 'screen.told', fact: { type: 'news.arrived' } } satisfies TrunkEvent },
  { type: 'tellNotificationSettings', params: { type: 'news.arrived' } },
] as const

const tellOutbox = { type: 'tellOutbox', params: ({ event }: { event: PanelFact }) => event } as const

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
    outbox: outboxMachine,
    notificationSettings: notificationSettingsMachine,
    leaving: leavingMachine,
    onboarding: onboardingMachine,
    link: linkMachine,
  },
  guards: {
    isRegained: (_, reason: NudgeReason) => reason === 'regained',
    isShown: (_, reason: NudgeReason) => reason === 'shown',
    isProfile: (_, to: RouteName) => to === 'profile',
  },
  actions: {
    rememberFault: assign(({ context }, part: PanelPart) => ({ faulted: [...context.faulted, part] })),
    rememberSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    askSetupAgain: ({ self }) => childOf(self, 'setup')?.send({ type: 'refresh.wanted' }),
    askUnreadAgain: ({ self }) => childOf(self, 'unread')?.send({ type: 'refresh.wanted' }),
    tellUnread: ({ self }, news: UnreadNews) => childOf(self, 'unread')?.send(news),
    tellOutbox: ({ self }, fact: PanelFact) => childOf(self, 'outbox')?.send(fact),
    tellNotificationSettings: ({ self }, fact: NotificationSettingsEvent) =>
      childOf(self, 'notificationSettings')?.send(fact),
    tellAccount: ({ self }, fact: AccountEvent) => childOf(self, 'account')?.send(fact),
    askAccountAgain: ({ self }) => childOf(self, 'account')?.send({ type: 'refresh.wanted' }),
    tellNews: ({ self }, patch: SupplierPatch) => childOf(self, 'news')?.send({ type: 'supplier.reported', patch }),
    nudgeRealtime: ({ self }, reason: NudgeReason) => childOf(self, 'realtime')?.send({ type: 'line.nudged', reason }),
    renewRealtime: ({ self }) => childOf(self, 'realtime')?.send({ type: 'token.changed' }),
    tellSubscription: (
      { self },
      fact: { type: 'setup.learned'; setup: Setup } | { type: 'place.left'; to: RouteName } | PromptsNews,
    ) => childOf(self, 'subscription')?.send(fact),
    tellOnboarding: ({ self }, fact: OnboardingEvent) => tellLater(childOf(self, 'onboarding'), fact),
    tellLink: ({ self }, fact: LinkEvent) => childOf(self, 'link')?.send(fact),
    tellLeaving: ({ self }, fact: { type: 'work.changed'; isUnsaved: boolean } | WritesNews) =>
      childOf(self, 'leaving')?.send(fact),
    // Without the part that asks, nobody is held back.
    askToLeave: ({ context: { trunk }, self }, departure: Departure) => {
      const leaving = childOf(self, 'leaving')
      return leaving ? leaving.send({ type: 'leaving.wanted', departure }) : letGo(trunk, departure)
    },
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
      input: ({ context: { trunk, supplier } }) => ({ trunk, supplierId: supplier.id }),
      onError: { actions: noteFault('setup') },
    },
    {
      id: 'account',
      src: 'account',
      input: ({ context: { trunk, supplier }, self }) => ({ trunk, panel: self, supplier }),
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
      input: ({ context: { clock, supplier }, self }) => ({ clock, supplierId: supplier.id, panel: self }),
      onError: { actions: noteFault('realtime') },
    },
    {
      id: 'shell',
      src: 'shell',
      input: ({ context: { trunk, supplier, to, hasDialog } }) => ({
        trunk,
        supplierId: supplier.id,
        opens: to === 'profile' ? ('profile' as const) : null,
        hasDialog,
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
      onError: { actions: noteFault('subscription') },
    },
    {
      id: 'onboarding',
      src: 'onboarding',
      input: ({ context: { trunk, clock, supplier, to, hasDialog }, self }) => ({
        trunk,
        panel: self,
        clock,
        supplier,
        page: to,
        hasDialog,
      }),
      onError: {
        actions: [
          ...noteFault('onboarding'),
          // Who cannot be asked for what is missing must not be kept from paying, nor from the page.
          { type: 'tellSubscription', params: { type: 'prompts.changed', isDue: false } },
          { type: 'barPage', params: { type: 'page.freed', by: 'prompt' } },
        ],
      },
    },
    {
      id: 'link',
      src: 'link',
      input: ({ context: { trunk, supplier }, self }) => ({ trunk, panel: self, supplier }),
      onError: { actions: [...noteFault('link'), noMoreWrites('link')] },
    },
    {
      id: 'leaving',
      src: 'leaving',
      input: ({ context: { trunk, isUnsaved }, self }) => ({ trunk, panel: self, isUnsaved }),
      onError: {
        actions: [...noteFault('leaving'), { type: 'barPage', params: { type: 'page.freed', by: 'leaving' } }],
      },
    },
    {
      id: 'unread',
      src: 'unread',
      input: ({ context: { trunk } }) => ({ trunk }),
      onError: { actions: noteFault('unread') },
    },
    {
      id: 'outbox',
      src: 'outbox',
      input: ({ context: { trunk, clock, supplier }, self }) => ({
        trunk,
        panel: self,
        clock,
        supplierId: supplier.id,
      }),
      onError: { actions: [...noteFault('outbox'), noMoreWrites('outbox')] },
    },
    {
      id: 'notificationSettings',
      src: 'notificationSettings',
      input: ({ context: { trunk, to } }) => ({ trunk, to }),
      onError: { actions: [...noteFault('notificationSettings'), noMoreWrites('notificationSettings')] },
    },
  ],
  initial: 'open',
  states: {
    open: {
      on: {
        'news.missed': { actions: ['askSetupAgain', 'askAccountAgain', 'askUnreadAgain', ...tellArrival] },
        'supplier.reported': { actions: { type: 'tellNews', params: ({ event }) => event.patch } },
        'telegram.linked': {
          actions: { type: 'tellLink', params: ({ event }) => event },
        },
        'line.nudged': [
          {
            guard: { type: 'isRegained', params: ({ event }) => event.reason },
            actions: [
              { type: 'nudgeRealtime', params: ({ event }) => event.reason },
              'askSetupAgain',
              'askUnreadAgain',
              ...tellArrival,
            ],
          },
          {
            guard: { type: 'isShown', params: ({ event }) => event.reason },
            actions: [
              { type: 'nudgeRealtime', params: ({ event }) => event.reason },
              { type: 'tellNotificationSettings', params: { type: 'news.arrived' } },
            ],
          },
          { actions: { type: 'nudgeRealtime', params: ({ event }) => event.reason } },
        ],
        'token.changed': { actions: ['renewRealtime', 'askSetupAgain'] },
        'refresh.wanted': { actions: ['askSetupAgain', 'askAccountAgain', 'askUnreadAgain', ...tellArrival] },
        'setup.outdated': { actions: ['askSetupAgain', 'askUnreadAgain', ...tellArrival] },
        'unread.changed': { actions: { type: 'tellUnread', params: ({ event }) => event } },
        'change.made': { actions: tellOutbox },
        'change.undone': { actions: tellOutbox },
        'outbox.wanted': { actions: tellOutbox },
        'account.outdated': { actions: 'askAccountAgain' },
        'work.changed': { actions: { type: 'tellLeaving', params: ({ event }) => event } },
        'writes.changed': { actions: { type: 'tellLeaving', params: ({ event }) => event } },
        'write.failed': { actions: { type: 'tellLeaving', params: ({ event }) => event } },
        'leaving.wanted': { actions: { type: 'askToLeave', params: ({ event }) => event.departure } },
        'supplier.learned': {
          actions: [
            { type: 'rememberSupplier', params: ({ event }) => event.supplier },
            { type: 'tellAccount', params: ({ event }) => event },
            { type: 'tellOnboarding', params: ({ event }) => event },
            { type: 'tellLink', params: ({ event }) => event },
          ],
        },
        'account.settled': { actions: { type: 'tellOnboarding', params: ({ event }) => event } },
        'telegram.unlinked': { actions: { type: 'tellOnboarding', params: ({ event }) => event } },
        'purchase.changed': { actions: { type: 'tellOnboarding', params: ({ event }) => event } },
        'prompts.changed': { actions: { type: 'tellSubscription', params: ({ event }) => event } },
        'dialog.changed': {
          actions: [
            { type: 'barPage', params: ({ event }) => barNews(event.isOpen, 'screen') },
            { type: 'tellOnboarding', params: ({ event }) => event },
          ],
        },
        'page.barred': { actions: { type: 'barPage', params: ({ event }) => event } },
        'page.freed': { actions: { type: 'barPage', params: ({ event }) => event } },
        'setup.learned': {
          actions: [
            { type: 'tellOnboarding', params: ({ event }) => event },
            { type: 'tellSubscription', params: ({ event }) => event },
          ],
        },
        'place.left': [
          {
            guard: { type: 'isProfile', params: ({ event }) => event.to },
            actions: [
              'closeOverlays',
              'openProfile',
              { type: 'tellOnboarding', params: ({ event }) => event },
              { type: 'tellSubscription', params: ({ event }) => event },
              { type: 'tellNotificationSettings', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              'closeOverlays',
              { type: 'tellOnboarding', params: ({ event }) => event },
              { type: 'tellSubscription', params: ({ event }) => event },
              { type: 'tellNotificationSettings', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
})

export type PanelActor = ActorRefFrom<typeof panelMachine>
export type PanelSnapshot = SnapshotFrom<typeof panelMachine>
