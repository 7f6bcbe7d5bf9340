import {
  type LeavingActor,
  type OnboardingActor,
  type PanelActor,
  type PanelParts,
  panelParts,
  type ReconcilerActor,
  type SetupActor,
  type SetupView,
  type ShellActor,
  type ShellView,
  type SubscriptionActor,
  selectFaultedParts,
  selectLeaving,
  selectOperations,
  selectPaywall,
  selectPrompt,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** A part of the panel that may stop while the rest lives on. */
export type PanelPart = ReturnType<typeof selectFaultedParts>[number]

/** What a person may tell the frame. */
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
    | 'leaving'
    | 'notificationSettings'
    | 'reconciler'
  > {
  readonly faulted: readonly PanelPart[]
}

/** The parts of the panel. One that has stopped is `null`; the rest lives on. */
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
    leaving: live('leaving'),
    reconciler: live('reconciler'),
  }
}

/** Reads a part that may have stopped. */
export const usePart = <Actor extends AnyActorRef, View>(
  actor: Actor | null,
  select: (snapshot: SnapshotFrom<Actor>) => View,
  stopped: View,
): View =>
  useSelector<AnyActorRef | undefined, View>(actor ?? undefined, (snapshot: SnapshotFrom<Actor> | undefined) =>
    snapshot === undefined ? stopped : select(snapshot),
  )

/** Whether what an earlier visit learned is still being looked up: a moment too short to show anything for. */
export const selectIsRecalling = ({ children }: SnapshotFrom<SetupActor>): boolean => 'recallSetup' in children

export const selectIsBarred = (snapshot: SnapshotFrom<SubscriptionActor>): boolean =>
  selectPaywall(snapshot).step !== 'closed'

export const selectIsPrompted = (snapshot: SnapshotFrom<OnboardingActor>): boolean => selectPrompt(snapshot) !== null

export const selectHasOperation = (snapshot: SnapshotFrom<ReconcilerActor>): boolean =>
  selectOperations(snapshot).shown !== null

export const selectIsLeaving = (snapshot: SnapshotFrom<LeavingActor>): boolean => selectLeaving(snapshot) !== null

/** The settings when the part that reads them has stopped. */
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

/** The frame when the part that opens and closes things has stopped. */
export const stillShell: ShellView = { isMenuOpen: false, openGroups: ['products'], dialog: null, query: '' }
