import { WebSocket } from 'ws'

/** A raw socket client that queues every received frame. */
export interface RawClient {
  readonly send: (frame: string | Uint8Array) => void
  /** The next frame in the queue. */
  readonly next: () => Promise<string>
  /** Takes all frames received so far; a ping and its pong prove that no earlier frame is pending. */
  readonly silence: () => Promise<readonly string[]>
  readonly closed: Promise<number>
  readonly socketId: () => string
  readonly isOpen: () => boolean
  readonly drop: () => void
}

export const connectRaw = async (origin: string, path: string, greeted = true): Promise<RawClient> => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`)
  const frames: string[] = []
  const waiting: ((frame: string) => void)[] = []
  let socketId = ''
  socket.on('message', (raw) => {
    const take = waiting.shift()
    if (take) take(String(raw))
    else frames.push(String(raw))
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => {})
  const next = () =>
    new Promise<string>((resolve) => {
      const ready = frames.shift()
      if (ready === undefined) waiting.push(resolve)
      else resolve(ready)
    })
  const client: RawClient = {
    send: (frame) => socket.send(frame),
    next,
    silence: async () => {
      socket.send('{"event":"pusher:ping"}')
      const heard: string[] = []
      for (let frame = await next(); frame !== '{"event":"pusher:pong"}'; frame = await next()) heard.push(frame)
      return heard
    },
    closed,
    socketId: () => socketId,
    isOpen: () => socket.readyState === socket.OPEN,
    drop: () => socket.terminate(),
  }
  if (greeted) {
    const greeting = await next()
    socketId = JSON.parse(JSON.parse(greeting).data).socket_id
    frames.unshift(greeting)
  }
  return client
}
