import { expect, test } from 'vitest'
import { someArticle } from '../../testing/samples/articles.ts'
import type { Failure } from '../kernel/failure.ts'
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
  targeted,
  typed,
} from './editor.domain.ts'
import { draftOf, isContinued, isLeft, leftBehind } from './editor-draft.domain.ts'
import { isStale, replaced } from './giving-way.domain.ts'

const article = someArticle({ status: 'draft', hasChanges: true, version: 3, body: 'one' })
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

test('a text is unsaved while it differs from the saved one, and sendable unless it is too long', () => {
  const writing = begun(article)
  expect([isUnsaved(writing), isSendable(writing)]).toEqual([false, false])
  expect(isSendable({ ...writing, ...typed('two') })).toBe(true)
  const long = { ...writing, ...typed('x'.repeat(20_001)) }
  expect([isUnsaved(long), isSendable(long)]).toEqual([true, false])
})

test('sent texts are remembered in order without duplicates until a save is confirmed', () => {
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
] as const)('an article that is %s can become %s: %j', (status, target, expected) => {
  expect(isPossible(begun({ ...article, status }), target)).toBe(expected)
})

test('a changed text of a published article can be published', () => {
  const writing = begun({ ...article, status: 'published', hasChanges: false })
  expect(isPossible(writing, 'published')).toBe(false)
  expect(isPossible({ ...writing, ...typed('two') }, 'published')).toBe(true)
})

test('publishing requires a text without mistakes, hiding does not', () => {
  expect(obstaclesTo('hidden', begun(article))).toEqual([])
  expect(obstaclesTo('published', begun(article))).toMatchObject([{ rule: 'tooShort' }])
})

test.each<[Failure, boolean, boolean]>([
  [refusal(409), true, false],
  [refusal(422), false, false],
  [{ kind: 'unauthorized', texts: [] }, false, false],
  [{ kind: 'timedOut' }, false, true],
  [{ kind: 'serverBroken', status: 500, texts: [], retryAfter: null }, false, true],
])('%j is a version conflict: %j, is retried: %j', (failure, stale, passing) => {
  expect([isStale(failure), isPassing(failure)]).toEqual([stale, passing])
})

test('a failed save is counted, cancels the requested status, and shows the mistakes from the server', () => {
  const failure = refusal(422, { body: [{ text: 'no' }] })
  expect(notSaved({ ...begun(article), tries: 1, target: 'published' }, failure)).toEqual({
    target: null,
    next: null,
    mistakes: [{ text: 'no' }],
    failure,
    tries: 2,
  })
  expect(refused(refusal(422)).mistakes).toEqual([])
})

test('a mark keeps the selection until the next typing', () => {
  const writing = { ...begun(article), ...markedBy(begun(article), 'bold', { from: 0, to: 3 }) }
  expect(writing).toMatchObject({ body: '**one**', selection: { from: 2, to: 5 } })
  expect({ ...writing, ...typed('**one**!') }.selection).toBeNull()
})

test('choosing a gap selects its first occurrence', () => {
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
])('the draft %j has unsaved text: %j, continues the saved text: %j', (texts, left, continued) => {
  expect([isLeft(begun(article), texts), isContinued(begun(article), texts)]).toEqual([left, continued])
})

test('a draft restores the text it was made from', () => {
  const writing = { ...begun(article), ...typed('two') }
  expect(isContinued(begun(article), draftOf(writing))).toBe(true)
  expect(leftBehind(draftOf(writing))).toMatchObject({ body: 'two', isFresh: false })
})

test('a draft of a replacement text restores it as a replacement', () => {
  const writing = { ...begun(article), ...replaced('two') }
  expect(leftBehind(draftOf(writing))).toMatchObject({ body: 'two', isFresh: true })
})

test('a draft remembers the last sent text that may have arrived', () => {
  const writing = { ...begun(article), ...typed('two and three'), sent: ['one', 'two'] }
  const draft = draftOf(writing)
  expect(isContinued(begun({ ...article, version: 9, body: 'two' }), draft)).toBe(true)
  expect(isContinued(begun({ ...article, version: 9, body: 'other' }), draft)).toBe(false)
})

test.each([
  ['published', 'Умови за\u00a0законом\n\n·\tперша\u200b', 'Умови за законом\n\n- перша'],
  ['hidden', 'Умови за\u00a0законом', 'Умови за\u00a0законом'],
] as const)('a text that becomes %s is cleaned only for buyers', (target, body, next) => {
  const writing = { ...begun(article), body }
  expect({ ...writing, ...targeted(writing, target) }).toMatchObject({ target, body: next })
})
