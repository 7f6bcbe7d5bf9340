import type { AnyActorRef } from 'xstate'
import type { AppearanceActor } from '../appearance/appearance.machine.ts'
import type { ConnectivityActor } from '../connectivity/connectivity.machine.ts'
import type { Place } from '../kernel/routes.ts'
import type { NoticesActor } from '../notices/notices.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { AppActor, AppSnapshot } from './app.machine.ts'
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
