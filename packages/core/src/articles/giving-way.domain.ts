import type { Failure } from '../kernel/failure.ts'
import { type Article, isFulfilled } from './articles.domain.ts'
import { type BodyMistake, isBlank, isKeepable, mistakesOf } from './body/body.domain.ts'
import { isUnsaved, typed, type Writing } from './editor.domain.ts'

/** The write was refused because the server has a newer version. */
export const isStale = (failure: Failure | null): boolean => failure?.kind === 'refused' && failure.status === 409

/** Whether the server's text was saved, sent or typed here, so that nobody else has changed it. */
export const isOurs = ({ saved, sent, body }: Writing, article: Article): boolean =>
  [saved.body, ...sent, body].includes(article.body)

/** Whether only the version went up, so that the refused write can be sent again. */
export const hasMoved = (writing: Writing, article: Article): boolean =>
  isOurs(writing, article) && article.version !== writing.saved.version

/** Whether the server has already set the requested status, with the current text. */
export const isGranted = ({ body, target }: Writing, article: Article): boolean =>
  target !== null && article.body === body && isFulfilled(article, target)

/** Whether the text can be dropped without a loss: it is saved or blank. */
export const isKept = (writing: Writing): boolean => !isUnsaved(writing) || isBlank(writing.body)

/** Whether another text may replace this one, now or after a save. A text that is too long to save must stay. */
export const mayGiveWay = (writing: Writing): boolean => isKept(writing) || isKeepable(writing.body)

/** Whether the replacement can happen now. A requested status applies to the current text, so it is set first. */
export const givesWay = (writing: Writing): boolean =>
  writing.next !== null && writing.target === null && isKept(writing)

/** The mistake because of which a text cannot be replaced. */
export const tooLong = ({ body }: Writing): readonly BodyMistake[] =>
  mistakesOf(body).filter((mistake) => 'rule' in mistake && mistake.rule === 'tooLong')

export const replaced = (body: string): Partial<Writing> => ({ ...typed(body), isFresh: true, next: null })

/** Takes their copy after mine has been saved in the history. */
export const yielded = (theirs: Article): Partial<Writing> => ({ saved: theirs, isFresh: true, next: theirs.body })

/** Keeps the current text and overwrites the conflicting copy. */
export const mineKept = (theirs: Article): Partial<Writing> => ({ saved: theirs, theirs: null, isFresh: true })
