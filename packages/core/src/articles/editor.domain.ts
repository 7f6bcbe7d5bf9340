import { type Failure, fieldTextsOf, isUnclear } from '../kernel/failure.ts'
import { cleanText } from '../kit/fields/clean-text.domain.ts'
import { type Article, type ArticleText, mayHide, mayPublish, type TargetStatus } from './articles.domain.ts'
import { type BodyMistake, gapAt, isKeepable, mistakesOf, type Selection } from './body/body.domain.ts'
import { type Mark, marked } from './body/marks.domain.ts'

/** A text in the editor, and the server's copy of it. */
export interface Writing {
  /** The server's copy, as last received. */
  readonly saved: Article
  readonly body: string
  /** The range to select next; `null` keeps the supplier's own selection. */
  readonly selection: Selection | null
  /** The text replaces the saved one instead of continuing it. */
  readonly isFresh: boolean
  /** Texts that are being sent, or were sent without a response, oldest first. */
  readonly sent: readonly string[]
  /** The time of the last save from this editor, in milliseconds. */
  readonly savedAt: number | null
  /** The requested status; it waits for the text to be saved. */
  readonly target: TargetStatus | null
  /** The server's copy while it conflicts with the text here. */
  readonly theirs: Article | null
  readonly mistakes: readonly BodyMistake[]
  /** A template that waits for a confirmation before it replaces the text. */
  readonly template: string | null
  /** A text that replaces this one once the server has saved this one. */
  readonly next: string | null
  /** Why the last save failed. */
  readonly failure: Failure | null
  /** The number of failed saves in a row. */
  readonly tries: number
}

/** Milliseconds without typing after which the text is saved. */
export const typingPause = 2000

const shortestPause = 5000
const longestPause = 60_000

/** The backoff in milliseconds before a failed save is sent again. */
export const pauseAfter = (tries: number): number => Math.min(longestPause, shortestPause * 2 ** Math.max(0, tries - 1))

export const begun = (article: Article): Writing => ({
  saved: article,
  body: article.body,
  selection: null,
  isFresh: false,
  sent: [],
  savedAt: null,
  target: null,
  theirs: null,
  mistakes: [],
  template: null,
  next: null,
  failure: null,
  tries: 0,
})

export const isUnsaved = ({ saved, body }: Pick<Writing, 'saved' | 'body'>): boolean => saved.body !== body

/** Whether the text is changed and not too long to save. */
export const isSendable = (writing: Writing): boolean => isUnsaved(writing) && isKeepable(writing.body)

export const textOf = ({ saved: { type, version }, body, isFresh }: Writing): ArticleText => ({
  type,
  version,
  body,
  isFresh,
})

/** Whether an automatic retry may help; the server would refuse a refused request again. */
export const isPassing = (failure: Failure): boolean => isUnclear(failure)

export const isPossible = (writing: Writing, target: TargetStatus): boolean =>
  writing.theirs === null &&
  (target === 'hidden' ? mayHide(writing.saved) : isUnsaved(writing) || mayPublish(writing.saved))

/** The mistakes that block a requested status; hiding accepts any text. */
export const obstaclesTo = (target: TargetStatus, { body }: Writing): readonly BodyMistake[] =>
  target === 'published' ? mistakesOf(body) : []

/** The text as buyers will see it; the server publishes what is saved, so it is saved like this first. */
export const targeted = ({ body }: Writing, target: TargetStatus): Partial<Writing> => ({
  target,
  mistakes: [],
  ...(target === 'published' && { body: cleanText(body, '- ') }),
})

export const typed = (body: string): Partial<Writing> => ({ body, selection: null, mistakes: [] })

export const markedBy = ({ body }: Writing, mark: Mark, selection: Selection): Partial<Writing> => ({
  ...marked(body, selection, mark),
  mistakes: [],
})

/** Selects a gap, so that typing replaces it. */
export const gapPicked = ({ body }: Writing, name: string): Partial<Writing> => ({ selection: gapAt(body, name) })

/** Adds the text to the sent ones; earlier ones without a response stay, because they may have arrived. */
export const sending = ({ sent, body }: Writing): Partial<Writing> => ({
  sent: [...sent.filter((one) => one !== body), body],
})

/** The server has saved the sent text; text typed since then stays unsaved. */
export const saved = (writing: Writing, article: Article, now: number): Partial<Writing> => ({
  saved: article,
  isFresh: writing.isFresh && article.body === writing.saved.body,
  sent: [],
  theirs: null,
  savedAt: now,
  failure: null,
  tries: 0,
})

/** Keeps the text, cancels the requested status and shows the mistakes that the server found. */
export const refused = (failure: Failure): Partial<Writing> => ({
  target: null,
  mistakes: fieldTextsOf(failure)['body'] ?? [],
})

export const notSaved = ({ tries }: Writing, failure: Failure): Partial<Writing> => ({
  ...refused(failure),
  next: null,
  failure,
  tries: tries + 1,
})
