import { readCustomerEvent } from '@supplier/core/adapters/pusher/account.pusher'
import type { RealtimePort } from '@supplier/core/realtime/realtime.port'
import type { Sandbox } from '../../sandbox/sandbox.ts'

/** A connection that carries the events of the sandbox at once, as the product reads them. */
export const realtimeOf = (sandbox: () => Sandbox | null): RealtimePort => ({
  loadRealtime: async () => {},
  jitter: async () => 0,
  pingServer: async () => {},
  fetchMissedEvents: async () => null,
  openConnection: (emit) => {
    for (const type of ['connection.opened', 'channels.signed', 'channels.joined'] as const) emit({ type })
    const off = sandbox()?.on(({ event, data }) => {
      const read = readCustomerEvent(`.${event}`, data)
      if (read) emit(read)
    })
    return off ?? (() => {})
  },
})
