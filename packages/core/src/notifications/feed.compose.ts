import type { Ports } from '../app/app.port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { feedMachine } from './feed.machine.ts'
import { pagesMachine } from './pages.machine.ts'

export const composeFeed = ({ notifications: { fetchNotifications } }: Pick<Ports, 'notifications'>) =>
  feedMachine.provide({
    actors: { pages: pagesMachine.provide({ actors: readingsOf({ fetchNotifications }) }) },
  })
