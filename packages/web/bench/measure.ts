import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { median } from './statistics.ts'

/**
 * The measurements of one visit: bytes as transferred over the network, times in milliseconds since the start of the
 * navigation.
 */
export interface Visit {
  readonly script: number
  readonly style: number
  readonly font: number
  readonly all: number
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly usable: number
  readonly blocking: number
  readonly shift: number
  readonly heap: number
  readonly slowest: number
}

export const medians = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [name, median(visits.map((one) => one[name as keyof Visit]))]),
  ) as unknown as Visit

interface Seen {
  paints: Record<string, number>
  largest: number
  tasks: { start: number; duration: number }[]
  shift: number
  slowest: number
  usable: number | null
}

declare global {
  interface Window {
    seen: Seen
    notifyUsable: (payload: string) => void
  }
}

/** Runs in the page before the page's own scripts. */
const watch = (ready: string) => {
  const seen: Seen = { paints: {}, largest: 0, tasks: [], shift: 0, slowest: 0, usable: null }
  window.seen = seen
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true, ...more })
  observe('paint', ({ name, startTime }) => {
    seen.paints[name] = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration })
  })
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  observe(
    'event',
    (entry) => {
      // Keys and clicks only: a movement of the pointer over a page that loads asks for no picture.
      const { duration, interactionId } = entry as PerformanceEventTiming
      if (interactionId > 0) seen.slowest = Math.max(seen.slowest, duration)
    },
    { durationThreshold: 16 },
  )
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(ready)) return
    seen.usable = performance.now()
    watcher.disconnect()
    window.notifyUsable('')
  })
  watcher.observe(document, { childList: true, subtree: true })
}

/**
 * The page itself reports when it changes. A polling driver would run its scripts during the measurement, and polling
 * in every frame would draw additional frames.
 */
const listening = async (session: CDPSession): Promise<{ readonly told: Promise<void> }> => {
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'notifyUsable' })
  return { told: new Promise((done) => session.once('Runtime.bindingCalled', () => done())) }
}

export const throttled = async (context: BrowserContext, page: Page): Promise<CDPSession> => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

export interface UrlAction {
  readonly address: string
  /** A selector that matches once the page is usable. */
  readonly ready: string
  readonly storage?: Readonly<Record<string, string>>
  /** Whether the browser has visited the page before, so that its cache is filled. */
  readonly isWarm?: boolean
  /** A person's action on the page afterwards. */
  readonly act?: (page: Page) => Promise<void>
}

/** Measures one visit on a slow phone with a slow network, with an empty cache unless `isWarm`. */
export const visit = async (browser: Browser, urlAction: UrlAction): Promise<Visit> => {
  const { address, ready, storage = {}, isWarm = false, act } = urlAction
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
  if (isWarm) await warmed(context, urlAction)
  const page = await context.newPage()
  const session = await throttled(context, page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) kinds.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.has(requestId)) bytes.set(requestId, encodedDataLength)
  })
  // The compiler of this program wraps functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watch, ready)
  await keep(page, storage)
  const { told } = await listening(session)
  // Wait, so that the previous visit and the start of this tab do not count.
  await pause(500)
  await page.goto(address, { waitUntil: 'commit' })
  await told
  await page.waitForLoadState('load')
  const sum = (kind: string | null) =>
    [...bytes].reduce((total, [id, size]) => total + (kind === null || kinds.get(id) === kind ? size : 0), 0)
  const sizes = { script: sum('Script'), style: sum('Stylesheet'), font: sum('Font'), all: sum(null) }
  const requests = bytes.size
  await page.waitForFunction(() => 'first-contentful-paint' in window.seen.paints)
  const { paints, largest, tasks, shift, usable } = await page.evaluate(() => window.seen)
  const blocking = tasks.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
  await act?.(page)
  const slowest = await page.evaluate(
    () => new Promise<number>((done) => setTimeout(() => done(window.seen.slowest), 0)),
  )
  await context.close()
  return {
    ...sizes,
    requests,
    firstPaint: paints['first-contentful-paint'] ?? Number.NaN,
    largestPaint: largest,
    usable: usable ?? Number.NaN,
    blocking,
    shift,
    heap,
    slowest,
  }
}

/** Visits twice: the browser caches compiled scripts from the second visit on. */
const warmed = async (context: BrowserContext, { address, ready, storage = {} }: UrlAction): Promise<void> => {
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = (named) => named')
  await keep(page, storage)
  for (let time = 0; time < 2; time += 1) {
    await page.goto(address)
    await page.waitForSelector(ready)
    // Wait for what the page loads when idle.
    await pause(2000)
  }
  await page.close()
}

const keep = (page: Page, storage: Readonly<Record<string, string>>) =>
  page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)

/** Signs in with a code and measures from the accepted code to the first content of the panel. */
export const answerToContent = async (browser: Browser, origin: string): Promise<number> => {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await throttled(context, page)
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(`${origin}/auth/login`)
  await page.waitForSelector('html:not([data-frame])')
  await page.fill('input[name=telephone]', '0671112233')
  await page.click('button[type=submit]')
  await page.waitForSelector('input[autocomplete=one-time-code]')
  await page.fill('input[autocomplete=one-time-code]', '1234')
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('main h1') && location.pathname.startsWith('/dashboard')) {
        document.documentElement.dataset['contentAt'] = String(performance.now())
      } else requestAnimationFrame(look)
    }
    look()
  })
  await page.click('button[type=submit]')
  const content = await page.waitForFunction(() => document.documentElement.dataset['contentAt'])
  const answered = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('confirm-code')) as never,
  )
  const at = Number(await content.jsonValue())
  const { responseEnd } = answered as { responseEnd: number }
  await context.close()
  return at - responseEnd
}
