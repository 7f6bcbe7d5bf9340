import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someArticle } from '../../testing/samples/articles.ts'
import { batchArticleMachine } from './batch-article.machine.ts'

const body = 'Відправляємо щодня.'
const empty = someArticle({ type: 'about', status: 'empty', body: '' })
const draft = someArticle({ type: 'about', status: 'draft', body })
const others = { ...draft, body: 'Інший текст' }
const published = { ...draft, status: 'published', hasChanges: false } as const
const refused = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

const model = explore(batchArticleMachine, {
  input: { type: 'about', body },
  world: {
    fetchArticle: [gives(empty), gives(draft), gives(others), gives(published), fails()],
    saveArticle: [gives(draft), fails(), fails(refused)],
    publication: [
      gives({ isFulfilled: true, article: published, failure: null }),
      gives({ isFulfilled: false, article: null, failure: refused }),
      breaks(),
    ],
  },
  project: ({ article, failure }) => [article?.body, article?.status, failure?.kind],
})

test('every state and every transition is visited', () => expectFullCoverage('batch-article', model.coverage))

test('a text that the supplier has not read is never published', () => {
  for (const { state } of model.pathsWhere(({ state }) => state.matches('publishing')))
    expect(state.context.article?.body).toBe(body)
  const changed = model.pathsWhere(({ state }) => state.output?.result === 'changed')
  for (const { state } of changed) expect(state.context.article?.body).not.toBe(body)
})

test('a text is saved at most once, and only over an empty article', () => {
  for (const { from } of model.movesWhere(({ to, event }) => to.matches('saving') && event.includes('readArticle')))
    expect(from.context.article).toBe(null)
  expect(model.moves.filter(({ from, to }) => !from.matches('reading') && to.matches('saving'))).toEqual([])
})
