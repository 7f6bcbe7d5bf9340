import type { RealtimeFact, RealtimePort } from '../../src/realtime/realtime.port.ts'
import type { Authorise } from '../http/realtime.http.ts'
import { type Line, type LineSettings, loadLibraries } from './kernel.pusher.ts'
import { codeIn, type NewsReader, readCustomerNews, statusIn, telegramNewsReader } from './news.pusher.ts'

export interface PusherSettings extends LineSettings {
  readonly authorise: Authorise
  /** A number from 0 to 1. */
  readonly chance: () => number
  /** Where errors of the line are told. */
  readonly note?: ((code: string) => void) | undefined
}

type Tell = (fact: RealtimeFact) => void

/** The realtime line over the Pusher protocol. One library instance a page life; it never reconnects by itself. */
export const realtimeOverPusher = (settings: PusherSettings): Omit<RealtimePort, 'askServer'> => {
  let createLine: ((settings: LineSettings) => Line) | null = null
  let line: Line | null = null

  return {
    loadRealtime: async () => {
      createLine ??= await loadLibraries()
      line ??= createLine(settings)
    },
    chance: async () => settings.chance(),
    openConnection: (tell, { supplierId }) => {
      if (!line) throw new Error('the realtime library is not loaded')
      return connect(line, settings.authorise, supplierId, (fact) => {
        const code = errorIn(fact)
        if (code !== null) settings.note?.(code)
        tell(fact)
      })
    },
  }
}

const errorIn = (fact: RealtimeFact): string | null => {
  if (fact.type === 'connection.lost') return `Realtime connection lost (${fact.code ?? 'no code'})`
  return fact.type === 'channels.refused' ? `Realtime channels refused (${fact.status ?? 'no status'})` : null
}

const connect = (line: Line, authorise: Authorise, supplierId: number, tell: Tell): (() => void) => {
  const readers: Readonly<Record<string, NewsReader>> = {
    [`customer.${supplierId}`]: readCustomerNews,
    [`connect-telegram.${supplierId}`]: telegramNewsReader(),
  }
  const channels = Object.entries(readers)
  const signed = new Set<string>()
  const joined = new Set<string>()
  const leaving = new AbortController()
  let isOpened = false
  let code: number | null = null

  const say = (fact: RealtimeFact | null) => {
    if (fact && !leaving.signal.aborted) tell(fact)
  }
  const stop = () => {
    if (leaving.signal.aborted) return
    leaving.abort()
    for (const [event, handler] of handlers) pusher.connection.unbind(event, handler)
    // Before the channels are left: one that is still being joined would stay and be joined by the next connection.
    pusher.disconnect()
    echo.leaveAllChannels()
  }
  // One turn later: the library must not be stopped in the middle of its own work.
  const end = (fact: RealtimeFact) =>
    queueMicrotask(() => {
      if (leaving.signal.aborted) return
      stop()
      tell(fact)
    })
  const lose = () => end({ type: 'connection.lost', code })
  const refuse = (error: unknown) => end({ type: 'channels.refused', status: statusIn(error) })

  const onState = ({ current }: { readonly current: string }) => {
    if (current === 'connected') {
      isOpened = true
      say({ type: 'connection.opened' })
    } else if (current !== 'connecting' || isOpened) lose()
  }
  const onError = (error: { readonly type?: string } | null) => {
    const told = codeIn(error)
    if (!isOpened) code = told
    // A refused subscription leaves the connection open and names no channel.
    else if (told === 4009 && joined.size < channels.length) refuse(error)
    else if (error?.type === 'MessageParseError') say({ type: 'frame.ignored' })
  }
  const onMessage = ({ event, channel }: { readonly event: string; readonly channel?: string }) => {
    const isOurs = channels.some(([name]) => channel === `private-${name}`)
    if (!isOurs && !event.startsWith('pusher')) say({ type: 'frame.ignored' })
  }
  const handlers = [['state_change', onState] as const, ['error', onError] as const, ['message', onMessage] as const]

  const { pusher, echo } = line.open({
    authorise: ({ channelName, socketId }, done) => {
      authorise(socketId, channelName, leaving.signal).then((reply) => {
        if (leaving.signal.aborted) return
        signed.add(channelName)
        if (signed.size === channels.length) say({ type: 'channels.signed' })
        done(null, reply)
      }, refuse)
    },
    onClosed: (closed) => {
      if (isOpened || code === null) code = closed
      lose()
    },
    onUnreadable: () => say({ type: 'frame.ignored' }),
  })
  for (const [event, handler] of handlers) pusher.connection.bind(event, handler)
  for (const [name, read] of channels) {
    echo
      .private(name)
      .subscribed(() => {
        joined.add(name)
        if (joined.size === channels.length) say({ type: 'channels.joined' })
      })
      .error(refuse)
      .listenToAll((event: string, data: unknown) => say(read(event, data)))
  }
  if (pusher.connection.state === 'failed') lose()
  return stop
}
