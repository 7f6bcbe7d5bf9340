import { isAmong, type Word } from '../kernel/word.ts'
import { oneOf, paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import { isBlank } from './body/body.domain.ts'

/** The fixed set of articles, in the order in which buyers look for them. */
export const articleTypes = ['delivery', 'returns', 'about', 'contacts', 'warranty', 'offer', 'privacy'] as const
export type ArticleType = (typeof articleTypes)[number]

/** Buyers see no products until these articles are published. */
export const requiredTypes: readonly ArticleType[] = ['delivery', 'returns', 'about', 'contacts']

export const articleStatuses = ['empty', 'draft', 'published', 'hidden'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** An article in the list: everything but its text. */
export interface ArticleHead {
  readonly type: ArticleType
  readonly status: Word<ArticleStatus>
  readonly isRequired: boolean
  /** The edited text differs from the one that buyers see. */
  readonly hasChanges: boolean
  /** ISO 8601, UTC. */
  readonly updatedAt: string | null
  readonly publishedAt: string | null
  /** Goes up with every change; a write with an older version is refused (409). */
  readonly version: number
}

export interface Article extends ArticleHead {
  /** The edited text. Buyers see the last published one. */
  readonly body: string
  /** The number of other stores of the supplier that have this article. */
  readonly copies: number
}

/** A text to save. */
export interface ArticleText {
  readonly type: ArticleType
  readonly body: string
  readonly version: number
  /** The text replaces the saved one instead of continuing it, so the server keeps the saved one in the history. */
  readonly isFresh: boolean
}

/** A status that the supplier can set. */
export type TargetStatus = 'published' | 'hidden'

export interface StatusChange {
  readonly type: ArticleType
  readonly version: number
  readonly target: TargetStatus
}

/** The source of a text that may replace the edited one. */
export type TextSource = 'history' | 'stores'

export interface TextsWanted {
  readonly of: ArticleType
  readonly source: TextSource
}

/** An earlier version of the text, or the same article of another store. */
export interface OtherText {
  readonly id: string
  /** The other store; `null` for an earlier version. */
  readonly storeName: string | null
  readonly savedAt: string | null
  /** The text was published once. */
  readonly wasPublished: boolean
  readonly body: string
}

/** The number of earlier versions that are offered. */
const versionsKept = 10

/** The texts to offer: the newest earlier versions, or the non-empty texts of other stores. */
export const offeredOf = (source: TextSource, found: readonly OtherText[]): readonly OtherText[] =>
  source === 'history' ? found.slice(0, versionsKept) : found.filter(({ body }) => !isBlank(body))

export interface Progress {
  readonly done: number
  readonly total: number
}

/** How many of the required articles are published. */
export const progressOf = (heads: readonly ArticleHead[]): Progress => {
  const required = heads.filter(({ isRequired }) => isRequired)
  return { done: required.filter(({ status }) => status === 'published').length, total: required.length }
}

export const isComplete = ({ done, total }: Progress): boolean => total > 0 && done === total

/** The list with one article updated; an update with an older version is ignored. */
export const withHead = (heads: readonly ArticleHead[], events: ArticleHead): readonly ArticleHead[] =>
  heads.map((head) => (head.type === events.type && events.version >= head.version ? events : head))

/** The loaded list; articles that are known in a newer version stay. */
export const readHeads = (known: readonly ArticleHead[], read: readonly ArticleHead[]): readonly ArticleHead[] =>
  read.map((head) => known.find(({ type, version }) => type === head.type && version > head.version) ?? head)

/** Whether a required article has just become published, which may complete the list. */
export const fillsIn = (before: ArticleHead, { isRequired, status }: ArticleHead): boolean =>
  isRequired && status === 'published' && before.status !== 'published'

/** The article named in a query string; `null` when it names none. */
export const articleIn = (search: string): ArticleType | null => oneOf(articleTypes, paramsIn(search).get('article'))

export const searchOfArticle = (type: ArticleType): string => searchFrom({ article: type })

/** Whether the article has the requested status. `published` also requires that no changes are left unpublished. */
export const isFulfilled = ({ status, hasChanges }: ArticleHead, target: TargetStatus): boolean =>
  status === target && (target === 'hidden' || !hasChanges)

/** Whether buyers do not see the current text yet, so that there is something to publish. */
export const mayPublish = ({ status, hasChanges }: ArticleHead): boolean =>
  isAmong(articleStatuses, status) && (status !== 'published' || hasChanges)

export const mayHide = ({ status }: ArticleHead): boolean => status === 'published'

/** False when no other store of the supplier has this article, so that there is nothing to copy. */
export const mayCopy = ({ copies }: Article): boolean => copies > 0
