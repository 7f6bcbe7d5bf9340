import type { Offered } from '../kernel/offered.ts'
import { type AuthRouteName, isAuthRoute, type RouteName } from '../kernel/routes.ts'
import type { ScreenLogic } from '../kernel/screen.ts'
import { composeLogin } from '../session/login.compose.ts'
import type { EntryPorts, Ports, ScreensPort } from './app.port.ts'

type Loader = (ports: EntryPorts) => ScreenLogic | Promise<ScreenLogic>

/** The two sign-in screens are bundled with the app; every other screen is loaded when it is opened. */
const loaders: Readonly<Record<AuthRouteName, Loader>> = {
  auth: composeLogin,
  login: composeLogin,
  'with-password': async (ports) => (await import('../session/session.compose.ts')).composePassword(ports),
  signup: async (ports) => (await import('../session/session.compose.ts')).composeSignup(ports),
  'phone-confirmation': async (ports) => (await import('../session/session.compose.ts')).composeConfirmation(ports),
  'recover-password': async (ports) => (await import('../session/session.compose.ts')).composeRecoveryRequest(ports),
  'recover-password-code': async (ports) => (await import('../session/session.compose.ts')).composeRecovery(ports),
}

export const screensOf = (ports: EntryPorts): ScreensPort => {
  const missing = new Set<string>()
  let offered: () => Offered = () => null
  const foreground = { offered: () => offered(), missing: null }
  // The home page shows what other pages have, so it asks in the background, as the panel does.
  const background = { offered: () => offered(), missing }
  const whole = async (first?: RouteName): Promise<Ports> => ({ ...ports, ...(await ports.loadPanelPorts(first)) })
  return {
    follow: (following) => {
      offered = following
    },
    loadScreen: async (name: RouteName) => {
      // Wait one microtask: a machine must not be built while another one is in a transition.
      await Promise.resolve()
      return isAuthRoute(name)
        ? loaders[name](ports)
        : (await import('./panel-screens.compose.ts')).loadPanelScreen(
            name,
            () => whole(name),
            name === 'statistics' ? background : foreground,
          )
    },
    // Without a view around the core, every screen counts as shown.
    loadView: async () => {},
    loadPanel: async () => {
      const [{ composePanel }, all] = await Promise.all([import('./panel.compose.ts'), whole()])
      missing.clear()
      return composePanel(all, background)
    },
  }
}
