import type { Ports } from '../app/app.port.ts'
import { composeLastImport } from '../imports/last-import.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import type { BulkAnswer, BulkRun } from '../kit/bulk/bulk.domain.ts'
import { createBulkMachine } from '../kit/bulk/bulk.machine.ts'
import type { BulkPort } from '../kit/bulk/bulk.port.ts'
import { composeOptions } from '../kit/form/options.compose.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { foundOf } from '../kit/send/send.domain.ts'
import { sendOf } from '../kit/send/send.machine.ts'
import { composeStatistics } from '../statistics/statistics.compose.ts'
import { type ConfirmAllPort, confirmAllMachine, confirmingAll } from './confirm-all.machine.ts'
import { homeMachine } from './home.machine.ts'
import { todayMachine } from './today.machine.ts'

export type HomePorts = Pick<
  Ports,
  'articles' | 'ids' | 'jobs' | 'notifications' | 'payouts' | 'readiness' | 'sections' | 'statistics'
>

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
