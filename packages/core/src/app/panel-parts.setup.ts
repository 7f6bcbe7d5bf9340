import type { Concern } from '../account/account.domain.ts'
import { type AccountSettled, accountMachine } from '../account/account.machine.ts'
import { type NewsSettled, newsMachine } from '../account/news.machine.ts'
import type { Intent } from '../intents/intents.domain.ts'
import { reconcilerMachine } from '../intents/reconciler.machine.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { PanelFact } from '../kernel/facts.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { RouteName } from '../kernel/routes.ts'
import type { ScreenFact } from '../kernel/screen.ts'
import type { Departure, Trunk } from '../kernel/trunk.ts'
import type { Hearer } from '../kit/supervisor/hears.ts'
import { type NameOf, partOf, type Supervising } from '../kit/supervisor/parts.ts'
import { leavingMachine } from '../leaving/leaving.machine.ts'
import { notificationSettingsMachine } from '../notification-settings/notification-settings.machine.ts'
import type { ChangesUpdated } from '../notifications/changes.domain.ts'
import { notificationsMachine } from '../notifications/notifications.machine.ts'
import { unreadMachine } from '../notifications/unread.machine.ts'
import { onboardingMachine } from '../onboarding/onboarding.machine.ts'
import type { NudgeReason } from '../realtime/realtime.domain.ts'
import { type RealtimeNews, realtimeMachine } from '../realtime/realtime.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { setupMachine } from '../setup/setup.machine.ts'
import { shellMachine } from '../shell/shell.machine.ts'
import { subscriptionMachine } from '../subscription/subscription.machine.ts'
import type { PromptsNews, PurchaseNews } from '../subscription/subscription.setup.ts'
import { linkMachine } from '../telegram/link.machine.ts'
import type { UnlinkNews } from '../telegram/link.setup.ts'

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
  /** From the panel to its parts: the token may be good again, and everything is read again. */
  | { type: 'reading.resumed' }
  /** From the panel to its parts: while the token is refused, only the settings are read again. */
  | { type: 'settings.outdated' }

export interface PanelInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplier: Supplier
  readonly to: RouteName
}

export interface PanelContext extends PanelInput, Supervising<PanelPart> {}

interface PanelArgs {
  readonly context: PanelInput
  readonly self: { send(event: PanelEvent): void }
}

const part = partOf<PanelArgs, PanelEvent>()

const refresh = () => ({ type: 'refresh.wanted' }) as const
const refreshOn =
  (concern: Concern) =>
  ({ concerns, since }: NewsSettled) =>
    concerns.includes(concern) ? ({ type: 'refresh.wanted', since } as const) : null
const arrival = () => ({ type: 'news.arrived' }) as const
const look = () => ({ type: 'look.wanted' }) as const

/** The dialog that opens with a page. */
const openedAt = (to: RouteName) => (to === 'profile' ? 'profile' : null)

/** Everything that lives as long as someone is signed in, and what each part hears of the others. */
export const panelTable = {
  realtime: part(realtimeMachine)({
    input: ({ context: { clock, supplier }, self }) => ({ clock, supplierId: supplier.id, panel: self }),
    hears: {
      'line.nudged': 'same',
      'network.lost': 'same',
      'token.changed': 'same',
      'token.refused': 'same',
      'reading.resumed': () => ({ type: 'token.changed' }),
    },
  }),

  setup: part(setupMachine)({
    input: ({ context: { trunk, supplier } }) => ({ trunk, supplierId: supplier.id }),
    hears: {
      'news.missed': refresh,
      'news.settled': refreshOn('settings'),
      'refresh.wanted': 'same',
      'reading.resumed': refresh,
      'setup.outdated': refresh,
      'settings.outdated': refresh,
      'token.changed': refresh,
    },
  }),

  account: part(accountMachine)({
    input: ({ context: { trunk, supplier }, self }) => ({ trunk, panel: self, supplier }),
    hears: {
      'news.missed': refresh,
      'news.settled': refreshOn('account'),
      'refresh.wanted': 'same',
      'reading.resumed': refresh,
      'account.outdated': refresh,
      'supplier.learned': 'same',
    },
    whenFaulted: { type: 'account.settled' },
  }),

  news: part(newsMachine)({
    input: ({ context: { trunk, clock, supplier }, self }) => ({ trunk, panel: self, clock, supplier }),
    hears: { 'supplier.reported': 'same', 'supplier.learned': 'same' },
  }),

  unread: part(unreadMachine)({
    input: ({ context: { trunk } }) => ({ trunk }),
    hears: {
      'news.missed': refresh,
      'news.settled': refreshOn('notifications'),
      'refresh.wanted': 'same',
      'reading.resumed': refresh,
      'setup.outdated': refresh,
      'line.nudged': ({ reason }) => (reason === 'shown' ? refresh() : null),
      'changes.updated': 'same',
      'count.learned': 'same',
    },
  }),

  link: part(linkMachine)({
    input: ({ context: { trunk, supplier }, self }) => ({ trunk, panel: self, supplier }),
    hears: { 'telegram.linked': 'same', 'supplier.learned': 'same', 'screen.closed': 'same' },
  }),

  subscription: part(subscriptionMachine)({
    input: ({ context: { trunk, clock, ids, supplier, to }, self }) => ({
      trunk,
      panel: self,
      clock,
      ids,
      supplierId: supplier.id,
      to,
    }),
    hears: {
      'setup.learned': 'same',
      'place.left': 'same',
      'intent.settled': 'same',
      'purchase.resumed': 'same',
      'prompts.changed': 'same',
    },
    whenFaulted: { type: 'purchase.changed', isUnderWay: false },
  }),

  notificationSettings: part(notificationSettingsMachine)({
    input: ({ context: { trunk, to } }) => ({ trunk, to }),
    hears: {
      'news.missed': arrival,
      'refresh.wanted': arrival,
      'reading.resumed': arrival,
      'setup.outdated': arrival,
      'line.nudged': ({ reason }) => (reason === 'shown' ? arrival() : null),
      'place.left': 'same',
    },
  }),

  notifications: part(notificationsMachine)({
    input: ({ context: { trunk }, self }) => ({ trunk, panel: self }),
    hears: {
      'change.made': 'same',
      'change.undone': 'same',
      'changes.requested': 'same',
      'place.left': 'same',
      'session.ended': 'same',
    },
  }),

  shell: part(shellMachine)({
    input: ({ context: { trunk, supplier, to } }) => ({ trunk, supplierId: supplier.id, to, opens: openedAt(to) }),
    hears: { 'place.left': ({ to }) => ({ type: 'place.left', to, opens: openedAt(to) }) },
  }),

  onboarding: part(onboardingMachine)({
    input: ({ context: { trunk, clock, supplier, to }, self }) => ({ trunk, panel: self, clock, supplier, page: to }),
    hears: {
      'setup.learned': 'same',
      'supplier.learned': 'same',
      'place.left': 'same',
      'account.settled': 'same',
      'purchase.changed': 'same',
      'telegram.unlinked': 'same',
      'telegram.kept': 'same',
    },
    // Who cannot be asked for what is missing must not be kept from paying, nor from the page.
    whenFaulted: { type: 'prompts.changed', isDue: false },
  }),

  reconciler: part(reconcilerMachine)({
    input: ({ context: { trunk, clock, supplier } }) => ({ trunk, clock, supplierId: supplier.id }),
    hears: {
      'news.missed': look,
      'refresh.wanted': look,
      'reading.resumed': look,
      'token.changed': look,
      'line.nudged': ({ reason }) => (reason === 'accepted' ? null : look()),
      'intent.unclear': 'same',
    },
  }),

  leaving: part(leavingMachine)({
    input: ({ context: { trunk } }) => ({ trunk }),
    hears: { 'leaving.wanted': 'same', 'write.failed': 'same' },
  }),

  /** What is looked at may be old. */
  screen: {
    tell: ({ trunk }, event) => trunk.send(event),
    hears: {
      'news.missed': arrival,
      'news.settled': ({ concerns }) => (concerns.includes('notifications') ? arrival() : null),
      'refresh.wanted': arrival,
      'reading.resumed': arrival,
      'setup.outdated': arrival,
      'line.nudged': ({ reason }) => (reason === 'shown' ? { type: 'tab.shown' } : null),
    },
  } satisfies Hearer<PanelInput, PanelEvent, Extract<ScreenFact, { type: 'news.arrived' | 'tab.shown' }>>,
}

export type PanelPart = NameOf<typeof panelTable>
