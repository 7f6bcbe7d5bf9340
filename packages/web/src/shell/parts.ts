import type { PanelActor } from '@supplier/core/app/panel.machine'
import { type PanelParts, panelParts, selectFaultedParts } from '@supplier/core/app/panel.selectors'
import type { ReconcilerActor } from '@supplier/core/intents/reconciler.machine'
import { selectOperations } from '@supplier/core/intents/reconciler.selectors'
import { isAlike } from '@supplier/core/kernel/same'
import type { LeaveGuardActor } from '@supplier/core/leave-guard/leave-guard.machine'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import type { OnboardingActor } from '@supplier/core/onboarding/onboarding.machine'
import { selectPrompt } from '@supplier/core/onboarding/onboarding.selectors'
import type { SetupActor } from '@supplier/core/setup/setup.machine'
import type { SetupView } from '@supplier/core/setup/setup.selectors'
import type { ShellActor } from '@supplier/core/shell/shell.machine'
import type { ShellView } from '@supplier/core/shell/shell.selectors'
import type { SubscriptionActor } from '@supplier/core/subscription/subscription.machine'
import { selectPaywall } from '@supplier/core/subscription/subscription.selectors'
import { useSelector } from '@xstate/react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** A part of the panel that may stop while the rest keeps working. */
export type PanelPart = ReturnType<typeof selectFaultedParts>[number]

/** Sends an event of the user to the shell’s actor. */
export type ShellSend = (event: Parameters<ShellActor['send']>[0]) => void

export interface LiveParts
  extends Pick<
    { readonly [Name in keyof PanelParts]: PanelParts[Name] | null },
    | 'setup'
    | 'account'
    | 'shell'
    | 'realtime'
    | 'subscription'
    | 'unread'
    | 'onboarding'
    | 'link'
    | 'leaveGuard'
    | 'notificationSettings'
    | 'alertChoice'
    | 'reconciler'
    | 'jobs'
    | 'outbox'
    | 'storeSwitch'
    | 'releases'
  > {
  readonly faulted: readonly PanelPart[]
}

/** The actors of the panel’s parts. A stopped one is `null`. */
export const useParts = (panel: PanelActor): LiveParts => {
  const faulted = useSelector(panel, selectFaultedParts)
  const parts = panelParts(panel)
  const live = <Name extends PanelPart & keyof PanelParts>(name: Name) => (faulted.includes(name) ? null : parts[name])
  return {
    faulted,
    setup: live('setup'),
    account: live('account'),
    shell: live('shell'),
    realtime: live('realtime'),
    subscription: live('subscription'),
    unread: live('unread'),
    onboarding: live('onboarding'),
    link: live('link'),
    notificationSettings: live('notificationSettings'),
    alertChoice: live('alertChoice'),
    leaveGuard: live('leaveGuard'),
    reconciler: live('reconciler'),
    jobs: live('jobs'),
    outbox: live('outbox'),
    storeSwitch: live('storeSwitch'),
    releases: live('releases'),
  }
}

/** Selects from the actor of a part, with a fallback value when the part has stopped. */
export const usePart = <Actor extends AnyActorRef, View>(
  actor: Actor | null,
  select: (snapshot: SnapshotFrom<Actor>) => View,
  stopped: View,
): View =>
  useSelector<AnyActorRef | undefined, View>(
    actor ?? undefined,
    (snapshot: SnapshotFrom<Actor> | undefined) => (snapshot === undefined ? stopped : select(snapshot)),
    isAlike,
  )

/** Whether the cached setup is still being loaded. This takes too little time to show anything for it. */
export const selectIsRecalling = ({ children }: SnapshotFrom<SetupActor>): boolean => 'loadCachedSetup' in children

export const selectIsBlocked = (snapshot: SnapshotFrom<SubscriptionActor>): boolean =>
  selectPaywall(snapshot).step !== 'closed'

export const selectIsPrompted = (snapshot: SnapshotFrom<OnboardingActor>): boolean => selectPrompt(snapshot) !== null

export const selectHasOperation = (snapshot: SnapshotFrom<ReconcilerActor>): boolean =>
  selectOperations(snapshot).shown !== null

export const selectIsAskingToLeave = (snapshot: SnapshotFrom<LeaveGuardActor>): boolean =>
  selectLeaveGuard(snapshot) !== null

/** The settings when the part that loads them has stopped. */
export const unknownSettings: SetupView = {
  isLoading: false,
  isStale: false,
  hasFailed: false,
  mainBalance: null,
  serviceBalance: null,
  isSubscribed: false,
  steps: null,
  chats: 0,
  orders: 0,
}

/** The state of the shell when its actor has stopped. */
export const stillShell: ShellView = {
  isMenuOpen: false,
  openGroups: ['products'],
  dialog: null,
  query: '',
  recent: [],
}
