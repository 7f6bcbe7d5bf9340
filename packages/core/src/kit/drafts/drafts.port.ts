import type { Listen } from '../../kernel/port.ts'
import type { Draft, DraftName } from './drafts.domain.ts'

/** Another tab removed the draft from storage. */
export interface DraftRemoved {
  readonly type: 'draft.removed'
}

/** Stores drafts in this browser only. */
export interface DraftsPort {
  loadDraft(name: DraftName): Promise<Draft | null>
  saveDraft(draft: Draft): Promise<void>
  clearDraft(name: DraftName): Promise<void>
  readonly watchDraft: Listen<DraftRemoved, DraftName>
}
