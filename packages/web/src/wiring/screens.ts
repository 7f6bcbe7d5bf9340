import { pathOf, placeOf, type RouteName, routeNames, routeOf, type ScreensPort } from '@supplier/core'
import type { ShellChunk } from '../app/shell.ts'
import { pageSkeleton, shellSkeleton } from '../app/skeleton.ts'
import type { Speaker } from '../i18n/words.ts'

/** Whoever stands here is about to sign in: the panel may come while the code or the password is typed. */
const lastSteps: ReadonlySet<RouteName> = new Set<RouteName>(['phone-confirmation', 'with-password'])

/** Screens whose words are there from the start, or come with the panel. */
const saidByBase: ReadonlySet<RouteName> = new Set(
  routeNames.filter((name) => routeOf(name).area === 'admin' || name === 'auth' || name === 'login'),
)

/** Views come behind the machines. */
const loadView = async (name: RouteName): Promise<void> => (await import('../app/screens.tsx')).screenOf(name).load()

/** A screen is there when its machine, its view and what stands around it are. Each of them may fail to come. */
export const withViews = (machines: ScreensPort, shell: ShellChunk, speaker: Speaker): ScreensPort => ({
  loadPanel: machines.loadPanel,
  loadScreen: async (name) => {
    const around = routeOf(name).area === 'auth' ? [] : [shell.load()]
    const words = saidByBase.has(name) ? [] : [speaker.need('session')]
    const parts = [machines.loadScreen(name), loadView(name), ...around, ...words] as const
    // A page that does not come is said to be missing where it would stand: the shell may still be on its way.
    await Promise.allSettled(parts)
    const [logic] = await Promise.all(parts)
    if (lastSteps.has(name)) warmUp(machines, shell, pathOf({ to: 'statistics' }))
    return logic
  },
})

/** Brings the panel on its way, with the screen at an address. */
export const warmUp = (machines: ScreensPort, shell: ShellChunk, href: string): void => {
  const parts = [shellSkeleton, pageSkeleton, shell].map((part) => part.load())
  void Promise.allSettled([...parts, prefetch(machines, href), machines.loadPanel()])
}

/** Brings the code of the screen at an address. What does not come now is asked for again when it is needed. */
export const prefetch = async (machines: ScreensPort, href: string): Promise<void> => {
  const { to } = placeOf(href)
  const name = routeOf(to).redirect ?? to
  await Promise.allSettled([loadView(name), machines.loadScreen(name)])
}
