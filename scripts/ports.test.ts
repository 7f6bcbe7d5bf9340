import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, portAskedFor, requireFree } from './ports.mjs'

const listening = async (port = 0): Promise<number> => {
  const server: Server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

test('a second clone takes the next free port, and a port that was asked for is refused while it is taken', async () => {
  const taken = await listening()
  expect(await freePort(taken)).toBeGreaterThan(taken)
  await expect(requireFree(taken)).rejects.toThrow(`Port ${taken} is taken`)
})

test.each([
  [[], {}, null],
  [['--port', '6000'], {}, 6000],
  [[], { PORT: '6001' }, 6001],
  [['--port', '6000'], { PORT: '6001' }, 6000],
])('%j with %j asks for the port %j', (args, env, port) => {
  expect(portAskedFor(args, env)).toBe(port)
})

test('a word is no port', () => {
  expect(() => portAskedFor([], { PORT: 'five' })).toThrow('"five" is not a port')
})
