import type { Failure } from '../kernel/failure.ts'
import { isAmong } from '../kernel/word.ts'
import type { Supplier } from '../session/session.domain.ts'
import { type Article, type ArticleHead, type ArticleType, articleStatuses } from './articles.domain.ts'
import { type BodyMistake, isBlank, mistakesOf } from './body/body.domain.ts'
import { filledIn, knownOf, type Template } from './body/templates.domain.ts'

/** A text that the supplier has read and publishes with others. */
export interface BatchText {
  readonly type: ArticleType
  readonly body: string
}

/** What became of one article: `changed` when its text was changed elsewhere, so that the supplier has not read it. */
export interface BatchOutcome {
  readonly type: ArticleType
  readonly result: 'published' | 'changed' | 'failed'
  readonly article: Article | null
  readonly failure: Failure | null
}

/** The required articles that buyers do not see yet. */
export const missingIn = (heads: readonly ArticleHead[]): readonly ArticleHead[] =>
  heads.filter(({ isRequired, status }) => isRequired && isAmong(articleStatuses, status) && status !== 'published')

/** The saved text of an article, or its template with the supplier's data where it has none. */
export const bodyOffered = (saved: string, template: Template, supplier: Supplier | null): string =>
  isBlank(saved) ? filledIn(template, knownOf(supplier)) : saved

/** What keeps an article from being published with the others. */
export const obstacleIn = (body: string): BodyMistake | null => mistakesOf(body)[0] ?? null
