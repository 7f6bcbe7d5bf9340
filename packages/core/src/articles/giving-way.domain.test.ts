import { expect, test } from 'vitest'
import type { Article, ArticleWish } from './articles.domain.ts'
import { begun, saved, textOf, typed, type Writing } from './editor.domain.ts'
import {
  givesWay,
  hasMoved,
  isGranted,
  isOurs,
  mayGiveWay,
  mineKept,
  replaced,
  tooLong,
  yielded,
} from './giving-way.domain.ts'

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

test('another text is sent as no continuation, and only once', () => {
  const writing = { ...begun(article), ...replaced('new') }
  expect(textOf(writing)).toEqual({ type: 'about', version: 3, body: 'new', isFresh: true })
  expect({ ...writing, ...saved(writing, { ...article, version: 4, body: 'new' }, 7) }).toMatchObject({
    isFresh: false,
    savedAt: 7,
    saved: { version: 4 },
  })
})

test('it is still to be sent as such where nothing of it has arrived', () => {
  const writing = { ...begun(article), ...replaced('new') }
  expect(saved(writing, { ...article, version: 4 }, 7)).toMatchObject({ isFresh: true, saved: { version: 4 } })
})

test.each<[string, Partial<Writing>, boolean, boolean]>([
  ['what the server has', {}, true, true],
  ['nothing but blanks', { body: ' ' }, true, true],
  ['what the server does not have yet', { body: 'two' }, false, true],
  ['what can never be kept', { body: 'x'.repeat(20_001) }, false, false],
  ['what is asked to be published first', { wish: 'published' }, false, true],
])('%s gives way to another text: at once %j, ever %j', (_, news, atOnce, ever) => {
  const writing = { ...begun(article), ...news, next: 'other' }
  expect([givesWay(writing), mayGiveWay(writing)]).toEqual([atOnce, ever])
  expect(givesWay({ ...writing, next: null })).toBe(false)
})

test('what keeps a text from giving way is its length alone', () => {
  expect(tooLong({ ...begun(article), body: '{gap}' })).toEqual([])
  expect(tooLong({ ...begun(article), body: `{gap}${'x'.repeat(20_001)}` })).toMatchObject([{ rule: 'tooLong' }])
})

test('who takes theirs sends mine over it first', () => {
  const theirs = { ...article, version: 9, body: 'theirs' }
  const writing = { ...begun(article), ...typed('mine'), theirs, ...yielded(theirs) }
  expect(textOf(writing)).toEqual({ type: 'about', version: 9, body: 'mine', isFresh: true })
  expect(writing).toMatchObject({ next: 'theirs', theirs })
})

test.each([
  ['one', [], true],
  ['typed', [], true],
  ['sent', ['sent'], true],
  ['sent', ['sent', 'sent later'], true],
  ['other', ['sent'], false],
])('a server that has %j after %j were sent has ours: %j', (body, sent, expected) => {
  expect(isOurs({ ...begun(article), ...typed('typed'), sent }, { ...article, body })).toBe(expected)
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

test.each<[ArticleWish | null, Partial<Article>, boolean]>([
  ['published', { status: 'published', hasChanges: false }, true],
  ['published', { status: 'published', hasChanges: true }, false],
  ['published', { status: 'published', hasChanges: false, body: 'theirs' }, false],
  ['hidden', { status: 'published', hasChanges: false }, false],
  ['hidden', { status: 'hidden' }, true],
  [null, { status: 'published', hasChanges: false }, false],
])('the wish %j has come true where the server has %j: %j', (wish, news, expected) => {
  expect(isGranted({ ...begun(article), wish }, { ...article, ...news })).toBe(expected)
})

test.each([
  [{ version: 4 }, true],
  [{ version: 3 }, false],
  [{ version: 4, body: 'theirs' }, false],
])('only the version went up where the server has %j: %j', (news, expected) => {
  expect(hasMoved(begun(article), { ...article, ...news })).toBe(expected)
})
