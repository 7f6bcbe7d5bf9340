import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import type { NotificationsPort } from './notifications.port.ts'

export type UnreadEvent = { type: 'refresh.wanted' }

export interface UnreadContext {
  trunk: Trunk
  /** `null` until it was read once. */
  count: number | null
}

/** How many notifications wait to be read; what was known stays when it cannot be read again. */
export const unreadMachine = setup({
  types: {
    input: {} as { trunk: Trunk },
    context: {} as UnreadContext,
    events: {} as UnreadEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<NotificationsPort, 'fetchNewCount'>>,
  actions: {
    rememberCount: assign((_, count: number) => ({ count })),
    tellTrunk,
  },
}).createMachine({
  id: 'unread',
  context: ({ input }) => ({ trunk: input.trunk, count: null }),
  initial: 'reading',
  on: { 'refresh.wanted': { target: '.reading', reenter: true } },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchNewCount',
        src: 'fetchNewCount',
        onDone: { target: 'known', actions: { type: 'rememberCount', params: ({ event }) => event.output } },
        onError: {
          target: 'known',
          actions: {
            type: 'tellTrunk',
            params: ({ event }): TrunkEvent => ({
              type: 'fault.noted',
              code: 'Failed to fetch new notifications',
              failure: toFailure(event.error),
            }),
          },
        },
      },
    },

    known: {},
  },
})

export type UnreadActor = ActorRefFrom<typeof unreadMachine>
export type UnreadSnapshot = SnapshotFrom<typeof unreadMachine>
