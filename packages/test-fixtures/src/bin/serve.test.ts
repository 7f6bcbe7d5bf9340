import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenOf } from '../sandbox/caller.ts'
import { type Serving, start } from './serve.ts'

let root: string
let running: Serving[]
let printed: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'serve-'))
  running = []
  printed = ''
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += text
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(running.map(({ stop }) => stop()))
  rmSync(root, { recursive: true })
})

const run = async (...argv: readonly string[]) => {
  const serving = await start(argv, { PORT: '0' }, root)
  running.push(serving)
  return serving
}

const signIn = ({ server }: Serving) =>
  tokenOf({ fetch: (input, init) => fetch(String(input).replace('http://localhost', server.origin), init) })

const worldAt = async ({ server }: Serving) => (await fetch(`${server.origin}/sandbox/api/world`)).json()

test('it prints its address and how to sign in', async () => {
  const { server } = await run('--api-only')
  for (const words of [
    `http://localhost:${server.port}/api`,
    '/sandbox',
    '380671112233',
    '380502223344',
    'Supplier1!',
    '1234',
  ]) {
    expect(printed).toContain(words)
  }
})

test('the state survives a restart, and --fresh drops it', async () => {
  const first = await run()
  const token = await signIn(first)
  await first.stop()
  const second = await run()
  expect((await worldAt(second)).tokens).toMatchObject([{ token, supplierId: 1 }])
  await second.stop()
  const third = await run('--fresh')
  const world = await worldAt(third)
  expect(world.tokens).toEqual([])
  expect(await signIn(third)).not.toBe(token)
})

test('a named scenario starts a new world', async () => {
  const { server } = await run('--scenario', 'shortOnBoth')
  expect((await worldAt({ server, stop: async () => {} })).scenario).toBe('shortOnBoth')
  expect(JSON.parse(readFileSync(join(root, '.sandbox/world.json'), 'utf8')).world.scenario).toBe('shortOnBoth')
})

test.each([
  [['--scenario', 'nowhere'], /^There is no scenario "nowhere": choose one of default, /],
  [['--port', 'http'], /^"http" is not a port/],
  [['--port', '70000'], /^"70000" is not a port/],
  [['--unheard-of'], /^Unknown option '--unheard-of'/],
])('%j ends with a one-line error', async (argv, line) => {
  const ending = start(argv, {}, root)
  await expect(ending).rejects.toThrow(line)
  await expect(ending).rejects.toMatchObject({ isRefusal: true, message: expect.not.stringContaining('\n') })
})

test('a taken port ends with a one-line error that suggests another port', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(start([], { PORT: String(port) }, root)).rejects.toThrow(
    `Port ${port} is taken; choose another one: PORT=${port + 1} npm start`,
  )
  expect(readdirSync(root)).toEqual([])
  taken.close()
})

test('a folder that is not writable ends it at once', async () => {
  writeFileSync(join(root, '.sandbox'), 'a file where a folder should be')
  await expect(start([], { PORT: '0' }, root)).rejects.toThrow(/EEXIST|ENOTDIR|Cannot write/)
})
