import type { AnyActorLogic } from 'xstate'
import type { Carried, Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { ClockPort } from './clock.ts'
import type { IdsPort } from './ids.ts'
import type { Place } from './routes.ts'
import type { Trunk } from './trunk.ts'

/** What every screen starts with. */
export interface ScreenInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly place: Place
  readonly carried: Carried
  /** Who is signed in; `null` in the auth area. */
  readonly supplier: Supplier | null
}

/** What a screen of the signed-in part starts with. */
export interface PanelScreenInput extends ScreenInput {
  readonly ids: IdsPort
}

/** What an open screen hears while it is open. */
export type ScreenFact =
  | { type: 'place.refined'; place: Place }
  /** Fresh settings arrived. */
  | { type: 'setup.learned'; setup: Setup }
  /** What is known of the supplier changed. */
  | { type: 'supplier.learned'; supplier: Supplier }
  /** What is typed and not saved is to be thrown away. */
  | { type: 'work.discarded' }
  /** The person came back to this tab. */
  | { type: 'tab.shown' }

/** The machine of a screen with its ports plugged in; `null` for a screen that has nothing to decide. */
export type ScreenLogic = AnyActorLogic | null
