import type { Failure } from '../kernel/failure.ts'
import { type Article, isFulfilled } from './articles.domain.ts'
import { type BodyMistake, isBlank, isKeepable, mistakesOf } from './body.domain.ts'
import { isUnsaved, typed, type Writing } from './editor.domain.ts'

/** Somebody else has saved the article meanwhile. */
export const isStale = (failure: Failure | null): boolean => failure?.kind === 'refused' && failure.status === 409

/** Whether what the server has stood here before, was sent from here, or stands here: then nobody else has written. */
export const isOurs = ({ saved, sent, body }: Writing, article: Article): boolean =>
  [saved.body, ...sent, body].includes(article.body)

/** Only the version went up: what was refused as old may be sent again. */
export const hasMoved = (writing: Writing, article: Article): boolean =>
  isOurs(writing, article) && article.version !== writing.saved.version

/** What was asked for has come true already, with the text that stands here. */
export const isGranted = ({ body, wish }: Writing, article: Article): boolean =>
  wish !== null && article.body === body && isFulfilled(article, wish)

/** Nothing is lost with this text: the server has it, or there is not a word in it. */
export const isKept = (writing: Writing): boolean => !isUnsaved(writing) || isBlank(writing.body)

/** A text that is too long to be kept gives way to no other one. */
export const mayGiveWay = (writing: Writing): boolean => isKept(writing) || isKeepable(writing.body)

/** Another text may take the place of this one now; what was asked for concerns this one, and comes first. */
export const givesWay = (writing: Writing): boolean => writing.next !== null && writing.wish === null && isKept(writing)

/** Why a text cannot give way. */
export const tooLong = ({ body }: Writing): readonly BodyMistake[] =>
  mistakesOf(body).filter((mistake) => 'rule' in mistake && mistake.rule === 'tooLong')

export const replaced = (body: string): Partial<Writing> => ({ ...typed(body), isFresh: true, next: null })

/** Theirs counts, once mine stands in the history. */
export const yielded = (theirs: Article): Partial<Writing> => ({ saved: theirs, isFresh: true, next: theirs.body })

/** The text that stands here counts, whatever somebody else has saved. */
export const mineKept = (theirs: Article): Partial<Writing> => ({ saved: theirs, theirs: null, isFresh: true })
