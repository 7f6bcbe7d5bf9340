import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { type Article, type ArticleType, articleTypes, requiredTypes } from './articles.domain.ts'
import { type ArticlesSnapshot, articlesMachine } from './articles.machine.ts'
import { openArticle, selectArticles } from './articles.selectors.ts'
import { isAsked } from './notes.domain.ts'

const articleOf = (type: ArticleType, status: Article['status']): Article => ({
  type,
  status,
  isRequired: requiredTypes.includes(type),
  hasChanges: false,
  updatedAt: null,
  publishedAt: null,
  copies: 0,
  version: 1,
  body: '',
})
const all = articleTypes.map((type) => articleOf(type, 'published'))
const almost = articleTypes.map((type) => articleOf(type, type === 'about' ? 'draft' : 'published'))
const silent = fromPromise(() => new Promise<never>(() => {})) as never

const walk = explore(articlesMachine.provide({ actors: { article: silent } }), {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id' },
    place: { to: 'articles-information', search: '?article=about' },
    carried: { telephone: null } as never,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'retry.chosen' },
    { type: 'preview.chosen' },
    { type: 'writing.chosen' },
    { type: 'products.chosen' },
    { type: 'dialog.dismissed' },
    { type: 'setup.learned', setup: someSetup },
    { type: 'tab.shown' },
    { type: 'work.discarded' },
    { type: 'supplier.learned', supplier: { ...someSession.supplier, storeName: 'Крамниця' } },
    {
      type: 'template.chosen',
      template: { body: '{store}', gaps: { storeName: 'store', telephone: 'phone', email: 'mail' } },
    },
    { type: 'article.missed' },
    { type: 'place.refined', place: { to: 'articles-information' } },
    { type: 'place.refined', place: { to: 'articles-information', search: '?article=offer' } },
  ],
  facts: {
    about: [
      { type: 'work.noted', of: 'about', isUnsaved: true },
      { type: 'work.noted', of: 'about', isUnsaved: false },
      { type: 'dialog.noted', of: 'about', by: 'editor', isOpen: true },
      { type: 'dialog.noted', of: 'about', by: 'editor', isOpen: false },
      { type: 'article.learned', article: articleOf('about', 'draft') },
      { type: 'wish.fulfilled', article: articleOf('about', 'published'), fillsIn: true },
      { type: 'wish.fulfilled', article: articleOf('about', 'hidden'), fillsIn: false },
    ],
  },
  world: {
    fetchArticles: [
      gives(succeeded(almost)),
      gives(succeeded(all)),
      gives(succeeded([])),
      gives(failed({ kind: 'unreachable' })),
    ],
  },
  lens: ({ openType, heads, failure, due, opened, unsaved, dialogs }) => [
    openType,
    heads?.map(({ status }) => status),
    failure?.kind,
    due !== null,
    Object.keys(opened),
    unsaved,
    dialogs.length,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('articles', walk.coverage)
})

test('the article in the address is the one that is open', () => {
  for (const { state } of walk.paths) {
    const { openType } = selectArticles(state)
    expect([null, openType]).toContain(openArticle(state)?.id ?? null)
  }
})

test('publishing the last one is celebrated, once, and over no other dialog', () => {
  const isFinished = (state: ArticlesSnapshot) => state.matches({ aside: 'finished' })
  const parties = walk.movesWhere(({ from, to }) => !isFinished(from) && isFinished(to))
  expect([...new Set(parties.map(({ event }) => event))].sort()).toEqual([
    'wish.fulfilled',
    'xstate.done.actor.fetchArticles',
  ])
  for (const { event, from, to } of parties) {
    expect(event === 'wish.fulfilled' || from.context.due !== null).toBe(true)
    expect(to.context.due).toBeNull()
    expect(selectArticles(to).list).toMatchObject({ state: 'rows', isComplete: true })
  }
  const asked = walk.pathsWhere(({ state }) => isFinished(state) && isAsked(state.context))
  for (const { state } of asked) expect(selectArticles(state).isFinished).toBe(false)
})

test('the page is barred exactly while a dialog stands on it', () => {
  expect(walk.paths.some(({ state }) => state.matches({ dialog: 'open' }))).toBe(true)
  for (const { state } of walk.paths) {
    expect(state.matches({ dialog: 'open' })).toBe(selectArticles(state).isFinished || isAsked(state.context))
  }
})

test('a reading that fails leaves what was read before', () => {
  const failures = walk.movesWhere(
    ({ from, to }) => from.matches({ list: 'reading' }) && to.matches({ list: 'failed' }),
  )
  for (const { from, to } of failures) expect(to.context.heads).toEqual(from.context.heads)
})

test('the list is in one of its situations', () => {
  const seen = new Set(walk.paths.map(({ state }) => selectArticles(state).list.state))
  expect([...seen].sort()).toEqual(['failed', 'loading', 'nothingYet', 'rows'])
})
