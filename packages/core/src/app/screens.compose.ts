import { type RouteName, routeNames, routeOf } from '../kernel/routes.ts'
import type { ScreenLogic } from '../kernel/screen.ts'
import { composeLogin } from '../session/login.compose.ts'
import type { Ports, ScreensPort } from './app.port.ts'

type Loader = (ports: Ports) => ScreenLogic | Promise<ScreenLogic>

/** The two ways into the app come with it; every other screen is loaded when it is opened. */
const loaders: { readonly [Name in RouteName]?: Loader } = {
  auth: composeLogin,
  login: composeLogin,
  'with-password': async (ports) => (await import('../session/session.compose.ts')).composePassword(ports),
  signup: async (ports) => (await import('../session/session.compose.ts')).composeSignup(ports),
  'phone-confirmation': async (ports) => (await import('../session/session.compose.ts')).composeConfirmation(ports),
  'recover-password': async (ports) => (await import('../session/session.compose.ts')).composeRecoveryRequest(ports),
  'recover-password-code': async (ports) => (await import('../session/session.compose.ts')).composeRecovery(ports),
  'main-balance': async (ports) => (await import('../balances/balances.compose.ts')).composeMainBalance(ports),
  'balance-services': async (ports) => (await import('../balances/balances.compose.ts')).composeServiceBalance(ports),
  payouts: async (ports) => (await import('../payouts/payouts.compose.ts')).composePayouts(ports),
}

/** Screens that are finished although they decide nothing. */
const withoutMachine: ReadonlySet<RouteName> = new Set<RouteName>(['not-found', 'components', 'customizing'])

/** Sections that say honestly that they are not built yet. What is missing can be counted here. */
export const unbuiltRoutes: readonly RouteName[] = routeNames.filter(
  (name) => !loaders[name] && !withoutMachine.has(name) && routeOf(name).redirect === undefined,
)

export const screensOf = (ports: Ports): ScreensPort => ({
  // One turn later: a machine must not be built while another one acts.
  loadScreen: (name) => Promise.resolve().then(() => loaders[name]?.(ports) ?? null),
  loadPanel: async () => (await import('./panel.compose.ts')).composePanel(ports),
})
