import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Browser, CDPSession, Page } from 'playwright'
import { type Opened, openPage } from './opened.ts'
import { timeUntil } from './tab.ts'

/** How many bytes the heap may grow in the second half of a soak; the first half fills caches and compiles code. */
export const slack = 1024 * 1024

interface Seen {
  /** The times of the writes to storage, in milliseconds. */
  readonly writes: number[]
  /** The lengths of the long tasks of the page. */
  readonly tasks: number[]
}

/** A panel whose memory, storage writes and long tasks are measured. */
export interface Watched extends Opened {
  readonly sandbox: Sandbox
  readonly heap: () => Promise<number>
  /** Milliseconds of processor time of the page's main thread, independent of the load of the machine. */
  readonly worked: () => Promise<number>
  /** The writes and tasks since the last call. */
  readonly seen: () => Promise<Seen>
}

interface Opening {
  readonly path: string
  readonly staticDir?: string
  /** Width in pixels; wide by default. */
  readonly width?: number
  readonly prepare?: (sandbox: Sandbox) => void
  /** Whether the person wants motion; not by default. */
  readonly isMoving?: boolean
  /** Runs in the page before its own scripts; by default, what `seen` needs. */
  readonly before?: () => void
}

/** Opens the panel of a signed-in supplier and waits until it is connected. */
export const openWatched = async (
  browser: Browser,
  { prepare, width = 1280, isMoving = false, before = watch, ...opening }: Opening,
): Promise<Watched> => {
  const sandbox = createSandbox()
  prepare?.(sandbox)
  const panel = await openPage(browser, {
    ...opening,
    sandbox,
    before,
    options: { viewport: { width, height: 800 }, reducedMotion: isMoving ? 'no-preference' : 'reduce' },
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

/** The writes and tasks of a watched page since the last call. */
export const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen }
    return { writes: seen.writes.splice(0), tasks: seen.tasks.splice(0) }
  })

/** The size of the heap after garbage collection. */
const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize
}

/** Runs in the page before the page's own scripts. */
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
