import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someArticle } from '../../testing/samples/articles.ts'
import { batchMachine } from './batch.machine.ts'
import { selectBatch } from './batch.selectors.ts'

const body = 'Відправляємо щодня. '.repeat(10)
const about = someArticle({ type: 'about', status: 'empty', body: '' })
const returns = someArticle({ type: 'returns', status: 'draft', body })
const published = { ...returns, status: 'published', hasChanges: false } as const
const refused = { kind: 'refused', status: 422, texts: [{ text: 'Ні' }], fields: {}, retryAfter: null } as const
const template = { body: 'Пошта: {пошта}', gaps: { storeName: 'магазин', telephone: 'телефон', email: 'інша' } }

const sent: { readonly type: string }[] = []
const model = explore(batchMachine, {
  input: { app: { send: () => {} }, owner: { send: (event) => void sent.push(event) }, types: ['about', 'returns'] },
  runsLive: true,
  user: [
    { type: 'retry.chosen' },
    { type: 'texts.confirmed', texts: [] },
    {
      type: 'texts.confirmed',
      texts: [
        { type: 'about', body },
        { type: 'returns', body },
      ],
    },
  ],
  world: {
    readArticles: [gives([about, returns]), fails()],
    batchArticle: [
      gives({ type: 'about', result: 'failed', article: about, failure: refused }),
      gives({ type: 'returns', result: 'published', article: published, failure: null }),
      breaks(),
    ],
  },
  project: ({ articles, failure, queue, outcomes }) => [
    articles?.map(({ status }) => status),
    failure?.kind,
    queue.length,
    outcomes.map(({ type, result }) => [type, result]),
  ],
})

test('every state and every transition is visited', () => expectFullCoverage('batch', model.coverage))

test('each article is published on its own, and one that fails stops no other', () => {
  const running = model.pathsWhere(({ state }) => state.matches('publishing'))
  expect(new Set(running.map(({ state }) => state.context.queue[0]?.type))).toEqual(new Set(['about', 'returns']))
  const mixed = model.pathsWhere(({ state: { value, context } }) => value === 'shown' && context.outcomes.length === 2)
  expect(
    mixed.map(({ state }) => state.context.outcomes.map(({ result }) => result)).filter(([one]) => one === 'failed'),
  ).toContainEqual(['failed', 'published'])
})

test('the page hears of each article, and that the batch began and ended', () => {
  expect(new Set(sent.map(({ type }) => type))).toEqual(
    new Set(['batch.begun', 'article.updated', 'status.reached', 'batch.ended']),
  )
})

test('a failure is told at its article, and a text with a gap is not published', () => {
  const found = model.pathsWhere(
    ({ state: { value, context } }) =>
      value === 'shown' && context.outcomes.map(({ result }) => result).join() === 'failed,published',
  )
  const view = selectBatch(found[0]?.state as never, () => template, null)
  expect(view).toMatchObject({
    state: 'shown',
    rows: [
      { type: 'about', state: 'failed', messages: [{ text: 'Ні' }], obstacle: { rule: 'tooShort' } },
      { type: 'returns', state: 'published', obstacle: null },
    ],
    texts: [],
  })
})
