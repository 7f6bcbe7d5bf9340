import { type RouteName, routeOf, type ScreensPort } from '@supplier/core'
import { screens } from '../app/screens.tsx'
import type { ShellChunk } from '../app/shell.ts'
import { pageSkeleton, shellSkeleton } from '../app/skeleton.ts'

/** Whoever stands here is about to sign in: the panel may come while the code or the password is typed. */
const lastSteps: ReadonlySet<RouteName> = new Set<RouteName>(['phone-confirmation', 'with-password'])

/** A screen is there when its machine, its view and what stands around it are. Each of them may fail to come. */
export const withViews = (machines: ScreensPort, shell: ShellChunk): ScreensPort => ({
  loadPanel: machines.loadPanel,
  loadScreen: async (name) => {
    const views = [screens[name].load(), ...(routeOf(name).area === 'auth' ? [] : [shell.load()])]
    const [logic] = await Promise.all([machines.loadScreen(name), ...views])
    if (lastSteps.has(name)) warmUp(machines, shell)
    return logic
  },
})

/** Brings the panel on its way. What does not come now is asked for again when it is needed. */
export const warmUp = (machines: ScreensPort, shell: ShellChunk): void => {
  const parts = [shellSkeleton, pageSkeleton, shell, screens.statistics]
  void Promise.allSettled([...parts.map((part) => part.load()), machines.loadPanel()])
}
