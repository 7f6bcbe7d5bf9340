import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { claiming, panelWrite, screenWrite, typedText } from '../../testing/claims.ts'
import type { LeaveRequest } from '../kernel/app-ref.ts'
import { listenerOf } from '../kernel/port.ts'
import { leaveGuardMachine } from './leave-guard.machine.ts'
import type { LeaveGuardPort } from './leave-guard.port.ts'
import { selectLeaveGuard } from './leave-guard.selectors.ts'

const start = (guard?: LeaveGuardPort['guardClosing']) => {
  const clock = new SimulatedClock()
  const app = { send: vi.fn() }
  const stopped = vi.fn()
  const guardClosing: LeaveGuardPort['guardClosing'] = vi.fn(guard ?? (() => stopped))
  const machine = leaveGuardMachine.provide({ actors: { guardClosing: listenerOf(guardClosing) } })
  const actor = createActor(machine, { input: { app }, clock }).start()
  const want = (leaveRequest: LeaveRequest) => actor.send({ type: 'leave.requested', leaveRequest })
  const asked = () => selectLeaveGuard(actor.getSnapshot())
  const sent = () => {
    clock.increment(0)
    return app.send.mock.calls.map(([event]) => event)
  }
  return { clock, app, stopped, guardClosing, actor, want, asked, sent }
}

const link: LeaveRequest = { type: 'navigation.requested', location: { to: 'orders' }, replace: true }
const logout: LeaveRequest = { type: 'logout.chosen' }
const allowed = (leaveRequest: LeaveRequest) => ({ type: 'leave.allowed', leaveRequest })
const discarded = { type: 'edits.discarded' }

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

test('leaving is allowed at once when nothing would be lost', () => {
  const { want, sent } = start()
  want(link)
  want(logout)
  expect(sent()).toEqual([allowed(link), allowed(logout)])
})

test('leaving unsaved input asks for confirmation, and a link keeps the draft', () => {
  const { actor, want, sent, asked } = start()
  actor.send(claiming(typedText))
  want(link)
  expect([asked(), sent()]).toEqual(['page', []])
  actor.send({ type: 'leave.confirmed' })
  expect(sent()).toEqual([allowed(link)])
})

test('signing out discards unsaved input', () => {
  const { actor, want, sent } = start()
  actor.send(claiming(typedText))
  want(logout)
  actor.send({ type: 'leave.confirmed' })
  expect(sent()).toEqual([discarded, allowed(logout)])
})

test('saving while the dialog is open allows leaving', () => {
  const { actor, want, sent } = start()
  actor.send(claiming(typedText))
  want(link)
  actor.send(claiming())
  expect(sent()).toEqual([allowed(link)])
})

test('dismissing the dialog cancels leaving, even if the input is saved later', () => {
  const { actor, want, sent } = start()
  actor.send(claiming(typedText))
  want(link)
  actor.send({ type: 'leave.dismissed' })
  actor.send(claiming())
  expect(sent()).toEqual([])
})

test('the last requested destination wins', () => {
  const { actor, want, sent } = start()
  actor.send(claiming(typedText))
  want(link)
  want(logout)
  actor.send({ type: 'leave.confirmed' })
  expect(sent().at(-1)).toEqual(allowed(logout))
})

test('signing out waits for all writes, without a dialog while they are quick', () => {
  const { actor, clock, want, sent, asked } = start()
  actor.send(claiming(panelWrite, screenWrite))
  want(logout)
  clock.increment(499)
  actor.send(claiming(panelWrite))
  expect([asked(), sent()]).toEqual([null, []])
  actor.send(claiming())
  expect(sent()).toEqual([allowed(logout)])
})

test('a link waits for writes of the screen only', () => {
  const { actor, want, sent } = start()
  actor.send(claiming(panelWrite))
  want(link)
  expect(sent()).toEqual([allowed(link)])
  actor.send(claiming(screenWrite))
  want(link)
  expect(sent()).toHaveLength(1)
})

test('a long wait shows a dialog, and leaving follows once the write ends', () => {
  const { actor, clock, want, sent, asked } = start()
  actor.send(claiming(screenWrite))
  want(link)
  clock.increment(500)
  expect(asked()).toBe('pageWrites')
  actor.send(claiming())
  expect([asked(), sent()]).toEqual([null, [allowed(link)]])
})

test('the dialog of a long wait can be confirmed to leave at once, or dismissed to stay', () => {
  const { actor, clock, want, sent, asked } = start()
  actor.send(claiming(panelWrite))
  want(logout)
  clock.increment(500)
  actor.send({ type: 'leave.dismissed' })
  expect([asked(), sent()]).toEqual([null, []])
  want(logout)
  clock.increment(500)
  expect(asked()).toBe('writes')
  actor.send({ type: 'leave.confirmed' })
  expect(sent()).toEqual([discarded, allowed(logout)])
})

test.each([
  ['before its claim ends', [{ type: 'write.failed' } as const, claiming()]],
  ['after its claim has ended', [claiming(), { type: 'write.failed' } as const]],
])('a failed write cancels leaving, reported %s', (_, events) => {
  const { actor, want, sent, asked } = start()
  actor.send(claiming(panelWrite))
  want(logout)
  for (const event of events) actor.send(event)
  expect([asked(), sent()]).toEqual([null, []])
})

test('signing out discards unsaved input and still waits for writes', () => {
  const { actor, want, sent, asked } = start()
  actor.send(claiming(typedText, panelWrite))
  want(logout)
  actor.send({ type: 'leave.confirmed' })
  expect(sent()).toEqual([discarded])
  actor.send(claiming(panelWrite))
  actor.send(claiming())
  expect([asked(), sent().at(-1)]).toEqual([null, allowed(logout)])
})

test('typing while waiting cancels leaving', () => {
  const { actor, want, sent } = start()
  actor.send(claiming(screenWrite))
  want(link)
  actor.send(claiming(screenWrite, typedText))
  actor.send(claiming(typedText))
  expect(sent()).toEqual([])
})

test('a failed tab guard is logged', () => {
  const { actor, sent } = start(() => {
    throw new Error('no such event')
  })
  actor.send(claiming(typedText))
  expect(sent()).toEqual([{ type: 'fault.logged', code: 'closing not guarded' }])
})
