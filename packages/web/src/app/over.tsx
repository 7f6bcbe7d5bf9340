import type { ComponentType } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ScreenProps } from './screen.ts'

/** The one place where the machine of the open screen gets its own type back: the route table says which it is. */
export const over = <Actor extends AnyActorRef>(View: ComponentType<{ readonly actor: Actor }>) =>
  function Over({ actor }: ScreenProps) {
    return actor && <View actor={actor as Actor} />
  }
