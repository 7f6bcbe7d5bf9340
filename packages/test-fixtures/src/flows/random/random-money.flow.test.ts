import { expect, test } from 'vitest'
import { doublesIn } from '../money/shop.ts'
import { judge } from './judge.ts'
import { moneyIsSafe } from './random-money.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? 60)

test(`no intent moves money twice: ${runs} random runs`, {
  timeout: 60_000 + runs * 2000,
}, async () => {
  const moved: Record<string, number> = {}
  const settled: Record<string, number> = {}
  const counts = { runs: 0, networkDoublesFound: 0, networkDoublesMissed: 0 }
  const property = moneyIsSafe((shop) => {
    for (const [kind] of shop.harness.moved()) moved[kind] = (moved[kind] ?? 0) + 1
    for (const [change, times] of shop.expected.settled) settled[change] = (settled[change] ?? 0) + times
    const { found, missed } = doublesIn(shop)
    counts.runs += 1
    counts.networkDoublesFound += found
    counts.networkDoublesMissed += missed
  })
  try {
    await judge('money', property, { runs })
  } finally {
    if (runs >= 1000) process.stdout.write(`${JSON.stringify({ ...counts, moved, settled })}\n`)
  }
  // The runs are only meaningful if money was moved.
  expect(moved['supplier_panel']).toBeGreaterThan(0)
  expect(moved['transfer_from_main']).toBeGreaterThan(0)
  expect(moved['payout']).toBeGreaterThan(0)
  expect(moved['referral_bonus']).toBeGreaterThan(0)
  if (runs >= 1000) expect(counts.networkDoublesFound).toBeGreaterThan(0)
  expect(counts.networkDoublesMissed).toBe(0)
})
