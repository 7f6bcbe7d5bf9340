import type { Ports } from '../app/app.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { outboxMachine } from './outbox.machine.ts'
import { roomQueueMachine } from './room-queue.machine.ts'

/** The outbox with its ports provided. */
export const composeOutbox = ({
  chats: { sendMessage },
  lock: { holdOutbox },
  outbox: { loadUnsent, saveUnsent, watchUnsent },
}: Pick<Ports, 'chats' | 'lock' | 'outbox'>) =>
  outboxMachine.provide({
    actors: {
      ...actorsOf({ loadUnsent, saveUnsent }),
      watchUnsent: listenerOf(watchUnsent),
      holdOutbox: listenerOf(holdOutbox),
      queue: roomQueueMachine.provide({ actors: actorsOf({ sendMessage }) }),
    },
  })
