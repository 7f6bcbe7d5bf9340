import { articlesOverHttp } from '@supplier/core/adapters/http/stores/articles.http'
import type { ArticleType } from '@supplier/core/articles/articles.domain'
import type { ArticlesPort } from '@supplier/core/articles/articles.port'
import { beforeEach, expect, test } from 'vitest'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const base = '/admin-suppliers/v1/articles'
const fine = 'Відправляємо щодня. '.repeat(8)

let desk: Wired
let articles: ArticlesPort

beforeEach(async () => {
  desk = await wired()
  articles = articlesOverHttp(desk.http)
})

const write = (body: string, isFresh = false) =>
  articles.saveArticle({ type: 'offer', version: 0, body, isFresh }, desk.signal)

test('the list holds the status of all seven articles', async () => {
  const heads = await articles.fetchArticles(undefined, desk.signal)
  expect(desk.sent.at(-1)).toMatchObject({ method: 'GET', path: base, query: {}, body: null })
  expect(heads.map(({ type }) => type)).toEqual([
    'delivery',
    'returns',
    'about',
    'contacts',
    'warranty',
    'offer',
    'privacy',
  ])
  expect(heads[0]).toEqual({
    type: 'delivery',
    status: 'published',
    isRequired: true,
    hasChanges: false,
    updatedAt: '2025-03-14T08:30:00.000Z',
    publishedAt: '2025-03-14T08:30:00.000Z',
    version: 1,
  })
  expect(heads[4]).toMatchObject({ status: 'empty', isRequired: false, updatedAt: null, version: 0 })
})

test('an article comes with its text', async () => {
  const article = await articles.fetchArticle('delivery', desk.signal)
  expect(desk.sent.at(-1)).toMatchObject({ method: 'GET', path: `${base}/delivery`, body: null })
  expect(article.body).toContain('Нова Пошта')
})

test('an article has the number of other stores that have it, or 0 when the server sends none', async () => {
  const copiesOf = async (type: ArticleType) => (await articles.fetchArticle(type, desk.signal)).copies
  expect([await copiesOf('delivery'), await copiesOf('offer'), (await write('Договір')).copies]).toEqual([1, 0, 0])
  desk.answer(`${base}/about`, { data: { type: 'about', status: 'empty', version: 0, body: '', other_stores: 'many' } })
  expect(await copiesOf('about')).toBe(0)
})

test('a text is saved with the version it was edited from', async () => {
  const article = await write('Договір', true)
  expect(desk.sent.at(-1)).toMatchObject({
    method: 'PUT',
    path: `${base}/offer`,
    body: { body: 'Договір', version: 0, is_new: true },
  })
  expect(article).toMatchObject({ status: 'draft', body: 'Договір', version: 1, hasChanges: true })
})

test('a save from an older version is refused', async () => {
  await write('Договір')
  expect(await failed(write('Інший'))).toMatchObject({ kind: 'refused', status: 409 })
})

test('a text is published, then hidden', async () => {
  const { version } = await write(fine)
  const shown = await articles.changeStatus({ type: 'offer', version, target: 'published' }, desk.signal)
  expect(desk.sent.at(-1)).toMatchObject({ method: 'POST', path: `${base}/offer/publish`, body: { version } })
  expect(shown).toMatchObject({ status: 'published', hasChanges: false, body: fine })
  const hidden = await articles.changeStatus({ type: 'offer', version: shown.version, target: 'hidden' }, desk.signal)
  expect(desk.sent.at(-1)).toMatchObject({ path: `${base}/offer/hide`, body: { version: shown.version } })
  expect(hidden.status).toBe('hidden')
})

test('earlier texts come newest first', async () => {
  const { version } = await write('Перший')
  await articles.saveArticle({ type: 'offer', version, body: 'Другий', isFresh: true }, desk.signal)
  const versions = await articles.fetchTexts({ of: 'offer', source: 'history' }, desk.signal)
  expect(desk.sent.at(-1)).toMatchObject({ method: 'GET', path: `${base}/offer/versions` })
  expect(versions).toMatchObject([
    { storeName: null, body: 'Другий', wasPublished: false },
    { storeName: null, body: 'Перший', wasPublished: false },
  ])
})

test('texts of other stores come with the names of the stores', async () => {
  const texts = await articles.fetchTexts({ of: 'delivery', source: 'stores' }, desk.signal)
  expect(desk.sent.at(-1)).toMatchObject({ method: 'GET', path: `${base}/delivery/stores`, query: {}, body: null })
  expect(texts).toEqual([
    {
      id: '71',
      storeName: 'Крамничка на Подолі',
      savedAt: '2026-07-24T09:00:00.000Z',
      wasPublished: true,
      body: expect.stringContaining('Самовивіз'),
    },
  ])
  desk.answer(`${base}/delivery/stores`, {
    data: [
      { store_id: 1, store_name: ' ', body: 'x' },
      { store_name: 'A', body: 'x' },
      { store_id: 'b', store_name: ' B ', status: 'lost', body: 5 },
    ],
  })
  expect(await articles.fetchTexts({ of: 'delivery', source: 'stores' }, desk.signal)).toEqual([
    { id: 'b', storeName: 'B', savedAt: null, wasPublished: false, body: '' },
  ])
})

test('unreadable rows are left out, an unknown status stays, and missing fields get defaults', async () => {
  desk.answer(base, {
    data: [
      { type: 'about', status: 'lost', version: '2' },
      { type: 'recipes', status: 'draft', version: 2 },
      { type: 'offer', status: 'draft', version: 'two' },
      null,
      { type: 'privacy', status: 'hidden', is_required: 1, has_changes: '1', version: 3, updated_at: 'yesterday' },
    ],
  })
  expect(await articles.fetchArticles(undefined, desk.signal)).toEqual([
    {
      type: 'about',
      status: 'lost',
      isRequired: true,
      hasChanges: false,
      updatedAt: null,
      publishedAt: null,
      version: 2,
    },
    {
      type: 'privacy',
      status: 'hidden',
      isRequired: true,
      hasChanges: true,
      updatedAt: null,
      publishedAt: null,
      version: 3,
    },
  ])
})

test('an article without a text reads as empty, and one without a version is a failure', async () => {
  desk.answer(`${base}/about`, { data: { type: 'about', status: 'empty', version: 0, body: null } })
  expect((await articles.fetchArticle('about', desk.signal)).body).toBe('')
  desk.answer(`${base}/about`, { data: { type: 'about', status: 'empty', body: '' } })
  expect(await failed(articles.fetchArticle('about', desk.signal))).toEqual({ kind: 'unexpected' })
})

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  [base, (signal) => articles.fetchArticles(undefined, signal)],
  [`${base}/about`, (signal) => articles.fetchArticle('about', signal)],
  [`${base}/about`, (signal) => articles.saveArticle({ type: 'about', version: 1, body: 'x', isFresh: false }, signal)],
  [`${base}/about/hide`, (signal) => articles.changeStatus({ type: 'about', version: 1, target: 'hidden' }, signal)],
  [`${base}/about/versions`, (signal) => articles.fetchTexts({ of: 'about', source: 'history' }, signal)],
  [`${base}/about/stores`, (signal) => articles.fetchTexts({ of: 'about', source: 'stores' }, signal)],
])('%s maps every fault to its failure', async (path, call) => {
  await expectFailures(desk, path, call)
})
