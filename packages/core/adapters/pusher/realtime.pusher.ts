import type Echo from 'laravel-echo'
import type Pusher from 'pusher-js'
import type { Options } from 'pusher-js'
import { safeParse } from 'valibot'
import { PortError } from '../../src/kernel/failure.ts'
import type { RealtimeFact, RealtimePort } from '../../src/realtime/realtime.port.ts'
import type { Authorise } from '../http/realtime.http.ts'
import { CustomerChange, TelegramConnected } from '../http/realtime.wire.ts'
import { patchOf } from '../http/session.http.ts'

export interface PusherSettings {
  readonly key: string
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  readonly cluster: string
  readonly authorise: Authorise
  /** A number from 0 to 1. */
  readonly chance: () => number
}

interface Library {
  readonly start: () => { readonly pusher: Pusher; readonly echo: Echo<'pusher'> }
  /** What the latest connection wants to know of the parts that the library keeps to itself. */
  readonly told: { closed: (code: number) => void; refused: number | null }
}

/** The realtime line over the Pusher protocol. One library instance a page life; it never reconnects by itself. */
export const realtimeOverPusher = (settings: PusherSettings): RealtimePort => {
  let library: Library | null = null

  return {
    loadRealtime: async () => {
      library ??= await load(settings)
    },
    chance: async () => settings.chance(),
    openConnection: (tell, { supplierId }) => {
      if (!library) throw new Error('the realtime library is not loaded')
      return connect(library, supplierId, tell)
    },
  }
}

/** A panel without a realtime server: nothing is ever opened. */
export const realtimeOff: RealtimePort = {
  loadRealtime: () => Promise.reject(new Error('no realtime server is set')),
  chance: async () => 1,
  openConnection: () => () => {},
}

const load = async (settings: PusherSettings): Promise<Library> => {
  const [{ default: EchoClass }, { default: PusherClass }] = await Promise.all([
    import('laravel-echo'),
    import('pusher-js'),
  ])
  const told: Library['told'] = { closed: () => {}, refused: null }
  watchSockets(PusherClass, (code) => told.closed(code))
  let started: ReturnType<Library['start']> | null = null
  return {
    told,
    start: () => {
      if (started) {
        started.pusher.connect()
        return started
      }
      // A new instance connects by itself.
      const pusher = new PusherClass(settings.key, optionsOf(settings, told))
      started = { pusher, echo: new EchoClass({ broadcaster: 'pusher', client: pusher }) }
      return started
    },
  }
}

const optionsOf = ({ host, port, isSecure, cluster, authorise }: PusherSettings, told: Library['told']): Options => ({
  cluster,
  wsHost: host,
  wsPort: port,
  wssPort: port,
  forceTLS: isSecure,
  enabledTransports: isSecure ? ['wss'] : ['ws'],
  enableStats: false,
  activityTimeout: 10_000,
  pongTimeout: 3000,
  unavailableTimeout: 10_000,
  channelAuthorization: {
    transport: 'ajax',
    endpoint: '',
    customHandler: ({ channelName, socketId }, done) => {
      authorise(socketId, channelName).then(
        (reply) => done(null, reply),
        (error: unknown) => {
          told.refused = statusIn(error)
          done(error instanceof Error ? error : new Error('refused'), null)
        },
      )
    },
  },
})

/** The library waits out a time slot after a refused socket and says nothing; the socket itself tells at once. */
const watchSockets = (library: typeof Pusher, onClosed: (code: number) => void): void => {
  const { Runtime } = library
  const create = Runtime.createWebSocket.bind(Runtime)
  Runtime.createWebSocket = (url: string) => {
    const socket = create(url)
    const heard = socket as unknown as Pick<WebSocket, 'addEventListener'>
    heard.addEventListener('close', ({ code }) => onClosed(code))
    return socket
  }
}

const connect = (library: Library, supplierId: number, tell: (fact: RealtimeFact) => void): (() => void) => {
  const { told } = library
  told.refused = null
  const { pusher, echo } = library.start()
  const channels = [`customer.${supplierId}`, `connect-telegram.${supplierId}`] as const
  const joined = new Set<string>()
  let isOpen = false
  let isOver = false
  let code: number | null = null

  const end = (fact: RealtimeFact | null) => {
    if (isOver) return
    isOver = true
    pusher.connection.unbind('state_change', onState)
    pusher.connection.unbind('error', onError)
    pusher.unbind_global(onAny)
    told.closed = () => {}
    for (const channel of channels) echo.leave(channel)
    pusher.disconnect()
    if (fact) tell(fact)
  }
  const onState = ({ current }: { readonly current: string }) => {
    if (current === 'connected') {
      isOpen = true
      tell({ type: 'connection.opened' })
    } else if (current !== 'connecting' || isOpen) end({ type: 'connection.lost', code })
  }
  const onError = (error: unknown) => {
    code = codeIn(error) ?? code
    // An error frame that leaves the connection open refuses a subscription.
    if (isOpen && joined.size < channels.length && code === 4009) end({ type: 'channels.refused', status: null })
  }
  const known = new Set(['customer.change', 'App\\Events\\ConnectTelegramEvent', 'ConnectTelegramEvent'])
  const onAny = (event: string) => {
    if (!event.startsWith('pusher:') && !event.startsWith('pusher_internal:') && !known.has(event)) {
      tell({ type: 'frame.ignored' })
    }
  }

  pusher.connection.bind('state_change', onState)
  pusher.connection.bind('error', onError)
  pusher.bind_global(onAny)
  for (const name of channels) {
    const channel = echo.private(name)
    channel.subscribed(() => {
      joined.add(name)
      if (joined.size === channels.length && !isOver) tell({ type: 'channels.joined' })
    })
    channel.error(() => end({ type: 'channels.refused', status: told.refused }))
  }
  echo.private(channels[0]).listen('.customer.change', (data: unknown) => {
    const found = safeParse(CustomerChange, data)
    tell(found.success ? { type: 'supplier.reported', patch: patchOf(found.output) } : { type: 'frame.ignored' })
  })
  const onTelegram = (data: unknown) => {
    const found = safeParse(TelegramConnected, data)
    if (!found.success) return tell({ type: 'frame.ignored' })
    const chatId = found.output.success ? found.output.tgChatId : null
    tell({ type: 'telegram.reported', isConnected: found.output.success, chatId })
  }
  echo.private(channels[1]).listen('ConnectTelegramEvent', onTelegram).listen('.ConnectTelegramEvent', onTelegram)
  told.closed = (closed) => end({ type: 'connection.lost', code: code ?? closed })
  return () => end(null)
}

interface WithCode {
  readonly data?: { readonly code?: unknown }
}

const codeIn = (error: unknown): number | null => {
  // An error frame comes bare from an open connection and wrapped from a handshake.
  const { data, error: inner } = (error ?? {}) as WithCode & { readonly error?: WithCode }
  const code = data?.code ?? inner?.data?.code
  return typeof code === 'number' ? code : null
}

const statusIn = (error: unknown): number | null => {
  const failure = error instanceof PortError ? error.failure : null
  if (failure?.kind === 'unauthorized') return 401
  return failure && 'status' in failure ? failure.status : null
}
