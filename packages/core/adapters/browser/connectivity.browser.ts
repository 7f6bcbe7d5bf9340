import type { ConnectivityPort } from '../../src/connectivity/connectivity.port.ts'

interface Surroundings {
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  /** Hears an event of the window or the document until it is stopped. */
  readonly on: (type: 'online' | 'offline' | 'visibilitychange', listener: () => void) => () => void
  /** Hears each answer of the API until it is stopped. */
  readonly onAnswered: (listener: () => void) => () => void
}

/** Milliseconds after an answer in which others are not told: a page that loads hears many. */
const hush = 1000

export const connectivityInBrowser = ({ isOnline, isVisible, on, onAnswered }: Surroundings): ConnectivityPort => ({
  isOnline: async () => isOnline(),
  watchConnectivity: (tell) => {
    let hushed: ReturnType<typeof setTimeout> | null = null
    const stops = [
      on('offline', () => tell({ type: 'network.lost' })),
      on('online', () => tell({ type: 'network.regained' })),
      on('visibilitychange', () => isVisible() && tell({ type: 'tab.shown' })),
      onAnswered(() => {
        if (hushed !== null) return
        hushed = setTimeout(() => {
          hushed = null
        }, hush)
        tell({ type: 'api.answered' })
      }),
      () => clearTimeout(hushed ?? undefined),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
})
