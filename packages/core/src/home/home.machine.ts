import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ArticleHead } from '../articles/articles.domain.ts'
import type { PanelScreenInput, ScreenFact } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { hasFailed, noteFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { NotificationPage, NotificationQuery } from '../notifications/notifications.domain.ts'
import { newestPayouts, type PayoutPage, type PayoutQuery } from '../payouts/payouts.domain.ts'
import type { HomePort } from './home.port.ts'

export type HomeEvent = ScreenFact | { type: 'retry.chosen' } | { type: 'link.followed'; id: string }

export interface HomeContext {
  trunk: Trunk
  /** What was read last; `null` until then. A reading that fails changes nothing. */
  news: NotificationPage | null
  payouts: PayoutPage | null
  articles: readonly ArticleHead[] | null
}

/** The newest notifications of every type. */
const newest: NotificationQuery = { page: 1, type: null }

/** One thing that is read at once, again when it may have changed, and once more when that failed and it is wanted. */
const reads = <const Read extends object, const Type extends string>(read: Read, type: Type, subject: string) =>
  ({
    initial: 'reading',
    on: { 'news.arrived': '.reading', 'tab.shown': '.reading' },
    states: {
      reading: {
        tags: 'busy',
        invoke: {
          ...read,
          onDone: [
            { guard: hasFailed, target: 'failed', actions: noteFault(subject) },
            { target: 'known', actions: { type, params: valueIn } },
          ],
        },
      },
      known: {},
      failed: { on: { 'retry.chosen': 'reading' } },
    },
  }) as const

/** The home page: the newest of what other pages hold, each read on its own. */
export const homeMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as HomeContext,
    events: {} as HomeEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<HomePort>,
  guards: {
    isNew: ({ context }, id: string) => context.news?.rows.some((row) => row.id === id && !row.isRead) === true,
  },
  actions: {
    rememberNews: assign((_, news: NotificationPage) => ({ news })),
    rememberPayouts: assign((_, payouts: PayoutPage) => ({ payouts })),
    rememberArticles: assign((_, articles: readonly ArticleHead[]) => ({ articles })),
    tellTrunk,
  },
}).createMachine({
  id: 'home',
  context: ({ input: { trunk } }) => ({ trunk, news: null, payouts: null, articles: null }),
  type: 'parallel',
  on: {
    // Who goes where a notification leads has read it.
    'link.followed': {
      guard: { type: 'isNew', params: ({ event }) => event.id },
      actions: {
        type: 'tellTrunk',
        params: ({ event }): TrunkEvent => ({
          type: 'change.made',
          change: { kind: 'read', id: event.id, isNew: true },
        }),
      },
    },
  },
  states: {
    news: reads(
      { id: 'fetchNotifications', src: 'fetchNotifications', input: (): NotificationQuery => newest },
      'rememberNews',
      'last notifications',
    ),
    payouts: reads(
      { id: 'fetchPayouts', src: 'fetchPayouts', input: (): PayoutQuery => newestPayouts },
      'rememberPayouts',
      'last payouts',
    ),
    articles: reads({ id: 'fetchArticles', src: 'fetchArticles' }, 'rememberArticles', 'state of the articles'),
  },
})

export type HomeActor = ActorRefFrom<typeof homeMachine>
export type HomeSnapshot = SnapshotFrom<typeof homeMachine>
