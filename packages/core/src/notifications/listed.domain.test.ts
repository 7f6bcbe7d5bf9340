import { expect, test } from 'vitest'
import { feedOf, idsOf } from '../../testing/samples/lettered-feed.ts'
import { type Change, noChanges, type Outcome } from './changes.domain.ts'
import {
  allRows,
  type Listed,
  marked,
  moreRead,
  readAgain,
  startsAnew,
  upToDate,
  withChanges,
} from './listed.domain.ts'

const listed = (more: Partial<Listed> = {}): Listed => ({
  feed: feedOf('abc', 'def'),
  changes: noChanges,
  ...upToDate,
  ...more,
})
const updated = (change: Change, became: Outcome['became']) =>
  ({ type: 'changes.updated', changes: noChanges, outcomes: [{ change, became, failure: null }] }) as const

const read: Change = { kind: 'read', id: 'd' }
const remove: Change = { kind: 'remove', id: 'd' }
const readAll: Change = { kind: 'readAll', known: ['b', 'c'] }
const clear: Change = { kind: 'clear' }

test.each<[string, Change, Outcome['became'], string, number, boolean]>([
  ['one notification was read', read, 'done', 'abcDef', 0, false],
  ['the notification to be read does not exist', read, 'gone', 'abcef', 0, false],
  ['reading was refused', read, 'refused', 'abcdef', 0, false],
  ['reading is unclear: refetch down to it', read, 'unclear', 'abcdef', 4, false],
  ['one notification was deleted', remove, 'done', 'abcef', 0, false],
  ['deleting was refused', remove, 'refused', 'abcdef', 0, false],
  ['deleting is unclear: hide it and refetch down to it', remove, 'unclear', 'abcdef', 4, false],
  ['all were read: refetch those still shown as unread', readAll, 'done', 'aBCDEF', 1, false],
  ['reading all was refused', readAll, 'refused', 'abcdef', 0, false],
  ['reading all is unclear: refetch everything', readAll, 'unclear', 'abcdef', allRows, false],
  ['all were cleared', clear, 'done', '', 1, true],
  ['clearing is unclear', clear, 'unclear', '', 1, true],
  ['clearing was refused', clear, 'refused', 'abcdef', 1, false],
  ['clearing was superseded: refetch the new ones', clear, 'superseded', 'abcdef', 1, false],
])('%s', (_, change, became, ids, stale, isAnew) => {
  const after = withChanges(listed(), updated(change, became))
  expect([after.feed && idsOf(after.feed), after.stale]).toEqual([ids, stale])
  expect([...after.unclear]).toEqual(change === remove && became === 'unclear' ? ['d'] : [])
  expect(startsAnew(listed(), updated(change, became))).toBe(isAnew)
})

test('a refresh under way is repeated after a successful change', () => {
  expect(withChanges(listed({ depth: 6 }), updated(read, 'done')).stale).toBe(6)
  expect(withChanges(listed({ depth: 6 }), updated(read, 'refused')).stale).toBe(0)
})

test('an unclear change of a row that is too deep to refresh restarts the list', () => {
  const feed = feedOf('abc', 'def')
  const deep = { ...feed, pageSize: 0.25 }
  const last = 'f'
  expect(startsAnew(listed({ feed: deep }), updated({ kind: 'remove', id: last }, 'unclear'))).toBe(true)
  expect(startsAnew(listed({ feed: deep }), updated({ kind: 'remove', id: last }, 'done'))).toBe(false)
  expect(startsAnew(listed({ feed: null }), updated({ kind: 'remove', id: last }, 'unclear'))).toBe(false)
})

test('changes have no effect on a list that is not loaded', () => {
  expect(withChanges(listed({ feed: null }), updated(remove, 'unclear'))).toEqual(listed({ feed: null }))
})

test('rows whose refresh failed are refreshed with the next ones', () => {
  expect(marked(listed({ missed: 6 }), 1)).toEqual({ stale: 6, missed: 0 })
})

test('new items keep waiting while the list grows, and stale rows stay stale', () => {
  const shown = { ...feedOf('xab'), newItems: 0 }
  expect(moreRead(shown, { ...feedOf('xab', 'c'), newItems: 1 }).feed?.newItems).toBe(0)
  const again = readAgain(listed({ stale: 1, unclear: new Set(['d']) }), feedOf('xab', 'cef'))
  expect([again.feed && idsOf(again.feed), again.feed?.newItems, again.stale, again.unclear?.size]).toEqual([
    'xabcef',
    1,
    1,
    0,
  ])
})
