import type { ConnectivityFact, ConnectivityPort } from '../../src/connectivity/connectivity.port.ts'

interface Surroundings {
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  /** Hears an event of the window or the document until it is stopped. */
  readonly on: (type: 'online' | 'offline' | 'visibilitychange', listener: () => void) => () => void
  /** Hears each answer of the API, and whether it took the token, until it is stopped. */
  readonly onAnswered: (listener: (isAccepted: boolean) => void) => () => void
}

/** Milliseconds after an answer in which others are not told: a page that loads hears many. */
const hush = 1000

export const connectivityInBrowser = ({ isOnline, isVisible, on, onAnswered }: Surroundings): ConnectivityPort => ({
  isOnline: async () => isOnline(),
  watchConnectivity: (tell) => {
    const hushed = new Map<ConnectivityFact['type'], ReturnType<typeof setTimeout>>()
    const tellOnce = (fact: ConnectivityFact) => {
      if (hushed.has(fact.type)) return
      hushed.set(
        fact.type,
        setTimeout(() => hushed.delete(fact.type), hush),
      )
      tell(fact)
    }
    const stops = [
      on('offline', () => tell({ type: 'network.lost' })),
      on('online', () => tell({ type: 'network.regained' })),
      on('visibilitychange', () => isVisible() && tell({ type: 'tab.shown' })),
      onAnswered((isAccepted) => {
        tellOnce({ type: 'api.answered' })
        if (isAccepted) tellOnce({ type: 'token.accepted' })
      }),
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

/** Whether the browser sends a body as a stream: one that does asks for `duplex`, and makes no text of the body. */
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

/** Whether earlier calls of the API went over HTTP/2 or 3, and this browser sends bodies as streams there. */
export const takesStreamsInBrowser =
  (api: string, timeline: Timeline): (() => boolean) =>
  () =>
    timeline
      .getEntriesByType('resource')
      .some(
        (entry) =>
          entry.name.startsWith(api) && 'nextHopProtocol' in entry && multiplexed.test(String(entry.nextHopProtocol)),
      ) && knowsStreams()
