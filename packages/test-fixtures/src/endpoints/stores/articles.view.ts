import { articleTitles, hasChanges, isRequired, lengthOf } from '../../world/stores/articles.ts'
import { articleInStores } from '../../world/stores/stores.ts'
import type { Article, Supplier, World } from '../../world/world.ts'

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** An article as the list shows it. */
export const shownHead = (article: Article) => ({
  type: article.type,
  title: articleTitles[article.type],
  store_id: article.supplierId,
  status: article.status,
  is_required: isRequired(article.type),
  has_changes: hasChanges(article),
  length: lengthOf(article.body),
  updated_at: instant(article.updatedAt),
  published_at: instant(article.publishedAt),
  version: article.version,
})

/** The whole article: with its text and the number of other stores that have it. */
export const shownArticle = (article: Article, world: World, supplier: Supplier) => ({
  ...shownHead(article),
  body: article.body,
  other_stores: articleInStores(world, supplier, article.type).length,
})

export const shownVersion = ({ id, at, wasPublished, body }: Article['versions'][number]) => ({
  id,
  saved_at: instant(at),
  was_published: wasPublished,
  length: lengthOf(body),
  body,
})

export const shownInStore = ({ store, status, updatedAt, body }: ReturnType<typeof articleInStores>[number]) => ({
  store_id: store.id,
  store_name: store.name,
  status,
  updated_at: instant(updatedAt),
  length: lengthOf(body),
  body,
})

/** The number of articles per status. */
export const statusCounts = (articles: readonly Article[]) => {
  const counts = { empty: 0, draft: 0, published: 0, hidden: 0 }
  for (const { status } of articles) counts[status] += 1
  return counts
}
