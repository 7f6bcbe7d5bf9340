import type { ScreensPort } from '@supplier/core/app/app.port'
import {
  isAuthRoute,
  type PanelRouteName,
  pathOf,
  type RouteName,
  routeNames,
  routeOf,
} from '@supplier/core/kernel/routes'
import { locationOf } from '@supplier/core/navigation/navigation.domain'
import type { ShellChunk } from '../app/shell.ts'
import { pageSkeleton, shellSkeleton } from '../app/skeleton.ts'
import type { LanguageStore } from '../i18n/language.ts'

/** The last pages before sign-in. The panel is preloaded while the supplier types the code or the password. */
const lastSteps: ReadonlySet<RouteName> = new Set<RouteName>(['phone-confirmation', 'with-password'])

/** Screens whose translations are in the base part or are loaded with the panel. */
const saidByBase: ReadonlySet<RouteName> = new Set(
  routeNames.filter((name) => routeOf(name).area === 'admin' || name === 'auth' || name === 'login'),
)

/** Loads a view, which is in a chunk of its own. A view of the panel is requested beside React, not after it. */
const importView = async (name: RouteName): Promise<void> => {
  const panelView = isAuthRoute(name) ? null : import('../app/panel-screens.ts')
  const [{ screenOf }] = await Promise.all([
    import('../app/screens.tsx'),
    panelView?.then(({ panelScreens }) => panelScreens[name as PanelRouteName].load()),
  ])
  await screenOf(name).load()
}

/** Adds the views to the machines of screens. The view of a screen comes with its translations and the shell. */
export const withViews = (machines: ScreensPort, shell: ShellChunk, languageStore: LanguageStore): ScreensPort => {
  // Waits for all parts before it rejects, because an error is shown inside the shell, which may still be loading.
  const viewOf = async (name: RouteName) => {
    const around = routeOf(name).area === 'auth' ? [] : [shell.load()]
    const t = saidByBase.has(name) ? [] : [languageStore.load('session')]
    const parts = [importView(name), ...around, ...t]
    await Promise.allSettled(parts)
    await Promise.all(parts)
  }
  return {
    loadPanel: machines.loadPanel,
    follow: machines.follow,
    loadScreen: async (name) => {
      try {
        return await machines.loadScreen(name)
      } catch (error) {
        await Promise.allSettled([viewOf(name)])
        throw error
      }
    },
    loadView: async (name) => {
      await viewOf(name)
      if (lastSteps.has(name)) warmUp(machines, shell, pathOf({ to: 'statistics' }))
    },
  }
}

/** Starts to load the panel and the screen at an address: the machines first, because they ask for data. */
export const warmUp = (machines: ScreensPort, shell: ShellChunk, href: string): void => {
  const loading = [prefetch(machines, href), machines.loadPanel()]
  void Promise.allSettled([...loading, ...[shellSkeleton, pageSkeleton, shell].map((part) => part.load())])
}

/**
 * Loads the code of the screen at an address. Failures are ignored, because the code is requested again when it is
 * needed.
 */
export const prefetch = async (machines: ScreensPort, href: string): Promise<void> => {
  const { to } = locationOf(href)
  const name = routeOf(to).redirect ?? to
  await Promise.allSettled([machines.loadScreen(name), importView(name)])
}
