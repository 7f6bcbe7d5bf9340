import { type ActorRefFrom, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import type { NudgeReason } from '../realtime/realtime.domain.ts'
import type { ConnectivityFact, ConnectivityPort } from './connectivity.port.ts'

/** Told to the trunk: a good moment to try again. */
export interface LineNudged {
  readonly type: 'line.nudged'
  readonly reason: NudgeReason
}

/** Told to the trunk: what was sent to this tab from now on does not arrive. */
export interface NetworkLost {
  readonly type: 'network.lost'
}

export interface ConnectivityContext {
  trunk: { send(event: LineNudged | NetworkLost): void }
}

/** Whether the browser has a network at all. */
export const connectivityMachine = setup({
  types: {
    input: {} as ConnectivityContext,
    context: {} as ConnectivityContext,
    events: {} as ConnectivityFact,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<ConnectivityPort, 'isOnline'>>),
    watchConnectivity: {} as CallbackActorLogic<ConnectivityFact, void>,
  },
  guards: {
    isTrue: (_, isOnline: boolean) => isOnline,
  },
  actions: {
    tellLost: ({ context }) => context.trunk.send({ type: 'network.lost' }),
    nudge: ({ context }, reason: LineNudged['reason']) => context.trunk.send({ type: 'line.nudged', reason }),
  },
  delays: { stragglersCome: 1000 },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => input,
  invoke: { id: 'watchConnectivity', src: 'watchConnectivity', onError: '.online' },
  initial: 'looking',
  on: {
    'network.lost': { target: '.offline', actions: 'tellLost' },
    'tab.shown': { actions: { type: 'nudge', params: 'shown' } },
    'api.answered': { actions: { type: 'nudge', params: 'answered' } },
    'token.accepted': { actions: { type: 'nudge', params: 'accepted' } },
  },
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'isOnline',
        src: 'isOnline',
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'online' },
          { target: 'offline.sure' },
        ],
        onError: 'online',
      },
    },

    online: {},

    offline: {
      on: { 'network.regained': { target: 'online', actions: { type: 'nudge', params: 'regained' } } },
      initial: 'fresh',
      states: {
        // What arrives now has left the server before, and proves nothing.
        fresh: { after: { stragglersCome: 'sure' }, on: { 'api.answered': {} } },

        sure: {
          on: { 'api.answered': { target: '#connectivity.online', actions: { type: 'nudge', params: 'regained' } } },
        },
      },
    },
  },
})

export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>
export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>
