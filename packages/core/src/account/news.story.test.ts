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
const learned = (telegramId: string | null): NewsEvent => ({
  type: 'supplier.learned',
  supplier: { ...supplier, telegramId },
})
const settled = (...concerns: readonly Concern[]) => ({ events: [{ type: 'news.settled', concerns, since: 0 }] })
const cut = [learned('8'), learned(null)] as const
const burst = [first, reported({ firstname: 'Olena' }), reported({ lastname: 'New' })] as const

test.each<[string, readonly (NewsEvent | Happening)[], object]>([
  [
    'the first are told at once',
    [first],
    { state: 'settling', events: [{ type: 'supplier.changed', patch: { firstname: 'Anna' } }] },
  ],
  [
    'what bursts in behind them waits',
    burst,
    { state: 'settling', said: [], context: { pending: { firstname: 'Olena', lastname: 'New' } } },
  ],
  [
    'and is told together',
    [...burst, runsOut('burstEnds')],
    {
      state: 'settling',
      events: [{ type: 'supplier.changed', patch: { firstname: 'Olena', lastname: 'New' } }],
      context: { pending: null },
    },
  ],
  [
    'then it is over, and the account about which they differed may be old',
    [...burst, runsOut('burstEnds'), runsOut('burstEnds')],
    { state: 'quiet', ...settled('account'), context: { concerns: [] } },
  ],
  [
    'news that come twice need no account',
    [first, first, runsOut('burstEnds'), runsOut('burstEnds')],
    { state: 'quiet', ...settled() },
  ],
  [
    'those that differ from what was told shortly before do',
    [first, runsOut('burstEnds'), reported({ firstname: 'Olena' }), runsOut('burstEnds')],
    { state: 'quiet', ...settled('account') },
  ],
  [
    'those that differ from what was told long before do not',
    [first, runsOut('burstEnds'), runsOut('orderIsSure'), reported({ firstname: 'Olena' }), runsOut('burstEnds')],
    { state: 'quiet', ...settled() },
  ],
  [
    'whatever else was told between them',
    [
      first,
      runsOut('burstEnds'),
      reported({ lastname: 'New' }),
      runsOut('burstEnds'),
      reported({ firstname: 'Olena' }),
      runsOut('burstEnds'),
    ],
    { state: 'quiet', ...settled('account') },
  ],
  [
    'a link that was cut is not told, as it may be older than that',
    [...cut, linked],
    { state: 'settling', events: [{ type: 'supplier.changed', patch: { lastname: 'New' } }] },
  ],
  ['the account is asked instead', [...cut, linked, runsOut('burstEnds')], { state: 'quiet', ...settled('account') }],
  [
    'also about one that bursts in',
    [...cut, first, linked, runsOut('burstEnds')],
    {
      state: 'settling',
      events: [{ type: 'supplier.changed', patch: { lastname: 'New' } }],
      context: { concerns: ['account'] },
    },
  ],
  [
    'one that was never cut is',
    [linked],
    { events: [{ type: 'supplier.changed', patch: { telegramId: '8', lastname: 'New' } }] },
  ],
  [
    'and so is any, once it is linked again',
    [...cut, learned('9'), linked],
    { events: [{ type: 'supplier.changed', patch: { telegramId: '8', lastname: 'New' } }] },
  ],
  [
    'what else they concern is told once',
    [
      { ...first, concerns: ['settings'] },
      { ...first, concerns: ['notifications', 'settings'] },
      runsOut('burstEnds'),
      runsOut('burstEnds'),
    ],
    { state: 'quiet', ...settled('settings', 'notifications'), context: { concerns: [] } },
  ],
  ['one alone ends the same way', [first, runsOut('burstEnds')], { state: 'quiet', ...settled() }],
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
