import type { Failure } from '../kernel/failure.ts'
import type { ImportActor, ImportSnapshot } from './import.machine.ts'
import type { ImportContext } from './import.setup.ts'
import type { ImportDraftsActor } from './import-drafts.machine.ts'
import { type ImportStep, lackingFields, mappingWith, photoColumns, stepOf } from './import-steps.domain.ts'
import type { ImportField, Mapped, PriceImport } from './imports.domain.ts'

/** What the page of an import shows. */
export type ImportView =
  | { readonly state: 'loading' }
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'file'
      readonly isBusy: boolean
      readonly isWaitingForLine: boolean
      readonly isSending: boolean
      readonly isSavingTemplate: boolean
    }
  | {
      readonly state: 'open'
      readonly step: ImportStep
      readonly found: PriceImport
      readonly mapping: readonly Mapped[]
      readonly lacking: readonly ImportField[]
      /** The columns that may hold the addresses of photos, while none does; empty when there is nothing to ask. */
      readonly photoColumns: readonly string[]
      readonly isBusy: boolean
      readonly asks: 'jump' | 'mistake' | 'command' | null
    }

export const selectImport = (snapshot: ImportSnapshot): ImportView => {
  const { found, failure, edits, isBack, id } = snapshot.context
  if (snapshot.matches('gone')) return { state: 'gone' }
  const isSending = snapshot.matches('uploading')
  const isWaitingForLine = snapshot.matches('pausing')
  if (id === null || isSending || isWaitingForLine)
    return {
      state: 'file',
      isBusy: snapshot.matches('writing'),
      isSending,
      isWaitingForLine,
      isSavingTemplate: snapshot.matches({ choosing: { template: 'saving' } }),
    }
  if (found === null)
    return failure && snapshot.matches({ open: 'failed' }) ? { state: 'failed', failure } : { state: 'loading' }
  const mapping = mappingWith(found.details?.mapping ?? [], edits)
  return {
    state: 'open',
    step: isBack ? 'columns' : stepOf(found),
    found,
    mapping,
    lacking: lackingFields(found.details?.fields ?? [], mapping),
    photoColumns: photoColumns(found.details?.fields ?? [], mapping),
    isBusy: snapshot.matches('writing') || snapshot.matches('rereading'),
    asks: asksIn(snapshot),
  }
}

const asksIn = (snapshot: ImportSnapshot): 'jump' | 'mistake' | 'command' | null => {
  if (snapshot.matches({ open: { shown: { step: 'asking' } } })) return 'jump'
  if (snapshot.matches({ open: { shown: { step: 'mending' } } })) return 'mistake'
  return snapshot.matches({ open: { shown: { step: 'confirming' } } }) ? 'command' : null
}

/** What is typed and chosen, beside what the server has. */
export const selectImportDraft = ({
  context,
}: ImportSnapshot): Pick<
  ImportContext,
  | 'type'
  | 'emptiesMissing'
  | 'url'
  | 'name'
  | 'failure'
  | 'refusal'
  | 'categories'
  | 'mistake'
  | 'replacement'
  | 'category'
  | 'command'
> => context

export const importUpload = (actor: ImportActor) => actor.getSnapshot().children.upload
export const importDrafts = (actor: ImportActor): ImportDraftsActor | null =>
  actor.getSnapshot().children.drafts ?? null
export const importOptions = (actor: ImportActor) => actor.getSnapshot().children.options
