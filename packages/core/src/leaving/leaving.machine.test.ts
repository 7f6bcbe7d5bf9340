import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Happening, lifeOf, runsOut } from '../../testing/life.ts'
import { listenerOf } from '../kernel/port.ts'
import { screenWriters, type Writer, type WritesChanged } from '../kernel/writers.ts'
import { type Departure, type LeavingEvent, type LeavingInput, leavingMachine } from './leaving.machine.ts'
import type { LeavingPort } from './leaving.port.ts'
import { selectLeaving } from './leaving.selectors.ts'

const start = (guard?: LeavingPort['guardClosing'], clock?: SimulatedClock) => {
  const trunk = { send: vi.fn() }
  const panel = { send: vi.fn() }
  const stopped = vi.fn()
  const guardClosing: LeavingPort['guardClosing'] = vi.fn(guard ?? (() => stopped))
  const machine = leavingMachine.provide({ actors: { guardClosing: listenerOf(guardClosing) } })
  const input = { trunk, panel, isUnsaved: false, isKept: true, writing: [], barredBy: [] }
  const actor = createActor(machine, { input, ...(clock && { clock }) }).start()
  const asked = () => selectLeaving(actor.getSnapshot())
  return { trunk, panel, stopped, guardClosing, actor, asked }
}

const writing = (by: Writer): WritesChanged => ({ type: 'writes.changed', by, isUnderWay: true })
const through = (by: Writer): WritesChanged => ({ type: 'writes.changed', by, isUnderWay: false })

const departure: Departure = { type: 'place.wanted', place: { to: 'orders' }, replace: true }

test('closing the tab is guarded exactly while something is unsaved', () => {
  const { actor, guardClosing, stopped } = start()
  expect(guardClosing).not.toHaveBeenCalled()
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send({ type: 'work.changed', isUnsaved: true })
  expect(guardClosing).toHaveBeenCalledOnce()
  actor.send({ type: 'work.changed', isUnsaved: false })
  expect(stopped).toHaveBeenCalledOnce()
})

test('closing the tab is guarded as long as anybody has something on its way', () => {
  const { actor, guardClosing, stopped } = start()
  actor.send(writing('outbox'))
  actor.send(writing('link'))
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send(through('outbox'))
  actor.send({ type: 'work.changed', isUnsaved: false })
  expect([vi.mocked(guardClosing).mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0])
  actor.send(through('link'))
  expect(stopped).toHaveBeenCalledOnce()
})

test('leaving by a link keeps the draft and goes where it was wanted', () => {
  const { actor, trunk } = start()
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send({ type: 'leaving.wanted', departure })
  expect(trunk.send).not.toHaveBeenCalled()
  actor.send({ type: 'leaving.confirmed' })
  expect(trunk.send.mock.calls).toEqual([[{ type: 'work.changed', isUnsaved: false }], [departure]])
})

test('logging out throws the unsaved away', () => {
  const { actor, trunk } = start()
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send({ type: 'leaving.wanted', departure: { type: 'logout.chosen' } })
  actor.send({ type: 'leaving.confirmed' })
  expect(trunk.send.mock.calls).toEqual([
    [{ type: 'work.discarded' }],
    [{ type: 'writes.abandoned' }],
    [{ type: 'logout.chosen' }],
  ])
})

test('nothing else opens over the question', () => {
  const { actor, panel } = start()
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send({ type: 'leaving.wanted', departure })
  expect(panel.send.mock.calls).toEqual([[{ type: 'page.barred', by: 'leaving' }]])
  actor.send({ type: 'leaving.dismissed' })
  expect(panel.send).toHaveBeenLastCalledWith({ type: 'page.freed', by: 'leaving' })
})

test('what was saved before anyone asked holds nobody back', () => {
  const { actor, trunk, guardClosing } = start()
  actor.send({ type: 'work.changed', isUnsaved: false })
  expect(guardClosing).not.toHaveBeenCalled()
  actor.send({ type: 'leaving.wanted', departure })
  expect(trunk.send.mock.calls).toEqual([
    [{ type: 'work.changed', isUnsaved: false }],
    ...screenWriters.map((by) => [through(by)]),
    [departure],
  ])
})

test('what is saved while the question stands lets the supplier go', () => {
  const { actor, trunk } = start()
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send({ type: 'leaving.wanted', departure })
  actor.send({ type: 'work.changed', isUnsaved: true })
  expect(trunk.send).not.toHaveBeenCalled()
  actor.send({ type: 'work.changed', isUnsaved: false })
  expect(trunk.send.mock.calls).toEqual([[departure]])
})

test('the last place that was wanted is the one to go to', () => {
  const { actor, trunk } = start()
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send({ type: 'leaving.wanted', departure })
  actor.send({ type: 'leaving.wanted', departure: { type: 'logout.chosen' } })
  actor.send({ type: 'leaving.confirmed' })
  expect(trunk.send).toHaveBeenLastCalledWith({ type: 'logout.chosen' })
})

test('who stays goes nowhere, also when everything is saved later', () => {
  const { actor, trunk } = start()
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send({ type: 'leaving.wanted', departure })
  actor.send({ type: 'leaving.dismissed' })
  actor.send({ type: 'work.changed', isUnsaved: false })
  expect(trunk.send).not.toHaveBeenCalled()
})

test('a logout that nothing holds back is not held back again', () => {
  const { actor, trunk } = start()
  actor.send({ type: 'leaving.wanted', departure: { type: 'logout.chosen' } })
  expect(trunk.send.mock.calls).toEqual([
    [{ type: 'work.changed', isUnsaved: false }],
    [{ type: 'writes.abandoned' }],
    [{ type: 'logout.chosen' }],
  ])
})

const waiting = (clock = new SimulatedClock()) => {
  const scene = start(undefined, clock)
  scene.actor.send(writing('outbox'))
  scene.actor.send({ type: 'leaving.wanted', departure: { type: 'logout.chosen' } })
  return { ...scene, clock }
}

test('logging out waits for what is on its way, and nobody is asked while that is quick', () => {
  const { actor, trunk, clock, asked } = waiting()
  clock.increment(499)
  expect([asked(), trunk.send.mock.calls]).toEqual([null, []])
  actor.send(through('outbox'))
  clock.increment(10_000)
  expect([asked(), trunk.send.mock.calls]).toEqual([null, [[{ type: 'logout.chosen' }]]])
})

test('who logs out waits for everyone who has something on its way', () => {
  const { actor, trunk } = waiting()
  actor.send(writing('notificationSettings'))
  actor.send(through('outbox'))
  expect(trunk.send).not.toHaveBeenCalled()
  actor.send(through('notificationSettings'))
  expect(trunk.send.mock.calls).toEqual([[{ type: 'logout.chosen' }]])
})

test('who waits long is told what for, and leaves by themselves once it has arrived', () => {
  const { actor, trunk, panel, clock, asked } = waiting()
  clock.increment(500)
  expect([asked(), panel.send.mock.calls]).toEqual(['writes', [[{ type: 'page.barred', by: 'leaving' }]]])
  actor.send(through('outbox'))
  expect([asked(), trunk.send.mock.calls]).toEqual([null, [[{ type: 'logout.chosen' }]]])
  expect(panel.send).toHaveBeenLastCalledWith({ type: 'page.freed', by: 'leaving' })
})

test('who does not want to wait leaves at once, and who would rather stay stays', () => {
  const { actor, trunk, clock, asked } = waiting()
  clock.increment(500)
  actor.send({ type: 'leaving.dismissed' })
  actor.send(writing('outbox'))
  expect([asked(), trunk.send.mock.calls]).toEqual([null, []])
  actor.send({ type: 'leaving.wanted', departure: { type: 'logout.chosen' } })
  clock.increment(500)
  actor.send({ type: 'leaving.confirmed' })
  expect(trunk.send.mock.calls).toEqual([
    [{ type: 'work.discarded' }],
    [{ type: 'writes.abandoned' }],
    [{ type: 'logout.chosen' }],
  ])
})

test('what could not be saved keeps the supplier here, to see it', () => {
  const { actor, trunk, asked } = waiting()
  actor.send({ type: 'write.failed' })
  actor.send(through('outbox'))
  expect([asked(), trunk.send.mock.calls]).toEqual([null, []])
})

test('who throws unsaved work away still waits for what is on its way', () => {
  const { actor, trunk, asked } = start()
  actor.send({ type: 'work.changed', isUnsaved: true })
  actor.send(writing('outbox'))
  actor.send({ type: 'leaving.wanted', departure: { type: 'logout.chosen' } })
  actor.send({ type: 'leaving.confirmed' })
  expect(trunk.send.mock.calls).toEqual([[{ type: 'work.discarded' }]])
  actor.send(through('outbox'))
  expect(trunk.send).toHaveBeenLastCalledWith({ type: 'logout.chosen' })
  expect(asked()).toBeNull()
})

test('links are free while changes are on their way: they outlive every page', () => {
  const { actor, trunk } = start()
  actor.send(writing('outbox'))
  actor.send({ type: 'leaving.wanted', departure })
  expect(trunk.send).toHaveBeenLastCalledWith(departure)
})

test('a tab that cannot be guarded is noted', () => {
  const { actor, trunk } = start(() => {
    throw new Error('no such event')
  })
  actor.send({ type: 'work.changed', isUnsaved: true })
  expect(trunk.send.mock.calls).toEqual([[{ type: 'fault.noted', code: 'closing not guarded' }]])
})

describe('told by facts', () => {
  const leaving = leavingWith({})
  const typed: LeavingEvent = { type: 'work.changed', isUnsaved: true }
  const saved: LeavingEvent = { type: 'work.changed', isUnsaved: false }
  const writing: WritesChanged = { type: 'writes.changed', by: 'outbox', isUnderWay: true }
  const logout: Departure = { type: 'logout.chosen' }
  const wants = (departure: Departure): LeavingEvent => ({ type: 'leaving.wanted', departure })
  const link = wants({ type: 'place.wanted', place: { to: 'orders' } })
  const upload: WritesChanged = { type: 'writes.changed', by: 'avatar', isUnderWay: true }
  const uploaded: WritesChanged = { ...upload, isUnderWay: false }
  const uploading = [upload, link] as const
  const waiting = [writing, wants(logout)] as const
  const told = [...waiting, runsOut('patience')] as const
  const confirmed: LeavingEvent = { type: 'leaving.confirmed' }
  const dismissed: LeavingEvent = { type: 'leaving.dismissed' }
  const leaves = ['trunk work.discarded', 'trunk writes.abandoned', 'trunk logout.chosen']

  test.each<[string, readonly (LeavingEvent | Happening)[], object]>([
    [
      'a link goes by itself once the screen has sent what it had',
      [...uploading, uploaded],
      { state: { asking: 'saved' }, said: ['trunk place.wanted'], context: { departure: null } },
    ],
    [
      'whoever leaves at once gives up what is on its way',
      [...uploading, runsOut('patience'), confirmed],
      {
        state: { asking: 'saved' },
        said: [
          'panel page.freed',
          'trunk work.changed',
          ...screenWriters.map(() => 'trunk writes.changed'),
          'trunk place.wanted',
        ],
      },
    ],
    [
      'who waits for a page may log out instead',
      [...uploading, wants(logout)],
      { state: { asking: { waiting: 'quiet' } }, context: { departure: logout } },
    ],
    [
      'a write that failed keeps them here, to see it',
      [...waiting, { type: 'write.failed' }],
      { state: { asking: 'saved' }, said: [], context: { departure: null } },
    ],
    [
      'going on typing keeps them here',
      [...waiting, typed],
      { state: { asking: { unsaved: 'working' } }, context: { departure: null } },
    ],
    [
      'who would rather stay stays',
      [...told, dismissed],
      { state: { asking: 'saved' }, said: ['panel page.freed'], context: { departure: null } },
    ],
    [
      'who does not want to wait leaves',
      [...told, confirmed],
      { state: { asking: 'saved' }, said: ['panel page.freed', ...leaves], context: { departure: null } },
    ],
    [
      'whoever leaves a page keeps the draft',
      [typed, link, confirmed],
      {
        state: { asking: 'saved' },
        said: ['panel page.freed', 'trunk work.changed', 'trunk place.wanted'],
        context: { departure: null },
      },
    ],
    [
      'whoever logs out keeps nothing',
      [typed, wants(logout), confirmed],
      { state: { asking: 'saved' }, said: ['panel page.freed', ...leaves], context: { departure: null } },
    ],
    [
      'saved while the question stands, they go',
      [typed, link, saved],
      { state: { asking: 'saved' }, said: ['panel page.freed', 'trunk place.wanted'], context: { departure: null } },
    ],
  ])('leaving: %s', async (_, story, lived) => expect(await leaving(...story)).toMatchObject(lived))

  test('leaving: what was typed before anybody listened is guarded', async () => {
    expect(await leavingWith({ isUnsaved: true, isKept: true })()).toMatchObject({
      state: { asking: { unsaved: 'working' } },
      said: ['asks guardClosing'],
    })
  })

  function leavingWith(before: Partial<Pick<LeavingInput, 'isUnsaved' | 'isKept' | 'writing'>>) {
    return lifeOf(leavingMachine, {
      trunk: { send: () => {} },
      panel: { send: () => {} },
      isUnsaved: false,
      isKept: true,
      writing: [],
      barredBy: [],
      ...before,
    })
  }
})
