import type { AnyActorLogic } from 'xstate'
import type { AppRef } from './app-ref.ts'
import type { ClockPort } from './clock.ts'
import type { IdsPort } from './ids.ts'
import type { Location } from './routes.ts'

/** The input of every screen; the session adds its supplier by declaration merging. */
export interface ScreenInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly location: Location
}

/** The input of a screen in the panel. */
export interface PanelScreenInput extends ScreenInput {
  readonly ids: IdsPort
}

export type { ScreenEvent } from './screen-events.ts'

/** The machine of a screen with its ports provided; `null` for a screen without one. */
export type ScreenLogic = AnyActorLogic | null
