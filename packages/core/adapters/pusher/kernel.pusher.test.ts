import Pusher from 'pusher-js'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { must } from '../../src/kernel/must.ts'
import type { ConnectionEvent } from '../../src/realtime/realtime.port.ts'
import { realtimeOverPusher } from './realtime.pusher.ts'

const [connecting, open, closing, closed] = [0, 1, 2, 3]

/** A socket that behaves like a browser's: closing takes a while, and sending in the meantime fails. */
const fakeSocket = () => {
  const socket = {
    readyState: connecting as number,
    sent: [] as string[],
    sentTooLate: [] as string[],
    onopen: () => {},
    onmessage: (_: { readonly data: string }) => {},
    onclose: (_: { readonly code: number }) => {},
    send: (frame: string) => {
      ;(socket.readyState === open ? socket.sent : socket.sentTooLate).push(frame)
    },
    close: () => {
      socket.readyState = closing
    },
    emit: (event: string, data: object, channel?: string) =>
      socket.onmessage({ data: JSON.stringify({ event, channel, data: JSON.stringify(data) }) }),
    greet: () => {
      socket.readyState = open
      socket.onopen()
      socket.emit('pusher:connection_established', { socket_id: '1.1', activity_timeout: 30 })
    },
    end: (code: number) => {
      socket.readyState = closed
      socket.onclose({ code })
    },
  }
  return socket
}

let sockets: ReturnType<typeof fakeSocket>[]
const stored: Record<string, string> = {}

beforeAll(() => {
  Pusher.Runtime.getLocalStorage = () => stored
  Pusher.Runtime.createWebSocket = () => {
    const socket = fakeSocket()
    sockets.push(socket)
    return socket as never
  }
})
beforeEach(() => {
  sockets = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const signature = Promise.resolve({ auth: 'signed' })

const settings = {
  key: 'key',
  host: '127.0.0.1',
  port: 9,
  isSecure: false,
  cluster: 'eu',
  authorise: () => signature,
  jitter: () => 0,
}

const opened = async (onSigned: () => void = () => {}) => {
  const line = realtimeOverPusher({
    ...settings,
    authorise: () => {
      // Runs after the connection's own handling of the signature.
      queueMicrotask(() => signature.then(onSigned))
      return signature
    },
  })
  await line.loadRealtime()
  const facts: ConnectionEvent[] = []
  const stop = line.openConnection((event) => facts.push(event), { supplierId: 1 })
  const [socket] = sockets
  if (!socket) throw new Error('no socket was opened')
  return { facts, stop, socket }
}

/** The library sends frames in a later task. */
const turn = () => vi.advanceTimersByTimeAsync(1)

test('both channels are subscribed to once they are signed', async () => {
  const { socket, stop } = await opened()
  socket.greet()
  await turn()
  expect(socket.sent.map((frame) => JSON.parse(frame).data.channel).sort()).toEqual([
    'private-connect-telegram.1',
    'private-customer.1',
  ])
  stop()
  socket.end(1000)
})

test('a connection stopped as its channels are signed sends nothing on the closing socket', async () => {
  const { socket, stop } = await opened(() => stop())
  socket.greet()
  await turn()
  expect([socket.readyState, socket.sent, socket.sentTooLate]).toEqual([closing, [], []])
  socket.end(1000)
})

test('nothing is sent on a socket that the server closes while its channels are signed', async () => {
  const { facts, socket } = await opened(() => {
    socket.readyState = closing
  })
  socket.greet()
  await turn()
  expect([socket.sent, socket.sentTooLate]).toEqual([[], []])
  socket.end(4200)
  await turn()
  expect(facts).toEqual([
    { type: 'connection.opened' },
    { type: 'channels.signed' },
    { type: 'connection.lost', code: 4200 },
  ])
})

test('leaving the channels of an open connection sends nothing', async () => {
  const { facts, socket, stop } = await opened()
  socket.greet()
  await turn()
  for (const channel of ['private-connect-telegram.1', 'private-customer.1']) {
    socket.emit('pusher_internal:subscription_succeeded', {}, channel)
  }
  expect(facts).toEqual([{ type: 'connection.opened' }, { type: 'channels.signed' }, { type: 'channels.joined' }])
  stop()
  await turn()
  expect([socket.readyState, socket.sent.length, socket.sentTooLate]).toEqual([closing, 2, []])
  socket.end(1000)
})

test('a socket that never opened always reports the code 1006', async () => {
  const { facts, socket } = await opened()
  socket.end(1002)
  await turn()
  expect(facts).toEqual([{ type: 'connection.lost', code: 1006 }])
})

test.each([
  [4200, ['Realtime connection lost (4200)']],
  // Firefox closes the socket of a page that is left, and tells it.
  [1001, []],
])('an open connection that ends with %i notes %j', async (code, notes) => {
  const noted: string[] = []
  const line = realtimeOverPusher({ ...settings, note: (text) => noted.push(text) })
  await line.loadRealtime()
  const facts: ConnectionEvent[] = []
  line.openConnection((event) => facts.push(event), { supplierId: 1 })
  const socket = must(sockets.at(-1))
  socket.greet()
  await turn()
  socket.end(code)
  await turn()
  expect([facts.at(-1), noted]).toEqual([{ type: 'connection.lost', code }, notes])
})

test('a hundred connections, one after the other, share one library instance', async () => {
  const line = realtimeOverPusher(settings)
  await line.loadRealtime()
  const before = Pusher.instances.length
  for (let round = 0; round < 100; round += 1) {
    const stop = line.openConnection(() => {}, { supplierId: round + 1 })
    const socket = must(sockets.at(-1))
    socket.greet()
    await turn()
    stop()
    socket.end(1000)
  }
  expect([sockets.length, Pusher.instances.length - before]).toEqual([100, 1])
})

test('the library writes nothing to the browser’s storage', async () => {
  const { socket, stop } = await opened()
  socket.greet()
  await turn()
  stop()
  socket.end(1000)
  expect(stored).toEqual({})
})
