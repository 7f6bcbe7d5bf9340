import type { Word } from '../kernel/word.ts'
import { type ArticleStatus, mayCopy, mayHide, mayPublish, type TargetStatus } from './articles.domain.ts'
import { type BodyMistake, bodyLength, gapsIn, isKeepable, lengthOf, type Selection } from './body/body.domain.ts'
import { isUnsaved } from './editor.domain.ts'
import type { EditorSnapshot } from './editor.machine.ts'

/** How far the text is saved. In `refused` no automatic retry follows. */
export type SavingState =
  | { readonly state: 'untouched' }
  | { readonly state: 'saved'; readonly at: number | string }
  | { readonly state: 'unsaved' | 'saving' | 'failed' | 'refused' | 'tooLong' }

/** The dialog that is open over an editor. */
export type EditorDialog =
  | { readonly open: 'none' }
  | { readonly open: 'template' }
  | {
      readonly open: 'conflict'
      readonly mine: string
      readonly theirs: string
      readonly savedAt: string | null
      /** The supplier chose the other copy; it is taken once the text here is saved in the history. */
      readonly isTaking: boolean
      /** The mistakes because of which the text here cannot be saved. */
      readonly mistakes: readonly BodyMistake[]
    }

export interface EditorView {
  readonly body: string
  /** The range to select next. */
  readonly selection: Selection | null
  readonly status: Word<ArticleStatus>
  /** Buyers see a different text than the edited one. */
  readonly hasChanges: boolean
  readonly length: number
  readonly most: number
  readonly saving: SavingState
  readonly mistakes: readonly BodyMistake[]
  /** The names of gaps that are not filled in. */
  readonly gaps: readonly string[]
  readonly mayPublish: boolean
  readonly mayHide: boolean
  /** Another store of the supplier has this article. */
  readonly mayCopy: boolean
  /** The requested status while it is being set. */
  readonly target: TargetStatus | null
  readonly dialog: EditorDialog
}

export const selectEditor = (snapshot: EditorSnapshot): EditorView => {
  const { saved, body, selection, target, mistakes } = snapshot.context
  const isChanged = isUnsaved(snapshot.context)
  return {
    body,
    selection,
    status: saved.status,
    hasChanges: saved.hasChanges || isChanged,
    length: lengthOf(body),
    most: bodyLength.max,
    saving: savingOf(snapshot),
    mistakes,
    gaps: gapsIn(body),
    mayPublish: mayPublish(saved) || isChanged,
    mayHide: mayHide(saved),
    mayCopy: mayCopy(saved),
    target,
    dialog: dialogOf(snapshot),
  }
}

const savingOf = (snapshot: EditorSnapshot): SavingState => {
  const { saved, savedAt, body } = snapshot.context
  if (snapshot.matches({ text: 'saving' }) || snapshot.matches({ text: 'comparing' })) return { state: 'saving' }
  if (snapshot.matches({ text: 'failed' })) return { state: 'failed' }
  if (snapshot.matches({ text: 'refused' })) return { state: 'refused' }
  if (!isKeepable(body)) return { state: 'tooLong' }
  if (isUnsaved(snapshot.context)) return { state: 'unsaved' }
  const at = savedAt ?? saved.updatedAt
  return at === null ? { state: 'untouched' } : { state: 'saved', at }
}

const dialogOf = (snapshot: EditorSnapshot): EditorDialog => {
  const { body, theirs, template, next, mistakes } = snapshot.context
  if (theirs !== null) {
    const isTaking = next !== null
    return { open: 'conflict', mine: body, theirs: theirs.body, savedAt: theirs.updatedAt, isTaking, mistakes }
  }
  return template === null ? { open: 'none' } : { open: 'template' }
}
