import { fileURLToPath } from 'node:url'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { type RunningServer, startServer } from '@supplier/test-fixtures/server/server'
import { type BrowserContext, test as base, expect } from 'playwright/test'

export interface Fixtures {
  /** The build to serve: the production build, or the one with developer tools. */
  readonly build: 'dist' | 'dist-sandbox'
  /** The backend of this test only. */
  readonly sandbox: Sandbox
  readonly server: RunningServer
  /**
   * Problems in the page: console errors, exceptions, violations of the content security policy, requests to other
   * hosts.
   */
  readonly complaints: string[]
}

/** Chromium logs every failed request itself, and a socket that cannot open without a line, however the app handles it. */
const ofNetwork = /^Failed to load resource|^WebSocket connection to .* net::ERR_INTERNET_DISCONNECTED/

/** Collects the problems in the pages of a context; requests to other hosts than that of the app are problems. */
export const watch = (context: BrowserContext, origin: string, complaints: string[]): void => {
  context.on('console', (message) => {
    if (message.type() !== 'error' || ofNetwork.test(message.text())) return
    complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) complaints.push(`foreign host: ${url.host}`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      const { host } = new URL(socket.url())
      if (host !== new URL(origin).host) complaints.push(`foreign host: ${host}`)
    })
  })
}

/** The folder with a build of the app. */
export const folderOf = (build: Fixtures['build']): string => fileURLToPath(new URL(`../${build}`, import.meta.url))

/** A test on the built app, served with the real headers and its own backend; it opens no browser by itself. */
export const served = base.extend<Pick<Fixtures, 'build' | 'sandbox' | 'server'>>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => {
    await use(createSandbox())
  },
  build: ['dist', { option: true }],
  server: async ({ sandbox, build }, use) => {
    const server = await startServer({ sandbox, staticDir: folderOf(build) })
    await use(server)
    await server.close()
  },
})

/** A test on the served app in Chromium. Any problem in the page fails the test. */
export const test = served.extend<Pick<Fixtures, 'complaints'> & { watched: undefined }>({
  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  complaints: async ({}, use) => {
    await use([])
  },
  watched: [
    async ({ context, server, complaints }, use) => {
      watch(context, server.origin, complaints)
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from 'playwright/test'
