import type { ClockPort } from '../../src/kernel/clock.ts'
import { isBusyStatus } from '../../src/kernel/failure.ts'
import type { NavigationPort } from '../../src/navigation/navigation.port.ts'
import { retryAfterIn } from '../http/kit/http.errors.ts'
import type { SafeStore } from './kernel.browser.ts'

interface Surroundings {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string; reload(): void }
  readonly history: {
    readonly state: unknown
    pushState(state: unknown, title: string, href: string): void
    replaceState(state: unknown, title: string, href: string): void
  }
  readonly onPopState: (listener: () => void) => () => void
  readonly session: SafeStore
  /** Asks the server that serves the page; rejects when it cannot be reached. */
  readonly reach: () => Promise<Pick<Response, 'status' | 'headers'>>
  readonly clock: ClockPort
  /** Identifies the build of the app: the URL of its entry script, which contains a hash. */
  readonly build: string
  /** A mark for a new entry in the history, for its scroll position. */
  readonly nextEntry: () => string
}

/** The session storage key of the builds that have already reloaded the page in this tab. */
const reloadKey = 'reloaded'

export const navigationInBrowser = ({
  location,
  history,
  onPopState,
  session,
  reach,
  clock,
  build,
  nextEntry,
}: Surroundings): NavigationPort => {
  const href = () => `${location.pathname}${location.search}${location.hash}`
  let closedUntil = 0
  return {
    writeAddress: ({ href: wanted, replace }) => {
      if (wanted === href()) return
      try {
        if (replace) history.replaceState(history.state, '', wanted)
        else history.pushState({ entry: nextEntry() }, '', wanted)
      } catch {
        // Browsers refuse too many changes in a short time; the page itself is right without.
      }
    },
    watchAddress: (emit) => onPopState(() => emit({ type: 'address.changed', href: href() })),
    reloadOnce: async () => {
      // Each build may reload the tab once. When the mark cannot be stored, do not reload, or the page could reload
      // forever.
      const builds = session.read(reloadKey)?.split(' ') ?? []
      if (builds.includes(build) || !session.write(reloadKey, [...builds, build].join(' '))) return false
      location.reload()
      return true
    },
    reload: async () => {
      if (clock.now() < closedUntil) throw new Error('The server asked to wait')
      const { status, headers } = await reach()
      // The page of a busy server would take the place of the open one.
      if (isBusyStatus(status)) {
        const now = clock.now()
        closedUntil = now + 1000 * (retryAfterIn(headers.get('Retry-After'), now) ?? 0)
        throw new Error('The server is busy')
      }
      location.reload()
    },
  }
}
