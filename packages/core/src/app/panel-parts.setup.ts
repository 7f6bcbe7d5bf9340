import type { Concern } from '../account/account.domain.ts'
import { type AccountSettled, accountMachine } from '../account/account.machine.ts'
import { accountEventsMachine, type EventsSettled } from '../account/account-events.machine.ts'
import { alertChoiceMachine } from '../alerts/alert-choice.machine.ts'
import { alertsMachine } from '../alerts/alerts.machine.ts'
import type { MessageRemoved, MessagesSeen, MessageWritten } from '../chats/outbox.domain.ts'
import { outboxMachine } from '../chats/outbox.machine.ts'
import type { Intent } from '../intents/intents.domain.ts'
import { reconcilerMachine } from '../intents/reconciler.machine.ts'
import type { AppRef, LeaveRequest } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Offered } from '../kernel/offered.ts'
import type { Location, RouteName } from '../kernel/routes.ts'
import type { ScreenEvent } from '../kernel/screen.ts'
import type { JobStarted } from '../kit/job/job.domain.ts'
import { jobsMachine } from '../kit/job/jobs.machine.ts'
import type { Hearer } from '../kit/supervisor/hears.ts'
import { type NameOf, partOf, type Supervising } from '../kit/supervisor/parts.ts'
import { leaveGuardMachine } from '../leave-guard/leave-guard.machine.ts'
import { notificationSettingsMachine } from '../notification-settings/notification-settings.machine.ts'
import type { ChangesUpdated, NotificationsEvent } from '../notifications/changes.domain.ts'
import { notificationsMachine } from '../notifications/notifications.machine.ts'
import { unreadMachine } from '../notifications/unread.machine.ts'
import { onboardingMachine } from '../onboarding/onboarding.machine.ts'
import { gapsMachine } from '../realtime/gaps.machine.ts'
import type { WakeUpReason } from '../realtime/realtime.domain.ts'
import { realtimeMachine } from '../realtime/realtime.machine.ts'
import type { RealtimeOutput } from '../realtime/realtime.setup.ts'
import { releasesMachine } from '../releases/releases.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { setupMachine } from '../setup/setup.machine.ts'
import { shellMachine } from '../shell/shell.machine.ts'
import { storeSwitchMachine } from '../store-switch/store-switch.machine.ts'
import { subscriptionMachine } from '../subscription/subscription.machine.ts'
import type { PromptsChanged, PurchaseChanged } from '../subscription/subscription.setup.ts'
import { linkMachine } from '../telegram/link.machine.ts'
import type { UnlinkEvent } from '../telegram/link.setup.ts'

export type PanelEvent =
  | RealtimeOutput
  /** Events were missed and cannot be read: everything may be stale. */
  | { type: 'events.missed' }
  | EventsSettled
  | { type: 'wakeUp.received'; reason: WakeUpReason }
  | { type: 'network.lost' }
  | { type: 'token.changed' }
  /** The server rejected the token with 401. */
  | { type: 'token.refused' }
  | { type: 'route.changed'; to: RouteName }
  | { type: 'location.changed'; location: Location }
  | { type: 'refresh.requested' }
  | { type: 'setup.loaded'; setup: Setup }
  | { type: 'setup.invalidated' }
  | { type: 'account.invalidated' }
  | { type: 'supplier.updated'; supplier: Supplier }
  | { type: 'write.failed' }
  | { type: 'leave.requested'; leaveRequest: LeaveRequest }
  | { type: 'screen.closed' }
  | { type: 'intent.unclear'; id: string }
  | { type: 'intent.settled'; intent: Intent }
  | { type: 'purchase.resumed' }
  | PromptsChanged
  | PurchaseChanged
  | AccountSettled
  | UnlinkEvent
  | NotificationsEvent
  | ChangesUpdated
  | JobStarted
  | MessageWritten
  | MessagesSeen
  | MessageRemoved
  /** The supplier is signing out: send pending changes now. */
  | { type: 'session.ended' }
  /** From the panel to its parts: the token may be valid again, so refetch everything. */
  | { type: 'reading.resumed' }
  /** From the panel to its parts: the token is rejected, so refetch the settings only. */
  | { type: 'settings.invalidated' }

export interface PanelInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplier: Supplier
  readonly to: RouteName
  readonly location: Location
  /** The sections that the build names. */
  readonly built: Offered
}

export interface PanelContext extends PanelInput, Supervising<PanelPart> {}

interface PanelArgs {
  readonly context: PanelInput
  readonly self: { send(event: PanelEvent): void }
}

const part = partOf<PanelArgs, PanelEvent>()

const refresh = () => ({ type: 'refresh.requested' }) as const
const refreshOn =
  (concern: Concern) =>
  ({ concerns, since }: EventsSettled) =>
    concerns.includes(concern) ? ({ type: 'refresh.requested', since } as const) : null
const invalidation = () => ({ type: 'data.invalidated' }) as const
/** The events after which every part that reads from the server reads again. */
const rereads = { 'events.missed': refresh, 'refresh.requested': 'same', 'reading.resumed': refresh } as const
const due = () => ({ type: 'retry.due' }) as const
const look = () => ({ type: 'lookup.requested' }) as const

/** The dialog that opens with a route. */
const openedAt = (to: RouteName) => (to === 'profile' ? 'profile' : null)

/**
 * Every part that runs while a supplier is signed in, with its input and the events it receives from the other parts.
 */
export const panelTable = {
  realtime: part(realtimeMachine)({
    input: ({ context: { app, clock, supplier }, self }) => ({ app, clock, supplierId: supplier.id, panel: self }),
    hears: {
      'wakeUp.received': 'same',
      'network.lost': 'same',
      'token.changed': 'same',
      'token.refused': 'same',
      'reading.resumed': () => ({ type: 'token.changed' }),
    },
  }),

  gaps: part(gapsMachine)({
    input: ({ context: { app }, self }) => ({ app, panel: self }),
    hears: { 'gap.found': 'same', 'sequence.reported': 'same' },
    whenFaulted: { type: 'events.missed' },
  }),

  setup: part(setupMachine)({
    input: ({ context: { app, supplier, built } }) => ({ app, supplierId: supplier.id, built }),
    hears: {
      ...rereads,
      'events.settled': refreshOn('settings'),
      'setup.invalidated': refresh,
      'settings.invalidated': refresh,
      'token.changed': refresh,
    },
  }),

  account: part(accountMachine)({
    input: ({ context: { app, supplier }, self }) => ({ app, panel: self, supplier }),
    hears: {
      ...rereads,
      'events.settled': refreshOn('account'),
      // The name of the primary store and the default key belong to the account, too.
      'record.changed': ({ section }) => (['stores', 'delivery-keys'].includes(section) ? refresh() : null),
      'account.invalidated': refresh,
      'supplier.updated': 'same',
    },
    whenFaulted: { type: 'account.settled' },
  }),

  events: part(accountEventsMachine)({
    input: ({ context: { app, clock, supplier }, self }) => ({ app, panel: self, clock, supplier }),
    hears: { 'supplier.reported': 'same', 'supplier.updated': 'same' },
  }),

  unread: part(unreadMachine)({
    input: ({ context: { app } }) => ({ app }),
    hears: {
      ...rereads,
      'events.settled': refreshOn('notifications'),
      'setup.invalidated': refresh,
      'wakeUp.received': ({ reason }) => (reason === 'shown' ? refresh() : null),
      'changes.updated': 'same',
      'count.loaded': 'same',
    },
  }),

  link: part(linkMachine)({
    input: ({ context: { app, supplier }, self }) => ({ app, panel: self, supplier }),
    hears: { 'telegram.linked': 'same', 'supplier.updated': 'same', 'screen.closed': 'same' },
  }),

  subscription: part(subscriptionMachine)({
    input: ({ context: { app, clock, ids, supplier, to }, self }) => ({
      app,
      panel: self,
      clock,
      ids,
      supplierId: supplier.id,
      to,
    }),
    hears: {
      'setup.loaded': 'same',
      'route.changed': 'same',
      'intent.settled': 'same',
      'purchase.resumed': 'same',
      'prompts.changed': 'same',
    },
    whenFaulted: { type: 'purchase.changed', isUnderWay: false },
  }),

  notificationSettings: part(notificationSettingsMachine)({
    input: ({ context: { app, to } }) => ({ app, to }),
    hears: {
      'events.missed': invalidation,
      'refresh.requested': invalidation,
      'reading.resumed': invalidation,
      'setup.invalidated': invalidation,
      'wakeUp.received': ({ reason }) => (reason === 'shown' ? invalidation() : null),
      'route.changed': 'same',
    },
  }),

  notifications: part(notificationsMachine)({
    input: ({ context: { app }, self }) => ({ app, panel: self }),
    hears: {
      'change.made': 'same',
      'change.undone': 'same',
      'changes.requested': 'same',
      'route.changed': 'same',
      'session.ended': 'same',
    },
  }),

  alerts: part(alertsMachine)({
    input: ({ context: { app, supplier } }) => ({ app, supplierId: supplier.id }),
    hears: { 'record.changed': 'same', 'setup.loaded': 'same' },
  }),

  alertChoice: part(alertChoiceMachine)({ input: ({ context: { app } }) => ({ app }), hears: {} }),

  outbox: part(outboxMachine)({
    input: ({ context: { app, clock, supplier } }) => ({ app, clock, supplierId: supplier.id }),
    hears: {
      'message.written': 'same',
      'messages.seen': 'same',
      'message.removed': 'same',
      'network.lost': 'same',
      'token.changed': due,
      'reading.resumed': due,
      'wakeUp.received': ({ reason }) => (reason === 'answered' ? null : due()),
    },
  }),

  jobs: part(jobsMachine)({
    input: ({ context: { app, clock, ids, location } }) => ({ app, clock, ids, location }),
    hears: {
      'location.changed': 'same',
      ...rereads,
      'wakeUp.received': ({ reason }) => (reason === 'shown' ? { type: 'tab.shown' } : null),
      'job.progress': 'same',
      'job.started': 'same',
    },
  }),

  releases: part(releasesMachine)({
    input: ({ context: { app } }) => ({ app }),
    hears: { 'wakeUp.received': ({ reason }) => (reason === 'shown' ? { type: 'tab.shown' } : null) },
  }),

  shell: part(shellMachine)({
    input: ({ context: { app, supplier, to } }) => ({ app, supplierId: supplier.id, to, opens: openedAt(to) }),
    hears: { 'route.changed': ({ to }) => ({ type: 'route.changed', to, opens: openedAt(to) }) },
  }),

  storeSwitch: part(storeSwitchMachine)({
    input: ({ context: { app, location } }) => ({ app, location }),
    hears: {
      ...rereads,
      'account.invalidated': refresh,
      'location.changed': 'same',
      'record.changed': 'same',
    },
  }),

  onboarding: part(onboardingMachine)({
    input: ({ context: { app, clock, supplier, to }, self }) => ({ app, panel: self, clock, supplier, page: to }),
    hears: {
      'setup.loaded': 'same',
      'supplier.updated': 'same',
      'route.changed': 'same',
      'account.settled': 'same',
      'purchase.changed': 'same',
      'telegram.unlinked': 'same',
      'telegram.kept': 'same',
    },
    // If onboarding fails, it cannot ask for missing data, so it must not block the paywall or the page.
    whenFaulted: { type: 'prompts.changed', isDue: false },
  }),

  reconciler: part(reconcilerMachine)({
    input: ({ context: { app, clock, supplier } }) => ({ app, clock, supplierId: supplier.id }),
    hears: {
      'events.missed': look,
      'refresh.requested': look,
      'reading.resumed': look,
      'token.changed': look,
      'wakeUp.received': ({ reason }) => (reason === 'accepted' ? null : look()),
      'intent.unclear': 'same',
    },
  }),

  leaveGuard: part(leaveGuardMachine)({
    input: ({ context: { app } }) => ({ app }),
    hears: { 'leave.requested': 'same', 'write.failed': 'same' },
  }),

  /** The open screen, whose data may be stale. */
  screen: {
    tell: ({ app }, event) => app.send(event),
    hears: {
      'events.missed': invalidation,
      'events.settled': ({ concerns }) => (concerns.includes('notifications') ? invalidation() : null),
      'refresh.requested': invalidation,
      'reading.resumed': invalidation,
      'setup.invalidated': invalidation,
      'wakeUp.received': ({ reason }) => (reason === 'shown' ? { type: 'tab.shown' } : null),
    },
  } satisfies Hearer<PanelInput, PanelEvent, Extract<ScreenEvent, { type: 'data.invalidated' | 'tab.shown' }>>,
}

export type PanelPart = NameOf<typeof panelTable>
