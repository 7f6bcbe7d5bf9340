import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Broadcast } from '../world/events.ts'
import { established, eventFrame, type Reaction, reactionTo, unauthorized, unknownKey } from './protocol.ts'
import { pusherKey } from './signature.ts'
import { allWell, SocketSwitches } from './switches.ts'

export interface Connection {
  readonly socketId: string
  readonly channels: readonly string[]
}

/** Controls the sockets and their faults. */
export interface Sockets {
  connections(): readonly Connection[]
  switches(): SocketSwitches
  set(events: Partial<SocketSwitches>): void
  /** Closes every socket with this code. */
  close(code: number, reason?: string): void
  /** Terminates every socket without a close frame; clients see 1006. */
  terminate(): void
  /** Sends one raw frame, text or bytes, to every socket. */
  frame(raw: string | Uint8Array): void
  /** Sends an event `count` times. */
  burst(count: number, broadcast: Broadcast): void
}

export interface Hub {
  readonly sockets: Sockets
  readonly publish: (broadcast: Broadcast) => void
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly stop: () => void
}

interface Peer {
  readonly socketId: string
  readonly socket: WebSocket
  readonly channels: Set<string>
}

/** The largest message that Reverb accepts, in bytes. */
const messageLimit = 10_000

const named = ({ event }: Broadcast, { eventName }: SocketSwitches) =>
  event === 'ConnectTelegramEvent' && eventName === 'namespaced' ? `App\\Events\\${event}` : event

/** A server of the Pusher protocol, version 7, that behaves like Laravel Reverb. */
export const createHub = (): Hub => {
  const server = new WebSocketServer({ noServer: true, maxPayload: messageLimit, perMessageDeflate: false })
  const peers = new Map<string, Peer>()
  const held = new Set<Duplex>()
  let switches = allWell
  let nextId = 1

  const send = ({ socket }: Peer, frame: string | Uint8Array) => {
    if (!switches.frozen && socket.readyState === socket.OPEN) socket.send(frame)
  }
  const members = (channel: string) => [...peers.values()].filter(({ channels }) => channels.has(channel))

  const publish: Hub['publish'] = (broadcast) => {
    const frame = eventFrame(broadcast.channel, named(broadcast, switches), broadcast.data)
    for (const peer of members(broadcast.channel)) {
      send(peer, frame)
      if (switches.duplicate) send(peer, frame)
    }
  }

  const carryOut = (peer: Peer, { send: frames, join, leave, relay }: Reaction) => {
    if (join !== undefined && switches.refuseSubscribe !== null) {
      if (switches.refuseSubscribe === 'error') send(peer, unauthorized)
      return
    }
    if (join !== undefined) peer.channels.add(join)
    if (leave !== undefined) peer.channels.delete(leave)
    for (const frame of frames) send(peer, frame)
    if (relay) for (const other of members(relay.channel)) if (other !== peer) send(other, relay.frame)
  }

  const greet = (socket: WebSocket, key: string) => {
    socket.on('error', () => {})
    if (key !== pusherKey) return socket.send(unknownKey, () => socket.terminate())
    const id = nextId++
    const peer: Peer = { socketId: `${100_000_000 + id}.${700_000_000 + id}`, socket, channels: new Set() }
    peers.set(peer.socketId, peer)
    socket.on('close', () => peers.delete(peer.socketId))
    socket.on('message', (raw) => carryOut(peer, reactionTo(String(raw), peer)))
    if (!switches.noHandshake) send(peer, established(peer.socketId))
    if (switches.closeOnConnect !== null) socket.close(switches.closeOnConnect)
  }

  const upgrade: Hub['upgrade'] = (request, socket, head) => {
    socket.on('error', () => {})
    const key = /^\/app\/([^/?]+)\/?(?:\?|$)/.exec(request.url ?? '')?.[1]
    if (key === undefined) return refuse(socket, 404)
    if (switches.refuseUpgrade !== null) return refuse(socket, switches.refuseUpgrade)
    if (switches.frozen) {
      held.add(socket)
      socket.on('close', () => held.delete(socket))
      return
    }
    server.handleUpgrade(request, socket, head, (opened) => greet(opened, decoded(key)))
  }

  const setFrozen = (frozen: boolean) => {
    for (const { socket } of peers.values()) frozen ? socket.pause() : socket.resume()
    for (const socket of held) socket.destroy()
  }

  const sockets: Sockets = {
    connections: () => [...peers.values()].map(({ socketId, channels }) => ({ socketId, channels: [...channels] })),
    switches: () => switches,
    set: (events) => {
      switches = v.parse(SocketSwitches, { ...switches, ...events })
      if (events.frozen !== undefined) setFrozen(events.frozen)
    },
    close: (code, reason) => {
      for (const { socket } of peers.values()) socket.close(code, reason)
    },
    terminate: () => {
      for (const { socket } of peers.values()) socket.terminate()
    },
    frame: (raw) => {
      for (const peer of peers.values()) send(peer, raw)
    },
    burst: (count, broadcast) => {
      for (let sent = 0; sent < count; sent++) publish(broadcast)
    },
  }

  return {
    sockets,
    publish,
    upgrade,
    stop: () => {
      sockets.terminate()
      for (const socket of held) socket.destroy()
      server.close()
    },
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${status === 404 ? 'Not Found' : 'Refused'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
