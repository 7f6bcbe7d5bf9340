import type { Message } from '../kernel/message.ts'

/** Message keys about the computer's clock. */
export type ConnectivityMessageKey = 'connectivity.clockAhead' | 'connectivity.clockBehind'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly connectivity: ConnectivityMessageKey
  }
}

/** Says how far the computer's clock is behind the server's, or ahead of it. */
export const clockMessage = (offset: number): Message => ({
  key: offset < 0 ? 'connectivity.clockAhead' : 'connectivity.clockBehind',
  values: { minutes: Math.round(Math.abs(offset) / 60_000) },
})
