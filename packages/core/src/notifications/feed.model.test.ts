import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { rowsOf } from '../resource/roll.domain.ts'
import { goesOn } from './feed.domain.ts'
import { type FeedEvent, type FeedSnapshot, feedMachine } from './feed.machine.ts'
import type { Fetched } from './fetching.machine.ts'
import type { Notification, NotificationPage } from './notifications.domain.ts'
import { selectFeed } from './notifications.selectors.ts'
import { type Change, emptyOutbox, type Outbox, type Outcome, settled, withChange } from './outbox.domain.ts'

const rows = (...ids: readonly string[]) => ids.map((id) => ({ id, isRead: false }) as Notification)
const pageOf = (page: number, ids: readonly string[], lastPage: number | null): NotificationPage => ({
  rows: rows(...ids),
  page,
  total: null,
  lastPage,
  pageSize: 2,
})
const there = (page: NotificationPage) => gives({ page, failure: null } satisfies Fetched)
const refused = (status: number) =>
  gives({
    page: null,
    failure: { kind: 'refused', status, texts: [], fields: {}, retryAfter: null },
  } satisfies Fetched)

const removing: Change = { kind: 'remove', id: '4' }
const held = withChange(emptyOutbox, removing)
const told = (outbox: Outbox, outcome: Outcome | null = null) => ({ type: 'outbox.changed', outbox, outcome }) as const
const done = (change: Change): Outcome => ({ change, became: 'done' })
const unclear = (change: Change): Outcome => ({ change, became: 'unclear' })

const silent = fromCallback(() => {}) as never
const machine = feedMachine.provide({ actors: { fetching: silent, rereading: silent } })

const walk = explore(machine, {
  input: { trunk: { send: () => {} }, only: null },
  user: ({ context: { outbox } }): readonly FeedEvent[] => [
    { type: 'filter.changed', only: null },
    { type: 'filter.changed', only: 'chat' },
    { type: 'news.arrived' },
    { type: 'end.reached' },
    { type: 'more.chosen' },
    { type: 'arrivals.chosen' },
    { type: 'retry.chosen' },
    told(outbox ?? emptyOutbox),
    told(held),
    told(settled(held, done(removing)), done(removing)),
    told(emptyOutbox, unclear(removing)),
    told(emptyOutbox, done({ kind: 'clear' })),
    told(emptyOutbox, unclear({ kind: 'clear' })),
    told(emptyOutbox, done({ kind: 'readAll' })),
  ],
  world: {
    first: [there(pageOf(1, ['5', '4'], 2)), there(pageOf(1, [], 1)), refused(403), refused(500), breaks()],
    more: ({ context: { feed } }) => [
      there(pageOf(2, ['3'], 2)),
      ...(feed?.rows.length === 2 ? [there(pageOf(2, ['5', '4'], 3))] : []),
      refused(500),
      breaks(),
    ],
    rereading: [breaks()],
  },
  facts: {
    rereading: ({ context: { arrived } }) => [
      { type: 'page.reread', page: pageOf(1, ['5', '4'], 2), about: null },
      { type: 'page.reread', page: pageOf(2, ['9'], 2), about: '4' },
      ...(arrived === null ? [{ type: 'page.reread', page: pageOf(1, ['6', '5'], 2), about: null }] : []),
    ],
  },
  lens: ({ only, feed, outbox, arrived, failure }) => [
    only,
    feed && [feed.only, rowsOf(feed.rows).map(({ id }) => id), feed.isComplete, goesOn(feed)],
    outbox && [outbox.waiting.map(({ key }) => key), [...outbox.gone]],
    arrived?.rows.map(({ id }) => id),
    failure && (failure.kind === 'refused' && failure.status === 403 ? 'forbidden' : 'failed'),
  ],
  limit: 20_000,
})

const isLoading = (state: FeedSnapshot) => selectFeed(state).isLoading
const idsIn = (state: FeedSnapshot) => {
  const view = selectFeed(state)
  return view.state === 'rows' ? Array.from({ length: view.rows.length }, (_, at) => view.rows.at(at)?.id) : []
}

test('every state and every transition is visited', () => {
  expectFullCoverage('feed', walk.coverage)
})

test('loading always ends, and rows can always be had', () => {
  expect(walk.trapsFor((state) => !isLoading(state))).toEqual([])
  expect(walk.trapsFor((state) => selectFeed(state).state === 'rows')).toEqual([])
})

test('the ways to be empty are told apart', () => {
  const seen = new Set(walk.paths.map(({ state }) => selectFeed(state).state))
  expect([...seen].sort()).toEqual(['failed', 'loading', 'notAllowed', 'nothingFound', 'nothingYet', 'rows'])
})

test('what is shown is there once, and what is gone is never shown', () => {
  const shown = walk.paths.filter(({ state }) => idsIn(state).length > 0)
  expect(shown).not.toEqual([])
  for (const { state } of shown) {
    const ids = idsIn(state)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of state.context.outbox?.gone ?? []) expect(ids).not.toContain(id)
  }
})

test('another filter is read from its first page, whatever was being read', () => {
  const changes = walk.moves.filter(
    ({ from, to, event }) => event === 'filter.changed' && from.context.only !== to.context.only,
  )
  expect(changes).not.toEqual([])
  for (const { from, to } of changes) {
    expect([to.value, to.children['first'] === from.children['first']]).toEqual(['reading', false])
    expect(to.children['more']).toBeUndefined()
    expect(to.children['rereading']).toBeUndefined()
  }
})

test('rows stay where they are when something new comes, until it is asked for', () => {
  const news = walk.moves.filter(
    ({ from, to, event }) =>
      event === 'page.reread' && idsIn(from).length > 0 && to.context.arrived !== from.context.arrived,
  )
  expect(news).not.toEqual([])
  for (const { from, to } of news) {
    const now = idsIn(to)
    expect(now).toEqual(idsIn(from).filter((id) => now.includes(id)))
  }
})

test('nothing is read further by itself once a page brought nothing new, or after a failure', () => {
  const went = walk.moves.filter(({ from, to, event }) => event === 'end.reached' && to.value !== from.value)
  expect(went).not.toEqual([])
  for (const { from } of went) {
    expect([goesOn(from.context.feed), from.hasTag('moreFailed')]).toEqual([true, false])
  }
})

test('a list that was cleared is empty at once, and read anew', () => {
  const clearings = walk.moves.filter(
    ({ from, to, event }) =>
      event === 'outbox.changed' && from.context.feed?.rows.length && to.context.feed?.reach === 0,
  )
  expect(clearings).not.toEqual([])
  for (const { to } of clearings)
    expect([to.value, selectFeed(to).state]).toEqual(['reading', expect.stringMatching(/^nothing/)])
})
