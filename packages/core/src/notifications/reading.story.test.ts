import { expect, test } from 'vitest'
import { pageOf } from '../../testing/lettered-feed.ts'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { fetchingMachine } from './fetching.machine.ts'
import { type NotificationsEvent, notificationsMachine } from './notifications.machine.ts'
import { emptyOutbox } from './outbox.domain.ts'
import { type RereadingEvent, rereadingMachine } from './rereading.machine.ts'
import { type UnreadEvent, unreadMachine } from './unread.machine.ts'

const trunk = { send: () => {} }
const later = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 1 } as const
const page = pageOf(1, 'abc')

const holding = (...said: readonly string[]) => said.map((one) => expect.stringContaining(one))
const fetching = lifeOf(fetchingMachine, { trunk, query: { page: 1, type: null } })

test.each<[string, readonly Happening[], object]>([
  [
    'a page that came is handed on',
    [answers('fetchNotifications', page)],
    { isOver: true, context: { page, failure: null } },
  ],
  [
    'a server that says when to come back is asked once more',
    [refuses('fetchNotifications', later), runsOut('pauseEnds')],
    { state: 'asking', said: ['asks fetchNotifications'] },
  ],
  [
    'what came then has not failed',
    [refuses('fetchNotifications', later), runsOut('pauseEnds'), answers('fetchNotifications', page)],
    { isOver: true, context: { page, failure: null } },
  ],
  [
    'it is not asked a third time',
    [refuses('fetchNotifications', later), runsOut('pauseEnds'), refuses('fetchNotifications', later)],
    { isOver: true, said: ['trunk fault.noted'], context: { failure: later } },
  ],
  [
    'a newest page says how many are new',
    [answers('fetchNotifications', { ...page, newCount: 6 })],
    { isOver: true, events: [{ type: 'panel.told', fact: { type: 'count.learned', count: 6 } }] },
  ],
  [
    'any other failure is told at once',
    [refuses('fetchNotifications')],
    { isOver: true, said: ['trunk fault.noted'], context: { page: null, failure: { kind: 'unreachable' } } },
  ],
])('reading a page: %s', async (_, story, lived) => expect(await fetching(...story)).toMatchObject(lived))

const rereading = lifeOf(rereadingMachine, {
  trunk,
  owner: trunk as never,
  only: null,
})
const doubted = (wanted: number) => ({ type: 'page.doubted', doubt: { page: wanted, about: null } }) as const

test.each<[string, readonly (RereadingEvent | Happening)[], object]>([
  ['without a doubt nothing is read', [], { state: 'resting', said: [] }],
  [
    'a doubted page is read again',
    [doubted(1)],
    { state: 'reading', said: ['asks fetchAgain'], context: { doubted: [] } },
  ],
  [
    'what it says is told',
    [doubted(1), answers('fetchAgain', page)],
    { state: 'resting', said: ['owner page.reread'], context: { missed: [] } },
  ],
  [
    'and how many are new',
    [doubted(1), answers('fetchAgain', { ...page, newCount: 6 })],
    {
      said: ['trunk panel.told', 'owner page.reread'],
      events: [{ fact: { type: 'count.learned', count: 6 } }, {}],
    },
  ],
  [
    'one page after another',
    [doubted(1), doubted(2), answers('fetchAgain', page)],
    { state: 'reading', said: ['asks fetchAgain', 'owner page.reread'], context: { current: { page: 2 } } },
  ],
  [
    'a page that cannot be had leaves things as they are',
    [doubted(1), refuses('fetchAgain')],
    { state: 'resting', said: ['trunk fault.noted'], context: { missed: [{ page: 1 }] } },
  ],
  [
    'and is tried with the next doubt',
    [doubted(1), refuses('fetchAgain'), doubted(2)],
    { state: 'reading', context: { current: { page: 1 }, doubted: [{ page: 2 }], missed: [] } },
  ],
])('reading again: %s', async (_, story, lived) => expect(await rereading(...story)).toMatchObject(lived))

const unread = lifeOf(unreadMachine, { trunk })
const read = answers('fetchNewCount', 3)
const supposed = (count: number | null): UnreadEvent => ({ type: 'unread.changed', supposed: count })
const inVain = refuses('fetchNewCount')
const busy = refuses('fetchNewCount', { kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 })

test.each<[string, readonly (UnreadEvent | Happening)[], object]>([
  ['the count is read', [], { state: 'reading', said: ['asks fetchNewCount'] }],
  ['and known', [read], { state: 'known', context: { count: 3, isSupposed: false } }],
  [
    'one that cannot be read stays as it was',
    [inVain],
    { state: 'known', said: ['trunk fault.noted'], context: { count: null } },
  ],
  [
    'it is read again when that is wanted',
    [read, { type: 'refresh.wanted' }],
    { state: 'reading', said: ['asks fetchNewCount'] },
  ],
  ['and while it is being read', [{ type: 'refresh.wanted' }], { said: ['asks fetchNewCount'] }],
  [
    'what a change makes of it shows at once',
    [read, supposed(0)],
    { state: 'reading', said: ['asks fetchNewCount'], context: { count: 0, isSupposed: true } },
  ],
  [
    'the server has the last word',
    [read, supposed(0), answers('fetchNewCount', 2)],
    { context: { count: 2, isSupposed: false } },
  ],
  [
    'nothing supposed, nothing shown',
    [read, supposed(null)],
    { state: 'reading', context: { count: 3, isSupposed: true } },
  ],
  [
    'what changed and could not be counted is counted later',
    [read, supposed(null), inVain],
    { state: 'supposed', said: ['trunk fault.noted'], context: { count: 3 } },
  ],
  [
    'a page that says otherwise is believed, and it is asked for the count itself',
    [read, { type: 'count.learned', count: 6 }],
    { state: 'reading', said: ['asks fetchNewCount'], context: { count: 6 } },
  ],
  [
    'once',
    [read, { type: 'count.learned', count: 6 }, { type: 'count.learned', count: 7 }],
    { state: 'reading', said: [], context: { count: 7 } },
  ],
  ['one that says the same changes nothing', [read, { type: 'count.learned', count: 3 }], { state: 'known', said: [] }],
  [
    'who is busy is asked once more, when they say so',
    [busy],
    { state: 'pausing', timers: holding('pauseEnds'), context: { count: null, pause: 2000 } },
  ],
  ['then', [busy, runsOut('pauseEnds')], { state: 'reading', said: ['asks fetchNewCount'] }],
  ['and no second time', [busy, runsOut('pauseEnds'), busy], { state: 'known', said: ['trunk fault.noted'] }],
  [
    'before that a page may say it',
    [busy, { type: 'count.learned', count: 6 }],
    { state: 'pausing', said: [], context: { count: 6 } },
  ],
  ['for every question anew', [busy, runsOut('pauseEnds'), { type: 'refresh.wanted' }, busy], { state: 'pausing' }],
  [
    'also where it was supposed',
    [busy, supposed(0), busy, runsOut('pauseEnds'), busy, runsOut('laterComes'), busy],
    { state: 'pausing' },
  ],
  [
    'and where a page said otherwise',
    [busy, runsOut('pauseEnds'), answers('fetchNewCount', 3), { type: 'count.learned', count: 6 }, busy],
    { state: 'pausing' },
  ],
  [
    'what only this app has said is looked up until the server says so',
    [read, supposed(0), inVain],
    { state: 'supposed', said: ['trunk fault.noted'] },
  ],
  ['a little later', [read, supposed(0), inVain, runsOut('laterComes')], { state: 'reading' }],
  [
    'unless one is not let in',
    [read, supposed(0), refuses('fetchNewCount', { kind: 'unauthorized', texts: [] })],
    { state: 'known', said: ['trunk fault.noted'] },
  ],
])('how many are new: %s', async (_, story, lived) => expect(await unread(...story)).toMatchObject(lived))

const screen = lifeOf(notificationsMachine, {
  trunk,
  clock: { now: () => 0 },
  ids: { next: () => 'id' },
  place: { to: 'notifications' },
  carried: nothingCarried,
  supplier: null,
})
const made = (change: object) => [{ type: 'panel.told', fact: { type: 'change.made', change } }]

test.each<[string, NotificationsEvent | Happening, object]>([
  ['a filter is written into the address', { type: 'filter.chosen', only: 'order' }, { said: ['trunk place.wanted'] }],
  [
    'the address decides what the list shows',
    { type: 'place.refined', place: { to: 'notifications', search: '?x' } },
    { said: ['feed filter.changed'], context: { place: { search: '?x' } } },
  ],
  ['news reach the list', { type: 'news.arrived' }, { said: ['feed news.arrived'] }],
  ['who comes back to the tab may have missed some', { type: 'tab.shown' }, { said: ['feed news.arrived'] }],
  ['one is read', { type: 'read.chosen', id: '7' }, { events: made({ kind: 'read', id: '7' }) }],
  ['a link to what is not known says nothing', { type: 'link.followed', id: '7' }, { said: [] }],
  ['all are read', { type: 'allRead.chosen' }, { events: made({ kind: 'readAll', known: [] }) }],
  ['one is removed', { type: 'removal.chosen', id: '7' }, { events: made({ kind: 'remove', id: '7' }) }],
  ['all are removed', { type: 'clearing.chosen' }, { events: made({ kind: 'clear', known: [] }) }],
  [
    'a removal is taken back',
    { type: 'undo.chosen', key: 'k' },
    { events: [{ type: 'panel.told', fact: { type: 'change.undone', key: 'k' } }] },
  ],
  ['a list that breaks is told', breaksDown('feed'), { said: ['trunk failure.met'] }],
  [
    'what became of a change reaches the list',
    { type: 'outbox.changed', outbox: emptyOutbox, outcome: null },
    { said: ['feed outbox.changed'] },
  ],
])('the screen of notifications: %s', async (_, happening, lived) =>
  expect(await screen(happening)).toMatchObject(lived),
)
