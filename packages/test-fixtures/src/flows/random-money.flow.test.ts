import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyIsSafe } from './random-money.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? 60)
const seed = process.env['SOAK_SEED']

test(`whatever happens, no intent moves money twice: ${runs} random runs`, {
  timeout: 60_000 + runs * 2000,
}, async () => {
  const moved: Record<string, number> = {}
  const count = moneyIsSafe(({ till }) => {
    for (const [kind] of till.moved()) moved[kind] = (moved[kind] ?? 0) + 1
  })
  await fc.assert(count, { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) })
  // A run in which no money moves proves nothing.
  expect(moved['supplier_panel']).toBeGreaterThan(0)
  expect(moved['transfer_from_main']).toBeGreaterThan(0)
})
