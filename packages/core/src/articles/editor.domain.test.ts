import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import type { Article } from './articles.domain.ts'
import {
  begun,
  gapPicked,
  isPassing,
  isPossible,
  isSendable,
  isUnsaved,
  markedBy,
  notSaved,
  obstaclesTo,
  pauseAfter,
  refused,
  saved,
  sending,
  typed,
} from './editor.domain.ts'
import { draftOf, isContinued, isLeft, leftBehind } from './editor-draft.domain.ts'
import { isStale, replaced } from './giving-way.domain.ts'

const article: Article = {
  type: 'about',
  status: 'draft',
  isRequired: true,
  hasChanges: true,
  updatedAt: null,
  publishedAt: null,
  copies: 0,
  version: 3,
  body: 'one',
}
const refusal = (status: number, fields = {}): Failure => ({
  kind: 'refused',
  status,
  texts: [],
  fields,
  retryAfter: null,
})

test.each([
  [0, 5000],
  [1, 5000],
  [2, 10_000],
  [4, 40_000],
  [5, 60_000],
  [50, 60_000],
])('after %i failures in a row the pause is %i ms', (tries, pause) => {
  expect(pauseAfter(tries)).toBe(pause)
})

test('a text is unsaved while it differs, and sendable unless it is too long', () => {
  const writing = begun(article)
  expect([isUnsaved(writing), isSendable(writing)]).toEqual([false, false])
  expect(isSendable({ ...writing, ...typed('two') })).toBe(true)
  const long = { ...writing, ...typed('x'.repeat(20_001)) }
  expect([isUnsaved(long), isSendable(long)]).toEqual([true, false])
})

test('what was sent is remembered once, in the order of sending, until something arrives', () => {
  const once = {
    ...begun(article),
    ...typed('two'),
    ...sending({ ...begun(article), body: 'two', sent: ['a', 'two'] }),
  }
  expect([once.sent, saved(once, article, 7).sent]).toEqual([['a', 'two'], []])
})

test.each([
  ['draft', 'published', true],
  ['draft', 'hidden', false],
  ['published', 'hidden', true],
] as const)('one that is %s may be made %s: %j', (status, wish, expected) => {
  expect(isPossible(begun({ ...article, status }), wish)).toBe(expected)
})

test('what is typed over a published text may be published', () => {
  const writing = begun({ ...article, status: 'published', hasChanges: false })
  expect(isPossible(writing, 'published')).toBe(false)
  expect(isPossible({ ...writing, ...typed('two') }, 'published')).toBe(true)
})

test('hiding asks nothing of the text, publishing asks everything', () => {
  expect(obstaclesTo('hidden', begun(article))).toEqual([])
  expect(obstaclesTo('published', begun(article))).toMatchObject([{ rule: 'tooShort' }])
})

test.each<[Failure, boolean, boolean]>([
  [refusal(409), true, false],
  [refusal(422), false, false],
  [{ kind: 'unauthorized', texts: [] }, false, false],
  [{ kind: 'timedOut' }, false, true],
  [{ kind: 'serverBroken', status: 500, texts: [], retryAfter: null }, false, true],
])('%j is stale: %j, passing: %j', (failure, stale, passing) => {
  expect([isStale(failure), isPassing(failure)]).toEqual([stale, passing])
})

test('a failure is counted, takes the wish back, and shows what the server says of the text', () => {
  const failure = refusal(422, { body: [{ text: 'no' }] })
  expect(notSaved({ ...begun(article), tries: 1, wish: 'published' }, failure)).toEqual({
    wish: null,
    next: null,
    mistakes: [{ text: 'no' }],
    failure,
    tries: 2,
  })
  expect(refused(refusal(422)).mistakes).toEqual([])
})

test('a mark leaves selected what was, until somebody types on', () => {
  const writing = { ...begun(article), ...markedBy(begun(article), 'bold', { from: 0, to: 3 }) }
  expect(writing).toMatchObject({ body: '**one**', selection: { from: 2, to: 5 } })
  expect({ ...writing, ...typed('**one**!') }.selection).toBeNull()
})

test('a gap is selected where it stands first', () => {
  const writing = begun({ ...article, body: 'a {code}, {code}' })
  expect(gapPicked(writing, 'code')).toEqual({ selection: { from: 2, to: 8 } })
  expect(gapPicked(writing, 'name')).toEqual({ selection: null })
})

test.each<[Record<string, string>, boolean, boolean]>([
  [{}, false, false],
  [{ body: 'one', version: '3' }, false, false],
  [{ body: 'two', version: '3' }, true, true],
  [{ body: 'two', version: '2' }, true, false],
  [{ body: '', version: '3' }, true, true],
  [{ body: 'one and two', version: '2', sent: 'one' }, true, true],
  [{ body: 'two', version: '2', sent: 'other' }, true, false],
])('a draft of %j left something: %j, over what stands there now: %j', (texts, left, continued) => {
  expect([isLeft(begun(article), texts), isContinued(begun(article), texts)]).toEqual([left, continued])
})

test('what is kept for later is found again', () => {
  const writing = { ...begun(article), ...typed('two') }
  expect(isContinued(begun(article), draftOf(writing))).toBe(true)
  expect(leftBehind(draftOf(writing))).toMatchObject({ body: 'two', isFresh: false })
})

test('another text is found again as another text', () => {
  const writing = { ...begun(article), ...replaced('two') }
  expect(leftBehind(draftOf(writing))).toMatchObject({ body: 'two', isFresh: true })
})

test('of what was sent and may have arrived, the last is kept for later', () => {
  const writing = { ...begun(article), ...typed('two and three'), sent: ['one', 'two'] }
  const draft = draftOf(writing)
  expect(isContinued(begun({ ...article, version: 9, body: 'two' }), draft)).toBe(true)
  expect(isContinued(begun({ ...article, version: 9, body: 'other' }), draft)).toBe(false)
})
