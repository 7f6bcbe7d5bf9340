import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { claiming, panelWrite, screenWrite, typedText } from '../../testing/claims.ts'
import { listenerOf } from '../kernel/port.ts'
import type { Departure } from '../kernel/trunk.ts'
import { leavingMachine } from './leaving.machine.ts'
import type { LeavingPort } from './leaving.port.ts'
import { selectLeaving } from './leaving.selectors.ts'

const start = (guard?: LeavingPort['guardClosing']) => {
  const clock = new SimulatedClock()
  const trunk = { send: vi.fn() }
  const stopped = vi.fn()
  const guardClosing: LeavingPort['guardClosing'] = vi.fn(guard ?? (() => stopped))
  const machine = leavingMachine.provide({ actors: { guardClosing: listenerOf(guardClosing) } })
  const actor = createActor(machine, { input: { trunk }, clock }).start()
  const want = (departure: Departure) => actor.send({ type: 'leaving.wanted', departure })
  const asked = () => selectLeaving(actor.getSnapshot())
  const said = () => {
    clock.increment(0)
    return trunk.send.mock.calls.map(([event]) => event)
  }
  return { clock, trunk, stopped, guardClosing, actor, want, asked, said }
}

const link: Departure = { type: 'place.wanted', place: { to: 'orders' }, replace: true }
const logout: Departure = { type: 'logout.chosen' }
const allowed = (departure: Departure) => ({ type: 'departure.allowed', departure })
const discarded = { type: 'work.discarded' }

test('closing the tab is guarded from the first claim to the last', () => {
  const { actor, guardClosing, stopped } = start()
  expect(guardClosing).not.toHaveBeenCalled()
  actor.send(claiming(typedText))
  actor.send(claiming(typedText, panelWrite))
  actor.send(claiming(panelWrite))
  expect([vi.mocked(guardClosing).mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0])
  actor.send(claiming())
  expect(stopped).toHaveBeenCalledOnce()
})

test('what nothing holds back is allowed at once', () => {
  const { want, said } = start()
  want(link)
  want(logout)
  expect(said()).toEqual([allowed(link), allowed(logout)])
})

test('leaving what was typed is asked about, and a link keeps the draft', () => {
  const { actor, want, said, asked } = start()
  actor.send(claiming(typedText))
  want(link)
  expect([asked(), said()]).toEqual(['page', []])
  actor.send({ type: 'leaving.confirmed' })
  expect(said()).toEqual([allowed(link)])
})

test('signing out throws what was typed away', () => {
  const { actor, want, said } = start()
  actor.send(claiming(typedText))
  want(logout)
  actor.send({ type: 'leaving.confirmed' })
  expect(said()).toEqual([discarded, allowed(logout)])
})

test('what is saved while the question stands lets the supplier go', () => {
  const { actor, want, said } = start()
  actor.send(claiming(typedText))
  want(link)
  actor.send(claiming())
  expect(said()).toEqual([allowed(link)])
})

test('who stays goes nowhere, also when everything is saved later', () => {
  const { actor, want, said } = start()
  actor.send(claiming(typedText))
  want(link)
  actor.send({ type: 'leaving.dismissed' })
  actor.send(claiming())
  expect(said()).toEqual([])
})

test('the last place that was wanted is the one to go to', () => {
  const { actor, want, said } = start()
  actor.send(claiming(typedText))
  want(link)
  want(logout)
  actor.send({ type: 'leaving.confirmed' })
  expect(said().at(-1)).toEqual(allowed(logout))
})

test('signing out waits for everything on its way, and asks nothing while that is quick', () => {
  const { actor, clock, want, said, asked } = start()
  actor.send(claiming(panelWrite, screenWrite))
  want(logout)
  clock.increment(499)
  actor.send(claiming(panelWrite))
  expect([asked(), said()]).toEqual([null, []])
  actor.send(claiming())
  expect(said()).toEqual([allowed(logout)])
})

test('a link waits for what the screen sends, and for nothing else', () => {
  const { actor, want, said } = start()
  actor.send(claiming(panelWrite))
  want(link)
  expect(said()).toEqual([allowed(link)])
  actor.send(claiming(screenWrite))
  want(link)
  expect(said()).toHaveLength(1)
})

test('who waits long is told what for, and leaves by themselves once it has arrived', () => {
  const { actor, clock, want, said, asked } = start()
  actor.send(claiming(screenWrite))
  want(link)
  clock.increment(500)
  expect(asked()).toBe('pageWrites')
  actor.send(claiming())
  expect([asked(), said()]).toEqual([null, [allowed(link)]])
})

test('who does not want to wait leaves at once, and who would rather stay stays', () => {
  const { actor, clock, want, said, asked } = start()
  actor.send(claiming(panelWrite))
  want(logout)
  clock.increment(500)
  actor.send({ type: 'leaving.dismissed' })
  expect([asked(), said()]).toEqual([null, []])
  want(logout)
  clock.increment(500)
  expect(asked()).toBe('writes')
  actor.send({ type: 'leaving.confirmed' })
  expect(said()).toEqual([discarded, allowed(logout)])
})

test.each([
  ['before its claim ends', [{ type: 'write.failed' } as const, claiming()]],
  ['after its claim has ended', [claiming(), { type: 'write.failed' } as const]],
])('a change that fails keeps the supplier here, told %s', (_, events) => {
  const { actor, want, said, asked } = start()
  actor.send(claiming(panelWrite))
  want(logout)
  for (const event of events) actor.send(event)
  expect([asked(), said()]).toEqual([null, []])
})

test('who throws away what was typed still waits for what is on its way', () => {
  const { actor, want, said, asked } = start()
  actor.send(claiming(typedText, panelWrite))
  want(logout)
  actor.send({ type: 'leaving.confirmed' })
  expect(said()).toEqual([discarded])
  actor.send(claiming(panelWrite))
  actor.send(claiming())
  expect([asked(), said().at(-1)]).toEqual([null, allowed(logout)])
})

test('who goes on typing while they wait stays', () => {
  const { actor, want, said } = start()
  actor.send(claiming(screenWrite))
  want(link)
  actor.send(claiming(screenWrite, typedText))
  actor.send(claiming(typedText))
  expect(said()).toEqual([])
})

test('a tab that cannot be guarded is noted', () => {
  const { actor, said } = start(() => {
    throw new Error('no such event')
  })
  actor.send(claiming(typedText))
  expect(said()).toEqual([{ type: 'fault.noted', code: 'closing not guarded' }])
})
