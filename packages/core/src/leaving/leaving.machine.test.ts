import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { listenerOf } from '../kernel/port.ts'
import { type Departure, leavingMachine } from './leaving.machine.ts'
import type { LeavingPort } from './leaving.port.ts'

const start = (guard?: LeavingPort['guardClosing']) => {
  const trunk = { send: vi.fn() }
  const panel = { send: vi.fn() }
  const stopped = vi.fn()
  const guardClosing: LeavingPort['guardClosing'] = vi.fn(guard ?? (() => stopped))
  const machine = leavingMachine.provide({ actors: { guardClosing: listenerOf(guardClosing) } })
  const input = { trunk, panel, isUnsaved: false }
  return { trunk, panel, stopped, guardClosing, actor: createActor(machine, { input }).start() }
}

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
  expect(trunk.send.mock.calls).toEqual([[{ type: 'work.discarded' }], [{ type: 'logout.chosen' }]])
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
  expect(trunk.send.mock.calls).toEqual([[{ type: 'work.changed', isUnsaved: false }], [departure]])
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

test('a tab that cannot be guarded is noted', () => {
  const { actor, trunk } = start(() => {
    throw new Error('no such event')
  })
  actor.send({ type: 'work.changed', isUnsaved: true })
  expect(trunk.send.mock.calls).toEqual([[{ type: 'fault.noted', code: 'closing not guarded' }]])
})
