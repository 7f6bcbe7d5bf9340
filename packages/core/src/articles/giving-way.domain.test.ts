import { expect, test } from 'vitest'
import type { Article } from './articles.domain.ts'
import { begun, saved, textOf, typed, type Writing } from './editor.domain.ts'
import { givesWay, isOurs, mayGiveWay, mineKept, replaced, tooLong, yielded } from './giving-way.domain.ts'

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
