import type { Listen } from '../../kernel/port.ts'
import type { Draft, DraftName } from './drafts.domain.ts'

/** Another tab has taken the draft out of storage. */
export interface DraftRemoved {
  readonly type: 'draft.removed'
}

/** Where drafts wait; each method touches storage of this browser only. */
export interface DraftsPort {
  recallDraft(name: DraftName): Promise<Draft | null>
  keepDraft(draft: Draft): Promise<void>
  forgetDraft(name: DraftName): Promise<void>
  readonly watchDraft: Listen<DraftRemoved, DraftName>
}
