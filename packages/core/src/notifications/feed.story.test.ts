import { expect, test } from 'vitest'
import { pageOf } from '../../testing/lettered-feed.ts'
import { answers, breaksDown, type Happening, lifeOf, runsOut } from '../../testing/life.ts'
import { type FeedEvent, feedMachine } from './feed.machine.ts'
import type { NotificationPage } from './notifications.domain.ts'
import { emptyOutbox, type Outcome } from './outbox.domain.ts'

const feed = lifeOf(feedMachine, { trunk: { send: () => {} }, only: null })

const first = answers('first', { page: pageOf(1, 'abc'), failure: null })
const failure = { kind: 'unreachable' } as const
const inVain = (child: string) => answers(child, { page: null, failure })
const became = (outcome: Outcome | null): FeedEvent => ({ type: 'outbox.changed', outbox: emptyOutbox, outcome })
const done = (change: Outcome['change'], how: Outcome['became'] = 'done'): FeedEvent => became({ change, became: how })
const reread = (page: NotificationPage, about: string | null = null): FeedEvent => ({
  type: 'page.reread',
  page,
  about,
})
const end: FeedEvent = { type: 'end.reached' }
const newer = pageOf(1, 'zab')

type Story = readonly (FeedEvent | Happening)[]

test.each<[string, Story, object]>([
  [
    'a list asks what waits to be carried out, and is read',
    [],
    { state: 'reading', said: ['asks first', 'trunk panel.told'] },
  ],
  ['what waits is known', [became(null)], { state: 'reading', said: [], context: { outbox: emptyOutbox } }],
  ['or taken for nothing after a while', [runsOut('outboxTakesTooLong')], { context: { outbox: emptyOutbox } }],
  [
    'a list that came is shown',
    [first],
    { state: { open: 'shown' }, said: ['asks rereading'], context: { failure: null } },
  ],
  ['one that did not says so', [inVain('first')], { state: 'failed', context: { failure } }],
  ['one that breaks too', [breaksDown('first')], { state: 'failed', context: { failure: { kind: 'unexpected' } } }],
  ['it can be read again', [inVain('first'), { type: 'retry.chosen' }], { said: ['asks first'] }],
  ['or by itself, when there is news', [inVain('first'), { type: 'news.arrived' }], { said: ['asks first'] }],
  ['news on the way make the answer old', [{ type: 'news.arrived' }], { state: 'reading', said: ['asks first'] }],
  [
    'so does having read all',
    [done({ kind: 'readAll' })],
    { state: 'reading', said: ['asks first'], context: { outbox: emptyOutbox } },
  ],
  [
    'another filter asks anew',
    [first, { type: 'filter.changed', only: 'chat' }],
    { state: 'reading', said: ['asks first'], context: { only: 'chat' } },
  ],
  ['the same filter does not', [first, { type: 'filter.changed', only: null }], { state: { open: 'shown' }, said: [] }],
  [
    'news are looked for behind what is shown',
    [first, { type: 'news.arrived' }],
    { state: { open: 'shown' }, said: ['rereading page.doubted'] },
  ],
  ['what came waits to be shown', [first, reread(newer)], { context: { arrived: expect.anything() } }],
  [
    'and is, when it is wanted',
    [first, reread(newer), { type: 'arrivals.chosen' }],
    { state: { open: 'shown' }, context: { arrived: null } },
  ],
  ['nothing came, nothing to show', [first, { type: 'arrivals.chosen' }], { context: { arrived: null } }],
  [
    'a part that reads again and breaks is noted',
    [first, breaksDown('rereading')],
    { state: { open: 'shown' }, said: ['trunk fault.noted'] },
  ],
  ['at the end more is read', [first, end], { state: { open: 'readingMore' }, said: ['asks more'] }],
  ['or when it is wanted', [first, { type: 'more.chosen' }], { state: { open: 'readingMore' }, said: ['asks more'] }],
  [
    'more is appended',
    [first, end, answers('more', { page: pageOf(2, 'def'), failure: null })],
    { state: { open: 'shown' }, context: { failure: null } },
  ],
  [
    'more that cannot be had says so',
    [first, end, inVain('more')],
    { state: { open: 'moreFailed' }, context: { failure } },
  ],
  [
    'so does more that breaks',
    [first, end, breaksDown('more')],
    { state: { open: 'moreFailed' }, context: { failure: { kind: 'unexpected' } } },
  ],
  [
    'it can be read again',
    [first, end, inVain('more'), { type: 'retry.chosen' }],
    { state: { open: 'readingMore' }, said: ['asks more'] },
  ],
  [
    'a complete list reads no more',
    [answers('first', { page: pageOf(1, 'abc', { lastPage: 1 }), failure: null }), end],
    { state: { open: 'shown' }, said: [] },
  ],
  [
    'nor when it is wanted',
    [answers('first', { page: pageOf(1, 'abc', { lastPage: 1 }), failure: null }), { type: 'more.chosen' }],
    { state: { open: 'shown' }, said: [] },
  ],
  [
    'having read all, more on its way is asked for again',
    [first, end, done({ kind: 'readAll' })],
    { state: { open: 'readingMore' }, said: ['rereading page.doubted', 'asks more'], context: { outbox: emptyOutbox } },
  ],
  [
    'having read all is looked up',
    [first, done({ kind: 'readAll' })],
    { state: { open: 'shown' }, said: ['rereading page.doubted'] },
  ],
  [
    'having removed all, the list begins anew',
    [first, done({ kind: 'clear' })],
    { state: 'reading', said: ['asks first'], context: { outbox: emptyOutbox } },
  ],
  ['also one that is being read', [done({ kind: 'clear' })], { state: 'reading', context: { outbox: emptyOutbox } }],
  [
    'a change whose outcome is unclear is looked up',
    [first, done({ kind: 'read', id: 'b' }, 'unclear')],
    { said: ['rereading page.doubted'], events: [{ doubt: { page: 1, about: 'b' } }] },
  ],
  [
    'a page that cannot tell about it has the list read anew',
    [first, reread(pageOf(1, 'xyz'), 'a')],
    { state: 'reading' },
  ],
  ['what waits is laid over what is shown', [first, became(null)], { said: [], context: { outbox: emptyOutbox } }],
])('%s', async (_, story, lived) => expect(await feed(...story)).toMatchObject(lived))
