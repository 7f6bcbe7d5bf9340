import type { BulkActor } from '../kit/bulk/bulk.machine.ts'
import type { ImportDrafts } from './import-drafts.domain.ts'
import type { ImportDraftsSnapshot } from './import-drafts.machine.ts'

interface ImportDraftsView {
  /** `null` until they are counted. */
  readonly drafts: ImportDrafts | null
  readonly isPublishing: boolean
  /** The action that publishes them, with its dialog; `null` while it does not run. */
  readonly bulk: BulkActor | null
}

export const selectImportDrafts = (snapshot: ImportDraftsSnapshot): ImportDraftsView => ({
  drafts: snapshot.context.drafts,
  isPublishing: snapshot.matches('publishing'),
  bulk: snapshot.children.bulk ?? null,
})
