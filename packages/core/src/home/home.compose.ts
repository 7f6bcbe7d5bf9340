import type { Ports } from '../app/app.port.ts'
import { composeLastImport } from '../imports/last-import.compose.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { composeStatistics } from '../statistics/statistics.compose.ts'
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
      ...readingsOf({ fetchArticles, fetchNotifications, fetchPayouts, fetchReadiness }),
      today: todayMachine.provide({ actors: readingsOf({ fetchSummary }) }),
      statistics: composeStatistics(more),
      lastImport: composeLastImport(more),
    },
  })
}
