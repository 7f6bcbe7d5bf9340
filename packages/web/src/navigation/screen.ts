import type { AppActor } from '@supplier/core/app/app.machine'
import type { Location } from '@supplier/core/kernel/routes'
import type { AnyActorRef } from 'xstate'
import type { Chunk } from '../ui/loading/chunk.ts'

/** The props of every screen. */
export interface ScreenProps {
  readonly app: AppActor
  readonly location: Location
  /** The actor of the screen; `null` when the screen has no machine. */
  readonly actor: AnyActorRef | null
}

export type Screen = Chunk<ScreenProps>
