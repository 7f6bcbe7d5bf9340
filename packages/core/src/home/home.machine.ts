import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ArticleHead } from '../articles/articles.domain.ts'
import { lastImportMachine } from '../import-list/last-import.machine.ts'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { hasFailed, isNotOffered, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { NotificationPage, NotificationQuery } from '../notifications/notifications.domain.ts'
import { newestPayouts, type PayoutPage, type PayoutQuery } from '../payouts/payouts.domain.ts'
import type { Readiness } from '../readiness/answer.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { statisticsMachine } from '../statistics/statistics.machine.ts'
import { confirmAllMachine } from './confirm-all.machine.ts'
import type { HomePort } from './home.port.ts'
import { contradicts } from './lines.domain.ts'
import { todayMachine } from './today.machine.ts'

export type HomeEvent = ScreenEvent | { type: 'retry.chosen' } | { type: 'link.followed'; id: string }

export interface HomeContext {
  app: AppRef
  clock: ClockPort
  ids: IdsPort
  /** Where the page was opened. */
  location: Location
  /** The last loaded data; `null` until then. A failed read keeps it. */
  events: NotificationPage | null
  payouts: PayoutPage | null
  articles: readonly ArticleHead[] | null
  readiness: Readiness | null
  /** When the readiness was loaded, in milliseconds since 1970. */
  readAt: number
}

/** The newest notifications of every type. */
const newest: NotificationQuery = { page: 1, type: null }

/** A region that reads one kind of data at the start and after each invalidation; a failed read can be retried. */
const reads = <
  const Read extends object,
  const Type extends string,
  const On extends object,
  const Known extends object = object,
>(
  read: Read,
  type: Type,
  subject: string,
  on?: On,
  known?: Known,
) =>
  ({
    initial: 'reading',
    on: { 'data.invalidated': '.reading', 'tab.shown': '.reading', ...on },
    states: {
      reading: {
        tags: 'busy',
        invoke: {
          ...read,
          onDone: [
            { guard: isNotOffered, target: 'absent' },
            { guard: hasFailed, target: 'failed', actions: logFault(subject) },
            { target: 'known', actions: { type, params: valueIn } },
          ],
        },
      },
      known: { ...known },
      failed: { on: { 'retry.chosen': 'reading' } },
      // The server does not have it, so nothing of it is shown.
      absent: {},
    },
  }) as const

/** Orders and products change the tasks of the page, so after a change the tasks are read again, at most once per pause. */
const agesWithSales = {
  initial: 'fresh',
  states: {
    fresh: { on: { 'record.changed': { guard: 'isAboutSales', target: 'outdated' } } },
    outdated: { after: { settling: '#home.readiness.reading' } },
  },
} as const

/** The parts of the page that live by themselves. */
type Part = 'today' | 'lastImport' | 'statistics'

/** A part of the page that lives by itself: it starts with the page and is told what the page is told. */
const lives = <const Child extends Part>(child: Child) => {
  const told = {
    actions: { type: 'tell', params: ({ event }: { readonly event: ScreenEvent }) => ({ child, event }) },
  } as const
  return {
    invoke: {
      id: child,
      src: child,
      input: ({ context: { app, clock, location } }: { readonly context: HomeContext }) => ({ app, clock, location }),
      onError: { actions: notifyFailure },
    },
    on: { 'query.changed': told, 'data.invalidated': told, 'tab.shown': told, 'record.changed': told },
  } as const
}

const setupIn = ({ event }: { readonly event: { readonly setup: Setup } }): Setup => event.setup

/** The home page: the newest data of other pages, each kind read independently. */
export const homeMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as HomeContext,
    events: {} as HomeEvent,
    tags: {} as 'busy',
    children: {} as { [Child in Part]: Child } & { confirmAll: 'confirmAll' },
  },
  actors: {
    ...({} as Readings<HomePort>),
    confirmAll: confirmAllMachine,
    lastImport: lastImportMachine,
    statistics: statisticsMachine,
    today: todayMachine,
  },
  guards: {
    isNew: ({ context }, id: string) => context.events?.rows.some((row) => row.id === id && !row.isRead) === true,
    isAboutSales: ({ event }) =>
      event.type === 'record.changed' && (event.section === 'orders' || event.section === 'products'),
    isContradicted: ({ context: { readiness } }, setup: Setup) => readiness !== null && contradicts(setup, readiness),
  },
  actions: {
    setNotifications: assign((_, events: NotificationPage) => ({ events })),
    setPayouts: assign((_, payouts: PayoutPage) => ({ payouts })),
    setArticles: assign((_, articles: readonly ArticleHead[]) => ({ articles })),
    setReadiness: assign(({ context: { clock } }, readiness: Readiness) => ({ readiness, readAt: clock.now() })),
    tell: ({ self }, { child, event }: { child: Part; event: ScreenEvent }) => childOf(self, child)?.send(event),
    notifyApp,
  },
  delays: { settling: 10_000 },
}).createMachine({
  id: 'home',
  context: ({ input: { app, clock, ids, location } }) => ({
    app,
    clock,
    ids,
    location,
    events: null,
    payouts: null,
    articles: null,
    readiness: null,
    readAt: 0,
  }),
  type: 'parallel',
  invoke: {
    id: 'confirmAll',
    src: 'confirmAll',
    input: ({ context: { app, ids, location } }) => ({ app, ids, location }),
    onError: { actions: notifyFailure },
  },
  on: {
    // Following the link of a notification marks it as read.
    'link.followed': {
      guard: { type: 'isNew', params: ({ event }) => event.id },
      actions: {
        type: 'notifyApp',
        params: ({ event }): FeatureEvent => ({
          type: 'change.made',
          change: { kind: 'read', id: event.id, isNew: true },
        }),
      },
    },
  },
  states: {
    today: lives('today'),
    statistics: lives('statistics'),
    events: reads(
      { id: 'fetchNotifications', src: 'fetchNotifications', input: (): NotificationQuery => newest },
      'setNotifications',
      'last notifications',
    ),
    payouts: reads(
      { id: 'fetchPayouts', src: 'fetchPayouts', input: (): PayoutQuery => newestPayouts },
      'setPayouts',
      'last payouts',
    ),
    articles: reads({ id: 'fetchArticles', src: 'fetchArticles' }, 'setArticles', 'state of the articles'),
    readiness: reads(
      { id: 'fetchReadiness', src: 'fetchReadiness' },
      'setReadiness',
      'readiness',
      { 'setup.loaded': { guard: { type: 'isContradicted', params: setupIn }, target: '.reading' } },
      agesWithSales,
    ),
    lastImport: lives('lastImport'),
  },
})

export type HomeActor = ActorRefFrom<typeof homeMachine>
export type HomeSnapshot = SnapshotFrom<typeof homeMachine>
