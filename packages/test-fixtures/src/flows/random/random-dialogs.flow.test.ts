import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { oneAtATime } from './random-dialogs.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? 40)

test(`only one dialog is open over a page at a time: ${runs} random runs`, {
  timeout: 60_000 + runs * 2000,
}, async () => {
  const seen = new Set<string>()
  const property = oneAtATime((_, shown) => {
    for (const one of shown) seen.add(one)
  })
  await judge('dialogs', property, { runs })
  // The runs are only meaningful if every kind of dialog was open at least once.
  for (const kind of ['screen', 'leaveGuard', 'prompt', 'paywall', 'frame']) {
    expect([...seen].filter((one) => one.startsWith(kind))).not.toEqual([])
  }
})
