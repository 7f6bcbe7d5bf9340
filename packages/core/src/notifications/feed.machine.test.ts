import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { feedMachine } from './feed.machine.ts'
import { fetchingMachine } from './fetching.machine.ts'
import type { Notification, NotificationPage, NotificationQuery } from './notifications.domain.ts'
import { selectFeed } from './notifications.selectors.ts'
import { emptyOutbox, type OutboxChanged } from './outbox.domain.ts'
import { rereadingMachine } from './rereading.machine.ts'

const known: OutboxChanged = { type: 'outbox.changed', outbox: emptyOutbox, outcome: null }

const page = (query: NotificationQuery, ids: readonly string[]): NotificationPage => ({
  rows: ids.map((id) => ({ id, isRead: false }) as Notification),
  page: query.page,
  total: null,
  lastPage: 600,
  pageSize: 20,
})

const start = (answer: (query: NotificationQuery) => NotificationPage) => {
  const fetchNotifications = vi.fn(async (query: NotificationQuery) => answer(query))
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const actors = actorsOf({ fetchNotifications })
  const machine = feedMachine.provide({
    actors: { fetching: fetchingMachine.provide({ actors }), rereading: rereadingMachine.provide({ actors }) },
  })
  const actor = createActor(machine, {
    clock,
    input: { trunk: { send: (event) => told.push(event) }, only: null },
  }).start()
  return {
    actor,
    clock,
    told,
    asked: () => fetchNotifications.mock.calls.map(([query]) => query),
    settled: () => new Promise(setImmediate),
    view: () => selectFeed(actor.getSnapshot()),
  }
}

test('what waits to be carried out is asked for at once, and waited for before anything is shown', async () => {
  const { actor, settled, told, view } = start((query) => page(query, ['a', 'b']))
  expect(told).toEqual([{ type: 'panel.told', fact: { type: 'outbox.wanted' } }])
  await settled()
  expect(view().state).toBe('loading')
  actor.send(known)
  expect(view()).toMatchObject({ state: 'rows', rows: { length: 2 } })
})

test('it is not waited for for ever', async () => {
  const { clock, settled, view } = start((query) => page(query, ['a']))
  await settled()
  clock.increment(3000)
  expect(view()).toMatchObject({ state: 'rows', rows: { length: 1 } })
})

test('the server says when to come back, and is asked once more by the clock of the machines', async () => {
  const failures: Failure[] = [{ kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 }]
  const { actor, asked, clock, settled, view } = start((query) => {
    const failure = failures.shift()
    if (failure) throw new PortError(failure)
    return page(query, ['a'])
  })
  actor.send(known)
  await settled()
  clock.increment(1999)
  expect([view().isLoading, asked().length]).toEqual([true, 1])
  clock.increment(1)
  await settled()
  expect([view().state, asked().length]).toEqual(['rows', 2])
})

test('page 500 costs the machine and what is shown of it what page 2 costs', async () => {
  let looks = 0
  const { actor, settled, view } = start((query) => ({
    ...page(query, []),
    rows: Array.from(
      { length: 20 },
      (_, at) =>
        ({
          get id() {
            looks += 1
            return `${query.page}-${at}`
          },
          isRead: false,
        }) as Notification,
    ),
  }))
  actor.send(known)
  await settled()
  const costs = new Map<number, number>()
  for (let number = 2; number <= 500; number += 1) {
    const before = looks
    actor.send({ type: 'end.reached' })
    await settled()
    const shown = view()
    if (shown.state === 'rows') for (let back = 1; back <= 10; back += 1) shown.rows.at(shown.rows.length - back)
    costs.set(number, looks - before)
  }
  expect(view()).toMatchObject({ rows: { length: 10_000 } })
  expect(costs.get(2)).toBeGreaterThan(0)
  expect(costs.get(500)).toBe(costs.get(2))
})
