import { toFailure } from '../kernel/failure.ts'
import { type Abort, actorsOf, listenerOf } from '../kernel/port.ts'
import { notificationsMachine } from './notifications.machine.ts'
import type { ChangesPort, NotificationsPort, PagePort } from './notifications.port.ts'

interface NotificationsPorts {
  readonly notifications: NotificationsPort
  readonly page: PagePort
}

export const composeNotifications = ({ notifications, page }: NotificationsPorts) => {
  const { carryOut, fetchNotifications } = notifications
  const { sendChanges } = changesBy(carryOut)
  return notificationsMachine.provide({
    actors: { ...actorsOf({ fetchNotifications, sendChanges }), watchHiding: listenerOf(page.watchHiding) },
  })
}

/** A change that was sent is never aborted; its request ends on its own. */
const never: Abort = { aborted: false, addEventListener: () => {} }

const changesBy = (carryOut: NotificationsPort['carryOut']): ChangesPort => ({
  sendChanges: (changes) =>
    Promise.all(
      changes.map((change) =>
        carryOut(change, never).then(
          () => ({ change, failure: null }),
          (error: unknown) => ({ change, failure: toFailure(error) }),
        ),
      ),
    ),
})
