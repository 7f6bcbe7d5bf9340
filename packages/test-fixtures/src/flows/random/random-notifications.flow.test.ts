import { expect, test } from 'vitest'
import { base } from '../notifications/mailbox.ts'
import { judge } from './judge.ts'
import { listsAreTrue } from './random-notifications.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? 40)

test(`the list of notifications ends equal to the server’s: ${runs} random runs`, {
  timeout: 60_000 + runs * 2000,
}, async () => {
  const done = new Map<string, number>()
  const property = listsAreTrue(({ sandbox }) => {
    for (const { method, status } of sandbox.requests().filter(({ path }) => path.startsWith(base))) {
      if (status === 200) done.set(method, (done.get(method) ?? 0) + 1)
    }
  })
  await judge('notifications', property, { runs })
  // The runs are only meaningful if notifications were changed.
  for (const method of ['POST', 'DELETE']) expect(done.get(method)).toBeGreaterThan(0)
})
