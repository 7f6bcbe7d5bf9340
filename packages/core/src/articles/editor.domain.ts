import { type Failure, fieldTextsOf, isUnclear } from '../kernel/failure.ts'
import { type Article, type ArticleText, type ArticleWish, mayHide, mayPublish } from './articles.domain.ts'
import { type BodyMistake, gapAt, isKeepable, mistakesOf, type Selection } from './body.domain.ts'
import { type Mark, marked } from './marks.domain.ts'

/** One text that is being written, and what the server has of it. */
export interface Writing {
  /** What the server has, as far as is known. */
  readonly saved: Article
  readonly body: string
  /** What is to be selected in it next, where a person did not select it by hand. */
  readonly selection: Selection | null
  /** The text is no continuation of the one that is saved. */
  readonly isFresh: boolean
  /** What is under way, or was sent and may have arrived, oldest first. */
  readonly sent: readonly string[]
  /** When it was last saved from here. */
  readonly savedAt: number | null
  /** What was asked for, and waits for the text to be saved. */
  readonly wish: ArticleWish | null
  /** What somebody else has saved meanwhile. */
  readonly theirs: Article | null
  readonly mistakes: readonly BodyMistake[]
  /** A template that is about to take the place of a text. */
  readonly template: string | null
  /** A text that takes the place of this one as soon as the server has kept this one. */
  readonly next: string | null
  /** Why the text could not be saved. */
  readonly failure: Failure | null
  /** How often in a row it could not. */
  readonly tries: number
}

/** Milliseconds without a letter after which a text is saved. */
export const typingPause = 2000

const shortestPause = 5000
const longestPause = 60_000

/** Milliseconds until a text that could not be saved is sent again: longer each time. */
export const pauseAfter = (tries: number): number => Math.min(longestPause, shortestPause * 2 ** Math.max(0, tries - 1))

export const begun = (article: Article): Writing => ({
  saved: article,
  body: article.body,
  selection: null,
  isFresh: false,
  sent: [],
  savedAt: null,
  wish: null,
  theirs: null,
  mistakes: [],
  template: null,
  next: null,
  failure: null,
  tries: 0,
})

export const isUnsaved = ({ saved, body }: Pick<Writing, 'saved' | 'body'>): boolean => saved.body !== body

/** A changed text may be sent, unless it is too long to be kept. */
export const isSendable = (writing: Writing): boolean => isUnsaved(writing) && isKeepable(writing.body)

export const textOf = ({ saved: { type, version }, body, isFresh }: Writing): ArticleText => ({
  type,
  version,
  body,
  isFresh,
})

/** Sending again by itself may help: what the server refused, it will refuse again. */
export const isPassing = (failure: Failure): boolean => isUnclear(failure)

export const isPossible = (writing: Writing, wish: ArticleWish): boolean =>
  writing.theirs === null &&
  (wish === 'hidden' ? mayHide(writing.saved) : isUnsaved(writing) || mayPublish(writing.saved))

/** What keeps a wish from being sent; hiding asks nothing of the text. */
export const obstaclesTo = (wish: ArticleWish, { body }: Writing): readonly BodyMistake[] =>
  wish === 'published' ? mistakesOf(body) : []

export const typed = (body: string): Partial<Writing> => ({ body, selection: null, mistakes: [] })

export const markedBy = ({ body }: Writing, mark: Mark, selection: Selection): Partial<Writing> => ({
  ...marked(body, selection, mark),
  mistakes: [],
})

/** A gap that is selected is filled in by typing. */
export const gapPicked = ({ body }: Writing, name: string): Partial<Writing> => ({ selection: gapAt(body, name) })

/** What was sent, keeping in mind what was sent before and may have arrived. */
export const sending = ({ sent, body }: Writing): Partial<Writing> => ({
  sent: [...sent.filter((one) => one !== body), body],
})

/** What was sent has arrived; what was typed meanwhile has not. */
export const saved = (writing: Writing, article: Article, now: number): Partial<Writing> => ({
  saved: article,
  isFresh: writing.isFresh && article.body === writing.saved.body,
  sent: [],
  theirs: null,
  savedAt: now,
  failure: null,
  tries: 0,
})

/** It stands here as before; whoever sees it is told why. */
export const refused = (failure: Failure): Partial<Writing> => ({
  wish: null,
  mistakes: fieldTextsOf(failure)['body'] ?? [],
})

export const notSaved = ({ tries }: Writing, failure: Failure): Partial<Writing> => ({
  ...refused(failure),
  next: null,
  failure,
  tries: tries + 1,
})
