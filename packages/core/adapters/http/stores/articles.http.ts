import type { Article, ArticleHead, OtherText } from '../../../src/articles/articles.domain.ts'
import type { ArticlesPort } from '../../../src/articles/articles.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import {
  type ArticleBody,
  ArticleReply,
  type ArticleStatusBody,
  ArticleStoresReply,
  ArticlesReply,
  ArticleVersionsReply,
  isRequiredType,
} from './articles.wire.ts'

const base = '/admin-suppliers/v1/articles'

const ways = { published: 'publish', hidden: 'hide' } as const

export const articlesOverHttp = (http: Http): ArticlesPort => ({
  async fetchArticles(_, signal) {
    const { data } = read(ArticlesReply, await http('GET', base, { signal }))
    return data.map(({ row }) => headOf(row))
  },

  async fetchArticle(type, signal) {
    return articleOf(await http('GET', `${base}/${type}`, { signal }))
  },

  async saveArticle({ type, body: text, version, isFresh }, signal) {
    const body = { body: text, version, is_new: isFresh } satisfies ArticleBody
    return articleOf(await http('PUT', `${base}/${type}`, { body, signal }))
  },

  async changeStatus({ type, version, target }, signal) {
    const body = { version } satisfies ArticleStatusBody
    return articleOf(await http('POST', `${base}/${type}/${ways[target]}`, { body, signal }))
  },

  async fetchTexts({ of, source }, signal) {
    const { path, textsIn } = sources[source]
    return textsIn(await http('GET', `${base}/${of}/${path}`, { signal }))
  },
})

const versionsIn = (reply: unknown): readonly OtherText[] =>
  read(ArticleVersionsReply, reply).data.map(({ row }) => ({
    id: row.id,
    storeName: null,
    savedAt: row.saved_at,
    wasPublished: row.was_published === true,
    body: row.body ?? '',
  }))

const storeTextsIn = (reply: unknown): readonly OtherText[] =>
  read(ArticleStoresReply, reply).data.map(({ row }) => ({
    id: row.store_id,
    storeName: row.store_name,
    savedAt: row.updated_at,
    wasPublished: row.status === 'published',
    body: row.body ?? '',
  }))

const sources = {
  history: { path: 'versions', textsIn: versionsIn },
  stores: { path: 'stores', textsIn: storeTextsIn },
} as const

const headOf = (row: ArticlesReply['data'][number]['row']): ArticleHead => ({
  type: row.type,
  status: row.status,
  isRequired: isRequiredType(row.type, row.is_required),
  hasChanges: row.has_changes === true,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
  version: row.version,
})

const articleOf = (reply: unknown): Article => {
  const { data } = read(ArticleReply, reply)
  return { ...headOf(data), body: data.body ?? '', copies: data.other_stores ?? 0 }
}
