import { type Failure, whyNotShown } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import type { ArticleActor, ArticleSnapshot } from './article.machine.ts'
import { type ArticleHead, type ArticleType, isComplete, type Progress, progressOf } from './articles.domain.ts'
import type { ArticlesSnapshot } from './articles.machine.ts'
import type { BatchActor } from './batch.machine.ts'
import type { EditorActor } from './editor.machine.ts'
import { nextToWrite } from './next.domain.ts'
import { isAsked } from './notes.domain.ts'
import type { TextsActor, TextsSnapshot } from './texts.machine.ts'

/** The states of a view whose data is not loaded. */
export type Reading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly messages: readonly Message[] }
  | { readonly state: 'notAllowed'; readonly messages: readonly Message[] }
  | { readonly state: 'notOffered'; readonly messages: readonly Message[] }

export interface ArticleRow extends ArticleHead {
  readonly isOpen: boolean
  /** The article has unsaved text. */
  readonly isUnsaved: boolean
}

export type ArticleList =
  | Reading
  | { readonly state: 'nothingYet' }
  | {
      readonly state: 'rows'
      readonly rows: readonly ArticleRow[]
      readonly progress: Progress
      readonly isComplete: boolean
      /** The next article to write; `null` when nothing is left to write. */
      readonly next: ArticleType | null
      /** The last read failed, so the rows are older. */
      readonly isOld: boolean
    }

/** The view of the information articles. */
export interface ArticlesView {
  readonly isLoading: boolean
  readonly list: ArticleList
  readonly openType: ArticleType | null
  readonly isPreview: boolean
  /** The missing articles on one page; `null` while they are not offered. */
  readonly batch: BatchActor | null
  /** The last missing required article has just been published. */
  readonly isFinished: boolean
}

export const selectArticles = (snapshot: ArticlesSnapshot): ArticlesView => ({
  isLoading: snapshot.hasTag('loading'),
  list: listOf(snapshot),
  openType: snapshot.context.openType,
  isPreview: snapshot.matches({ aside: 'previewing' }),
  batch: snapshot.context.openType === null ? (snapshot.children.batch ?? null) : null,
  isFinished: snapshot.matches({ aside: 'finished' }) && !isAsked(snapshot.context),
})

/** The actor of the open article; `null` when none is open. */
export const openArticle = (snapshot: ArticlesSnapshot): ArticleActor | null => {
  const { openType, opened } = snapshot.context
  return openType === null ? null : (opened[openType] ?? null)
}

/** The view of the open article. */
export type OpenArticle =
  | Reading
  | {
      readonly state: 'open'
      readonly editor: EditorActor
      /** The dialog of other texts; `null` while it is closed. */
      readonly texts: TextsActor | null
    }

export const selectArticle = (snapshot: ArticleSnapshot): OpenArticle => {
  const { editor, texts = null } = snapshot.children
  if (editor) return { state: 'open', editor, texts }
  return readingOf(snapshot.context.failure, snapshot.hasTag('loading'))
}

export const selectTexts = (snapshot: TextsSnapshot) => {
  const { texts, picked, failure, source } = snapshot.context
  if (failure !== null || snapshot.hasTag('loading')) {
    return { ...readingOf(failure, snapshot.hasTag('loading')), source } as const
  }
  if (picked === null) return { state: 'nothingYet', source } as const
  return { state: 'texts', texts, picked, source } as const
}

export type TextsView = ReturnType<typeof selectTexts>

const listOf = (snapshot: ArticlesSnapshot): ArticleList => {
  const { heads, failure, openType, unsaved } = snapshot.context
  if (heads === null) return readingOf(failure, snapshot.hasTag('loading'))
  if (heads.length === 0) return { state: 'nothingYet' }
  const progress = progressOf(heads)
  const rows = heads.map((head) => ({
    ...head,
    isOpen: head.type === openType,
    isUnsaved: unsaved.includes(head.type),
  }))
  return {
    state: 'rows',
    rows,
    progress,
    isComplete: isComplete(progress),
    next: nextToWrite(heads),
    isOld: failure !== null,
  }
}

const readingOf = (failure: Failure | null, isLoading: boolean): Reading => {
  if (failure === null || isLoading) return { state: 'loading' }
  return { state: whyNotShown(failure), messages: messagesOf(failure) }
}
