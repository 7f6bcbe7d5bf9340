import { type AuthRouteName, isAuthRoute, type PanelRouteName, type RouteName } from '@supplier/core/kernel/routes'
import type { ComponentType } from 'react'
import type { Screen, ScreenProps } from '../navigation/screen.ts'
import { SignIn } from '../session/SignIn.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import { over } from './over.ts'

const chunk = (load: () => Promise<ComponentType<ScreenProps>>): Screen => chunkOf(load)

const SignInScreen = over(SignIn)
const signIn: Screen = { load: async () => {}, read: () => SignInScreen }
const session = () => import('../session/screens.ts')

const entryScreens: Readonly<Record<AuthRouteName, Screen>> = {
  auth: signIn,
  login: signIn,
  signup: chunk(async () => over((await session()).Signup)),
  'phone-confirmation': chunk(async () => over((await session()).Confirmation)),
  'with-password': chunk(async () => over((await session()).SignInWithPassword)),
  'recover-password': chunk(async () => over((await session()).RecoveryRequest)),
  'recover-password-code': chunk(async () => over((await session()).Recovery)),
}

let panelScreens: Readonly<Record<PanelRouteName, Screen>> | null = null

/** Loads the table of the panel’s screens together with the first screen, so that the sign-in pages do not load it. */
const panelScreen = (name: PanelRouteName): Screen => ({
  load: async () => {
    panelScreens ??= (await import('./panel-screens.ts')).panelScreens
    await panelScreens[name].load()
  },
  read: () => panelScreens?.[name].read() ?? null,
})

/** The screen of a route. */
export const screenOf = (name: RouteName): Screen => (isAuthRoute(name) ? entryScreens[name] : panelScreen(name))
