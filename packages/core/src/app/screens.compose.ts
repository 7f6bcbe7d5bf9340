import { type RouteName, routeNames, routeOf } from '../kernel/routes.ts'
import type { ScreenLogic } from '../kernel/screen.ts'
import { composeLogin } from '../session/login.compose.ts'
import type { EntryPorts, Ports, ScreensPort } from './app.port.ts'

type Loader = (ports: EntryPorts) => ScreenLogic | Promise<ScreenLogic>

const whole = async (ports: EntryPorts): Promise<Ports> => ({ ...ports, ...(await ports.loadPanelPorts()) })

/** The screen of someone signed in: its code and what it asks come together. */
const panelScreen =
  <Composed>(load: () => Promise<Composed>, compose: (composed: Composed, ports: Ports) => ScreenLogic): Loader =>
  async (ports) => {
    const [composed, all] = await Promise.all([load(), whole(ports)])
    return compose(composed, all)
  }

const balances = () => import('../balances/balances.compose.ts')

const preferences = panelScreen(
  () => import('../account/preferences.compose.ts'),
  (from, ports) => from.composePreferences(ports),
)

/** The two ways into the app come with it; every other screen is loaded when it is opened. */
const loaders: { readonly [Name in RouteName]?: Loader } = {
  auth: composeLogin,
  login: composeLogin,
  'with-password': async (ports) => (await import('../session/session.compose.ts')).composePassword(ports),
  signup: async (ports) => (await import('../session/session.compose.ts')).composeSignup(ports),
  'phone-confirmation': async (ports) => (await import('../session/session.compose.ts')).composeConfirmation(ports),
  'recover-password': async (ports) => (await import('../session/session.compose.ts')).composeRecoveryRequest(ports),
  'recover-password-code': async (ports) => (await import('../session/session.compose.ts')).composeRecovery(ports),
  'main-balance': panelScreen(balances, (from, ports) => from.composeMainBalance(ports)),
  'balance-services': panelScreen(balances, (from, ports) => from.composeServiceBalance(ports)),
  'articles-information': panelScreen(
    () => import('../articles/articles.compose.ts'),
    (from, ports) => from.composeArticles(ports),
  ),
  payouts: panelScreen(
    () => import('../payouts/payouts.compose.ts'),
    (from, ports) => from.composePayouts(ports),
  ),
  preferences,
  profile: preferences,
  notifications: panelScreen(
    () => import('../notifications/notifications.compose.ts'),
    (from, ports) => from.composeNotifications(ports),
  ),
}

/** Screens that are finished although they decide nothing. */
const withoutMachine: ReadonlySet<RouteName> = new Set<RouteName>(['not-found', 'components', 'customizing'])

/** Sections that say honestly that they are not built yet. What is missing can be counted here. */
export const unbuiltRoutes: readonly RouteName[] = routeNames.filter(
  (name) => !loaders[name] && !withoutMachine.has(name) && routeOf(name).redirect === undefined,
)

export const screensOf = (ports: EntryPorts): ScreensPort => ({
  // One turn later: a machine must not be built while another one acts.
  loadScreen: (name) => Promise.resolve().then(() => loaders[name]?.(ports) ?? null),
  loadPanel: async () => {
    const [{ composePanel }, all] = await Promise.all([import('./panel.compose.ts'), whole(ports)])
    return composePanel(all)
  },
})
