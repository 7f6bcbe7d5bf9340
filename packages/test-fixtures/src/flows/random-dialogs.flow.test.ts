import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneAtATime } from './random-dialogs.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? 40)

test(`whatever happens, one dialog stands over a page at a time: ${runs} random runs`, {
  timeout: 60_000 + runs * 2000,
}, async () => {
  const seen = new Set<string>()
  const property = oneAtATime((shown) => {
    for (const one of shown) seen.add(one)
  })
  await fc.assert(property, { numRuns: runs })
  // Runs in which little stands over the page prove little.
  for (const kind of ['screen', 'leaving', 'prompt', 'paywall', 'frame']) {
    expect([...seen].filter((one) => one.startsWith(kind))).not.toEqual([])
  }
})
