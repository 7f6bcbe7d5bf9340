import type { Draft, DraftName } from './drafts.domain.ts'

/** Where drafts wait; each method touches storage of this browser only. */
export interface DraftsPort {
  recallDraft(name: DraftName): Promise<Draft | null>
  keepDraft(draft: Draft): Promise<void>
  forgetDraft(name: DraftName): Promise<void>
}
