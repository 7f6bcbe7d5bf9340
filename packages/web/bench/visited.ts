import { pathOf } from '@supplier/core/kernel/routes'
import type { Browser } from 'playwright'
import { count, kinds, open, type Rest, restOf, visit } from '../e2e/models/visits.ts'
import type { Finding } from './finding.ts'
import { openWatched } from './watched.ts'

const lists = (
  [
    'products',
    'orders',
    'reviews',
    'attributes',
    'attribute-groups',
    'shelvings',
    'stores',
    'integrations',
    'advertising',
    'telegram-ads',
    'payouts',
    'main-balance',
    'balance-services',
    'deliveries-panel',
    'deliveries-apis',
    'deliveries-sender',
    'payment-methods-methods',
  ] as const
).map((to) => pathOf({ to }))
const still = pathOf({ to: 'preferences' })

/** How long the rows of a left list may go on being watched, in milliseconds. */
const patience = 20_000

/** Leaves so many lists as soon as their rows are animated, and compares what is left of them with one visit to each. */
export const visited = async (browser: Browser, visits: number): Promise<readonly Finding[]> => {
  const { page, context, close } = await openWatched(browser, { path: still, isMoving: true, before: count })
  const session = await context.newCDPSession(page)
  const settled = async (isSettled: (rest: Rest) => boolean): Promise<Rest> => {
    await open(page, still)
    const end = Date.now() + patience
    for (;;) {
      const rest = await restOf(page, session)
      if (isSettled(rest) || Date.now() > end) return rest
    }
  }
  const { nodes } = await settled(() => true)
  await visit(page, lists)
  const before = await settled((rest) => rest.nodes < 1.1 * nodes)
  for (let done = 0; done < visits; done += lists.length) await visit(page, lists)
  const after = await settled((rest) => kinds.every((kind) => rest[kind] <= 1.1 * before[kind]))
  await close()
  return kinds.map((kind) => ({
    what: `${kind} left by ${visits} quick visits to all lists`,
    found: after[kind],
    most: Math.floor(1.1 * before[kind]),
    unit: kind,
  }))
}
