import { isNightly } from '@supplier/core/testing/nightly'
import { expect, test } from 'vitest'
import { deedsIn, openDesk } from '../orders/order-desk.ts'
import { judge } from './judge.ts'
import { ordersAgree } from './random-orders.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? (isNightly() ? 200 : 25))

test(`two tabs over the same orders end with the server’s truth, one live waybill each and a balanced stock: ${runs} random runs`, {
  timeout: 60_000 + runs * 4000,
}, async () => {
  const seen = new Set<string>()
  const property = ordersAgree(openDesk, (harness) => {
    for (const { deed } of deedsIn(harness)) seen.add(deed)
  })
  await judge('orders', property, { runs })
  // The runs are only meaningful if waybills were made and deleted.
  expect(seen).toEqual(new Set(['created', 'deleted']))
})
