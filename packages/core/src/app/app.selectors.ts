import type { AnyActorRef } from 'xstate'
import type { AccountActor } from '../account/account.machine.ts'
import type { CopyActor } from '../account/copy.machine.ts'
import type { AppearanceActor } from '../appearance/appearance.machine.ts'
import type { ConnectivityActor } from '../connectivity/connectivity.machine.ts'
import type { Place } from '../kernel/routes.ts'
import type { LeavingActor } from '../leaving/leaving.machine.ts'
import type { NoticesActor } from '../notices/notices.machine.ts'
import type { NotificationSettingsActor } from '../notification-settings/notification-settings.machine.ts'
import type { OutboxActor } from '../notifications/outbox.machine.ts'
import type { UnreadActor } from '../notifications/unread.machine.ts'
import type { OnboardingActor } from '../onboarding/onboarding.machine.ts'
import type { RealtimeActor } from '../realtime/realtime.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { SetupActor } from '../setup/setup.machine.ts'
import type { ShellActor, ShellSnapshot } from '../shell/shell.machine.ts'
import type { SubscriptionActor } from '../subscription/subscription.machine.ts'
import type { LinkActor } from '../telegram/link.machine.ts'
import type { AppActor, AppSnapshot } from './app.machine.ts'
import type { PanelActor, PanelSnapshot } from './panel.machine.ts'
import type { SlotActor, SlotSnapshot } from './slot.machine.ts'

/** What stands in the middle of the page. */
export interface Page {
  readonly place: Place
  readonly state: 'loading' | 'shown' | 'missing' | 'broken'
  /** The machine of the screen, when it has one and is shown. */
  readonly screen: AnyActorRef | null
}

export const selectPage = (snapshot: SlotSnapshot): Page => {
  const { wanted, screen } = snapshot.context
  if (snapshot.matches('shown')) return { place: wanted.place, state: 'shown', screen }
  if (snapshot.matches('missing')) return { place: wanted.place, state: 'missing', screen: null }
  if (snapshot.matches('broken')) return { place: wanted.place, state: 'broken', screen: null }
  return { place: wanted.place, state: 'loading', screen: null }
}

export const samePage = (one: Page, other: Page): boolean =>
  one.place === other.place && one.state === other.state && one.screen === other.screen

export const selectPlace = (snapshot: AppSnapshot): Place => snapshot.context.place

export const selectSupplier = (snapshot: AppSnapshot): Supplier | null => snapshot.context.session?.supplier ?? null

/** The signed-in part: still loading, there, or not to be had. */
export type PanelPlace =
  | { readonly state: 'loading' | 'missing' | 'none' }
  | { readonly state: 'open'; readonly panel: PanelActor }

export const selectPanel = (snapshot: AppSnapshot): PanelPlace => {
  const { panel } = snapshot.context
  if (snapshot.matches({ signedIn: { panel: 'open' } }) && panel) {
    return { state: 'open', panel: panel as PanelActor }
  }
  if (snapshot.matches({ signedIn: { panel: 'missing' } })) return { state: 'missing' }
  return { state: snapshot.matches('signedIn') ? 'loading' : 'none' }
}

export const samePanel = (one: PanelPlace, other: PanelPlace): boolean =>
  one.state === other.state && ('panel' in one ? one.panel : null) === ('panel' in other ? other.panel : null)

/** The parts of the trunk that never stop. */
export const trunkParts = (app: AppActor) => {
  const { notices, appearance, connectivity, slot } = app.getSnapshot().children
  return {
    notices: notices as unknown as NoticesActor,
    appearance: appearance as unknown as AppearanceActor,
    connectivity: connectivity as unknown as ConnectivityActor,
    slot: slot as unknown as SlotActor,
  }
}

export interface PanelParts {
  readonly setup: SetupActor
  readonly account: AccountActor
  readonly notificationSettings: NotificationSettingsActor
  readonly outbox: OutboxActor
  readonly realtime: RealtimeActor
  readonly shell: ShellActor
  readonly subscription: SubscriptionActor
  readonly unread: UnreadActor
  readonly leaving: LeavingActor
  readonly onboarding: OnboardingActor
  readonly link: LinkActor
}

/** The parts of the signed-in part, as they started. */
export const panelParts = (panel: PanelActor): PanelParts => panel.getSnapshot().children as unknown as PanelParts

export const selectFaultedParts = (snapshot: PanelSnapshot) => snapshot.context.faulted

/** The copy button of the profile dialog, while the dialog is open. */
export const selectCopy = (snapshot: ShellSnapshot): CopyActor | null => snapshot.children.copy ?? null
