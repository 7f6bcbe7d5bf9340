import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import { someArticle } from '../../testing/samples/articles.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { type Article, type ArticleType, articleTypes, requiredTypes } from './articles.domain.ts'
import { type ArticlesSnapshot, articlesMachine } from './articles.machine.ts'
import { openArticle, selectArticles } from './articles.selectors.ts'
import { isAsked } from './notes.domain.ts'

const articleOf = (type: ArticleType, status: Article['status']) =>
  someArticle({ type, status, isRequired: requiredTypes.includes(type) })
const all = articleTypes.map((type) => articleOf(type, 'published'))
const almost = articleTypes.map((type) => articleOf(type, type === 'about' ? 'draft' : 'published'))
const missing = ['delivery', 'returns'] as const
const none = articleTypes.map((type) => articleOf(type, missing.some((one) => one === type) ? 'empty' : 'published'))
const silent = fromPromise(() => new Promise<never>(() => {})) as never

const model = explore(articlesMachine.provide({ actors: { article: silent } }), {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id' },
    location: { to: 'articles-information', search: '?article=about' },
    signInDraft: { telephone: null } as never,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'retry.chosen' },
    { type: 'preview.chosen' },
    { type: 'writing.chosen' },
    { type: 'products.chosen' },
    { type: 'product.chosen' },
    { type: 'dialog.dismissed' },
    { type: 'setup.loaded', setup: someSetup },
    { type: 'tab.shown' },
    { type: 'edits.discarded' },
    { type: 'supplier.updated', supplier: { ...someSession.supplier, storeName: 'Крамниця' } },
    {
      type: 'template.chosen',
      template: { body: '{store}', gaps: { storeName: 'store', telephone: 'phone', email: 'mail' } },
    },
    { type: 'article.missed' },
    { type: 'query.changed', location: { to: 'articles-information' } },
    { type: 'query.changed', location: { to: 'articles-information', search: '?article=offer' } },
  ],
  childEvents: {
    about: [
      { type: 'edits.reported', of: 'about', isUnsaved: true },
      { type: 'edits.reported', of: 'about', isUnsaved: false },
      { type: 'dialog.reported', of: 'about', by: 'editor', isOpen: true },
      { type: 'dialog.reported', of: 'about', by: 'editor', isOpen: false },
      { type: 'article.updated', article: articleOf('about', 'draft') },
      { type: 'status.reached', article: articleOf('about', 'published'), fillsIn: true },
      { type: 'status.reached', article: articleOf('about', 'hidden'), fillsIn: false },
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
  project: ({ openType, heads, failure, due, opened, unsaved, dialogs }) => [
    openType,
    heads?.map(({ status }) => status),
    failure?.kind,
    due !== null,
    Object.keys(opened),
    unsaved,
    dialogs.length,
  ],
})

/** Several required articles are missing, which are offered together. */
const batch = explore(articlesMachine.provide({ actors: { article: silent } }), {
  name: 'batch',
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id' },
    location: { to: 'articles-information' },
    signInDraft: { telephone: null } as never,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'query.changed', location: { to: 'articles-information', search: '?article=offer' } },
    { type: 'query.changed', location: { to: 'articles-information' } },
  ],
  childEvents: {
    batch: [
      { type: 'batch.begun' },
      { type: 'batch.ended' },
      ...missing.map((type) => ({
        type: 'status.reached' as const,
        article: articleOf(type, 'published'),
        fillsIn: true,
      })),
    ],
  },
  world: { batch: [breaks()], fetchArticles: [gives(succeeded(none))] },
  project: ({ openType, heads, due, opened }) => [
    openType,
    heads?.map(({ status }) => status),
    due !== null,
    Object.keys(opened),
  ],
})

test('missing articles are offered together while none is open, and one that fails keeps the others offered', () => {
  const known = batch.pathsWhere(
    ({ state }) => state.matches({ list: 'shown' }) && !state.matches({ batch: { offered: 'running' } }),
  )
  for (const { state } of known) {
    const left = missing.filter((type) => state.context.heads?.find((head) => head.type === type)?.status === 'empty')
    if (state.context.openType !== null || left.length === 0) expect(state.value).toMatchObject({ batch: 'away' })
    if (state.context.openType === null && left.length === 2)
      expect(state.value).toMatchObject({ batch: { offered: 'idle' } })
  }
})

test('every state and every transition is visited', () => {
  expectFullCoverage('articles', model.coverage, batch.coverage)
})

test('the open article is the one in the address', () => {
  for (const { state } of model.paths) {
    const { openType } = selectArticles(state)
    expect([null, openType]).toContain(openArticle(state)?.id ?? null)
  }
})

test('publishing the last required article is celebrated once, and never over another dialog', () => {
  const isFinished = (state: ArticlesSnapshot) => state.matches({ aside: 'finished' })
  const parties = model.movesWhere(({ from, to }) => !isFinished(from) && isFinished(to))
  expect([...new Set(parties.map(({ event }) => event))].sort()).toEqual([
    'status.reached',
    'xstate.done.actor.fetchArticles',
  ])
  for (const { event, from, to } of parties) {
    expect(event === 'status.reached' || from.context.due !== null).toBe(true)
    expect(to.context.due).toBeNull()
    expect(selectArticles(to).list).toMatchObject({ state: 'rows', isComplete: true })
  }
  const asked = model.pathsWhere(({ state }) => isFinished(state) && isAsked(state.context))
  for (const { state } of asked) expect(selectArticles(state).isFinished).toBe(false)
})

test('the page is blocked exactly while a dialog is open', () => {
  expect(model.paths.some(({ state }) => state.matches({ dialog: 'open' }))).toBe(true)
  for (const { state } of model.paths) {
    expect(state.matches({ dialog: 'open' })).toBe(selectArticles(state).isFinished || isAsked(state.context))
  }
})

test('a failed read keeps the list that was loaded before', () => {
  const failures = model.movesWhere(
    ({ from, to }) => from.matches({ list: 'reading' }) && to.matches({ list: 'failed' }),
  )
  for (const { from, to } of failures) expect(to.context.heads).toEqual(from.context.heads)
})

test('the list reaches each of its states', () => {
  const seen = new Set(model.paths.map(({ state }) => selectArticles(state).list.state))
  expect([...seen].sort()).toEqual(['failed', 'loading', 'nothingYet', 'rows'])
})
