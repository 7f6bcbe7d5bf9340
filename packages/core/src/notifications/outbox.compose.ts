import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { outboxMachine } from './outbox.machine.ts'
import { removalsMachine } from './removals.machine.ts'

export type OutboxPorts = Pick<Ports, 'notifications' | 'removals'>

export const composeOutbox = ({ notifications, removals }: OutboxPorts) => {
  const { carryOut } = notifications
  return outboxMachine.provide({
    actors: {
      ...actorsOf({ carryOut }),
      removals: removalsMachine.provide({ actors: actorsOf(removals) }),
    },
  })
}
