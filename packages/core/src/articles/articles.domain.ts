import { oneOf, paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import { isBlank } from './body.domain.ts'

/** The fixed set of articles, in the order in which buyers look for them. */
export const articleTypes = ['delivery', 'returns', 'about', 'contacts', 'warranty', 'offer', 'privacy'] as const
export type ArticleType = (typeof articleTypes)[number]

/** Without these no product is shown to buyers. */
export const requiredTypes: readonly ArticleType[] = ['delivery', 'returns', 'about', 'contacts']

export const articleStatuses = ['empty', 'draft', 'published', 'hidden'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** What the list knows of an article: everything but its text. */
export interface ArticleHead {
  readonly type: ArticleType
  readonly status: ArticleStatus
  readonly isRequired: boolean
  /** The text that is being written differs from the one that buyers see. */
  readonly hasChanges: boolean
  /** ISO 8601, UTC. */
  readonly updatedAt: string | null
  readonly publishedAt: string | null
  /** Goes up with every change; what is sent with an older one is refused (409). */
  readonly version: number
}

export interface Article extends ArticleHead {
  /** The text that is being written. Buyers see what was published last. */
  readonly body: string
  /** In how many other stores of the supplier it is written. */
  readonly copies: number
}

/** A text that is sent to be kept. */
export interface ArticleText {
  readonly type: ArticleType
  readonly body: string
  readonly version: number
  /** It is no continuation of what stands there, so that the latter is kept in the history. */
  readonly isFresh: boolean
}

/** Where an article can be sent by hand. */
export type ArticleWish = 'published' | 'hidden'

export interface StatusChange {
  readonly type: ArticleType
  readonly version: number
  readonly wish: ArticleWish
}

/** Where a text comes from that may take the place of the one that is written. */
export type TextSource = 'history' | 'stores'

export interface TextsWanted {
  readonly of: ArticleType
  readonly source: TextSource
}

/** A text of before, or the same article of another store. */
export interface OtherText {
  readonly id: string
  /** The other store; `null` for a text of before. */
  readonly storeName: string | null
  readonly savedAt: string | null
  /** Buyers have seen it. */
  readonly wasPublished: boolean
  readonly body: string
}

/** How many texts of before are offered. */
const versionsKept = 10

/** What of the texts that were found is offered: of other stores, those that say something. */
export const offeredOf = (source: TextSource, found: readonly OtherText[]): readonly OtherText[] =>
  source === 'history' ? found.slice(0, versionsKept) : found.filter(({ body }) => !isBlank(body))

export interface Progress {
  readonly done: number
  readonly total: number
}

/** How many of the required articles buyers can read. */
export const progressOf = (heads: readonly ArticleHead[]): Progress => {
  const required = heads.filter(({ isRequired }) => isRequired)
  return { done: required.filter(({ status }) => status === 'published').length, total: required.length }
}

export const isComplete = ({ done, total }: Progress): boolean => total > 0 && done === total

/** The list with one article as it stands now; an older word about it counts for nothing. */
export const withHead = (heads: readonly ArticleHead[], news: ArticleHead): readonly ArticleHead[] =>
  heads.map((head) => (head.type === news.type && news.version >= head.version ? news : head))

/** The list as it was read; what is known of an article from a later moment stays. */
export const readHeads = (known: readonly ArticleHead[], read: readonly ArticleHead[]): readonly ArticleHead[] =>
  read.map((head) => known.find(({ type, version }) => type === head.type && version > head.version) ?? head)

/** Whether buyers could not read it before, although it is required: it may have been the last thing missing. */
export const fillsIn = (before: ArticleHead, { isRequired, status }: ArticleHead): boolean =>
  isRequired && status === 'published' && before.status !== 'published'

/** The article an address names; `null` when it names none. */
export const articleIn = (search: string): ArticleType | null => oneOf(articleTypes, paramsIn(search).get('article'))

export const searchOfArticle = (type: ArticleType): string => searchFrom({ article: type })

/** Whether a wish has come true. */
export const isFulfilled = ({ status, hasChanges }: ArticleHead, wish: ArticleWish): boolean =>
  status === wish && (wish === 'hidden' || !hasChanges)

/** Publishing has something to do: buyers do not see this text yet. */
export const mayPublish = ({ status, hasChanges }: ArticleHead): boolean => status !== 'published' || hasChanges

export const mayHide = ({ status }: ArticleHead): boolean => status === 'published'

/** Whoever has one store, or has written it in this one only, has nothing to copy it from. */
export const mayCopy = ({ copies }: Article): boolean => copies > 0
