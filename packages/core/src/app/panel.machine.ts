import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate'
import { type Departure, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { invokesOf, isAlive, machinesOf, passOnTo, routesOf } from '../kit/supervisor/parts.ts'
import type { Supplier } from '../session/session.domain.ts'
import { type PanelContext, type PanelEvent, type PanelInput, type PanelPart, panelTable } from './panel-parts.setup.ts'

const noteFault = (part: string) =>
  [
    { type: 'rememberFault', params: part as PanelPart },
    { type: 'tellTrunk', params: { type: 'fault.noted', code: `${part} stopped` } satisfies TrunkEvent },
  ] as const

const resumed = { target: 'listening', actions: 'resumeReading' } as const

/** Supervises everything that lives as long as someone is signed in, and passes on what its parts tell each other. */
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
    rememberFault: assign(({ context }, part: PanelPart) => ({ faulted: [...context.faulted, part] })),
    rememberSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    allowDeparture: ({ context: { trunk } }, departure: Departure) =>
      trunk.send({ type: 'departure.allowed', departure }),
    readSettings: raise({ type: 'settings.outdated' }),
    resumeReading: raise({ type: 'reading.resumed' }),
    tellTrunk,
  },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ ...input, faulted: [] }),
  invoke: invokesOf(panelTable, noteFault),
  on: {
    ...routesOf<PanelEvent>(panelTable),
    'supplier.learned': {
      actions: [{ type: 'rememberSupplier', params: ({ event }) => event.supplier }, 'passOn'],
    },
    'leaving.wanted': [
      // Without the part that asks, nobody is held back.
      {
        guard: { type: 'isFaulted', params: 'leaving' },
        actions: { type: 'allowDeparture', params: ({ event }) => event.departure },
      },
      { actions: 'passOn' },
    ],
    'token.refused': { target: '.paused', actions: 'passOn' },
  },
  initial: 'listening',
  states: {
    listening: {},

    // By a token that nobody takes nothing is read unasked.
    paused: {
      on: {
        'token.changed': resumed,
        'refresh.wanted': resumed,
        'setup.outdated': { actions: 'readSettings' },
        'token.refused': {},
        'line.nudged': {},
        'news.settled': {},
      },
    },
  },
})

export type PanelActor = ActorRefFrom<typeof panelMachine>
export type PanelSnapshot = SnapshotFrom<typeof panelMachine>
