import type { AccountActor } from '../account/account.machine.ts'
import type { CopyActor } from '../account/copy.machine.ts'
import type { ReconcilerActor } from '../intents/reconciler.machine.ts'
import type { LeavingActor } from '../leaving/leaving.machine.ts'
import type { NotificationSettingsActor } from '../notification-settings/notification-settings.machine.ts'
import type { NotificationsActor } from '../notifications/notifications.machine.ts'
import type { UnreadActor } from '../notifications/unread.machine.ts'
import type { OnboardingActor } from '../onboarding/onboarding.machine.ts'
import type { RealtimeActor } from '../realtime/realtime.machine.ts'
import type { SetupActor } from '../setup/setup.machine.ts'
import type { ShellActor, ShellSnapshot } from '../shell/shell.machine.ts'
import type { SubscriptionActor } from '../subscription/subscription.machine.ts'
import type { LinkActor } from '../telegram/link.machine.ts'
import type { AppSnapshot } from './app.machine.ts'
import type { PanelActor, PanelSnapshot } from './panel.machine.ts'

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

export interface PanelParts {
  readonly setup: SetupActor
  readonly account: AccountActor
  readonly notificationSettings: NotificationSettingsActor
  readonly notifications: NotificationsActor
  readonly realtime: RealtimeActor
  readonly shell: ShellActor
  readonly subscription: SubscriptionActor
  readonly unread: UnreadActor
  readonly leaving: LeavingActor
  readonly onboarding: OnboardingActor
  readonly link: LinkActor
  readonly reconciler: ReconcilerActor
}

/** The parts of the signed-in part, as they started. */
export const panelParts = (panel: PanelActor): PanelParts => panel.getSnapshot().children as unknown as PanelParts

export const selectFaultedParts = (snapshot: PanelSnapshot) => snapshot.context.faulted

/** The copy button of the profile dialog, while the dialog is open. */
export const selectCopy = (snapshot: ShellSnapshot): CopyActor | null => snapshot.children.copy ?? null
