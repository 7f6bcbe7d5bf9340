import { type StdioOptions, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect } from 'playwright/test'
import type { Key, Point, Tab } from './tab.ts'

/** WebDriver's numbers of the keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<Key | 'Shift', string>> = {
  Enter: '\uE007',
  Shift: '\uE008',
}

type Deed = Readonly<Record<string, unknown>>

const pause: Deed = { type: 'pause' }
const moved = ({ x, y }: Point): Deed => ({ type: 'pointerMove', x, y, duration: 0 })
const down: Deed = { type: 'pointerDown', button: 0 }
const up: Deed = { type: 'pointerUp', button: 0 }
const typed = (value: string): readonly Deed[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

/** Starts a program that ends with this process, whatever fails before it is ended. */
const start = (program: string, args: readonly string[], stdio: StdioOptions, display = '') => {
  const child = spawn(program, args, { stdio, env: { ...process.env, DISPLAY: display } })
  process.once('exit', () => child.kill())
  return child
}

/** Starts a display without a screen; Xvfb writes its number to its fourth stream. */
const startDisplay = async () => {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const child = start('Xvfb', args, ['ignore', 'ignore', 'ignore', 'pipe'])
  const number = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    createInterface(child.stdio[3] as NodeJS.ReadableStream).once('line', resolve)
  })
  return { child, name: `:${number}` }
}

/** A port of the loopback address that nothing listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

/** Starts the driver and returns what calls it: https://www.w3.org/TR/webdriver2/#endpoints */
const startDriver = async (display: string) => {
  const port = await freePort()
  const child = start('WebKitWebDriver', [`--port=${port}`], 'ignore', display)
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const isReady = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    )
  await expect.poll(isReady, { message: 'WebKitWebDriver listens', intervals: [50] }).toBe(true)
  return { child, call }
}

/** Opens WebKitGTK's own small browser through its WebDriver, whose console cannot be read. */
export const openWebKit = async (): Promise<Tab> => {
  const display = await startDisplay()
  const driver = await startDriver(display.name)
  const { sessionId } = (await driver.call('POST', '/session', { capabilities: {} })) as { readonly sessionId: string }
  const call = (path: string, body: object) => driver.call('POST', `/session/${sessionId}${path}`, body)
  const act = (deeds: { readonly pointer?: readonly Deed[]; readonly key?: readonly Deed[] }) =>
    call('/actions', { actions: Object.entries(deeds).map(([type, actions]) => ({ type, id: type, actions })) })
  await call('/window/rect', { width: 1280, height: 860 })
  return {
    errors: [],
    open: async (url) => {
      await call('/url', { url })
    },
    evaluate: (run, argument) =>
      call('/execute/sync', { script: `return (${run})(arguments[0])`, args: [argument] }) as never,
    click: async (point, withShift = false) => {
      const key = withShift
        ? [{ type: 'keyDown', value: keys.Shift }, pause, pause, { type: 'keyUp', value: keys.Shift }]
        : []
      await act({ key, pointer: [moved(point), down, up, pause] })
    },
    type: async (text) => {
      await act({ key: [...text].flatMap(typed) })
    },
    press: async (key) => {
      await act({ key: typed(keys[key]) })
    },
    screenshot: async () => Buffer.from(String(await driver.call('GET', `/session/${sessionId}/screenshot`)), 'base64'),
    close: async () => {
      await driver.call('DELETE', `/session/${sessionId}`)
      driver.child.kill()
      display.child.kill()
    },
  }
}
