import { createActor, type InspectionEvent, type Observer } from 'xstate'
import type { Appearance } from '../appearance/appearance.domain.ts'
import { appearanceMachine } from '../appearance/appearance.machine.ts'
import { connectivityMachine } from '../connectivity/connectivity.machine.ts'
import type { Telephone } from '../countries/countries.domain.ts'
import type { Offered } from '../kernel/offered.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import type { Session } from '../session/session.domain.ts'
import { appMachine } from './app.machine.ts'
import type { EntryPorts } from './app.port.ts'
import { outletMachine } from './outlet.machine.ts'
import { screensOf } from './screens.compose.ts'

/** The state the app starts with. */
export interface Start {
  readonly session: Session | null
  readonly href: string
  readonly telephone: Telephone
  readonly appearance: Appearance
  /** Whether the gallery of interface parts can be opened. */
  readonly hasGallery?: boolean
  /** The sections that the build names; all of them when absent. */
  readonly built?: Offered
  /** The sections that the server named on the last visit of this supplier; absent when it named none. */
  readonly recalled?: Offered
}

interface Options {
  /** The timer for the machines' delays; real time when absent. */
  readonly clock?: { setTimeout(run: () => void, delay: number): unknown; clearTimeout(id: unknown): void }
  readonly inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void)
}

/** Provides the machines with their ports and creates the app actor. */
export const composeApp = (ports: EntryPorts, start: Start, options: Options = {}) => {
  const { saveSession, clearSession, watchSession } = ports.sessionStore
  const { loadScreen, loadView, loadPanel, follow } = ports.screens ?? screensOf(ports)
  const { reload, reloadOnce } = ports.navigation
  const app = createActor(
    appMachine.provide({
      actors: {
        ...actorsOf({ saveSession, clearSession }),
        ...actorsOf({ loadPanel }),
        ...actorsOf({ reload }),
        outlet: outletMachine.provide({ actors: actorsOf({ loadScreen, loadView, reloadOnce, reload }) }),
        watchAddress: listenerOf(ports.navigation.watchAddress),
        watchSession: listenerOf(watchSession),
        appearance: appearanceMachine.provide({
          actors: {
            ...actorsOf({ saveAppearance: ports.appearance.saveAppearance }),
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
  follow(() => app.getSnapshot().context.offered)
  return app
}
