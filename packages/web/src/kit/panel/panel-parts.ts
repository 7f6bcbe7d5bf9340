import type { PanelActor } from '@supplier/core/app/panel.machine'
import { type PanelParts, panelParts, selectFaultedParts } from '@supplier/core/app/panel.selectors'
import { isAlike } from '@supplier/core/kernel/same'
import { useSelector } from '@xstate/react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** A part of the panel that may stop while the rest keeps working. */
export type PanelPart = ReturnType<typeof selectFaultedParts>[number]

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
