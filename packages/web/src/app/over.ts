import type { ComponentType } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ScreenProps } from '../navigation/screen.ts'

/**
 * Casts the props of a screen to those of its view. This is safe because the route table pairs each screen with its
 * machine, and a screen is shown only while its machine runs.
 */
export const over = <Actor extends AnyActorRef>(
  View: ComponentType<Omit<ScreenProps, 'actor'> & { readonly actor: Actor }>,
): ComponentType<ScreenProps> => View as ComponentType<ScreenProps>
