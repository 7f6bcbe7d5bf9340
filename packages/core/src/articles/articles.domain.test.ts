import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ArticleHead,
  type ArticleType,
  articleIn,
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

const head = (type: ArticleType, news: Partial<ArticleHead> = {}): ArticleHead => ({
  type,
  status: 'empty',
  isRequired: requiredTypes.includes(type),
  hasChanges: false,
  updatedAt: null,
  publishedAt: null,
  version: 1,
  ...news,
})

const published = (...types: readonly ArticleType[]) =>
  articleTypes.map((type) => head(type, types.includes(type) ? { status: 'published' } : {}))

test.each<[readonly ArticleType[], number]>([
  [[], 0],
  [['warranty', 'offer', 'privacy'], 0],
  [['delivery', 'returns', 'about'], 3],
  [['delivery', 'returns', 'about', 'contacts'], 4],
])('with %j published, %i of four are done', (types, done) => {
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
])('the next to write of %j is %s', (heads, next) => {
  expect(nextToWrite(heads)).toBe(next)
})

test('nothing is complete where nothing is required', () => {
  expect(isComplete(progressOf([]))).toBe(false)
})

test('a list that was read tells nothing older than what is known', () => {
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
] as const)('one that was %s and is %j fills something in: %j', (status, news, expected) => {
  expect(fillsIn(head('about', { status }), head('about', news))).toBe(expected)
})

test('an older word about an article counts for nothing', () => {
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
])('the address %j opens %j', (search, type) => {
  expect(articleIn(search)).toBe(type)
})

test('what an article is called in the address leads back to it', () => {
  for (const type of articleTypes) expect(articleIn(searchOfArticle(type))).toBe(type)
})

test.each([
  ['empty', false, true, false],
  ['draft', true, true, false],
  ['published', false, false, true],
  ['published', true, true, true],
  ['hidden', false, true, false],
] as const)('an article that is %s, changed: %j, may be published: %j, hidden: %j', (status, hasChanges, ...may) => {
  const one = head('about', { status, hasChanges })
  expect([mayPublish(one), mayHide(one)]).toEqual(may)
})

test.each([
  ['published', false, 'published', true],
  ['published', true, 'published', false],
  ['hidden', true, 'hidden', true],
  ['draft', false, 'published', false],
] as const)('one that is %s, changed: %j, fulfils the wish %s: %j', (status, hasChanges, wish, expected) => {
  expect(isFulfilled(head('about', { status, hasChanges }), wish)).toBe(expected)
})

test.each([
  [0, false],
  [1, true],
])('an article that is written in %i other stores can be copied: %s', (copies, expected) => {
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

test.each([0, 1, 9, 10])('%i texts of before are all offered', (count) => {
  expect(offeredOf('history', others.slice(0, count))).toEqual(others.slice(0, count))
})

test('of eleven texts of before the first ten are offered, of other stores all that say something', () => {
  expect(offeredOf('history', others)).toEqual(others.slice(0, 10))
  expect(offeredOf('stores', [other(0, ' '), ...others])).toEqual(others)
})

test('versions are compared as numbers: ten is later than nine', () => {
  const version = fc.integer({ min: 0, max: 120 })
  fc.assert(
    fc.property(version, version, (known, news) => {
      const [before, after] = [head('about', { version: known }), head('about', { version: news, status: 'hidden' })]
      expect(withHead([before], after)).toEqual([news >= known ? after : before])
      expect(readHeads([before], [after])).toEqual([known > news ? before : after])
    }),
  )
})
