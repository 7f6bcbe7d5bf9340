import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { absent } from '../kernel/failure.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { Notification } from '../notifications/notifications.domain.ts'
import type { Readiness } from '../readiness/answer.domain.ts'
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
const missing = gives(failed(absent))
const told: FeatureEvent[] = []
const ready = { isReady: true, missing: [] } as const
const readiness: Readiness = {
  stores: null,
  information: ready,
  delivery: ready,
  payment: ready,
  keys: [],
  subscription: null,
  isTelegramLinked: null,
  debt: null,
  overdue: null,
  products: null,
}

/** The last import has its own model test. */
const silent = fromPromise(() => new Promise(() => {})) as never

const input: PanelScreenInput = {
  app: { send: (event) => void told.push(event) },
  clock: { now: () => 0 },
  ids: { next: () => 'id' },
  location: { to: 'statistics' },
  signInDraft: { telephone: null } as never,
  supplier: someSession.supplier,
}

const model = explore(homeMachine.provide({ actors: { lastImport: silent } }), {
  runsLive: true,
  input,
  user: [
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'retry.chosen' },
    { type: 'record.changed', section: 'imports', id: '1', version: 2 },
    { type: 'setup.loaded', setup: someSetup },
    { type: 'setup.loaded', setup: { ...someSetup, steps: { ...someSetup.steps, delivery: false } } },
    { type: 'link.followed', id: 'new' },
    { type: 'link.followed', id: 'read' },
    { type: 'query.changed', location: { to: 'statistics', search: '?period=30' } },
    { type: 'record.changed', section: 'orders', id: '7', version: 2 },
    { type: 'record.changed', section: 'products', id: '7', version: 2 },
  ],
  world: {
    fetchNotifications: [
      gives(succeeded({ ...page, rows: [notification, { ...notification, id: 'read', isRead: true }], pageSize: 5 })),
      unread,
    ],
    fetchPayouts: [gives(succeeded({ ...page, rows: [], totals: noTotals, requisites: [] })), unread],
    fetchArticles: [gives(succeeded([])), unread],
    fetchReadiness: [gives(succeeded(readiness)), unread],
    confirmAll: [],
    today: [breaks()],
    statistics: [breaks()],
    lastImport: [breaks()],
  },
  project: ({ events, payouts, articles, readiness }) =>
    [events, payouts, articles, readiness].map((part) => part !== null),
})

/** The confirming breaks, and nothing else happens. */
const broken = explore(homeMachine.provide({ actors: { lastImport: silent } }), {
  name: 'broken',
  input,
  user: [],
  world: { confirmAll: [breaks()] },
  unused: ['isNew', 'isAboutSales', 'isContradicted', 'tell'],
})

/** The server has nothing of what the page shows. */
const lacking = explore(homeMachine.provide({ actors: { lastImport: silent } }), {
  name: 'lacking',
  input,
  user: [{ type: 'data.invalidated' }, { type: 'tab.shown' }],
  world: Object.fromEntries(
    ['fetchNotifications', 'fetchPayouts', 'fetchArticles', 'fetchReadiness'].map((name) => [name, [missing]]),
  ),
  unused: ['isNew', 'isAboutSales', 'isContradicted', 'tell'],
})

const setup = { ...someSetup, isLoading: false, isStale: false, hasFailed: false, isSubscribed: true }
const viewOf = (state: (typeof model.paths)[number]['state']) =>
  homeOf(state, { setup, supplier: someSession.supplier, isConnectionOff: false, isWhole: false, offered: null })

test('every state and every transition is visited', () => {
  expectFullCoverage('home', model.coverage, broken.coverage, lacking.coverage)
})

test('all data can be loaded from every state', () => {
  expect(
    model.trapsFor((state) => viewOf(state).tasks.state === 'known' && viewOf(state).events.state === 'known'),
  ).toEqual([])
})

test('what the server does not have is missing nowhere: the tasks are known without it', () => {
  const states = lacking.paths.map(({ state }) => viewOf(state)).filter(({ tasks }) => tasks.state === 'known')
  expect(states).not.toEqual([])
  for (const { money } of states) expect(money.state).toBe('absent')
})

test('loaded data stays during a refetch and after a failed one', () => {
  const parts = ['events', 'payouts', 'articles', 'readiness'] as const
  const lost = model.moves.filter(({ from, to }) =>
    parts.some((part) => from.context[part] !== null && to.context[part] === null),
  )
  expect(lost).toEqual([])
})

test('a failed read does not affect the other reads', () => {
  const seen = new Set(model.paths.map(({ state }) => [viewOf(state).events.state, viewOf(state).money.state].join()))
  expect(seen).toContain('failed,known')
  expect(seen).toContain('known,failed')
})

test('following the link of a notification marks it as read only if it is new', () => {
  const marked = told.filter(({ type }) => type === 'change.made')
  expect(marked).not.toEqual([])
  for (const event of marked) {
    expect(event).toMatchObject({ change: { kind: 'read', id: 'new' } })
  }
})

test('settings that contradict the readiness have it read again, others do not', () => {
  const after = model.moves.filter(
    ({ event, from }) => event === 'setup.loaded' && from.matches({ readiness: 'known' }),
  )
  const states = new Set(after.map(({ to }) => to.matches({ readiness: 'reading' })))
  expect(states).toEqual(new Set([true, false]))
})
