import type { Message } from '../kernel/message.ts'

/** Says how far the computer's clock is behind the server's, or ahead of it. */
export const clockMessage = (offset: number): Message => ({
  key: offset < 0 ? 'connectivity.clockAhead' : 'connectivity.clockBehind',
  values: { minutes: Math.round(Math.abs(offset) / 60_000) },
})
