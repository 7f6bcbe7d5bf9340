import type { NavigationPort } from '../../src/navigation/navigation.port.ts'
import type { SafeStore } from './kernel.browser.ts'

interface Surroundings {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string; reload(): void }
  readonly history: {
    pushState(state: unknown, title: string, href: string): void
    replaceState(state: unknown, title: string, href: string): void
  }
  readonly onPopState: (listener: () => void) => () => void
  readonly session: SafeStore
  /** Rejects when the server of the page cannot be reached. */
  readonly reach: () => Promise<unknown>
  /** Which build of the app this is: the address of its entry, with a hash in it. */
  readonly build: string
}

/** The builds whose page was loaded anew in this tab. */
const reloadKey = 'reloaded'

export const navigationInBrowser = ({
  location,
  history,
  onPopState,
  session,
  reach,
  build,
}: Surroundings): NavigationPort => {
  const href = () => `${location.pathname}${location.search}${location.hash}`
  return {
    writeAddress: ({ href: wanted, replace }) => {
      if (wanted === href()) return
      try {
        if (replace) history.replaceState(null, '', wanted)
        else history.pushState(null, '', wanted)
      } catch {
        // Browsers refuse too many changes in a short time; the page itself is right without.
      }
    },
    watchAddress: (tell) => onPopState(() => tell({ type: 'address.changed', href: href() })),
    reloadOnce: async () => {
      // Marked in the tab itself; where no mark can be kept the page is never reloaded, lest it never ends.
      const builds = session.read(reloadKey)?.split(' ') ?? []
      if (builds.includes(build) || !session.write(reloadKey, [...builds, build].join(' '))) return false
      location.reload()
      return true
    },
    reload: async () => {
      await reach()
      location.reload()
    },
  }
}
