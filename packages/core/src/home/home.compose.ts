import type { ArticlesPort } from '../articles/articles.port.ts'
import { composeLastImport } from '../import-list/last-import.compose.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { actorsOf } from '../kernel/port.ts'
import type { BulkAnswer, BulkRun } from '../kit/bulk/bulk.domain.ts'
import { createBulkMachine } from '../kit/bulk/bulk.machine.ts'
import type { BulkPort } from '../kit/bulk/bulk.port.ts'
import { composeOptions } from '../kit/form/options.compose.ts'
import type { JobsPort } from '../kit/job/job.port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { foundOf } from '../kit/send/send.domain.ts'
import { sendOf } from '../kit/send/send.machine.ts'
import type { NotificationsPort } from '../notifications/notifications.port.ts'
import type { PayoutsPort } from '../payouts/payouts.port.ts'
import type { ReadinessPort } from '../readiness/readiness.port.ts'
import { composeStatistics } from '../statistics/statistics.compose.ts'
import type { StatisticsPort } from '../statistics/statistics.port.ts'
import { type ConfirmAllPort, confirmAllMachine, confirmingAll } from './confirm-all.machine.ts'
import { homeMachine } from './home.machine.ts'
import { todayMachine } from './today.machine.ts'

export interface HomePorts {
  readonly articles: ArticlesPort
  readonly ids: IdsPort
  readonly jobs: JobsPort
  readonly notifications: NotificationsPort
  readonly payouts: PayoutsPort
  readonly readiness: ReadinessPort
  readonly sections: SectionsPort
  readonly statistics: StatisticsPort
}

export const composeHome = ({ articles, notifications, payouts, readiness, ...more }: HomePorts) => {
  const { fetchArticles } = articles
  const { fetchNotifications } = notifications
  const { fetchPayouts } = payouts
  const { fetchReadiness } = readiness
  const { fetchSummary } = more.statistics
  return homeMachine.provide({
    actors: {
      confirmAll: composeConfirmAll(more.sections),
      ...readingsOf({ fetchArticles, fetchNotifications, fetchPayouts, fetchReadiness }),
      today: todayMachine.provide({ actors: readingsOf({ fetchSummary }) }),
      statistics: composeStatistics(more),
      lastImport: composeLastImport(more),
    },
  })
}

const composeConfirmAll = (sections: SectionsPort) => {
  // The page shows what waits before anybody confirms it, so the section is loaded then.
  const load = async () => (await import('../orders/orders.section.ts')).orders
  const fetchNewOrders: ConfirmAllPort['fetchNewOrders'] = async (_, signal) => {
    const { rules } = await load()
    const query = rules.queryOf('?tab=new')
    const { total, asOf = null } = await sections.fetchPage({ section: 'orders', query }, signal)
    return { query, except: [], asOf, total: total ?? 0 }
  }
  const section = 'orders'
  const bulk = createBulkMachine(() => confirmingAll).provide({
    actors: {
      ...actorsOf<Pick<BulkPort, 'previewBulk' | 'fetchTotal'>>({
        previewBulk: (asked, signal) => sections.previewBulk({ section, bulk: asked }, signal),
        fetchTotal: async (query, signal) => {
          const { total, asOf = null } = await sections.fetchPage({ section, query: { ...query, page: 1 } }, signal)
          return { total, asOf }
        },
      }),
      send: sendOf<BulkRun, BulkAnswer>({
        write: (run, signal) => sections.runBulk({ section, bulk: run }, signal),
        lookUp: async ({ key }, signal) => foundOf(await sections.fetchBulk({ section, key }, signal)),
      }),
      options: composeOptions(sections),
    },
  })
  return confirmAllMachine.provide({ actors: { ...actorsOf({ fetchNewOrders }), bulk } })
}
