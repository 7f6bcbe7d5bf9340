import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { homeMachine } from './home.machine.ts'

export type HomePorts = Pick<Ports, 'articles' | 'notifications' | 'payouts'>

export const composeHome = ({ articles, notifications, payouts }: HomePorts) => {
  const { fetchArticles } = articles
  const { fetchNotifications } = notifications
  const { fetchPayouts } = payouts
  return homeMachine.provide({ actors: actorsOf({ fetchArticles, fetchNotifications, fetchPayouts }) })
}
