import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { type RunningServer, startServer } from '@supplier/test-fixtures/server/server'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { appDir } from './tab.ts'

interface Opening {
  readonly path: string
  readonly sandbox: Sandbox
  readonly isSignedIn?: boolean
  /** The folder of the build; the production build by default. */
  readonly staticDir?: string
  readonly options?: BrowserContextOptions
  /** Runs in the page before the page's own scripts. */
  readonly before?: () => void
}

export interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  readonly server: RunningServer
  readonly close: () => Promise<void>
}

/** Opens a page of the built app with its own backend and waits until it is drawn completely. */
export const openPage = async (browser: Browser, opening: Opening): Promise<Opened> => {
  const { path, sandbox, isSignedIn = true, staticDir = appDir, options = {}, before = () => {} } = opening
  const server = await startServer({ sandbox, staticDir })
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'uk-UA',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const close = async () => {
    await context.close()
    await server.close()
  }
  try {
    // The compiler of this program wraps functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    if (isSignedIn) {
      await page.addInitScript((user) => localStorage.setItem('user', user), await seatOf(sandbox))
    }
    await page.addInitScript(before)
    await page.goto(server.origin + path)
    await page.locator('html:not([data-frame]) h1').first().waitFor()
  } catch (error) {
    await close()
    throw error
  }
  return { page, context, server, close }
}
