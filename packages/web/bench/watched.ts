import { createSandbox, type Sandbox } from '@supplier/test-fixtures'
import type { Browser, CDPSession, Page } from 'playwright'
import { type Opened, openPage } from './opened.ts'
import { timeUntil } from './tab.ts'

/** So much may be left over by the second half of a soak, in bytes; the first half fills caches and has code compiled. */
export const slack = 1024 * 1024

interface Seen {
  /** When something was written to storage, in milliseconds. */
  readonly writes: number[]
  /** How long each task took that held up the page. */
  readonly tasks: number[]
}

/** A panel whose memory, writes and long tasks can be read. */
export interface Watched extends Opened {
  readonly sandbox: Sandbox
  readonly heap: () => Promise<number>
  /** Milliseconds that a processor has spent on the page's own thread, however busy the machine is with other things. */
  readonly worked: () => Promise<number>
  /** What was seen since the last time. */
  readonly seen: () => Promise<Seen>
}

interface Opening {
  readonly path: string
  readonly staticDir?: string
  /** Pixels; a wide page when absent. */
  readonly width?: number
  readonly prepare?: (sandbox: Sandbox) => void
}

/** The panel of a signed-in supplier, on the line. */
export const openWatched = async (
  browser: Browser,
  { prepare, width = 1280, ...opening }: Opening,
): Promise<Watched> => {
  const sandbox = createSandbox()
  prepare?.(sandbox)
  const panel = await openPage(browser, {
    ...opening,
    sandbox,
    before: watch,
    options: { viewport: { width, height: 800 } },
  })
  await timeUntil(() => panel.server.sockets.connections()[0]?.channels.length === 2)
  const session = await panel.context.newCDPSession(panel.page)
  await session.send('Performance.enable')
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
  }
  return { ...panel, sandbox, heap: () => heapOf(session), worked, seen: () => seenOn(panel.page) }
}

/** What was seen on a page that is watched, since the last time. */
export const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen }
    return { writes: seen.writes.splice(0), tasks: seen.tasks.splice(0) }
  })

/** What is left after everything that nobody holds was given back. */
const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize
}

/** Runs in the page, before anything of the page does. */
export const watch = (): void => {
  const seen: Seen = { writes: [], tasks: [] }
  Object.assign(window, { seen })
  const write = Storage.prototype.setItem
  Storage.prototype.setItem = function set(key, value) {
    seen.writes.push(performance.now())
    write.call(this, key, value)
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
}
