import type { CDPSession, Page } from 'playwright'

/** The rest of visits that were left: each of them is a count. */
export interface Rest {
  readonly nodes: number
  readonly listeners: number
  readonly timers: number
}

interface Counted {
  /** The repeating timers of the page that run. */
  readonly timers: Set<unknown>
  /** How many elements were animated until now. */
  animated: number
}

declare global {
  var counted: Counted
}

/** Runs in the page before its own scripts: counts repeating timers, and the tables whose rows are animated. */
export const count = (): void => {
  const counted: Counted = { timers: new Set(), animated: 0 }
  globalThis.counted = counted
  const [start, end] = [globalThis.setInterval, globalThis.clearInterval]
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = start(...args)
    counted.timers.add(timer)
    return timer
  }) as typeof setInterval
  globalThis.clearInterval = (timer) => {
    counted.timers.delete(timer)
    end(timer as number)
  }
  const observe = MutationObserver.prototype.observe
  MutationObserver.prototype.observe = function watch(node, options) {
    if (node instanceof HTMLTableSectionElement) counted.animated += 1
    observe.call(this, node, options)
  }
}

/** Opens a page by the history of the browser. */
export const open = (page: Page, path: string): Promise<void> =>
  page.evaluate((wanted) => {
    history.pushState({}, '', wanted)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** Opens each list, and leaves it as soon as its rows are animated. */
export const visit = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const before = await page.evaluate(() => counted.animated)
    await open(page, path)
    await page
      .waitForFunction((known) => counted.animated > known, before)
      .catch(() => {
        throw new Error(`No rows are animated at ${path}`)
      })
  }
}

/** Counts what is left after garbage collection. */
export const restOf = async (page: Page, session: CDPSession): Promise<Rest> => {
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const timers = await page.evaluate(() => counted.timers.size)
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), timers }
}

export const kinds = ['nodes', 'listeners', 'timers'] as const

/** What has grown by more than a tenth, with its counts. */
export const grown = (before: Rest, after: Rest): readonly string[] =>
  kinds
    .filter((kind) => after[kind] > 1.1 * before[kind])
    .map((kind) => `${kind}: ${before[kind]} before, ${after[kind]} after`)
