import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { isFarOff } from '../kernel/clock.ts'
import type { PortActors } from '../kernel/port.ts'
import type { WakeUpReason } from '../realtime/realtime.domain.ts'
import { clockMessage } from './clock.domain.ts'
import type { ConnectivityEvent, ConnectivityPort } from './connectivity.port.ts'

/** Sent to the app: failed requests and stale data are worth another try now. */
export interface WakeUpReceived {
  readonly type: 'wakeUp.received'
  readonly reason: WakeUpReason
}

/** Sent to the app: nobody looks at the page. */
interface TabHidden {
  readonly type: 'tab.hidden'
}

/** Sent to the app: from now on server events do not reach this tab. */
interface NetworkLost {
  readonly type: 'network.lost'
}

/** The events that the machine sends to the app. */
export type ConnectivityTold =
  | WakeUpReceived
  | NetworkLost
  | TabHidden
  | Extract<FeatureEvent, { type: 'warning.reported' | 'data.invalidated' }>

export interface ConnectivityInput {
  readonly app: { send(event: ConnectivityTold): void }
}

export interface ConnectivityContext extends ConnectivityInput {
  /** The supplier was told that the computer's clock is far off; once is enough. */
  isClockTold: boolean
}

/** Tracks whether the browser has a network, and whether the computer's clock is right. */
export const connectivityMachine = setup({
  types: {
    input: {} as ConnectivityInput,
    context: {} as ConnectivityContext,
    events: {} as ConnectivityEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<ConnectivityPort, 'isOnline'>>),
    watchConnectivity: {} as CallbackActorLogic<ConnectivityEvent, void>,
  },
  guards: {
    isTrue: (_, isOnline: boolean) => isOnline,
    isNews: ({ context }, offset: number) => !context.isClockTold && isFarOff(offset),
  },
  actions: {
    notifyHidden: ({ context }) => context.app.send({ type: 'tab.hidden' }),
    notifyLost: ({ context }) => context.app.send({ type: 'network.lost' }),
    notifyClock: ({ context }, offset: number) =>
      context.app.send({ type: 'warning.reported', message: clockMessage(offset) }),
    setClockTold: assign({ isClockTold: true }),
    // Whatever was asked for by the wrong day is read again.
    notifyMoved: ({ context }, by: number) => {
      if (isFarOff(by)) context.app.send({ type: 'data.invalidated' })
    },
    wakeUp: ({ context }, reason: WakeUpReceived['reason']) => context.app.send({ type: 'wakeUp.received', reason }),
  },
  delays: { stragglersCome: 1000 },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({ ...input, isClockTold: false }),
  invoke: { id: 'watchConnectivity', src: 'watchConnectivity', onError: '.online' },
  initial: 'looking',
  on: {
    'network.lost': { target: '.offline', actions: 'notifyLost' },
    'tab.hidden': { actions: 'notifyHidden' },
    'tab.shown': { actions: { type: 'wakeUp', params: 'shown' } },
    'api.answered': { actions: { type: 'wakeUp', params: 'answered' } },
    'token.accepted': { actions: { type: 'wakeUp', params: 'accepted' } },
    'clock.corrected': [
      {
        guard: { type: 'isNews', params: ({ event }) => event.offset },
        actions: [
          { type: 'notifyClock', params: ({ event }) => event.offset },
          'setClockTold',
          { type: 'notifyMoved', params: ({ event }) => event.by },
        ],
      },
      { actions: { type: 'notifyMoved', params: ({ event }) => event.by } },
    ],
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
      on: { 'network.regained': { target: 'online', actions: { type: 'wakeUp', params: 'regained' } } },
      initial: 'fresh',
      states: {
        // A response that arrives within a second may have left the server before the loss, so it does not prove that
        // the network is back.
        fresh: { after: { stragglersCome: 'sure' }, on: { 'api.answered': {} } },

        sure: {
          on: { 'api.answered': { target: '#connectivity.online', actions: { type: 'wakeUp', params: 'regained' } } },
        },
      },
    },
  },
})

export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>
export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>
