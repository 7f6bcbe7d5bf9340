import type { AppActor, Place } from '@supplier/core'
import type { AnyActorRef } from 'xstate'
import type { Chunk } from '../ui/chunk.ts'

/** What every screen is given. */
export interface ScreenProps {
  readonly app: AppActor
  readonly place: Place
  /** The machine of the screen; `null` when it decides nothing. */
  readonly actor: AnyActorRef | null
}

export type Screen = Chunk<ScreenProps>
