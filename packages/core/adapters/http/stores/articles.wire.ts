import * as v from 'valibot'
import {
  type ArticleType,
  articleStatuses,
  articleTypes,
  requiredTypes,
} from '../../../src/articles/articles.domain.ts'
import { bodyLength } from '../../../src/articles/body/body.domain.ts'
import { JsonObject, KnownCount, KnownFlag, KnownInstant, ShownText, TextOrNumber, Whole } from '../kit/kernel.wire.ts'
import { rowsOf } from '../kit/list.wire.ts'
import { Word, WordOrNull } from '../kit/word.wire.ts'

const Version = Whole()

/**
 * An article longer than twice the allowed length is invalid: the length counts characters, some of which take two
 * UTF-16 units.
 */
const ReadBody = v.pipe(v.string(), v.maxLength(bodyLength.max * 2))

const KnownBody = v.fallback(v.optional(v.nullable(ReadBody), null), null)

/** The required fields of an article; a row without them is left out. */
const headEntries = {
  type: v.picklist(articleTypes),
  status: Word(articleStatuses),
  is_required: KnownFlag,
  has_changes: KnownFlag,
  updated_at: KnownInstant,
  published_at: KnownInstant,
  version: Version,
} as const

export const ArticlesReply = v.pipe(JsonObject, v.object({ data: rowsOf(headEntries) }))
export type ArticlesReply = v.InferOutput<typeof ArticlesReply>

export const ArticleReply = v.pipe(
  JsonObject,
  v.object({ data: v.object({ ...headEntries, body: v.nullable(ReadBody), other_stores: KnownCount }) }),
)
export type ArticleReply = v.InferOutput<typeof ArticleReply>

export const ArticleVersionsReply = v.pipe(
  JsonObject,
  v.object({
    data: rowsOf({
      id: v.pipe(TextOrNumber, v.minLength(1), v.maxLength(100)),
      saved_at: KnownInstant,
      was_published: KnownFlag,
      body: KnownBody,
    }),
  }),
)
export type ArticleVersionsReply = v.InferOutput<typeof ArticleVersionsReply>

/** The same article in the supplier's other stores. */
export const ArticleStoresReply = v.pipe(
  JsonObject,
  v.object({
    data: rowsOf({
      store_id: v.pipe(TextOrNumber, v.minLength(1), v.maxLength(100)),
      store_name: v.pipe(ShownText, v.trim(), v.nonEmpty()),
      status: WordOrNull(articleStatuses),
      updated_at: KnownInstant,
      body: KnownBody,
    }),
  }),
)
export type ArticleStoresReply = v.InferOutput<typeof ArticleStoresReply>

/** Blanks around the text are stored, but do not count towards its length. */
const Body = v.pipe(
  ReadBody,
  v.check((body) => [...body.trim()].length <= bodyLength.max),
)

/** The text to save; `is_new` unless it continues the stored text. */
export const ArticleBody = v.object({ body: Body, version: Version, is_new: v.optional(v.boolean(), false) })
export type ArticleBody = v.InferInput<typeof ArticleBody>

export const ArticleStatusBody = v.object({ version: Version })
export type ArticleStatusBody = v.InferInput<typeof ArticleStatusBody>

/** When the server does not say whether the type is required, the fixed list decides. */
export const isRequiredType = (type: ArticleType, said: boolean | null): boolean => said ?? requiredTypes.includes(type)
