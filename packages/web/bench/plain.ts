import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { startServer } from '@supplier/test-fixtures/server/server'
import type { Browser, Page } from 'playwright'
import { buildPage, pageDir } from './hello.ts'

/** The texts of the cells that a list shows. */
export const cellsOf = (page: Page, rows: string): Promise<string[][]> =>
  page
    .locator(rows)
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent ?? '')),
    )

/** Opens a table of the same cells that is made with React alone. */
export const openPlain = async (browser: Browser, pages: readonly string[][][], before: () => void) => {
  await buildPage('plain')
  const server = await startServer({ sandbox: createSandbox(), staticDir: pageDir('plain') })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript((cells) => Object.assign(globalThis, { pages: cells }), pages)
  await page.addInitScript(before)
  await page.goto(`${server.origin}/`)
  await page.locator('tbody tr').first().waitFor()
  const close = async () => {
    await context.close()
    await server.close()
  }
  return { page, context, close }
}
