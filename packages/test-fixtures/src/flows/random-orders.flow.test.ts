import { isNightly } from '@supplier/core/testing/nightly'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDesk } from './order-desk.ts'
import { ordersAgree } from './random-orders.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? (isNightly() ? 200 : 25))
const seed = process.env['SOAK_SEED']

test(`two tabs over the same orders end with the server’s truth, one live waybill each and a balanced stock: ${runs} random runs`, {
  timeout: 60_000 + runs * 4000,
}, async () => {
  const seen = new Set<string>()
  const property = ordersAgree(openDesk, (deeds) => {
    for (const { deed } of deeds) seen.add(deed)
  })
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) })
  // The runs are only meaningful if waybills were made and deleted.
  expect(seen).toEqual(new Set(['created', 'deleted']))
})
