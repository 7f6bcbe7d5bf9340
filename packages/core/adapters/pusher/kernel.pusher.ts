import type Echo from 'laravel-echo'
import type Pusher from 'pusher-js'
import type { ChannelAuthorizationHandler, Options } from 'pusher-js'

export interface LineSettings {
  readonly key: string
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  readonly cluster: string
}

/** What one connection wants to hear from below. */
export interface Watcher {
  readonly authorise: ChannelAuthorizationHandler
  readonly onClosed: (code: number | null) => void
  readonly onUnreadable: () => void
}

/** The one instance of the libraries, used by one connection after another: an instance is never given back. */
export interface Line {
  readonly open: (watcher: Watcher) => Libraries
}

type Libraries = { readonly pusher: Pusher; readonly echo: Echo<'pusher'> }

type Socket = ReturnType<typeof Pusher.Runtime.createWebSocket>

let loading: Promise<(settings: LineSettings) => Line> | null = null

/** Loads the libraries once for the page; a line made of them does nothing until it is opened. */
export const loadLibraries = (): Promise<(settings: LineSettings) => Line> => {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

const load = async () => {
  const [{ default: EchoClass }, { default: PusherClass }] = await Promise.all([
    import('laravel-echo'),
    import('pusher-js'),
  ])
  const { Runtime } = PusherClass
  // It would keep there, for all who come after, which transport worked: there is only one.
  Runtime.getLocalStorage = () => undefined
  const createSocket = Runtime.createWebSocket.bind(Runtime)
  let opening: Watcher | null = null
  Runtime.createWebSocket = (url: string) => watched(createSocket(url), opening)

  return (settings: LineSettings): Line => {
    let current: Watcher | null = null
    const create = (): Libraries => {
      const pusher = new PusherClass(
        settings.key,
        optionsOf(settings, (asked, done) => current?.authorise(asked, done)),
      )
      return { pusher, echo: new EchoClass({ broadcaster: 'pusher', client: pusher }) }
    }
    let libraries: Libraries | null = null
    return {
      open: (watcher) => {
        current = watcher
        opening = watcher
        // A new instance connects by itself.
        libraries ??= create()
        libraries.pusher.connect()
        opening = null
        return libraries
      },
    }
  }
}

const optionsOf = ({ host, port, isSecure, cluster }: LineSettings, authorise: Watcher['authorise']): Options => ({
  cluster,
  wsHost: host,
  wsPort: port,
  wssPort: port,
  forceTLS: isSecure,
  // Over TLS the library still calls its first transport "ws"; without it, it would try both kinds side by side.
  enabledTransports: isSecure ? ['ws', 'wss'] : ['ws'],
  enableStats: false,
  activityTimeout: 10_000,
  pongTimeout: 3000,
  unavailableTimeout: 8000,
  channelAuthorization: { transport: 'ajax', endpoint: '', customHandler: authorise },
})

/** The library keeps a refused socket to itself until its time slot ends, and throws at frames without a name. */
const watched = (socket: Socket, watcher: Watcher | null): Socket => {
  const own: Socket = {
    send: (payload) => {
      // The library sends one turn later than it was asked to: by then the socket may be closing.
      if ((socket as { readonly readyState?: number }).readyState === 1) socket.send(payload)
    },
    close: () => socket.close(),
  }
  let wasOpen = false
  socket.onopen = (event) => {
    wasOpen = true
    own.onopen?.(event)
  }
  socket.onerror = (error) => own.onerror?.(error)
  socket.onmessage = (message) => {
    try {
      own.onmessage?.(message)
    } catch {
      watcher?.onUnreadable()
    }
  }
  socket.onclose = (event) => {
    // Without its code: coming back is our own affair, and on some codes the library would start two timers and stop one.
    own.onclose?.({ code: 1000 })
    // Of a socket that never opened a browser says 1006, and nobody else would know better.
    watcher?.onClosed(wasOpen ? ((event as { readonly code?: number } | undefined)?.code ?? null) : 1006)
  }
  return own
}
