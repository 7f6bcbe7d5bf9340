import type { LockPort } from '../intents/intents.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import type { ChatsPort } from './chats.port.ts'
import { outboxMachine } from './outbox.machine.ts'
import type { OutboxPort } from './outbox.port.ts'
import { roomQueueMachine } from './room-queue.machine.ts'

/** The outbox with its ports provided. */
export const composeOutbox = ({
  chats: { sendMessage },
  lock: { holdOutbox },
  outbox: { loadUnsent, saveUnsent, watchUnsent },
}: {
  readonly chats: ChatsPort
  readonly lock: LockPort
  readonly outbox: OutboxPort
}) =>
  outboxMachine.provide({
    actors: {
      ...actorsOf({ loadUnsent, saveUnsent }),
      watchUnsent: listenerOf(watchUnsent),
      holdOutbox: listenerOf(holdOutbox),
      queue: roomQueueMachine.provide({ actors: actorsOf({ sendMessage }) }),
    },
  })
