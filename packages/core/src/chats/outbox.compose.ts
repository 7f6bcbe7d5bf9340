import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { outboxMachine } from './outbox.machine.ts'
import { roomQueueMachine } from './room-queue.machine.ts'

/** The outbox with its port provided. */
export const composeOutbox = ({ chats: { sendMessage } }: Pick<Ports, 'chats'>) =>
  outboxMachine.provide({ actors: { queue: roomQueueMachine.provide({ actors: actorsOf({ sendMessage }) }) } })
