import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { feedMachine } from './feed.machine.ts'
import { pagesMachine } from './pages.machine.ts'

export const composeFeed = ({ notifications: { fetchNotifications } }: Pick<Ports, 'notifications'>) =>
  feedMachine.provide({
    actors: { pages: pagesMachine.provide({ actors: actorsOf({ fetchNotifications }) }) },
  })
