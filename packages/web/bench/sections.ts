import { setTimeout as pause } from 'node:timers/promises'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { startServer } from '@supplier/test-fixtures/server/server'
import type { Browser } from 'playwright'
import { buildHello, helloDir } from './hello.ts'
import { medians, throttled, type Visit, visit } from './measure.ts'
import type { Measured } from './part.ts'
import { median } from './statistics.ts'
import { appDir } from './tab.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const listPath = '/payments/balances/main-balance'
/** The list with the most tools: it is edited in place, and its rows are picked. */
const productsPath = '/products'
const listRow = '#root main table:not([aria-busy]) tbody tr'
/** Milliseconds from the hover over a link to the click. */
const hovered = 300

/** Measures how a supplier with a stored session opens a list by its URL and then goes to another section. */
export const measureSections = async (browser: Browser): Promise<Measured> => {
  await buildHello()
  const hello = await startServer({ sandbox: createSandbox(), staticDir: helloDir })
  const sandbox = createSandbox()
  const app = await startServer({ sandbox, staticDir: appDir })
  const seen = {
    hello: [] as Visit[],
    rows: [] as Visit[],
    products: [] as Visit[],
    warmRows: [] as Visit[],
    section: [] as number[],
  }
  try {
    const storage = { user: await seatOf(sandbox) }
    const list = { address: app.origin + listPath, ready: listRow, storage }
    for (let round = 0; round < rounds; round += 1) {
      seen.hello.push(await visit(browser, { address: `${hello.origin}/`, ready: '#root form' }))
      seen.rows.push(await visit(browser, list))
      seen.products.push(await visit(browser, { ...list, address: app.origin + productsPath }))
      seen.warmRows.push(await visit(browser, { ...list, isWarm: true }))
      seen.section.push(await linkToRows(browser, app.origin, storage))
    }
  } finally {
    await hello.close()
    await app.close()
  }
  const bare = medians(seen.hello)
  const rows = medians(seen.rows)
  const products = medians(seen.products)
  const warmRows = medians(seen.warmRows)
  const section = median(seen.section)
  const found: Readonly<Record<string, number>> = {
    'rows × hello': rows.usable / bare.usable,
    'rows requests': rows.requests,
    'rows bytes': rows.script,
    'products × hello': products.usable / bare.usable,
    'products requests': products.requests,
    'products bytes': products.script,
    'warmRows × hello': warmRows.usable / bare.usable,
    'section ms': section,
  }
  return {
    report: { sections: { rounds, hello: bare, rows, products, warmRows, section } },
    table: {
      hello: { ...bare },
      rows: { ...rows },
      products: { ...products },
      'rows, warm': { ...warmRows },
      'another section': { section },
    },
    found: ({ name, unit }) => found[`${name} ${unit}`],
  }
}

/** Milliseconds from the click on a link to another section, hovered before, until its rows are shown. */
const linkToRows = async (browser: Browser, origin: string, storage: Readonly<Record<string, string>>) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript((user) => localStorage.setItem('user', user), storage['user'] ?? '')
  await page.goto(`${origin}/dashboard/statistics`)
  const link = page.locator('#root main a[href="/payments/payouts"]').first()
  await link.waitFor()
  // Wait, so that what the first page loads when idle does not count for the next page.
  await pause(1500)
  await throttled(context, page)
  await page.evaluate((row) => {
    document.addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector(row)) return
        document.documentElement.dataset['rowsAfter'] = String(performance.now() - timeStamp)
        watcher.disconnect()
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document, { childList: true, subtree: true, attributes: true })
    })
  }, listRow)
  await link.hover()
  await pause(hovered)
  await page.mouse.down()
  await page.mouse.up()
  const after = await page.waitForFunction(() => document.documentElement.dataset['rowsAfter'])
  const took = Number(await after.jsonValue())
  await context.close()
  return took
}
