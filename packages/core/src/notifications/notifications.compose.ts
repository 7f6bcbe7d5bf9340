import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { feedMachine } from './feed.machine.ts'
import { fetchingMachine } from './fetching.machine.ts'
import { notificationsMachine } from './notifications.machine.ts'
import { rereadingMachine } from './rereading.machine.ts'

export type NotificationsPorts = Pick<Ports, 'notifications'>

export const composeNotifications = ({ notifications }: NotificationsPorts) => {
  const { fetchNotifications } = notifications
  return notificationsMachine.provide({
    actors: {
      feed: feedMachine.provide({
        actors: {
          fetching: fetchingMachine.provide({ actors: actorsOf({ fetchNotifications }) }),
          rereading: rereadingMachine.provide({ actors: actorsOf({ fetchNotifications }) }),
        },
      }),
    },
  })
}
