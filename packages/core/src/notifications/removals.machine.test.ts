import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { actorsOf } from '../kernel/port.ts'
import type { RemovalsPort } from './notifications.port.ts'
import type { Change } from './outbox.domain.ts'
import type { Removal } from './removals.domain.ts'
import { type RemovalsNews, removalsMachine } from './removals.machine.ts'

const remove = (id: string): Change => ({ kind: 'remove', id })
const clear: Change = { kind: 'clear' }

/** Storage that tabs share, and one tab after another on it. */
const browser = (stored: readonly Removal[] = []) => {
  let kept = stored
  let isForbidden = false
  const clock = new SimulatedClock()
  const port: RemovalsPort = {
    recallRemovals: async () => {
      if (isForbidden) throw new Error('storage is forbidden')
      return kept
    },
    keepRemovals: vi.fn<RemovalsPort['keepRemovals']>(async ({ added, dropped }) => {
      kept = [...kept.filter(({ key }) => !dropped.includes(key)), ...added]
    }),
  }
  return {
    port,
    kept: () => kept.map(({ key }) => key),
    forbid: () => {
      isForbidden = true
    },
    pass: async (ms: number) => {
      clock.increment(ms)
      await new Promise(setImmediate)
    },
    open: async () => {
      const told: RemovalsNews[] = []
      const actor = createActor(removalsMachine.provide({ actors: actorsOf({ ...port }) }), {
        clock,
        input: { owner: { send: (news) => told.push(news) }, clock: { now: () => clock.now() }, supplierId: 1 },
      }).start()
      await new Promise(setImmediate)
      return { actor, told }
    },
  }
}

test('a removal is released when five seconds have passed, and written down until it is settled', async () => {
  const { kept, open, pass } = browser()
  const { actor, told } = await open()
  actor.send({ type: 'removal.made', change: remove('1') })
  await pass(4999)
  expect([told, kept()]).toEqual([[{ type: 'removals.restored', changes: [] }], ['remove:1']])
  await pass(1)
  expect([told[1], kept()]).toEqual([{ type: 'removal.released', key: 'remove:1' }, ['remove:1']])
  actor.send({ type: 'removal.settled', key: 'remove:1' })
  await pass(0)
  expect(kept()).toEqual([])
})

test('what is taken back is never released', async () => {
  const { kept, open, pass } = browser()
  const { actor, told } = await open()
  actor.send({ type: 'removal.made', change: remove('1') })
  actor.send({ type: 'removal.made', change: clear })
  await pass(2000)
  actor.send({ type: 'removal.undone', key: 'remove:1' })
  await pass(60_000)
  expect([told.slice(1), kept()]).toEqual([[{ type: 'removal.released', key: 'clear' }], ['clear']])
})

test('what is removed once more has five seconds from then on, and is released once', async () => {
  const { open, pass } = browser()
  const { actor, told } = await open()
  actor.send({ type: 'removal.made', change: clear })
  await pass(3000)
  actor.send({ type: 'removal.made', change: clear })
  await pass(4999)
  expect(told.slice(1)).toEqual([])
  await pass(60_000)
  expect(told.slice(1)).toEqual([{ type: 'removal.released', key: 'clear' }])
})

test('a reload keeps the rest of the time', async () => {
  const { open, pass } = browser()
  const first = await open()
  first.actor.send({ type: 'removal.made', change: remove('1') })
  await pass(3000)
  first.actor.stop()
  const { told } = await open()
  expect(told).toEqual([{ type: 'removals.restored', changes: [remove('1')] }])
  await pass(1999)
  expect(told).toHaveLength(1)
  await pass(1)
  expect(told[1]).toEqual({ type: 'removal.released', key: 'remove:1' })
})

test('a removal of long ago is released at once, a clearing of long ago never', async () => {
  const { kept, open, pass } = browser([
    { key: 'remove:1', change: remove('1'), until: -86_400_000 },
    { key: 'clear', change: clear, until: -86_400_000 },
  ])
  const { told } = await open()
  await pass(0)
  expect(told).toEqual([
    { type: 'removals.restored', changes: [remove('1')] },
    { type: 'removal.released', key: 'remove:1' },
  ])
  expect(kept()).toEqual(['remove:1'])
})

test('what another tab has taken back, or carried out, is not released here', async () => {
  const { open, pass } = browser()
  const first = await open()
  first.actor.send({ type: 'removal.made', change: remove('1') })
  await pass(1000)
  const second = await open()
  first.actor.send({ type: 'removal.undone', key: 'remove:1' })
  await pass(60_000)
  expect(first.told).toEqual([{ type: 'removals.restored', changes: [] }])
  expect(second.told.slice(1)).toEqual([{ type: 'removal.lost', key: 'remove:1' }])
})

test('storage that is forbidden takes nothing away but the reload', async () => {
  const { forbid, open, pass } = browser()
  forbid()
  const { actor, told } = await open()
  actor.send({ type: 'removal.made', change: remove('1') })
  await pass(5000)
  expect(told).toEqual([
    { type: 'removals.restored', changes: [] },
    { type: 'removal.released', key: 'remove:1' },
  ])
})
