import { type CallbackActorLogic, fromCallback } from 'xstate'
import type { Ports } from '../app/app.port.ts'
import { type Abort, actorsOf, listenerOf } from '../kernel/port.ts'
import { carryingMachine } from './carrying.machine.ts'
import type { SiblingsPort } from './notifications.port.ts'
import { outboxMachine, type Parting } from './outbox.machine.ts'
import { removalsMachine } from './removals.machine.ts'
import type { SiblingNews } from './siblings.domain.ts'

export type OutboxPorts = Pick<Ports, 'notifications' | 'removals' | 'siblings'>

export const composeOutbox = ({ notifications, removals, siblings }: OutboxPorts) => {
  const { carryOut, fetchNotifications } = notifications
  const { recallRemovals, keepRemovals, holdRemoval, watchLeaving } = removals
  const kept = actorsOf({ recallRemovals, keepRemovals, fetchNotifications })
  return outboxMachine.provide({
    actors: {
      carrying: carryingMachine.provide({
        actors: { ...kept, ...actorsOf({ carryOut }), holdRemoval: listenerOf(holdRemoval) },
      }),
      removals: removalsMachine.provide({ actors: kept }),
      siblings: siblingsOf(siblings),
      parting: fromCallback<Parting, number>(({ sendBack, receive, input: supplierId }) => {
        // What becomes of it is for the next visit to see.
        receive(({ change, key }) => {
          void carryOut(change, untilAnswered).catch(() => {})
          void keepRemovals({ supplierId, added: [], dropped: [key] }).catch(() => {})
        })
        return watchLeaving(sendBack)
      }),
    },
  })
}

/** Nobody takes it back. */
const untilAnswered: Abort = { aborted: false, addEventListener: () => {} }

/** Passes on what this tab has to tell, and hears what others have. */
const siblingsOf = ({ tellSiblings, hearSiblings }: SiblingsPort): CallbackActorLogic<SiblingNews, number> =>
  fromCallback<SiblingNews, number>(({ sendBack, receive, input: supplierId }) => {
    receive((news) => tellSiblings({ supplierId, news }))
    return hearSiblings(sendBack, supplierId)
  })
