import { type OfferedStep, offeredIn } from './undo.domain.ts'
import type { UndoActor } from './undo.machine.ts'

/** The change that can be taken back next; `null` when there is none. */
export const selectUndo = (snapshot: ReturnType<UndoActor['getSnapshot']>): OfferedStep | null =>
  snapshot.matches({ steps: 'offered' }) ? offeredIn(snapshot.context.steps) : null
