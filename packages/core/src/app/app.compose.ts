import { createActor, type InspectionEvent, type Observer } from 'xstate'
import type { AccountPort, ClipboardPort } from '../account/account.port.ts'
import type { Appearance } from '../appearance/appearance.domain.ts'
import { appearanceMachine } from '../appearance/appearance.machine.ts'
import type { AppearancePort } from '../appearance/appearance.port.ts'
import { connectivityMachine } from '../connectivity/connectivity.machine.ts'
import type { ConnectivityPort } from '../connectivity/connectivity.port.ts'
import type { Telephone } from '../countries/countries.domain.ts'
import type { CountriesPort } from '../countries/countries.port.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import type { NavigationPort } from '../navigation/navigation.port.ts'
import type { RealtimePort } from '../realtime/realtime.port.ts'
import type { Session } from '../session/session.domain.ts'
import type { SessionPort, SessionStorePort } from '../session/session.port.ts'
import type { SetupCachePort, SetupPort } from '../setup/setup.port.ts'
import { appMachine } from './app.machine.ts'
import type { LogPort, ScreensPort } from './app.port.ts'
import { screensOf } from './screens.compose.ts'

/** Everything the app asks of the outside. */
export interface Ports {
  readonly account: AccountPort
  readonly appearance: AppearancePort
  readonly clipboard: ClipboardPort
  readonly clock: ClockPort
  readonly connectivity: ConnectivityPort
  readonly countries: CountriesPort
  readonly log: LogPort
  readonly navigation: NavigationPort
  readonly realtime: RealtimePort
  readonly session: SessionPort
  readonly sessionStore: SessionStorePort
  readonly setup: SetupPort
  readonly setupCache: SetupCachePort
  /** Replaces how screens are loaded; the app's own way when absent. */
  readonly screens?: ScreensPort
}

/** What is known before the app starts. */
export interface Start {
  readonly session: Session | null
  readonly href: string
  readonly telephone: Telephone
  readonly appearance: Appearance
}

interface Options {
  /** Time for the machines' delays; the real one when absent. */
  readonly clock?: { setTimeout(run: () => void, delay: number): unknown; clearTimeout(id: unknown): void }
  readonly inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void)
}

/** Plugs the ports into the machines, and the machines into the trunk. */
export const composeApp = (ports: Ports, start: Start, options: Options = {}) => {
  const { keepSession, forgetSession, watchSession } = ports.sessionStore
  return createActor(
    appMachine.provide({
      actors: {
        ...actorsOf({ keepSession, forgetSession }),
        ...actorsOf(ports.screens ?? screensOf(ports)),
        ...actorsOf({ reloadOnce: ports.navigation.reloadOnce }),
        watchAddress: listenerOf(ports.navigation.watchAddress),
        watchSession: listenerOf(watchSession),
        appearance: appearanceMachine.provide({ actors: actorsOf(ports.appearance) }),
        connectivity: connectivityMachine.provide({
          actors: {
            ...actorsOf({ isOnline: ports.connectivity.isOnline }),
            watchConnectivity: listenerOf(ports.connectivity.watchConnectivity),
          },
        }),
      },
    }),
    { input: { ...start, clock: ports.clock, navigation: ports.navigation, log: ports.log }, ...options },
  )
}
