import { type ActorRefFrom, cancel, raise, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { type LoadMachine, loadMachine, type ValueRead } from '../kit/load/load.machine.ts'
import { isKeyBeingChecked, type NovaFound } from './nova.domain.ts'

export type NovaEvent =
  | ScreenEvent
  | ValueRead<NovaFound>
  /** Time to look whether the carrier has checked the key, should its event be lost. */
  | { type: 'check.due' }

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
  guards: { isKeyBeingChecked: (_, found: NovaFound) => isKeyBeingChecked(found) },
  delays: { checkPause: 3000 },
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
    'value.read': [
      {
        guard: { type: 'isKeyBeingChecked', params: ({ event }) => event.value },
        actions: [cancel('check'), raise({ type: 'check.due' }, { id: 'check', delay: 'checkPause' })],
      },
      { actions: cancel('check') },
    ],
    'check.due': { actions: 'refresh' },
    'data.invalidated': { actions: 'refresh' },
    'record.changed': { actions: 'refresh' },
    'tab.shown': { actions: 'refresh' },
  },
})

export type NovaActor = ActorRefFrom<typeof novaMachine>
