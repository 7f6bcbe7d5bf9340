import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { actorsOf } from '../kernel/port.ts'
import type { RemovalsPort } from './notifications.port.ts'
import type { Change } from './outbox.domain.ts'
import { type Removal, removalMade } from './removals.domain.ts'
import { type RemovalsNews, removalsMachine } from './removals.machine.ts'

const remove = (id: string): Change => ({ kind: 'remove', id })
const clear: Change = { kind: 'clear' }

const restored = (...changes: readonly Change[]) => ({ type: 'removals.restored', changes, isOutlived: false })

/** Storage that tabs share, and one tab after another on it. */
const browser = (stored: readonly Removal[] = []) => {
  let kept = stored
  let isForbidden = false
  const clock = new SimulatedClock()
  const port: Pick<RemovalsPort, 'recallRemovals' | 'keepRemovals'> = {
    recallRemovals: async () => {
      if (isForbidden) throw new Error('storage is forbidden')
      return kept
    },
    keepRemovals: vi.fn<RemovalsPort['keepRemovals']>(async ({ added, dropped }) => {
      const before = kept.map(({ key }) => key)
      kept = [...kept.filter(({ key }) => !dropped.includes(key)), ...added]
      return dropped.filter((key) => !before.includes(key))
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
      const make = (change: Change) => actor.send({ type: 'removal.made', removal: removalMade(change, clock.now()) })
      return { actor, told, make }
    },
  }
}

test('a removal is released when five seconds have passed, and stays written down until it has been carried out', async () => {
  const { kept, open, pass } = browser()
  const { told, make } = await open()
  make(remove('1'))
  await pass(4999)
  expect([told, kept()]).toEqual([[restored()], ['remove:1']])
  await pass(60_000)
  expect([told.slice(1), kept()]).toEqual([[{ type: 'removal.released', key: 'remove:1' }], ['remove:1']])
})

test('what is taken back is never released', async () => {
  const { kept, open, pass } = browser()
  const { actor, told, make } = await open()
  make(remove('1'))
  make(clear)
  await pass(2000)
  actor.send({ type: 'removal.undone', key: 'remove:1' })
  await pass(60_000)
  expect([told.slice(1), kept()]).toEqual([[{ type: 'removal.released', key: 'clear' }], ['clear']])
})

test('what is removed once more has five seconds from then on, and is released once', async () => {
  const { open, pass } = browser()
  const { told, make } = await open()
  make(clear)
  await pass(3000)
  make(clear)
  await pass(4999)
  expect(told.slice(1)).toEqual([])
  await pass(60_000)
  expect(told.slice(1)).toEqual([{ type: 'removal.released', key: 'clear' }])
})

test('a reload keeps the rest of the time', async () => {
  const { open, pass } = browser()
  const first = await open()
  first.make(remove('1'))
  await pass(3000)
  first.actor.stop()
  const { told } = await open()
  expect(told).toEqual([restored(remove('1'))])
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
    { ...restored(remove('1')), isOutlived: true },
    { type: 'removal.released', key: 'remove:1' },
  ])
  expect(kept()).toEqual(['remove:1'])
})

test('what another tab has made has the same five seconds here, and is written down there', async () => {
  const { kept, open, pass } = browser()
  const { actor, told } = await open()
  const removal = removalMade(remove('1'), 0)
  await pass(2000)
  actor.send({ type: 'removal.heard', removal })
  await pass(2999)
  expect([told.length, kept()]).toEqual([1, []])
  await pass(1)
  expect(told[1]).toEqual({ type: 'removal.released', key: 'remove:1' })
})

test('what another tab has settled is not released here', async () => {
  const { open, pass } = browser()
  const { actor, told, make } = await open()
  make(remove('1'))
  await pass(1000)
  actor.send({ type: 'removal.settled', key: 'remove:1' })
  await pass(60_000)
  expect(told).toEqual([restored()])
})

test('what is taken back and is not written down any more is in doubt', async () => {
  const { open, pass } = browser()
  const [first, second] = [await open(), await open()]
  first.make(remove('1'))
  second.make(remove('1'))
  await pass(1000)
  first.actor.send({ type: 'removal.undone', key: 'remove:1' })
  await pass(0)
  second.actor.send({ type: 'removal.undone', key: 'remove:1' })
  await pass(60_000)
  expect([first.told, second.told]).toEqual([[restored()], [restored(), { type: 'removal.doubted', key: 'remove:1' }]])
})

test('storage that is forbidden takes nothing away but the reload', async () => {
  const { forbid, open, pass } = browser()
  forbid()
  const { told, make } = await open()
  make(remove('1'))
  await pass(5000)
  expect(told).toEqual([restored(), { type: 'removal.released', key: 'remove:1' }])
})
