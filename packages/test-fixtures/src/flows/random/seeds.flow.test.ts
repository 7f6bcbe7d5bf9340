import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseFlow } from '@supplier/core/flows/flow'
import { isNightly } from '@supplier/core/testing/nightly'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { replayedFlow } from '../../recordings/replayed-flow.ts'
import { gridSections } from '../kit/grids.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { openDesk } from '../orders/order-desk.ts'
import { hashOf, judge } from './judge.ts'
import { messagesArriveOnce } from './random-chats.ts'
import { oneAtATime } from './random-dialogs.ts'
import { listsAgree } from './random-lists.ts'
import { moneyIsSafe } from './random-money.ts'
import { listsAreTrue } from './random-notifications.ts'
import { ordersAgree } from './random-orders.ts'

const seeds = Number(process.env['SOAK_RUNS'] ?? (isNightly() ? 170 : 2))

// The time in which code loads for the first time belongs to the machine, not to the seed.
beforeAll(async () => {
  const core = fileURLToPath(new URL('../../../../core/', import.meta.url))
  const files = ['src', 'adapters'].flatMap((folder) =>
    readdirSync(join(core, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(core, folder, file)),
  )
  const code = files.filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file))
  await Promise.all(code.map((file) => import(/* @vite-ignore */ file)))
}, 60_000)

type Seen = (harness: Harness) => void

const judges: Readonly<Record<string, (seen: Seen) => fc.IAsyncProperty<unknown>>> = {
  chats: messagesArriveOnce,
  dialogs: oneAtATime,
  money: (seen) => moneyIsSafe(({ harness }) => seen(harness)) as fc.IAsyncProperty<unknown>,
  notifications: listsAreTrue as never,
  orders: (seen) => ordersAgree(openDesk, seen),
  products: (seen) => listsAgree(gridSections.find(({ id }) => id === 'products') as never, seen),
}

test.each(Object.entries(judges))(
  `a run of the judge of %s depends on its seed alone: ${seeds} seeds twice`,
  { timeout: 60_000 + seeds * 8000 },
  async (name, propertyOf) => {
    const run = async (seed: number): Promise<string> => {
      let hash = ''
      await judge(
        name,
        propertyOf((harness) => (hash = hashOf(harness))),
        { runs: 1, seed },
      )
      return hash
    }
    const differing: number[] = []
    const hashes = new Set<string>()
    for (let seed = 1; seed <= seeds; seed += 1) {
      const first = await run(seed)
      hashes.add(first)
      if (first !== (await run(seed))) differing.push(seed)
    }
    expect(differing).toEqual([])
    // Equal hashes only mean something where other seeds do other things; some take no step that leaves a trace.
    expect(hashes.size).toBeGreaterThan(seeds / 2)
  },
)

test('a run that fails is shortened, named by its seed, and kept as recordings that replay', async () => {
  const pages = fc.array(fc.constantFrom('/orders', '/reviews', '/balance/main'), { minLength: 1, maxLength: 8 })
  const property = fc.asyncProperty(pages, async (visited) => {
    const harness = openHarness({})
    try {
      const tab = harness.open('/orders')
      await tab.panel()
      for (const page of visited) {
        tab.visit(page)
        await harness.quiet()
      }
      if (visited.includes('/reviews')) throw new Error('a planted fault')
    } finally {
      harness.closeAll()
    }
  })
  const failure = await judge('planted', property as never, { runs: 50, seed: 7 }).catch(
    (error: Error) => error.message,
  )
  expect(failure).toContain('seed: 7')
  expect(failure).toMatch(/Counterexample: \[\["\/reviews"/)
  const [file = ''] = /\S+planted-seed-7-tab-1\.jsonl/.exec(String(failure)) ?? []
  const flow = parseFlow(readFileSync(file, 'utf8'))
  rmSync(file)
  expect(await replayedFlow(flow)).toMatchObject({ difference: null, steps: flow.steps.length })
})
