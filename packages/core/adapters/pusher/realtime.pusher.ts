import type { Abort } from '../../src/kernel/port.ts'
import type { ConnectionEvent, RealtimePort } from '../../src/realtime/realtime.port.ts'
import type { BroadcastingAuthReply } from '../http/account/realtime.wire.ts'
import type { Watch } from '../http/kit/kernel.http.ts'
import { codeIn, customerEventReader, type EventReader, statusIn, telegramEventReader } from './account.pusher.ts'
import { type ConnectionSettings, loadLibraries, type PusherConnection } from './kernel.pusher.ts'
import { readNumber } from './record.pusher.ts'

/** Gets the signature of one private channel for one socket; rejects like every other call. */
export type Authorise = (socketId: string, channel: string, signal: Abort) => Promise<BroadcastingAuthReply>

export interface PusherSettings extends ConnectionSettings {
  readonly authorise: Authorise
  /** Returns a number from 0 to 1. */
  readonly jitter: () => number
  /** Logs errors of the connection. */
  readonly note?: ((code: string) => void) | undefined
  /** Told of each event with the schema that reads it. */
  readonly watch?: Watch | undefined
}

type Tell = (event: ConnectionEvent) => void

/**
 * The realtime connection over the Pusher protocol. The page uses one library instance, which never reconnects on its
 * own.
 */
export const realtimeOverPusher = (
  settings: PusherSettings,
): Omit<RealtimePort, 'pingServer' | 'fetchMissedEvents'> => {
  let createConnection: ((settings: ConnectionSettings) => PusherConnection) | null = null
  let connection: PusherConnection | null = null

  return {
    loadRealtime: async () => {
      createConnection ??= await loadLibraries()
      connection ??= createConnection(settings)
    },
    jitter: async () => settings.jitter(),
    openConnection: (emit, { supplierId }) => {
      if (!connection) throw new Error('the realtime library is not loaded')
      return connect(connection, settings, supplierId, (event) => {
        const code = errorIn(event)
        if (code !== null) settings.note?.(code)
        emit(event)
      })
    },
  }
}

const errorIn = (one: ConnectionEvent): string | null => {
  // One side goes away with 1001, such as a page that is being left: Firefox still tells it.
  if (one.type === 'connection.lost' && one.code !== 1001) return `Realtime connection lost (${one.code ?? 'no code'})`
  return one.type === 'channels.refused' ? `Realtime channels refused (${one.status ?? 'no status'})` : null
}

const connect = (
  connection: PusherConnection,
  settings: PusherSettings,
  supplierId: number,
  emit: Tell,
): (() => void) => {
  const readers: Readonly<Record<string, EventReader>> = {
    [`customer.${supplierId}`]: customerEventReader(settings.watch),
    [`connect-telegram.${supplierId}`]: telegramEventReader(),
  }
  const channels = Object.entries(readers)
  const signed = new Set<string>()
  const joined = new Set<string>()
  const leaving = new AbortController()
  let [isOpened, code]: [boolean, number | null] = [false, null]

  const emitUnlessAborted = (event: ConnectionEvent | null): void =>
    void (event && !leaving.signal.aborted && emit(event))
  const stop = () => {
    if (leaving.signal.aborted) return
    leaving.abort()
    for (const [event, handler] of handlers) pusher.connection.unbind(event, handler)
    // Disconnect before leaving the channels: a channel still being joined would stay, and the next connection would
    // join it.
    pusher.disconnect()
    echo.leaveAllChannels()
  }
  // Stop in a microtask: the library must not be stopped inside its own callback.
  const end = (event: ConnectionEvent) =>
    queueMicrotask(() => {
      if (leaving.signal.aborted) return
      stop()
      emit(event)
    })
  const lose = () => end({ type: 'connection.lost', code })
  const refuse = (error: unknown) => end({ type: 'channels.refused', status: statusIn(error) })

  const onState = ({ current }: { readonly current: string }) => {
    if (current === 'connected') {
      isOpened = true
      emitUnlessAborted({ type: 'connection.opened' })
    } else if (current !== 'connecting' || isOpened) lose()
  }
  const onError = (error: { readonly type?: string } | null) => {
    const told = codeIn(error)
    if (!isOpened) code = told
    // A refused subscription leaves the connection open, and its error does not name the channel.
    else if (told === 4009 && joined.size < channels.length) refuse(error)
    else if (error?.type === 'MessageParseError') emitUnlessAborted({ type: 'frame.ignored' })
  }
  const onMessage = ({ event, channel }: { readonly event: string; readonly channel?: string }) => {
    const isOurs = channels.some(([name]) => channel === `private-${name}`)
    if (!isOurs && !event.startsWith('pusher')) emitUnlessAborted({ type: 'frame.ignored' })
  }
  const handlers = [['state_change', onState] as const, ['error', onError] as const, ['message', onMessage] as const]

  const { pusher, echo } = connection.open({
    authorise: ({ channelName, socketId }, done) => {
      settings.authorise(socketId, channelName, leaving.signal).then((reply) => {
        if (leaving.signal.aborted) return
        signed.add(channelName)
        if (signed.size === channels.length) emitUnlessAborted({ type: 'channels.signed' })
        done(null, reply)
      }, refuse)
    },
    onClosed: (closed) => {
      if (isOpened || code === null) code = closed
      lose()
    },
    onUnreadable: () => emitUnlessAborted({ type: 'frame.ignored' }),
  })
  for (const [event, handler] of handlers) pusher.connection.bind(event, handler)
  for (const [name, read] of channels) {
    echo
      .private(name)
      .subscribed(() => {
        joined.add(name)
        if (joined.size === channels.length) emitUnlessAborted({ type: 'channels.joined' })
      })
      .error(refuse)
      .listenToAll((event: string, data: unknown) => [read(event, data), readNumber(data)].forEach(emitUnlessAborted))
  }
  if (pusher.connection.state === 'failed') lose()
  return stop
}
