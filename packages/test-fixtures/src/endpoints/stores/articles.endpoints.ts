import {
  ArticleBody,
  ArticleReply,
  ArticleStatusBody,
  ArticleStoresReply,
  ArticlesReply,
  ArticleVersionsReply,
} from '@supplier/core/adapters/http/stores/articles.wire'
import type * as v from 'valibot'
import { message, ok, type Reply, refused } from '../../http/laravel.ts'
import { changeOf } from '../../world/account/supplier.ts'
import {
  articleHidden,
  articleOf,
  articlePublished,
  articlesOf,
  articleWritten,
  complaintsAbout,
} from '../../world/stores/articles.ts'
import { articleInStores } from '../../world/stores/stores.ts'
import type { Article, Supplier, World } from '../../world/world.ts'
import { type Endpoint, type Step, supplierEndpoint } from '../kit/endpoint.ts'
import { shownArticle, shownHead, shownInStore, shownVersion, statusCounts } from './articles.view.ts'

const base = '/admin-suppliers/v1/articles'

const unknown = message(404, 'Такої статті немає.')

export const articles = supplierEndpoint({
  method: 'GET',
  path: base,
  assumed: true,
  answer: ArticlesReply,
  handle: (world, { supplier }) => {
    const all = articlesOf(world, supplier)
    const meta = { total: all.length, per_page: all.length, current_page: 1, last_page: 1 }
    return [world, ok({ data: all.map(shownHead), meta, counts: statusCounts(all) })]
  },
})

/** Makes a GET endpoint about one article. */
const reading = (
  path: string,
  answer: v.GenericSchema,
  shown: (found: Article, world: World, supplier: Supplier) => unknown,
) =>
  supplierEndpoint({
    method: 'GET',
    path,
    assumed: true,
    answer,
    handle: (world, { supplier, params }) => {
      const found = articleOf(world, supplier, params['type'] ?? '')
      return [world, found ? ok({ data: shown(found, world, supplier) }) : unknown]
    },
  })

export const article = reading(`${base}/:type`, ArticleReply, shownArticle)

export const articleVersions = reading(`${base}/:type/versions`, ArticleVersionsReply, ({ versions }) =>
  versions.map(shownVersion),
)

export const articleStores = reading(`${base}/:type/stores`, ArticleStoresReply, ({ type }, world, supplier) =>
  articleInStores(world, supplier, type).map(shownInStore),
)

export const saveArticle = supplierEndpoint({
  method: 'PUT',
  path: `${base}/:type`,
  assumed: true,
  body: ArticleBody,
  answer: ArticleReply,
  handle: (world, { supplier, params, body, now, origin }) => {
    const found = seenArticle(world, supplier, params.type, body.version)
    if (!('type' in found)) return [world, found]
    if (found.body === body.body) return [world, ok({ data: shownArticle(found, world, supplier) })]
    return told(supplier, articleWritten(world, found, { body: body.body, isNew: body.is_new }, now), found, origin)
  },
})

export const publishArticle = supplierEndpoint({
  method: 'POST',
  path: `${base}/:type/publish`,
  assumed: true,
  body: ArticleStatusBody,
  answer: ArticleReply,
  handle: (world, { supplier, params, body, now, origin }) => {
    const found = seenArticle(world, supplier, params.type, body.version)
    if (!('type' in found)) return [world, found]
    const complaints = complaintsAbout(found.body)
    if (complaints.length > 0) return [world, refused({ body: complaints })]
    return told(supplier, articlePublished(world, found, now), found, origin)
  },
})

export const hideArticle = supplierEndpoint({
  method: 'POST',
  path: `${base}/:type/hide`,
  assumed: true,
  body: ArticleStatusBody,
  answer: ArticleReply,
  handle: (world, { supplier, params, body, now, origin }) => {
    const found = seenArticle(world, supplier, params.type, body.version)
    if (!('type' in found)) return [world, found]
    if (found.status !== 'published') return [world, message(422, 'Приховати можна лише опубліковану статтю.')]
    return told(supplier, articleHidden(world, found, now), found, origin)
  },
})

export const articlesEndpoints: readonly Endpoint[] = [
  articles,
  article,
  articleVersions,
  articleStores,
  saveArticle,
  publishArticle,
  hideArticle,
]

/** The article if the caller sends its current version; otherwise the reply that refuses the call. */
function seenArticle(world: World, supplier: Supplier, type: string | undefined, version: number): Article | Reply {
  const article = articleOf(world, supplier, type ?? '')
  if (!article) return unknown
  if (version === article.version) return article
  return {
    status: 409,
    body: { message: 'Статтю змінено в іншому вікні.', code: 'stale', current: shownArticle(article, world, supplier) },
  }
}

function told(before: Supplier, next: World, { type }: Article, origin: string): Step {
  const article = articleOf(next, before, type)
  return [next, ok({ data: article ? shownArticle(article, next, before) : null }), ...changeOf(before, next, origin)]
}
