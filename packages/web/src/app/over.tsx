import type { ComponentType } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ScreenProps } from './screen.ts'

/**
 * Casts the actor of the open screen to its own type. This is safe because the route table pairs each screen with its
 * machine.
 */
export const over = <Actor extends AnyActorRef>(View: ComponentType<{ readonly actor: Actor }>) =>
  function Over({ actor }: ScreenProps) {
    return actor && <View actor={actor as Actor} />
  }
