import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate'
import { faultOf, type LeaveRequest, notifyApp } from '../kernel/app-ref.ts'
import { invokesOf, isAlive, machinesOf, passOnTo, routesOf } from '../kit/supervisor/parts.ts'
import type { Supplier } from '../session/session.domain.ts'
import { type PanelContext, type PanelEvent, type PanelInput, type PanelPart, panelTable } from './panel-parts.setup.ts'

const logFault = (part: string) =>
  [
    { type: 'setFault', params: part as PanelPart },
    { type: 'notifyApp', params: faultOf(`${part} stopped`) },
  ] as const

const resumed = { target: 'listening', actions: 'resumeReading' } as const

/** Supervises every part that runs while a supplier is signed in, and forwards events between the parts. */
export const panelMachine = setup({
  types: {
    input: {} as PanelInput,
    context: {} as PanelContext,
    events: {} as PanelEvent,
  },
  actors: machinesOf(panelTable),
  guards: {
    isFaulted: ({ context }, part: PanelPart) => context.faulted.includes(part),
  },
  actions: {
    passOn: passOnTo<PanelContext, PanelEvent>(panelTable, isAlive),
    setFault: assign(({ context }, part: PanelPart) => ({ faulted: [...context.faulted, part] })),
    setSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    allowLeaving: ({ context: { app } }, leaveRequest: LeaveRequest) =>
      app.send({ type: 'leave.allowed', leaveRequest }),
    readSettings: raise({ type: 'settings.invalidated' }),
    resumeReading: raise({ type: 'reading.resumed' }),
    notifyApp,
  },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ ...input, faulted: [] }),
  invoke: invokesOf(panelTable, logFault),
  on: {
    ...routesOf<PanelEvent>(panelTable),
    'supplier.updated': {
      actions: [{ type: 'setSupplier', params: ({ event }) => event.supplier }, 'passOn'],
    },
    'leave.requested': [
      // The leave guard has failed and cannot ask for confirmation, so allow leaving at once.
      {
        guard: { type: 'isFaulted', params: 'leaveGuard' },
        actions: { type: 'allowLeaving', params: ({ event }) => event.leaveRequest },
      },
      { actions: 'passOn' },
    ],
    'token.refused': { target: '.paused', actions: 'passOn' },
    'record.changed': { actions: ['passOn', { type: 'notifyApp', params: ({ event }) => event }] },
  },
  initial: 'listening',
  states: {
    listening: {},

    // While the server rejects the token, the panel refetches nothing on its own; only `setup.invalidated` still
    // refetches the settings.
    paused: {
      on: {
        'token.changed': resumed,
        'refresh.requested': resumed,
        'setup.invalidated': { actions: 'readSettings' },
        'token.refused': {},
        'wakeUp.received': {},
        'events.settled': {},
      },
    },
  },
})

export type PanelActor = ActorRefFrom<typeof panelMachine>
export type PanelSnapshot = SnapshotFrom<typeof panelMachine>
