import type Echo from 'laravel-echo'
import type Pusher from 'pusher-js'
import type { ChannelAuthorizationHandler, Options } from 'pusher-js'

export interface ConnectionSettings {
  readonly key: string
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  readonly cluster: string
}

/** The callbacks of one connection. */
export interface Watcher {
  readonly authorise: ChannelAuthorizationHandler
  readonly onClosed: (code: number | null) => void
  readonly onUnreadable: () => void
}

/** The single instance of the libraries, reused for one connection after another. */
export interface PusherConnection {
  readonly open: (watcher: Watcher) => Libraries
}

type Libraries = { readonly pusher: Pusher; readonly echo: Echo<'pusher'> }

type Socket = ReturnType<typeof Pusher.Runtime.createWebSocket>

let loading: Promise<(settings: ConnectionSettings) => PusherConnection> | null = null

/** Loads the libraries once per page. A connection created with them stays idle until it is opened. */
export const loadLibraries = (): Promise<(settings: ConnectionSettings) => PusherConnection> => {
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
  // The library would store the transport that worked; there is only one transport.
  Runtime.getLocalStorage = () => undefined
  const createSocket = Runtime.createWebSocket.bind(Runtime)
  let opening: Watcher | null = null
  Runtime.createWebSocket = (url: string) => watched(createSocket(url), opening)

  return (settings: ConnectionSettings): PusherConnection => {
    let current: Watcher | null = null
    const create = (): Libraries => {
      const options = optionsOf(settings, (asked, done) => current?.authorise(asked, done))
      const pusher = new PusherClass(settings.key, options)
      return { pusher, echo: new EchoClass({ broadcaster: 'pusher', client: pusher }) }
    }
    let libraries: Libraries | null = null
    return {
      open: (watcher) => {
        current = watcher
        opening = watcher
        // A new instance connects on its own.
        libraries ??= create()
        libraries.pusher.connect()
        opening = null
        return libraries
      },
    }
  }
}

type Authorise = Watcher['authorise']

const optionsOf = ({ host, port, isSecure, cluster }: ConnectionSettings, authorise: Authorise): Options => ({
  cluster,
  wsHost: host,
  wsPort: port,
  wssPort: port,
  forceTLS: isSecure,
  // Over TLS the library still calls its first transport "ws"; without that name it would try two kinds of transport in
  // parallel.
  enabledTransports: isSecure ? ['ws', 'wss'] : ['ws'],
  enableStats: false,
  activityTimeout: 10_000,
  pongTimeout: 3000,
  unavailableTimeout: 8000,
  channelAuthorization: { transport: 'ajax', endpoint: '', customHandler: authorise },
})

/**
 * Wraps a socket for two reasons: the library reports a refused socket only after its time slot ends, and it throws on
 * a frame without a name.
 */
const watched = (socket: Socket, watcher: Watcher | null): Socket => {
  const own: Socket = {
    send: (payload) => {
      // The library sends in a later task, and the socket may be closing by then.
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
    // Hide the close code: the app reconnects on its own, and for some codes the library would start two timers and
    // stop only one.
    own.onclose?.({ code: 1000 })
    // For a socket that never opened, report 1006 as every browser does.
    watcher?.onClosed(wasOpen ? ((event as { readonly code?: number } | undefined)?.code ?? null) : 1006)
  }
  return own
}
