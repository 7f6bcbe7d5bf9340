import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { PortActors } from '../kernel/port.ts'
import { type AlertChoice, noChoice, type Permission } from './alerts.domain.ts'
import type { AlertsPort } from './alerts.port.ts'

export type AlertChoiceEvent =
  | { type: 'sound.toggled'; isOn: boolean }
  /** The supplier turned a channel of the settings on or off. */
  | { type: 'channel.flipped'; channel: string; isOn: boolean }
  | { type: 'permission.requested' }

export interface AlertChoiceContext {
  readonly app: AppRef
  readonly choice: AlertChoice
}

/** The supplier's choice of how this browser calls: the sound, and its permission to show notifications. */
export const alertChoiceMachine = setup({
  types: {
    input: {} as { readonly app: AppRef },
    context: {} as AlertChoiceContext,
    events: {} as AlertChoiceEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<AlertsPort, 'loadChoice' | 'saveSound' | 'requestPermission' | 'announce'>>,
  guards: {
    isSoundOn: ({ context }) => context.choice.isSoundOn,
    mayAsk: ({ context }) => context.choice.permission === 'default',
    // Turning the channel on explains why the browser asks.
    wantsPermission: ({ context }, { channel, isOn }: { channel: string; isOn: boolean }) =>
      channel === 'push' && isOn && context.choice.permission === 'default',
  },
  actions: {
    setChoice: assign((_, choice: AlertChoice) => ({ choice })),
    setSound: assign(({ context }, isSoundOn: boolean) => ({ choice: { ...context.choice, isSoundOn } })),
    setPermission: assign(({ context }, permission: Permission) => ({ choice: { ...context.choice, permission } })),
    notifyApp,
  },
}).createMachine({
  id: 'alertChoice',
  context: ({ input: { app } }) => ({ app, choice: noChoice }),
  initial: 'loading',
  on: {
    'sound.toggled': {
      target: '.saving',
      reenter: true,
      actions: { type: 'setSound', params: ({ event }) => event.isOn },
    },
    'permission.requested': { guard: 'mayAsk', target: '.asking', reenter: true },
    'channel.flipped': { guard: { type: 'wantsPermission', params: ({ event }) => event }, target: '.asking' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadChoice',
        src: 'loadChoice',
        onDone: { target: 'known', actions: { type: 'setChoice', params: ({ event }) => event.output } },
        onError: 'known',
      },
    },
    known: {},
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSound',
        src: 'saveSound',
        input: ({ context }) => context.choice.isSoundOn,
        onDone: [{ guard: 'isSoundOn', target: 'sampling' }, { target: 'known' }],
        onError: { target: 'known', actions: notifyFailure },
      },
    },
    // The supplier hears the sound that was turned on.
    sampling: {
      tags: 'busy',
      invoke: {
        id: 'announce',
        src: 'announce',
        input: { hasSound: true, notes: [] },
        onDone: 'known',
        onError: 'known',
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'requestPermission',
        src: 'requestPermission',
        onDone: { target: 'known', actions: { type: 'setPermission', params: ({ event }) => event.output } },
        onError: { target: 'known', actions: notifyFailure },
      },
    },
  },
})

export type AlertChoiceActor = ActorRefFrom<typeof alertChoiceMachine>
export type AlertChoiceSnapshot = SnapshotFrom<typeof alertChoiceMachine>
