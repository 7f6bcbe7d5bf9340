import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { actorLogOf, type Happening, runsOut } from '../../testing/actor-log.ts'
import { someSession } from '../../testing/ports.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import type { Concern } from './account.domain.ts'
import { type AccountEventsEvent, accountEventsMachine, type EventsSettled } from './account-events.machine.ts'

const { supplier } = someSession
const events = actorLogOf(accountEventsMachine, {
  app: { send: () => {} },
  panel: { send: () => {} },
  clock: { now: () => 0 },
  supplier,
})
const reported = (patch: SupplierPatch) => ({ type: 'supplier.reported', patch }) as const
const first = reported({ firstname: 'Anna' })
const linked = reported({ telegramId: '8', lastname: 'New' })
const settled = (...concerns: readonly Concern[]) => ({ events: [{ type: 'events.settled', concerns, since: 0 }] })
const burst = [first, reported({ firstname: 'Olena' }), reported({ lastname: 'New' })] as const

test.each<[string, readonly (AccountEventsEvent | Happening)[], object]>([
  [
    'a burst of events is reported as one change',
    [...burst, runsOut('burstEnds')],
    {
      state: 'settling',
      events: [{ type: 'supplier.changed', patch: { firstname: 'Olena', lastname: 'New' } }],
      context: { pending: null },
    },
  ],
  [
    'after contradicting events the account may be outdated',
    [...burst, runsOut('burstEnds'), runsOut('burstEnds')],
    { state: 'quiet', ...settled('account'), context: { concerns: [] } },
  ],
  [
    'an event that contradicts a much older one does not invalidate the account',
    [first, runsOut('burstEnds'), runsOut('orderIsSure'), reported({ firstname: 'Olena' }), runsOut('burstEnds')],
    { state: 'quiet', ...settled() },
  ],
  [
    'a reported link that was never removed is passed on',
    [linked],
    { events: [{ type: 'supplier.changed', patch: { telegramId: '8', lastname: 'New' } }] },
  ],
])('%s', async (_, scenario, lived) => expect(await events(...scenario)).toMatchObject(lived))

test.each([
  [9_999, 1],
  [10_000, 0],
])('events that contradict each other %i ms after the last burst refetch the account %i times', (ms, times) => {
  const concerns: Concern[] = []
  const clock = new SimulatedClock()
  const panel = { send: (settled: EventsSettled) => void concerns.push(...settled.concerns) }
  const actor = createActor(accountEventsMachine, {
    input: { app: { send: () => {} }, panel, clock: { now: () => clock.now() }, supplier },
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
