import { pathOf } from '@supplier/core/kernel/routes'
import { count, grown, open, restOf, visit } from './models/visits.ts'
import { expect, test } from './seated.ts'

test.use({ reducedMotion: 'no-preference' })

const lists = (['products', 'orders', 'attributes', 'reviews'] as const).map((to) => pathOf({ to }))
const still = pathOf({ to: 'preferences' })

test('twenty lists that are left within two seconds leave no nodes, listeners or timers', async ({ page, context }) => {
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(count)
  await page.goto(still)
  await page.locator('main form').first().waitFor()
  const session = await context.newCDPSession(page)
  const first = await restOf(page, session)
  const nodesLeft = async () => (await restOf(page, session)).nodes / first.nodes
  // The first visits load the code of the lists, which listens to events of the page from then on.
  await visit(page, lists)
  await open(page, still)
  await expect.poll(nodesLeft).toBeLessThan(1.1)
  const before = await restOf(page, session)
  for (let time = 0; time < 5; time += 1) await visit(page, lists)
  await open(page, still)
  await expect.poll(async () => grown(before, await restOf(page, session))).toEqual([])
})
