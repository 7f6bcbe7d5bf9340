import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someArticle } from '../../testing/samples/articles.ts'
import type { Article } from './articles.domain.ts'
import { publicationMachine } from './publication.machine.ts'

const draft = someArticle({ status: 'draft', hasChanges: true, body: 'x' })
const published: Article = { ...draft, status: 'published', hasChanges: false, version: 2 }
const stale = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

const model = explore(publicationMachine, {
  input: { saved: draft, target: 'published' },
  world: {
    changeStatus: [gives(published), fails(), fails(stale)],
    fetchArticle: [gives(published), gives(draft), fails()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('publication', model.coverage)
})

test('without a response the article is read, and its status decides', () => {
  const ends = model.paths.filter(({ state }) => state.status === 'done').map(({ state }) => state.output)
  expect(ends).toContainEqual({ isFulfilled: true, article: published, failure: null })
  expect(ends).toContainEqual({ isFulfilled: true, article: published, failure: { kind: 'unreachable' } })
  expect(ends).toContainEqual({ isFulfilled: false, article: draft, failure: { kind: 'unreachable' } })
  expect(ends).toContainEqual({ isFulfilled: false, article: null, failure: { kind: 'unreachable' } })
  expect(ends).toContainEqual({ isFulfilled: false, article: null, failure: stale })
})

test('the request is sent once', () => {
  const asked = model.moves.filter(({ to }) => to.matches('changing'))
  expect(asked).toEqual([])
})
