import { createActor, type InspectionEvent, type Observer } from 'xstate'
import type { Appearance } from '../appearance/appearance.domain.ts'
import { appearanceMachine } from '../appearance/appearance.machine.ts'
import { connectivityMachine } from '../connectivity/connectivity.machine.ts'
import type { Telephone } from '../countries/countries.domain.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import type { Session } from '../session/session.domain.ts'
import { appMachine } from './app.machine.ts'
import type { EntryPorts } from './app.port.ts'
import { screensOf } from './screens.compose.ts'
import { slotMachine } from './slot.machine.ts'

/** What is known before the app starts. */
export interface Start {
  readonly session: Session | null
  readonly href: string
  readonly telephone: Telephone
  readonly appearance: Appearance
  /** Whether the parts of the interface can be looked at by themselves. */
  readonly hasGallery?: boolean
}

interface Options {
  /** Time for the machines' delays; the real one when absent. */
  readonly clock?: { setTimeout(run: () => void, delay: number): unknown; clearTimeout(id: unknown): void }
  readonly inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void)
}

/** Plugs the ports into the machines, and the machines into the trunk. */
export const composeApp = (ports: EntryPorts, start: Start, options: Options = {}) => {
  const { keepSession, forgetSession, watchSession } = ports.sessionStore
  const { loadScreen, loadPanel } = ports.screens ?? screensOf(ports)
  const { reload, reloadOnce } = ports.navigation
  return createActor(
    appMachine.provide({
      actors: {
        ...actorsOf({ keepSession, forgetSession }),
        ...actorsOf({ loadPanel }),
        ...actorsOf({ reload }),
        slot: slotMachine.provide({ actors: actorsOf({ loadScreen, reloadOnce, reload }) }),
        watchAddress: listenerOf(ports.navigation.watchAddress),
        watchSession: listenerOf(watchSession),
        appearance: appearanceMachine.provide({
          actors: {
            ...actorsOf({ keepAppearance: ports.appearance.keepAppearance }),
            watchAppearance: listenerOf(ports.appearance.watchAppearance),
          },
        }),
        connectivity: connectivityMachine.provide({
          actors: {
            ...actorsOf({ isOnline: ports.connectivity.isOnline }),
            watchConnectivity: listenerOf(ports.connectivity.watchConnectivity),
          },
        }),
      },
    }),
    {
      input: { ...start, clock: ports.clock, ids: ports.ids, navigation: ports.navigation, log: ports.log },
      ...options,
    },
  )
}
