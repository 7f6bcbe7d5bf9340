import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Happening, lifeOf, runsOut } from '../../testing/life.ts'
import { someSession } from '../../testing/ports.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import type { Concern } from './account.domain.ts'
import { type NewsEvent, type NewsSettled, newsMachine } from './news.machine.ts'

const { supplier } = someSession
const news = lifeOf(newsMachine, {
  trunk: { send: () => {} },
  panel: { send: () => {} },
  clock: { now: () => 0 },
  supplier,
})
const reported = (patch: SupplierPatch) => ({ type: 'supplier.reported', patch }) as const
const first = reported({ firstname: 'Anna' })
const linked = reported({ telegramId: '8', lastname: 'New' })
const settled = (...concerns: readonly Concern[]) => ({ events: [{ type: 'news.settled', concerns, since: 0 }] })
const burst = [first, reported({ firstname: 'Olena' }), reported({ lastname: 'New' })] as const

test.each<[string, readonly (NewsEvent | Happening)[], object]>([
  [
    'news that burst in are told together',
    [...burst, runsOut('burstEnds')],
    {
      state: 'settling',
      events: [{ type: 'supplier.changed', patch: { firstname: 'Olena', lastname: 'New' } }],
      context: { pending: null },
    },
  ],
  [
    'after news that differed the account may be old',
    [...burst, runsOut('burstEnds'), runsOut('burstEnds')],
    { state: 'quiet', ...settled('account'), context: { concerns: [] } },
  ],
  [
    'news that differ from what was told long before need no account',
    [first, runsOut('burstEnds'), runsOut('orderIsSure'), reported({ firstname: 'Olena' }), runsOut('burstEnds')],
    { state: 'quiet', ...settled() },
  ],
  [
    'a link that was never cut is told',
    [linked],
    { events: [{ type: 'supplier.changed', patch: { telegramId: '8', lastname: 'New' } }] },
  ],
])('%s', async (_, story, lived) => expect(await news(...story)).toMatchObject(lived))

test.each([
  [9_999, 1],
  [10_000, 0],
])('news that differ %i ms after the last have the account read %i times', (ms, times) => {
  const concerns: Concern[] = []
  const clock = new SimulatedClock()
  const panel = { send: (settled: NewsSettled) => void concerns.push(...settled.concerns) }
  const actor = createActor(newsMachine, {
    input: { trunk: { send: () => {} }, panel, clock: { now: () => clock.now() }, supplier },
    clock,
  }).start()
  actor.send(first)
  clock.increment(500)
  clock.increment(ms)
  actor.send(reported({ firstname: 'Olena' }))
  clock.increment(500)
  expect(concerns).toHaveLength(times)
  actor.stop()
})
