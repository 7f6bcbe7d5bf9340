import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import type { Article } from './articles.domain.ts'
import {
  begun,
  gapPicked,
  isOurs,
  isPassing,
  isPossible,
  isSendable,
  isStale,
  isUnsaved,
  markedBy,
  mineKept,
  notSaved,
  obstaclesTo,
  pauseAfter,
  refused,
  replaced,
  saved,
  textOf,
  typed,
} from './editor.domain.ts'
import { draftOf, isContinued, isLeft } from './editor-draft.domain.ts'

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

test('another text is sent as no continuation, and only once', () => {
  const writing = { ...begun(article), ...replaced('new') }
  expect(textOf(writing)).toEqual({ type: 'about', version: 3, body: 'new', isFresh: true })
  expect({ ...writing, ...saved({ ...article, version: 4, body: 'new' }, 7) }).toMatchObject({
    isFresh: false,
    savedAt: 7,
    saved: { version: 4 },
  })
})

test.each([
  ['one', null, true],
  ['sent', 'sent', true],
  ['other', 'sent', false],
])('a server that has %j after %j was sent has ours: %j', (body, sent, expected) => {
  expect(isOurs({ ...begun(article), sent }, { ...article, body })).toBe(expected)
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
    mistakes: [{ text: 'no' }],
    failure,
    tries: 2,
  })
  expect(refused(refusal(422)).mistakes).toEqual([])
})

test('keeping mine goes over theirs as another text', () => {
  const theirs = { ...article, version: 9, body: 'theirs' }
  expect({ ...begun(article), ...typed('mine'), ...mineKept(theirs) }).toMatchObject({
    body: 'mine',
    saved: theirs,
    isFresh: true,
    theirs: null,
  })
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
])('a draft of %j left something: %j, over what stands there now: %j', (texts, left, continued) => {
  expect([isLeft(begun(article), texts), isContinued(begun(article), texts)]).toEqual([left, continued])
})

test('what is kept for later is found again', () => {
  const writing = { ...begun(article), ...typed('two') }
  expect(isContinued(begun(article), draftOf(writing))).toBe(true)
})
