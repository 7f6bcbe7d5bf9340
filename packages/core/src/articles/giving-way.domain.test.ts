import { expect, test } from 'vitest'
import { someArticle } from '../../testing/samples/articles.ts'
import type { Article, TargetStatus } from './articles.domain.ts'
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

const article = someArticle({ status: 'draft', hasChanges: true, version: 3, body: 'one' })

test('a replacement text is sent as fresh until it is saved', () => {
  const writing = { ...begun(article), ...replaced('new') }
  expect(textOf(writing)).toEqual({ type: 'about', version: 3, body: 'new', isFresh: true })
  expect({ ...writing, ...saved(writing, { ...article, version: 4, body: 'new' }, 7) }).toMatchObject({
    isFresh: false,
    savedAt: 7,
    saved: { version: 4 },
  })
})

test('a replacement text stays fresh while the server still has the old text', () => {
  const writing = { ...begun(article), ...replaced('new') }
  expect(saved(writing, { ...article, version: 4 }, 7)).toMatchObject({ isFresh: true, saved: { version: 4 } })
})

test.each<[string, Partial<Writing>, boolean, boolean]>([
  ['a saved text', {}, true, true],
  ['a blank text', { body: ' ' }, true, true],
  ['an unsaved text', { body: 'two' }, false, true],
  ['a text too long to be saved', { body: 'x'.repeat(20_001) }, false, false],
  ['a text waiting to be published', { target: 'published' }, false, true],
])('%s can be replaced by another text: now %j, after a save %j', (_, events, atOnce, ever) => {
  const writing = { ...begun(article), ...events, next: 'other' }
  expect([givesWay(writing), mayGiveWay(writing)]).toEqual([atOnce, ever])
  expect(givesWay({ ...writing, next: null })).toBe(false)
})

test('only its length can block the replacement of a text', () => {
  expect(tooLong({ ...begun(article), body: '{gap}' })).toEqual([])
  expect(tooLong({ ...begun(article), body: `{gap}${'x'.repeat(20_001)}` })).toMatchObject([{ rule: 'tooLong' }])
})

test('taking their copy first saves mine over it', () => {
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
])('a server copy %j after %j were sent is ours: %j', (body, sent, expected) => {
  expect(isOurs({ ...begun(article), ...typed('typed'), sent }, { ...article, body })).toBe(expected)
})

test('keeping mine replaces their copy', () => {
  const theirs = { ...article, version: 9, body: 'theirs' }
  expect({ ...begun(article), ...typed('mine'), ...mineKept(theirs) }).toMatchObject({
    body: 'mine',
    saved: theirs,
    isFresh: true,
    theirs: null,
  })
})

test.each<[TargetStatus | null, Partial<Article>, boolean]>([
  ['published', { status: 'published', hasChanges: false }, true],
  ['published', { status: 'published', hasChanges: true }, false],
  ['published', { status: 'published', hasChanges: false, body: 'theirs' }, false],
  ['hidden', { status: 'published', hasChanges: false }, false],
  ['hidden', { status: 'hidden' }, true],
  [null, { status: 'published', hasChanges: false }, false],
])('the requested status %j is already set by the server’s %j: %j', (target, events, expected) => {
  expect(isGranted({ ...begun(article), target }, { ...article, ...events })).toBe(expected)
})

test.each([
  [{ version: 4 }, true],
  [{ version: 3 }, false],
  [{ version: 4, body: 'theirs' }, false],
])('only the version differs from the server’s %j: %j', (events, expected) => {
  expect(hasMoved(begun(article), { ...article, ...events })).toBe(expected)
})
