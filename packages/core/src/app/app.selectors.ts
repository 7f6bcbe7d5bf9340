import type { AnyActorRef } from 'xstate'
import type { AppearanceActor } from '../appearance/appearance.machine.ts'
import type { ConnectivityActor } from '../connectivity/connectivity.machine.ts'
import type { Offered } from '../kernel/offered.ts'
import type { Location } from '../kernel/routes.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { ToastsActor } from '../toasts/toasts.machine.ts'
import type { AppActor, AppSnapshot } from './app.machine.ts'
import type { OutletActor, OutletSnapshot } from './outlet.machine.ts'

/** The content of the page. */
export interface Page {
  readonly location: Location
  readonly state: 'loading' | 'shown' | 'missing' | 'broken'
  /** The actor of the screen; `null` when the screen has no machine or is not shown. */
  readonly screen: AnyActorRef | null
}

export const selectPage = (snapshot: OutletSnapshot): Page => {
  const { wanted, screen } = snapshot.context
  if (snapshot.matches('shown') || snapshot.matches('shownUntilReloaded'))
    return { location: wanted.location, state: 'shown', screen }
  if (snapshot.matches('missing')) return { location: wanted.location, state: 'missing', screen: null }
  if (snapshot.matches('broken')) return { location: wanted.location, state: 'broken', screen: null }
  return { location: wanted.location, state: 'loading', screen: null }
}

export const samePage = (one: Page, other: Page): boolean =>
  one.location === other.location && one.state === other.state && one.screen === other.screen

export const selectOffered = (snapshot: AppSnapshot): Offered => snapshot.context.offered

export const selectLocation = (snapshot: AppSnapshot): Location => snapshot.context.location

export const selectSupplier = (snapshot: AppSnapshot): Supplier | null => snapshot.context.session?.supplier ?? null

/** The children of the app that run for its whole lifetime. */
export const appParts = (app: AppActor) => {
  const { toasts, appearance, connectivity, outlet } = app.getSnapshot().children
  return {
    toasts: toasts as unknown as ToastsActor,
    appearance: appearance as unknown as AppearanceActor,
    connectivity: connectivity as unknown as ConnectivityActor,
    outlet: outlet as unknown as OutletActor,
  }
}
