import { type ActorRefFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { type LoadMachine, loadMachine, type ValueRead } from '../kit/load/load.machine.ts'
import type { NovaFound } from './nova.domain.ts'

export type NovaEvent = ScreenEvent | ValueRead<NovaFound>

/** The steps of Nova Poshta, read again after every change of the data. */
export const novaMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as { app: AppRef },
    events: {} as NovaEvent,
    children: {} as { load: 'load' },
  },
  actors: { load: loadMachine as unknown as LoadMachine<NovaFound> },
  actions: {
    refresh: ({ self }) => childOf(self, 'load')?.send({ type: 'refresh.requested' }),
    notifyApp,
  },
}).createMachine({
  id: 'nova',
  context: ({ input: { app } }) => ({ app }),
  invoke: {
    id: 'load',
    src: 'load',
    input: ({ context: { app }, self }) => ({ app, owner: self, subject: 'steps of Nova Poshta' }),
    onError: { actions: notifyFailure },
  },
  on: {
    'data.invalidated': { actions: 'refresh' },
    'record.changed': { actions: 'refresh' },
    'tab.shown': { actions: 'refresh' },
  },
})

export type NovaActor = ActorRefFrom<typeof novaMachine>
