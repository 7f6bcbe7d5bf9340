import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someArticle } from '../../testing/samples/articles.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { articleMachine } from './article.machine.ts'
import { selectArticle } from './articles.selectors.ts'

const article = someArticle({ status: 'empty', version: 0 })
const silent = fromPromise(() => new Promise<never>(() => {})) as never

const model = explore(articleMachine.provide({ actors: { editor: silent, texts: silent } }), {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    supplierId: 1,
    owner: { send: () => {} },
    of: 'about',
  },
  user: [
    { type: 'retry.chosen' },
    { type: 'article.reported', head: article },
    { type: 'template.chosen', body: 'x' },
    { type: 'texts.chosen', source: 'history' },
    { type: 'texts.chosen', source: 'stores' },
    { type: 'texts.blocked' },
    { type: 'edits.discarded' },
  ],
  world: {
    fetchArticle: [
      gives(succeeded(article)),
      gives(failed({ kind: 'unreachable' })),
      gives(failed({ kind: 'refused', status: 403, texts: [], fields: {}, retryAfter: null })),
    ],
    editor: [breaks()],
    texts: [gives({ body: null }), gives({ body: 'x' }), breaks()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('article', model.coverage)
})

test('an article can always be opened eventually', () => {
  expect(model.trapsFor((state) => selectArticle(state).state === 'open')).toEqual([])
})

test('the view shows the result of the read', () => {
  const seen = new Set(model.paths.map(({ state }) => selectArticle(state).state))
  expect([...seen].sort()).toEqual(['failed', 'loading', 'notAllowed', 'open'])
})
