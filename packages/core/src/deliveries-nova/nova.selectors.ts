import type { LoadActor } from '../kit/load/load.machine.ts'
import type { NovaFound } from './nova.domain.ts'
import type { NovaActor } from './nova.machine.ts'

/** The machine that reads what the steps are derived from. */
export const novaLoad = (actor: NovaActor): LoadActor<NovaFound> | undefined => actor.getSnapshot().children.load
