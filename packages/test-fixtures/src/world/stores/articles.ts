import { type Article, type ArticleType, type Supplier, supplierById, type World, withSupplier } from '../world.ts'
import { seededBodies } from './article-texts.ts'

export const articleTitles: Readonly<Record<ArticleType, string>> = {
  delivery: 'Доставка та оплата',
  returns: 'Обмін та повернення',
  about: 'Про магазин',
  contacts: 'Контакти та графік роботи',
  warranty: 'Гарантія',
  offer: 'Договір оферти',
  privacy: 'Політика конфіденційності',
}

export const articleTypes = Object.keys(articleTitles) as readonly ArticleType[]

const required: readonly ArticleType[] = ['delivery', 'returns', 'about', 'contacts']

export const isRequired = (type: ArticleType): boolean => required.includes(type)

const versionsKept = 10

/** In milliseconds: saves within this time update the same version. */
const sitting = 10 * 60_000

/** All seven articles of a supplier. If the information step is done, the required ones are published. */
export const articlesOf = (world: World, supplier: Supplier): readonly Article[] =>
  articleTypes.map(
    (type) =>
      world.articles.find((article) => article.supplierId === supplier.id && article.type === type) ??
      seeded(supplier, type),
  )

export const articleOf = (world: World, supplier: Supplier, type: string): Article | undefined =>
  articlesOf(world, supplier).find((article) => article.type === type)

export const hasChanges = ({ body, publishedBody }: Article): boolean => body !== (publishedBody ?? '')

const longest = 20_000

/** The length in code points, without blanks at both ends. */
export const lengthOf = (body: string): number => [...body.trim()].length

/** Why a text may not be published, one message per problem. */
export const complaintsAbout = (body: string): readonly string[] => {
  const length = lengthOf(body)
  const gaps = [...new Set([...body.matchAll(/\{[^{}\n]{1,40}\}/g)].map(([gap]) => gap))]
  return [
    ...(length < 100 ? ['Щонайменше 100 символів.'] : []),
    ...(length > longest ? ['Не більше 20 000 символів.'] : []),
    ...gaps.map((gap) => `Замініть ${gap}`),
    ...(/<\s*script|javascript:/i.test(body) ? ['Скрипти заборонено.'] : []),
    ...(/\]\((?!https:\/\/)/i.test(body) ? ['Посилання мають починатися з https.'] : []),
  ]
}

interface Written {
  readonly body: string
  /** Whether to start a new version instead of updating the last one. */
  readonly isNew: boolean
}

/** Saves a text; the published text stays. */
export const articleWritten = (before: World, found: Article, { body, isNew }: Written, now: number): World => {
  const { world, article } = withFirstVersion(before, found, now)
  const [last] = article.versions
  const opensNext = last !== undefined && !isNew && !last.wasPublished && now - last.at < sitting
  const kept = opensNext ? article.versions.slice(1) : article.versions
  const version = { id: opensNext ? last.id : world.nextId, at: opensNext ? last.at : now, body, wasPublished: false }
  const status = article.status === 'empty' ? 'draft' : article.status
  const next = opensNext ? world : { ...world, nextId: world.nextId + 1 }
  return withArticle(next, { ...article, body, status, versions: [version, ...kept].slice(0, versionsKept) }, now)
}

/** Publishes the saved text. */
export const articlePublished = (world: World, article: Article, now: number): World => {
  const [newest, ...older] = article.versions
  const versions = newest?.body === article.body ? [{ ...newest, wasPublished: true }, ...older] : article.versions
  const events = { status: 'published', publishedBody: article.body, publishedAt: now, versions } as const
  return withInformation(withArticle(world, { ...article, ...events }, now), article.supplierId)
}

export const articleHidden = (world: World, article: Article, now: number): World =>
  withInformation(withArticle(world, { ...article, status: 'hidden' }, now), article.supplierId)

/** Adds the seeded text to the history as a first version before it is overwritten. */
function withFirstVersion(world: World, article: Article, now: number) {
  const { body, publishedBody, versions, updatedAt } = article
  if (versions.length > 0 || body === '') return { world, article }
  const first = { id: world.nextId, at: updatedAt ?? now, body, wasPublished: body === publishedBody }
  return { world: { ...world, nextId: world.nextId + 1 }, article: { ...article, versions: [first] } }
}

/** Stores all articles of the supplier, so that they no longer depend on the setup steps. */
function withArticle(world: World, article: Article, now: number): World {
  const supplier = supplierById(world, article.supplierId)
  const changed = { ...article, updatedAt: now, version: article.version + 1 }
  const own = supplier ? articlesOf(world, supplier) : []
  const others = world.articles.filter(({ supplierId }) => supplierId !== article.supplierId)
  return { ...world, articles: [...others, ...own.map((one) => (one.type === article.type ? changed : one))] }
}

/** Marks the information step as done exactly when all required articles are published. */
function withInformation(world: World, supplierId: number): World {
  const supplier = supplierById(world, supplierId)
  if (!supplier) return world
  const information = articlesOf(world, supplier)
    .filter(({ type }) => isRequired(type))
    .every(({ status }) => status === 'published')
  if (information === supplier.steps.information) return world
  return withSupplier(world, supplierId, { steps: { ...supplier.steps, information } })
}

function seeded({ id, steps, created_at }: Supplier, type: ArticleType): Article {
  const body = seededBodies[type]
  const at = Date.parse(created_at)
  const isWritten = steps.information && isRequired(type)
  return {
    supplierId: id,
    type,
    status: isWritten ? 'published' : 'empty',
    body: isWritten ? body : '',
    publishedBody: isWritten ? body : null,
    updatedAt: isWritten ? at : null,
    publishedAt: isWritten ? at : null,
    version: isWritten ? 1 : 0,
    versions: [],
  }
}
