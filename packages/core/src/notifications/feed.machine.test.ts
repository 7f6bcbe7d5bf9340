import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening } from '../../testing/actor-log.ts'
import { someSession } from '../../testing/ports.ts'
import { feedOf, idsOf } from '../../testing/samples/lettered-feed.ts'
import type { Failure } from '../kernel/failure.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { type Change, type Changes, noChanges, type Outcome, withChange } from './changes.domain.ts'
import type { Feed } from './feed.domain.ts'
import { type FeedEvent, feedMachine } from './feed.machine.ts'
import { allRows } from './listed.domain.ts'
import { selectFeed } from './notifications.selectors.ts'
import type { PagesInput } from './pages.machine.ts'

const screen = actorLogOf(feedMachine, {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  location: { to: 'notifications' },
  signInDraft: emptySignInDraft,
  supplier: someSession.supplier,
})

type Scenario = readonly (FeedEvent | Happening)[]

/** The state of the screen, the events of the last step, and what is being read. */
const seen = async (scenario: Scenario) => {
  const { snapshot, context, ...lived } = await screen(...scenario)
  const { only, list, covers } = (snapshot.children['pages']?.getSnapshot() as { input?: PagesInput })?.input ?? {}
  const { feed } = context
  const view = selectFeed(snapshot)
  return {
    ...lived,
    context,
    rows: feed && idsOf(feed),
    newItems: feed?.newItems,
    next: view.state === 'rows' ? view.more : null,
    reads: { only, after: list && idsOf(list), again: covers && [idsOf(covers.feed), covers.depth] },
  }
}

const event = (type: 'data.invalidated' | 'tab.shown' | 'end.reached' | 'more.chosen' | 'retry.chosen'): FeedEvent => ({
  type,
})
const [invalidated, shownTab, end, more, retry] = (
  ['data.invalidated', 'tab.shown', 'end.reached', 'more.chosen', 'retry.chosen'] as const
).map(event) as [FeedEvent, FeedEvent, FeedEvent, FeedEvent, FeedEvent]
const refusal: Failure = { kind: 'refused', status: 403, texts: [], fields: {}, retryAfter: null }
const gets = (feed: Feed) => answers('pages', succeeded(feed))
const refused = answers('pages', failed(refusal))
const broken = breaksDown('pages')
const remove: Change = { kind: 'remove', id: 'b' }
const pending = withChange(noChanges, remove)
const told = (changes: Changes, ...outcomes: readonly Outcome[]): FeedEvent => ({
  type: 'changes.updated',
  changes,
  outcomes,
})
const became = (change: Change, state: Outcome['became']): Outcome => ({ change, became: state, failure: null })
const removed = told(noChanges, became(remove, 'done'))
const notRemoved = told(noChanges, became(remove, 'refused'))
const cleared = told(noChanges, became({ kind: 'clear' }, 'done'))
const at = (search: string): FeedEvent => ({ type: 'query.changed', location: { to: 'notifications', search } })

const open = [gets(feedOf('abC'))] as const
const complete = [gets({ ...feedOf('abC'), isComplete: true })] as const
const goingNowhere = [gets({ ...feedOf('abC'), misses: 3 })] as const
const loadingMore = [...open, end] as const
const rereading = [...open, invalidated] as const
const asks = { sent: ['asks pages'] }
const readsAnew = { state: 'reading', ...asks, reads: { after: null, again: null } }
const readsMore = { state: { open: 'more' }, ...asks, next: 'reading', reads: { after: 'abC', again: null } }
const readsAgain = (depth: number, rows = 'abC') => ({
  state: { open: 'rereading' },
  ...asks,
  reads: { after: null, again: [rows, depth] },
  context: { depth, stale: 0 },
})
const shows = (rows: string) => ({ state: { open: 'shown' }, sent: [], rows })

test.each<[string, Scenario, object]>([
  [
    'the first page is read, and pending changes are asked for',
    [],
    {
      state: 'reading',
      sent: ['asks pages', 'app changes.requested'],
      reads: { only: null, after: null, again: null },
    },
  ],
  ['the rows are shown', open, { ...shows('abC'), context: { failure: null } }],
  ['a refused reading keeps its reason', [refused], { state: 'failed', context: { failure: refusal } }],
  ['so does a broken one', [broken], { state: 'failed', context: { failure: { kind: 'unexpected' } } }],
  ['after a retry the reason is gone', [refused, retry, ...open], { ...shows('abC'), context: { failure: null } }],
  ['a retry reads anew', [refused, retry], readsAnew],
  ['news read a failed list anew', [refused, invalidated], readsAnew],
  ['a shown tab reads a failed list anew', [refused, shownTab], readsAnew],
  ['news restart a reading', [invalidated], readsAnew],
  ['a shown tab restarts a reading', [shownTab], readsAnew],

  ['another type is read anew', [...open, at('?type=chat')], { ...readsAnew, reads: { only: 'chat' } }],
  [
    'the same type is not read again',
    [...open, at('?other=1')],
    { ...shows('abC'), context: { location: { search: '?other=1' } } },
  ],

  [
    'a pending deletion is laid over the list',
    [...open, told(pending)],
    { ...shows('abC'), context: { changes: pending } },
  ],
  ['and over one that is still read', [told(pending)], { state: 'reading', sent: [], context: { changes: pending } }],
  ['a deleted row leaves the list', [...open, removed], shows('aC')],
  ['a cleared list starts anew', [...open, cleared], { ...readsAnew, rows: '' }],
  ['so does a failed one', [refused, cleared], readsAnew],
  [
    'a change that was made restarts a reading, which may not know it',
    [told(pending), removed],
    { ...readsAnew, context: { changes: noChanges } },
  ],
  [
    'a change that was refused does not',
    [told(pending), notRemoved],
    { state: 'reading', sent: [], context: { changes: noChanges } },
  ],

  ['the end of the list loads more', loadingMore, readsMore],
  ['so does the button', [...open, more], readsMore],
  ['a complete list has no more', [...complete, end], shows('abC')],
  ['nor by the button', [...complete, more], shows('abC')],
  ['pages without new rows are not loaded on and on', [...goingNowhere, end], shows('abC')],
  ['but by the button', [...goingNowhere, more], readsMore],
  ['more rows are shown', [...loadingMore, gets(feedOf('abC', 'def'))], shows('abCdef')],
  [
    'more rows do not show new items',
    [...rereading, gets(feedOf('xabC')), end, gets(feedOf('xabC', 'def'))],
    { ...shows('xabCdef'), newItems: 1 },
  ],
  [
    'a page that cannot be read is named',
    [...loadingMore, refused],
    { state: { open: 'moreFailed' }, sent: [], next: 'failed', context: { failure: refusal } },
  ],
  [
    'a page that breaks as well',
    [...loadingMore, broken],
    { next: 'failed', context: { failure: { kind: 'unexpected' } } },
  ],
  [
    'a failed page is not loaded by scrolling',
    [...loadingMore, refused, end],
    { state: { open: 'moreFailed' }, sent: [] },
  ],
  ['a failed page can be retried', [...loadingMore, refused, retry], readsMore],
  [
    'after it the reason is gone',
    [...loadingMore, refused, retry, gets(feedOf('abC', 'def'))],
    { ...shows('abCdef'), context: { failure: null } },
  ],
  ['news are read after a failed page', [...loadingMore, refused, invalidated], readsAgain(1)],
  ['a made change restarts the next page', [...loadingMore, removed], { state: { open: 'more' }, ...asks, rows: 'aC' }],
  [
    'a refused change does not',
    [...loadingMore, told(pending), notRemoved],
    { state: { open: 'more' }, sent: [], context: { changes: noChanges } },
  ],
  ['a cleared list loads no next page', [...loadingMore, cleared], { ...readsAnew, rows: '' }],

  ['news read the first row again', rereading, readsAgain(1)],
  ['a shown tab reads all rows again', [...open, shownTab], readsAgain(allRows)],
  ['news during the next page are read after it', [...loadingMore, invalidated], { state: { open: 'more' }, sent: [] }],
  ['namely now', [...loadingMore, invalidated, gets(feedOf('abC', 'def'))], readsAgain(1, 'abCdef')],
  ['news during a reading again are read after it', [...rereading, invalidated, gets(feedOf('abC'))], readsAgain(1)],
  [
    'new items wait above the list',
    [...rereading, gets(feedOf('xabC'))],
    { ...shows('xabC'), newItems: 1, context: { depth: 0, stale: 0, missed: 0 } },
  ],
  [
    'until they are shown',
    [...rereading, gets(feedOf('xabC')), { type: 'newItems.chosen' }],
    { ...shows('xabC'), newItems: 0 },
  ],
  ['scrolling comes first', [...rereading, end], { ...readsMore, context: { stale: 1, depth: 0 } }],
  ['so does the button', [...rereading, more], { ...readsMore, context: { stale: 1, depth: 0 } }],
  [
    'a complete list goes on reading again',
    [...complete, invalidated, end],
    { state: { open: 'rereading' }, sent: [] },
  ],
  ['also after the button', [...complete, invalidated, more], { state: { open: 'rereading' }, sent: [] }],
  [
    'a list that goes nowhere goes on reading again',
    [...goingNowhere, invalidated, end],
    { state: { open: 'rereading' }, sent: [] },
  ],
  ['a made change restarts reading again', [...rereading, removed], readsAgain(1, 'aC')],
  [
    'a refused change does not',
    [...rereading, told(pending), notRemoved],
    { state: { open: 'rereading' }, sent: [], context: { changes: noChanges } },
  ],
  ['a cleared list is not read again but anew', [...rereading, cleared], { ...readsAnew, rows: '' }],
  [
    'rows that could not be read again are shown as they are',
    [...rereading, refused],
    { ...shows('abC'), context: { missed: 1, stale: 0, depth: 0, failure: null } },
  ],
  ['so are they when the reading breaks', [...rereading, broken], { ...shows('abC'), context: { failure: null } }],
  [
    'the next news read them as well',
    [...open, shownTab, refused, invalidated],
    { ...readsAgain(allRows), context: { depth: allRows, missed: 0 } },
  ],
  [
    'and so do news that came meanwhile',
    [...open, invalidated, shownTab, refused],
    { ...shows('abC'), context: { missed: allRows } },
  ],

  [
    'another type is an address',
    [...open, { type: 'filter.chosen', only: 'order' }],
    { sent: ['app navigation.requested'], events: [{ location: { to: 'notifications', search: '?type=order' } }] },
  ],
  [
    'an unread row is marked as read',
    [...open, { type: 'read.chosen', id: 'a' }],
    { sent: ['app change.made'], events: [{ change: { kind: 'read', id: 'a', isNew: true } }] },
  ],
  ['a read row is not', [...open, { type: 'read.chosen', id: 'c' }], { sent: [] }],
  [
    'a followed link reads its row',
    [...open, { type: 'link.followed', id: 'a' }],
    { events: [{ change: { kind: 'read', id: 'a' } }] },
  ],
  [
    'a row is deleted',
    [...open, { type: 'deletion.chosen', id: 'c' }],
    { events: [{ change: { kind: 'remove', id: 'c', isNew: false } }] },
  ],
  [
    'all known rows are read',
    [...open, { type: 'allRead.chosen' }],
    { events: [{ change: { kind: 'readAll', known: ['a', 'b', 'c'] } }] },
  ],
  ['the known rows are cleared', [...open, { type: 'clearing.chosen' }], { events: [{ change: { kind: 'clear' } }] }],
  [
    'a change is taken back',
    [...open, { type: 'undo.chosen', key: 'remove:b' }],
    { sent: ['app change.undone'], events: [{ key: 'remove:b' }] },
  ],
])('notifications: %s', async (_, scenario, lived) => expect(await seen(scenario)).toMatchObject(lived))
