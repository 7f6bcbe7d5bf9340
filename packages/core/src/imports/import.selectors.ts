import type { Failure } from '../kernel/failure.ts'
import type { ImportActor, ImportSnapshot } from './import.machine.ts'
import type { ImportContext } from './import.setup.ts'
import {
  asksCategory,
  isWhole,
  lackingFields,
  lacksOffer,
  mappingWith,
  photoColumns,
  wholeCategory,
} from './import-columns.domain.ts'
import type { CategoryChoice, ImportField, Mapped } from './import-details.domain.ts'
import type { ImportDraftsActor } from './import-drafts.machine.ts'
import { type ImportStep, stepOf } from './import-steps.domain.ts'
import type { PriceImport } from './imports.domain.ts'

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
      /** Prices and stock of which no column has any. */
      readonly lacksOffer: boolean
      /** Whether one category of all products is asked for, and which is chosen. */
      readonly asksCategory: boolean
      readonly category: CategoryChoice | null
      /** Whether nothing is left to say about the columns. */
      readonly isWhole: boolean
      /** The columns that may hold the addresses of photos, while none does; empty when there is nothing to ask. */
      readonly photoColumns: readonly string[]
      readonly isBusy: boolean
      readonly asks: 'jump' | 'mistake' | 'command' | null
    }

export type OpenImport = Extract<ImportView, { readonly state: 'open' }>

export const selectImport = (snapshot: ImportSnapshot): ImportView => {
  const { found, failure, edits, back, id } = snapshot.context
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
  const fields = found.details?.fields ?? []
  const category = wholeCategory(snapshot.context, mapping)
  return {
    state: 'open',
    step: back ?? stepOf(found),
    found,
    mapping,
    // The category has a question of its own.
    lacking: lackingFields(fields, mapping, category).filter(({ field }) => field !== 'category'),
    lacksOffer: lacksOffer(found.type, mapping),
    asksCategory: asksCategory(fields, mapping),
    category,
    isWhole: isWhole(snapshot.context),
    photoColumns: photoColumns(fields, mapping),
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
  | 'decimal'
> => context

export const importUpload = (actor: ImportActor) => actor.getSnapshot().children.upload
export const importDrafts = (actor: ImportActor): ImportDraftsActor | null =>
  actor.getSnapshot().children.drafts ?? null
export const importOptions = (actor: ImportActor) => actor.getSnapshot().children.options
