import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { startServer } from '@supplier/test-fixtures/server/server'
import type { Browser, Request } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { folderOf } from './app.ts'
import type { Look } from './models/look.ts'
import { looks } from './models/looks.ts'

/** What a page may load on a first visit by its address, until it asks for nothing more. */
interface Load {
  /** JavaScript as it is sent, in bytes. */
  readonly script: number
  /** Files of script and calls of the API. */
  readonly requests: number
}

const file = fileURLToPath(new URL('loads.json', import.meta.url))
const allowed: Readonly<Record<string, Load>> = JSON.parse(readFileSync(file, 'utf8'))
const isWritten = process.env['LOADS'] === 'write'

/** A page may grow by so much before its line in the table has to be changed. */
const tolerance = 1.02
/** On a slow machine a page asks once more for news before it is done. */
const mostNews = 2

const pages = looks.filter(({ act, prepare, scenario, name }) => !act && !prepare && !scenario && !name.includes(' '))

/** Milliseconds without a request after which a page is done; what loads when the browser is idle is written down too. */
const rest = isWritten ? 2000 : 500

const isCounted = (request: Request): boolean => ['script', 'fetch', 'xhr'].includes(request.resourceType())

const loadOf = async (browser: Browser, { path, isSignedIn = true }: Look): Promise<Load> => {
  const sandbox = createSandbox()
  const server = await startServer({ sandbox, staticDir: folderOf('dist') })
  const context = await browser.newContext({
    locale: 'uk-UA',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (isSignedIn) await page.addInitScript((user) => localStorage.setItem('user', user), await seatOf(sandbox))
    const requests: Request[] = []
    page.on('requestfinished', (request) => void (isCounted(request) && requests.push(request)))
    const quiet = async (seen: number): Promise<void> => {
      await page.waitForLoadState('networkidle')
      await new Promise((resolve) => setTimeout(resolve, rest))
      if (requests.length > seen) await quiet(requests.length)
    }
    await page.goto(server.origin + path)
    await page.locator('html:not([data-frame]) h1').first().waitFor()
    await quiet(0)
    const scripts = requests.filter((request) => request.resourceType() === 'script')
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    return {
      script: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
      requests: requests.length,
    }
  } finally {
    await context.close()
    await server.close()
  }
}

test('no page loads more than the table says: `LOADS=write` writes it anew', async ({ browser }) => {
  test.setTimeout(600_000)
  const found: Record<string, Load> = {}
  for (const page of pages) found[page.name] = await loadOf(browser, page)
  if (isWritten) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  const table = isWritten ? found : allowed
  const dearer = Object.entries(found).filter(([name, { script, requests }]) => {
    const { [name]: most } = table
    return most === undefined || script > tolerance * most.script || requests > most.requests + mostNews
  })
  expect(dearer.map(([name, now]) => ({ name, now, allowed: table[name] }))).toEqual([])
  expect(Object.keys(found)).toEqual(Object.keys(table))
})
