import type { ReconcilerActor } from '@supplier/core/intents/reconciler.machine'
import { selectOperations } from '@supplier/core/intents/reconciler.selectors'
import type { LeaveGuardActor } from '@supplier/core/leave-guard/leave-guard.machine'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import type { OnboardingActor } from '@supplier/core/onboarding/onboarding.machine'
import { selectPrompt } from '@supplier/core/onboarding/onboarding.selectors'
import type { SetupActor } from '@supplier/core/setup/setup.machine'
import type { ShellActor } from '@supplier/core/shell/shell.machine'
import type { ShellView } from '@supplier/core/shell/shell.selectors'
import type { SubscriptionActor } from '@supplier/core/subscription/subscription.machine'
import { selectPaywall } from '@supplier/core/subscription/subscription.selectors'
import type { SnapshotFrom } from 'xstate'

/** Sends an event of the user to the shell’s actor. */
export type ShellSend = (event: Parameters<ShellActor['send']>[0]) => void

/** Whether the cached setup is still being loaded. This takes too little time to show anything for it. */
export const selectIsRecalling = ({ children }: SnapshotFrom<SetupActor>): boolean => 'loadCachedSetup' in children

export const selectIsBlocked = (snapshot: SnapshotFrom<SubscriptionActor>): boolean =>
  selectPaywall(snapshot).step !== 'closed'

export const selectIsPrompted = (snapshot: SnapshotFrom<OnboardingActor>): boolean => selectPrompt(snapshot) !== null

export const selectHasOperation = (snapshot: SnapshotFrom<ReconcilerActor>): boolean =>
  selectOperations(snapshot).shown !== null

export const selectIsAskingToLeave = (snapshot: SnapshotFrom<LeaveGuardActor>): boolean =>
  selectLeaveGuard(snapshot) !== null

/** The state of the shell when its actor has stopped. */
export const stillShell: ShellView = {
  isMenuOpen: false,
  openGroups: ['products'],
  dialog: null,
  query: '',
  recent: [],
}
