import type { AnyActorLogic } from 'xstate'
import type { RouteName } from '../kernel/routes.ts'
import type { ScreenLogic } from '../kernel/screen.ts'

/** Loads machines when they are needed, with their ports plugged in. */
export interface ScreensPort {
  /** Rejects when the code of the screen cannot be had. */
  loadScreen(name: RouteName): Promise<ScreenLogic>
  loadPanel(): Promise<AnyActorLogic>
}

/** Where diagnoses go: codes, never bodies. */
export interface LogPort {
  note(code: string): void
}
