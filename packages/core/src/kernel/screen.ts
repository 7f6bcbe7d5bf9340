import type { AnyActorLogic } from 'xstate'
import type { Carried, Supplier } from '../session/session.domain.ts'
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

export type { ScreenFact } from './facts.ts'

/** The machine of a screen with its ports plugged in; `null` for a screen that has nothing to decide. */
export type ScreenLogic = AnyActorLogic | null
