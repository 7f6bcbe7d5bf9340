import type { UndoName, UndoStep } from './undo.domain.ts'

/** Keeps what can be taken back for the tab in which it was changed, so that a reload does not lose it. */
export interface UndoPort {
  loadSteps(name: UndoName): Promise<readonly UndoStep[]>
  saveSteps(kept: UndoName & { readonly steps: readonly UndoStep[] }): Promise<void>
}
