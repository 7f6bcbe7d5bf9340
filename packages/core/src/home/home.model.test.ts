import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { Notification } from '../notifications/notifications.domain.ts'
import { homeMachine } from './home.machine.ts'
import { homeOf } from './home.selectors.ts'

const noTotals = { available: null, held: null, processing: null, paidThisMonth: null, minimum: null }
const page = { page: 1, pages: 1, total: 0 }
const notification: Notification = {
  id: 'new',
  type: 'order',
  title: null,
  text: null,
  createdAt: null,
  isRead: false,
  isUrgent: false,
  link: null,
}

const unread = gives(failed({ kind: 'unreachable' }))
const told: TrunkEvent[] = []

const walk = explore(homeMachine, {
  input: {
    trunk: { send: (event) => void told.push(event) },
    clock: { now: () => 0 },
    ids: { next: () => 'id' },
    place: { to: 'statistics' },
    carried: { telephone: null } as never,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'news.arrived' },
    { type: 'tab.shown' },
    { type: 'retry.chosen' },
    { type: 'link.followed', id: 'new' },
    { type: 'link.followed', id: 'read' },
  ],
  world: {
    fetchNotifications: [
      gives(succeeded({ ...page, rows: [notification, { ...notification, id: 'read', isRead: true }], pageSize: 5 })),
      unread,
    ],
    fetchPayouts: [gives(succeeded({ ...page, rows: [], totals: noTotals, requisites: [] })), unread],
    fetchArticles: [gives(succeeded([])), unread],
  },
  lens: ({ news, payouts, articles }) => [news !== null, payouts !== null, articles !== null],
})

const setup = { ...someSetup, isLoading: false, isStale: false, hasFailed: false, isSubscribed: true }
const viewOf = (state: (typeof walk.paths)[number]['state']) =>
  homeOf(state, { setup, supplier: someSession.supplier, isLineOff: false, unbuilt: [] })

test('every state and every transition is visited', () => {
  expectFullCoverage('home', walk.coverage)
})

test('everything can be known whatever happened before', () => {
  expect(
    walk.trapsFor((state) => viewOf(state).tasks.state === 'known' && viewOf(state).news.state === 'known'),
  ).toEqual([])
})

test('what was read stays while it is read again, and when that fails', () => {
  for (const { from, to } of walk.moves) {
    for (const part of ['news', 'payouts', 'articles'] as const) {
      if (from.context[part] !== null) expect(to.context[part]).not.toBe(null)
    }
  }
})

test('one thing that fails is no fault of another', () => {
  const seen = new Set(walk.paths.map(({ state }) => [viewOf(state).news.state, viewOf(state).money.state].join()))
  expect(seen).toContain('failed,known')
  expect(seen).toContain('known,failed')
})

test('only a new notification is marked as read by following it', () => {
  const marked = told.filter(({ type }) => type === 'panel.told')
  expect(marked).not.toEqual([])
  for (const event of marked) {
    expect(event).toMatchObject({ fact: { type: 'change.made', change: { kind: 'read', id: 'new' } } })
  }
})
