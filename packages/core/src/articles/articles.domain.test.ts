import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordOf } from '../kernel/word.ts'
import {
  type ArticleHead,
  type ArticleType,
  articleIn,
  articleStatuses,
  articleTypes,
  fillsIn,
  isComplete,
  isFulfilled,
  mayCopy,
  mayHide,
  mayPublish,
  type OtherText,
  offeredOf,
  progressOf,
  readHeads,
  requiredTypes,
  searchOfArticle,
  withHead,
} from './articles.domain.ts'
import { nextToWrite } from './next.domain.ts'

const head = (type: ArticleType, events: Partial<ArticleHead> = {}): ArticleHead => ({
  type,
  status: 'empty',
  isRequired: requiredTypes.includes(type),
  hasChanges: false,
  updatedAt: null,
  publishedAt: null,
  version: 1,
  ...events,
})

const published = (...types: readonly ArticleType[]) =>
  articleTypes.map((type) => head(type, types.includes(type) ? { status: 'published' } : {}))

test.each<[readonly ArticleType[], number]>([
  [[], 0],
  [['warranty', 'offer', 'privacy'], 0],
  [['delivery', 'returns', 'about'], 3],
  [['delivery', 'returns', 'about', 'contacts'], 4],
])('with %j published, progress is %i of four', (types, done) => {
  const progress = progressOf(published(...types))
  expect(progress).toEqual({ done, total: 4 })
  expect(isComplete(progress)).toBe(done === 4)
})

test.each(['empty', 'draft', 'hidden'] as const)('a required article that is %s is not done', (status) => {
  const heads = withHead(published('delivery', 'returns', 'about', 'contacts'), head('about', { status }))
  expect(progressOf(heads).done).toBe(3)
})

test.each<[readonly ArticleHead[], ArticleType | null]>([
  [published(), 'delivery'],
  [published('delivery', 'about'), 'returns'],
  [published(...requiredTypes), null],
  [withHead(published(...requiredTypes), head('offer', { status: 'draft' })), 'offer'],
  [withHead(published(...requiredTypes), head('about', { status: 'published', hasChanges: true })), 'about'],
  [[], null],
])('of the articles %j the next to write is %s', (heads, next) => {
  expect(nextToWrite(heads)).toBe(next)
})

test('a list without required articles is never complete', () => {
  expect(isComplete(progressOf([]))).toBe(false)
})

test('a loaded list does not overwrite newer versions', () => {
  const read = [head('about', { version: 5 }), head('offer', { version: 1 })]
  expect(readHeads([], read)).toEqual(read)
  expect(readHeads([head('about', { version: 6, status: 'published' })], read)).toMatchObject([
    { version: 6, status: 'published' },
    { type: 'offer' },
  ])
  expect(readHeads([head('about', { version: 5, status: 'published' })], read)).toEqual(read)
})

test.each([
  ['draft', { status: 'published', isRequired: true }, true],
  ['hidden', { status: 'published', isRequired: true }, true],
  ['published', { status: 'published', isRequired: true }, false],
  ['draft', { status: 'published', isRequired: false }, false],
  ['published', { status: 'hidden', isRequired: true }, false],
] as const)('an article that was %s and is %j completes a requirement: %j', (status, events, expected) => {
  expect(fillsIn(head('about', { status }), head('about', events))).toBe(expected)
})

test('an update with an older version of an article is ignored', () => {
  const heads = [head('about', { version: 5, status: 'published' })]
  expect(withHead(heads, head('about', { version: 4 }))).toEqual(heads)
  expect(withHead(heads, head('about', { version: 5, status: 'hidden' }))[0]?.status).toBe('hidden')
  expect(withHead(heads, head('offer', { version: 9 }))).toEqual(heads)
})

test.each([
  ['', null],
  ['?article=delivery', 'delivery'],
  ['?article=Delivery', null],
  ['?article=secrets', null],
  ['?article=offer&article=about', 'offer'],
])('the query string %j opens %j', (search, type) => {
  expect(articleIn(search)).toBe(type)
})

test('every article is found by its own query string', () => {
  for (const type of articleTypes) expect(articleIn(searchOfArticle(type))).toBe(type)
})

test.each([
  ['empty', false, true, false],
  ['draft', true, true, false],
  ['published', false, false, true],
  ['published', true, true, true],
  ['hidden', false, true, false],
  ['frozen', true, false, false],
] as const)('an article that is %s, changed: %j, may be published: %j, hidden: %j', (status, hasChanges, ...may) => {
  const one = head('about', { status: wordOf(articleStatuses, status), hasChanges })
  expect([mayPublish(one), mayHide(one)]).toEqual(may)
})

test.each([
  ['published', false, 'published', true],
  ['published', true, 'published', false],
  ['hidden', true, 'hidden', true],
  ['draft', false, 'published', false],
] as const)(
  'an article that is %s, changed: %j, has reached the requested status %s: %j',
  (status, hasChanges, target, expected) => {
    expect(isFulfilled(head('about', { status, hasChanges }), target)).toBe(expected)
  },
)

test.each([
  [0, false],
  [1, true],
])('an article that exists in %i other stores can be copied: %s', (copies, expected) => {
  expect(mayCopy({ ...head('about'), body: '', copies })).toBe(expected)
})

const other = (id: number, body = 'text'): OtherText => ({
  id: String(id),
  storeName: null,
  savedAt: null,
  wasPublished: false,
  body,
})
const others = Array.from({ length: 11 }, (_, at) => other(at + 1))

test.each([0, 1, 9, 10])('%i earlier versions are all offered', (count) => {
  expect(offeredOf('history', others.slice(0, count))).toEqual(others.slice(0, count))
})

test('only the first ten earlier versions are offered, but every non-empty text of other stores', () => {
  expect(offeredOf('history', others)).toEqual(others.slice(0, 10))
  expect(offeredOf('stores', [other(0, ' '), ...others])).toEqual(others)
})

test('versions are compared as numbers, so ten is newer than nine', () => {
  const version = fc.integer({ min: 0, max: 120 })
  fc.assert(
    fc.property(version, version, (known, events) => {
      const [before, after] = [head('about', { version: known }), head('about', { version: events, status: 'hidden' })]
      expect(withHead([before], after)).toEqual([events >= known ? after : before])
      expect(readHeads([before], [after])).toEqual([known > events ? before : after])
    }),
  )
})
