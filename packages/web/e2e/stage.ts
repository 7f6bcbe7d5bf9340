import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { startServer } from '@supplier/test-fixtures/server/server'
import { worldNamed } from '@supplier/test-fixtures/world/scenarios/scenarios'
import { test as base, expect, type Page } from 'playwright/test'
import { folderOf, watch } from './app.ts'
import type { Look } from './models/look.ts'

interface Shared {
  readonly sandbox: Sandbox
  readonly page: Page
  readonly complaints: string[]
}

/** One page and one backend, on which looks are shown one after another. */
export interface Stage {
  readonly page: Page
  /** Shows a look as on a first visit: nothing is left of the look before. */
  readonly show: (look: Look) => Promise<void>
}

/** Leaves nothing that the page stored, and no route that a look set up. */
const clear = async (page: Page): Promise<void> => {
  // A page of this origin that runs nothing, so that nothing is stored while the storage is cleared.
  await page.goto('/favicon.svg')
  await page.context().unrouteAll()
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}

/**
 * A test on a page that it shares with other tests of its worker. A new browser context reads and compiles the whole
 * app again, which takes as long as everything that such a test does.
 */
export const test = base.extend<{ stage: Stage }, { shared: Shared }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const sandbox = createSandbox()
      const server = await startServer({ sandbox, staticDir: folderOf('dist') })
      const { locale = '', timezoneId = '', reducedMotion = null } = project.use
      const context = await browser.newContext({
        baseURL: server.origin,
        locale,
        timezoneId,
        reducedMotion,
        serviceWorkers: 'block',
      })
      const complaints: string[] = []
      watch(context, server.origin, complaints)
      await use({ sandbox, complaints, page: await context.newPage() })
      await context.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
  stage: async ({ shared }, use) => {
    const { sandbox, page, complaints } = shared
    const show = async ({ path, scenario = 'default', isSignedIn = true, width = 1280, prepare, act }: Look) => {
      await clear(page)
      sandbox.faults.clear()
      sandbox.setWorld(worldNamed(scenario))
      if (isSignedIn) {
        await page.evaluate((user) => localStorage.setItem('user', user), await seatOf(sandbox))
      }
      prepare?.(sandbox)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await page.locator('html:not([data-frame]) h1').first().waitFor()
      await act?.(page, sandbox)
    }
    await use({ page, show })
    expect(complaints.splice(0)).toEqual([])
  },
})

export { expect } from 'playwright/test'
