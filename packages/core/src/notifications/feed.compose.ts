import { readingsOf } from '../kit/load/reading.machine.ts'
import { feedMachine } from './feed.machine.ts'
import type { NotificationsPort } from './notifications.port.ts'
import { pagesMachine } from './pages.machine.ts'

export const composeFeed = ({ notifications: { fetchNotifications } }: { readonly notifications: NotificationsPort }) =>
  feedMachine.provide({
    actors: { pages: pagesMachine.provide({ actors: readingsOf({ fetchNotifications }) }) },
  })
