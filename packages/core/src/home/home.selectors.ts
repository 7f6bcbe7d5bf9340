import type { LastImportActor } from '../import-list/last-import.machine.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { Offered } from '../kernel/offered.ts'
import { isOffered } from '../kernel/routes.ts'
import type { Notification } from '../notifications/notifications.domain.ts'
import { readinessLines } from '../readiness/readiness.domain.ts'
import type { Supplier } from '../session/session.domain.ts'
import { type SetupStep, type SetupSteps, setupIsDone, stepsOf } from '../setup/setup.domain.ts'
import type { StatisticsActor } from '../statistics/statistics.machine.ts'
import type { ConfirmAllActor } from './confirm-all.machine.ts'
import { lateAt } from './day.domain.ts'
import { tasksOf, urgentTasks, type Waiting } from './home.domain.ts'
import type { HomeSnapshot } from './home.machine.ts'
import { unnamedLines } from './lines.domain.ts'
import { type NextPayout, nextPayout } from './next-payout.domain.ts'
import type { Task } from './task.domain.ts'
import type { TodayActor } from './today.machine.ts'

/** Data about the supplier that the panel holds on every page. */
export interface KnownAtHome {
  readonly setup: {
    readonly isLoading: boolean
    readonly steps: SetupSteps | null
    readonly mainBalance: Kopecks | null
    readonly serviceBalance: Kopecks | null
    readonly isSubscribed: boolean
    readonly orders: number
    readonly chats: number
  }
  readonly supplier: Supplier
  readonly isConnectionOff: boolean
  /** Whether the whole list of tasks is shown. */
  readonly isWhole: boolean
  /** The sections that there are. */
  readonly offered: Offered
}

/** The state of a read. It stays `known` during a refetch; `absent` is what the server does not have. */
export type ReadState = 'loading' | 'known' | 'failed' | 'absent'

export interface HomeView {
  /** How many stores sell; `null` when it is unknown. */
  readonly selling: number | null
  /** The steps of the set-up; `null` when they are done or unknown. */
  readonly steps: readonly SetupStep[] | null
  /** `known` only when all data for the tasks is loaded. */
  readonly tasks: {
    readonly state: ReadState
    /** The most urgent ones, or all of them. */
    readonly rows: readonly Task[]
    /** How many there are altogether. */
    readonly total: number
  }
  /** Unknown amounts are `null`. */
  readonly money: {
    readonly state: ReadState
    readonly isLoading: boolean
    readonly main: Kopecks | null
    readonly service: Kopecks | null
    readonly held: Kopecks | null
    readonly next: NextPayout | null
  }
  readonly events: { readonly state: ReadState; readonly now: number; readonly rows: readonly Notification[] }
}

/** How many notifications the home page shows. */
const fewNotifications = 3

export const homeOf = (
  snapshot: HomeSnapshot,
  { setup, supplier, isConnectionOff, isWhole, offered }: KnownAtHome,
): HomeView => {
  const { events, payouts, articles, readiness, readAt, clock } = snapshot.context
  const isSetUp = setup.steps !== null && setupIsDone(setup.steps)
  const stateOf = (part: 'events' | 'payouts' | 'articles' | 'readiness'): ReadState => {
    if (snapshot.context[part] !== null) return 'known'
    if (snapshot.matches({ [part]: 'absent' })) return 'absent'
    return snapshot.matches({ [part]: 'failed' }) ? 'failed' : 'loading'
  }
  const setupState = setup.steps !== null ? 'known' : setup.isLoading ? 'loading' : 'failed'
  const needed: readonly ReadState[] = [setupState, stateOf('payouts'), stateOf('articles'), stateOf('readiness')]
  const waiting: Waiting = {
    orders: setup.orders,
    chats: setup.chats,
    late: lateAt(readiness?.overdue ?? null, readAt),
    products: readiness?.products ?? null,
    isSubscribed: setup.steps === null ? null : setup.isSubscribed,
    isConnectionOff,
    supplier,
    payouts: payouts?.rows ?? null,
    articles,
    isSetUp,
    offered,
    lines:
      readiness === null || setup.steps === null
        ? []
        : unnamedLines(readinessLines(readiness, readAt), setup.steps).filter(({ location }) =>
            isOffered(offered, location.to),
          ),
  }
  const all = tasksOf(waiting)
  return {
    selling: readiness?.stores?.filter(({ status }) => status === 'active').length ?? null,
    steps: setup.steps === null || isSetUp ? null : stepsOf(setup.steps, offered),
    tasks: {
      state: needed.find((state) => state === 'failed') ?? needed.find((state) => state === 'loading') ?? 'known',
      rows: isWhole ? all : urgentTasks(waiting),
      total: all.length,
    },
    money: {
      state: stateOf('payouts'),
      isLoading: setup.steps === null && setup.isLoading,
      main: setup.mainBalance,
      service: setup.serviceBalance,
      held: payouts?.totals.held ?? null,
      next: payouts && nextPayout(payouts.rows),
    },
    events: { state: stateOf('events'), now: clock.now(), rows: events?.rows.slice(0, fewNotifications) ?? [] },
  }
}

/** Confirms all new orders. */
export const confirmAllIn = ({ children }: HomeSnapshot): ConfirmAllActor | null => children.confirmAll ?? null

/** The figures of today. */
export const todayIn = ({ children }: HomeSnapshot): TodayActor | null => children.today ?? null

/** The figures below what waits for the supplier. */
export const figuresIn = ({ children }: HomeSnapshot): StatisticsActor | null => children.statistics ?? null

/** The last import, which changes by itself. */
export const lastImportAtHome = ({ children }: HomeSnapshot): LastImportActor | null => children.lastImport ?? null
