import type { PagePort } from '../../src/notifications/notifications.port.ts'

interface Surroundings {
  readonly isVisible: () => boolean
  /** Listens to an event of the window or the document; the returned function stops listening. */
  readonly on: (type: 'visibilitychange' | 'pagehide', listener: () => void) => () => void
}

/**
 * A phone may never show a hidden page again and sends it no further event, so pending requests must start as soon as
 * the page is hidden.
 */
export const pageInBrowser = ({ isVisible, on }: Surroundings): PagePort => ({
  watchHiding: (emit) => {
    const hide = () => emit({ type: 'page.hidden' })
    const stops = [on('visibilitychange', () => isVisible() || hide()), on('pagehide', hide)]
    return () => {
      for (const stop of stops) stop()
    }
  },
})
