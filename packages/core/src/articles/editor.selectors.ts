import { type ArticleStatus, type ArticleWish, mayCopy, mayHide, mayPublish } from './articles.domain.ts'
import { type BodyMistake, bodyLength, gapsIn, isKeepable, lengthOf, type Selection } from './body.domain.ts'
import { isUnsaved } from './editor.domain.ts'
import type { EditorSnapshot } from './editor.machine.ts'

/** Where the text stands on its way to the server. `refused`: it will not go by itself. */
export type SavingState =
  | { readonly state: 'untouched' }
  | { readonly state: 'saved'; readonly at: number | string }
  | { readonly state: 'unsaved' | 'saving' | 'failed' | 'refused' | 'tooLong' }

/** The one dialog over an editor. */
export type EditorDialog =
  | { readonly open: 'none' }
  | { readonly open: 'template' }
  | {
      readonly open: 'conflict'
      readonly mine: string
      readonly theirs: string
      readonly savedAt: string | null
      /** Theirs is being taken, as soon as mine is kept. */
      readonly isTaking: boolean
      /** Why mine cannot be kept. */
      readonly mistakes: readonly BodyMistake[]
    }

export interface EditorView {
  readonly body: string
  /** What is to be selected in it next. */
  readonly selection: Selection | null
  readonly status: ArticleStatus
  /** Buyers see another text than the one that stands here. */
  readonly hasChanges: boolean
  readonly length: number
  readonly most: number
  readonly saving: SavingState
  readonly mistakes: readonly BodyMistake[]
  /** What a template has left to be filled in. */
  readonly gaps: readonly string[]
  readonly mayPublish: boolean
  readonly mayHide: boolean
  /** Another store has a text for it. */
  readonly mayCopy: boolean
  /** What is being done because someone asked for it. */
  readonly wish: ArticleWish | null
  readonly dialog: EditorDialog
}

export const selectEditor = (snapshot: EditorSnapshot): EditorView => {
  const { saved, body, selection, wish, mistakes } = snapshot.context
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
    wish,
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
