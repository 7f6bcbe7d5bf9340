import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test.each([
  ['unreadable JSON', '{"version":7,"wor', /JSON/],
  ['another version', '{"version":6,"world":{}}', /its version is 6/],
  ['another shape', '{"version":7,"world":{"lines":[]}}', /it is not the state of a sandbox/],
])('a saved state of %s is put aside, and said with its path', async (_, text, why) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = join(root, '.sandbox')
  mkdirSync(folder)
  writeFileSync(join(folder, 'world.json'), text)
  const first = await run('--api-only')
  const aside = readdirSync(folder).find((name) => /^world\.unusable-\d{4}-\d\d-\d\dT[\d.-]+Z\.json$/.test(name)) ?? ''
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(text)
  expect(said.mock.calls).toEqual([[expect.stringMatching(why)]])
  expect(said).toHaveBeenCalledWith(expect.stringContaining(join(folder, aside)))
  const token = await signIn(first)
  await first.stop()
  expect((await worldAt(await run('--api-only'))).tokens).toMatchObject([{ token }])
  expect(readdirSync(folder).sort()).toEqual(['world.json', aside])
  expect(said).toHaveBeenCalledOnce()
})

test('a server that cannot listen leaves a state that cannot be used where it is', async () => {
  const { server } = await run()
  const other = mkdtempSync(join(tmpdir(), 'serve-'))
  mkdirSync(join(other, '.sandbox'))
  writeFileSync(join(other, '.sandbox/world.json'), 'garbage')
  await expect(start([], { PORT: String(server.port) }, other)).rejects.toThrow('is taken')
  expect(readdirSync(join(other, '.sandbox'))).toEqual(['world.json'])
  rmSync(other, { recursive: true })
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
