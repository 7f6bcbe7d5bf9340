import type { PagePort } from '../../src/notifications/notifications.port.ts'

interface Surroundings {
  readonly isVisible: () => boolean
  /** Hears an event of the window or the document until it is stopped. */
  readonly on: (type: 'visibilitychange' | 'pagehide', listener: () => void) => () => void
}

/** On a phone a page that is hidden may never be shown again, and hears nothing more: a request must begin now. */
export const pageInBrowser = ({ isVisible, on }: Surroundings): PagePort => ({
  watchHiding: (tell) => {
    const hide = () => tell({ type: 'page.hidden' })
    const stops = [on('visibilitychange', () => isVisible() || hide()), on('pagehide', hide)]
    return () => {
      for (const stop of stops) stop()
    }
  },
})
