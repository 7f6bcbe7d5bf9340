import type { ConnectivityEvent, ConnectivityPort } from '../../src/connectivity/connectivity.port.ts'
import type { ClockCorrection } from './clock.browser.ts'

interface Surroundings {
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  /** Listens to an event of the window or the document; the returned function stops listening. */
  readonly on: (type: 'online' | 'offline' | 'visibilitychange', listener: () => void) => () => void
  /**
   * Calls the listener on each answer of the API with whether the answer accepted the token; the returned function
   * stops listening.
   */
  readonly onAnswered: (listener: (isAccepted: boolean) => void) => () => void
  /** Calls the listener when an answer of the API corrected the clock; the returned function stops listening. */
  readonly onCorrected: (listener: (correction: ClockCorrection) => void) => () => void
}

/** Throttle in milliseconds: a page that loads gets many answers at once, and one event of each type is enough. */
const hush = 1000

export const connectivityInBrowser = ({
  isOnline,
  isVisible,
  on,
  onAnswered,
  onCorrected,
}: Surroundings): ConnectivityPort => ({
  isOnline: async () => isOnline(),
  watchConnectivity: (emit) => {
    const hushed = new Map<ConnectivityEvent['type'], ReturnType<typeof setTimeout>>()
    const notifyOnce = (event: ConnectivityEvent) => {
      if (hushed.has(event.type)) return
      hushed.set(
        event.type,
        setTimeout(() => hushed.delete(event.type), hush),
      )
      emit(event)
    }
    const stops = [
      on('offline', () => emit({ type: 'network.lost' })),
      on('online', () => emit({ type: 'network.regained' })),
      on('visibilitychange', () => emit({ type: isVisible() ? 'tab.shown' : 'tab.hidden' })),
      onAnswered((isAccepted) => {
        notifyOnce({ type: 'api.answered' })
        if (isAccepted) notifyOnce({ type: 'token.accepted' })
      }),
      onCorrected((correction) => emit({ type: 'clock.corrected', ...correction })),
      () => hushed.forEach(clearTimeout),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
})

/** The part of `Performance` that is used. */
interface Timeline {
  getEntriesByType(type: 'resource'): readonly { readonly name: string }[]
}

/**
 * Whether the browser supports streams as request bodies. One that does reads `duplex` and sets no `Content-Type`; any
 * other turns the stream into text.
 */
const knowsStreams = (): boolean => {
  let isAsked = false
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isAsked = true
      return 'half'
    },
  }
  try {
    return !new Request('http://localhost', init as RequestInit).headers.has('Content-Type') && isAsked
  } catch {
    return false
  }
}

const multiplexed = /^h[23]/

/**
 * Whether earlier calls of the API went over HTTP/2 or HTTP/3 and this browser can send a request body as a stream,
 * which requires one of the two.
 */
export const takesStreamsInBrowser =
  (api: string, timeline: Timeline): (() => boolean) =>
  () =>
    timeline
      .getEntriesByType('resource')
      .some(
        (entry) =>
          entry.name.startsWith(api) && 'nextHopProtocol' in entry && multiplexed.test(String(entry.nextHopProtocol)),
      ) && knowsStreams()
