import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { actorLogOf, type Happening, runsOut } from '../../testing/actor-log.ts'
import { messagesOf } from '../kernel/message.ts'
import { dismissedStays, leadingStays, toastStays } from './toasts.domain.ts'
import { type ToastsEvent, toastsMachine } from './toasts.machine.ts'
import { selectOpenToasts } from './toasts.selectors.ts'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(toastsMachine, { clock }).start()
  return {
    clock,
    actor,
    say: (...texts: string[]) =>
      actor.send({ type: 'toast.added', variant: 'destructive', messages: texts.map((text) => ({ text })) }),
    open: () =>
      selectOpenToasts(actor.getSnapshot()).map(({ message }) => ('text' in message ? message.text : message.key)),
    queued: () => actor.getSnapshot().context.toasts.length,
    timers: () => Object.keys(actor.system.getSnapshot()._scheduledEvents).length,
  }
}

test('each toast stays open for five seconds', () => {
  const { clock, say, open } = start()
  say('First')
  clock.increment(3000)
  say('Second')
  clock.increment(1999)
  expect(open()).toEqual(['First', 'Second'])
  clock.increment(1)
  expect(open()).toEqual(['Second'])
  clock.increment(3000)
  expect(open()).toEqual([])
})

test('a toast that leads somewhere stays open longer', () => {
  const { actor, clock, open } = start()
  const way = { label: 'open', location: { to: 'orders' } } as const
  actor.send({ type: 'toast.added', variant: 'successful', messages: [{ text: 'Copied' }], way })
  clock.increment(toastStays + 1)
  expect(open()).toEqual(['Copied'])
  clock.increment(leadingStays)
  expect(open()).toEqual([])
})

test('no toast closes under the pointer; afterwards each gets five seconds again', () => {
  const { actor, clock, say, open } = start()
  say('First')
  clock.increment(4999)
  actor.send({ type: 'region.entered' })
  say('Second')
  clock.increment(60_000)
  expect(open()).toEqual(['First', 'Second'])
  actor.send({ type: 'region.left' })
  clock.increment(4999)
  expect(open()).toEqual(['First', 'Second'])
  clock.increment(1)
  expect(open()).toEqual([])
})

test('a dismissed toast closes at once and leaves the queue after a million milliseconds', () => {
  const { actor, clock, say, open, queued } = start()
  say('First')
  actor.send({ type: 'toast.dismissed', id: 1 })
  expect([open(), queued()]).toEqual([[], 1])
  clock.increment(dismissedStays - 1)
  expect(queued()).toBe(1)
  clock.increment(1)
  expect(queued()).toBe(0)
})

test('a dismissed toast leaves the queue even while the pointer is over the others', () => {
  const { actor, clock, say, open, queued } = start()
  say('First', 'Second')
  actor.send({ type: 'region.entered' })
  actor.send({ type: 'toast.dismissed', id: 1 })
  clock.increment(dismissedStays)
  expect([open(), queued()]).toEqual([['Second'], 1])
})

test('dismissing the last toast under the pointer does not keep later ones open', () => {
  const { actor, clock, say, open } = start()
  say('First')
  actor.send({ type: 'region.entered' })
  actor.send({ type: 'toast.dismissed', id: 1 })
  say('Second')
  clock.increment(toastStays)
  expect(open()).toEqual([])
})

test('fifteen messages of one refusal become the newest twelve toasts', () => {
  const { actor, say, open } = start()
  const texts = Array.from({ length: 15 }, (_, index) => `Message ${index + 1}`)
  say(...texts)
  expect(open()).toEqual(texts.slice(3))
  expect(new Set(actor.getSnapshot().context.toasts.map(({ id }) => id)).size).toBe(12)
})

test('a failure without a text shows the message of its kind', () => {
  const { actor, open } = start()
  actor.send({ type: 'toast.added', variant: 'destructive', messages: messagesOf({ kind: 'unreachable' }) })
  expect(open()).toEqual(['failure.unreachable'])
})

test('removed toasts cancel their timers', () => {
  const { actor, say, timers } = start()
  const hundred = Array.from({ length: 100 }, (_, index) => `Message ${index}`)
  for (const text of hundred) say(text)
  expect(timers()).toBe(12)
  for (const { id } of actor.getSnapshot().context.toasts) actor.send({ type: 'toast.dismissed', id })
  for (const text of hundred) say(text)
  expect(timers()).toBe(12)
})

test('the end of a session removes all toasts and timers', () => {
  const { actor, say, open, queued, timers } = start()
  say('First', 'Second')
  actor.send({ type: 'toast.dismissed', id: 1 })
  actor.send({ type: 'toast.dismissed', id: 1 })
  actor.send({ type: 'session.ended' })
  expect([open(), queued(), timers()]).toEqual([[], 0, 0])
})

test('a loading toast stays until it is dismissed', () => {
  const { actor, clock, open } = start()
  actor.send({ type: 'toast.added', variant: 'loading', messages: [{ text: 'Uploading' }] })
  clock.increment(60_000)
  expect(open()).toEqual(['Uploading'])
})

const toasts = actorLogOf(toastsMachine, undefined as never)
const raised = (text: string, action?: 'signInAgain'): ToastsEvent => ({
  type: 'toast.added',
  variant: 'warning',
  messages: [{ text }],
  ...(action && { action }),
})
const entered: ToastsEvent = { type: 'region.entered' }
const left: ToastsEvent = { type: 'region.left' }
const dismissed: ToastsEvent = { type: 'toast.dismissed', id: 1 }
const toast = (isOpen: boolean) => ({ context: { toasts: [{ id: 1, isOpen }] } })
const nothing = { context: { toasts: [] } }

type Scenario = readonly (ToastsEvent | Happening)[]

test.each<[string, Scenario, object]>([
  ['it is removed after it closed by itself', [raised('x'), runsOut('expiry-1'), runsOut('outlived-1')], nothing],
  [
    'it closes after the pointer has left',
    [raised('x'), entered, left, runsOut('expiry-1')],
    { state: 'passing', ...toast(false) },
  ],
  ['it closes when it is dismissed', [raised('x'), entered, dismissed], { state: 'passing', ...toast(false) }],
  [
    'an offer that is already open is not added twice',
    [raised('x', 'signInAgain'), raised('x', 'signInAgain')],
    { context: { toasts: [{ id: 1 }] } },
  ],
  ['a sign-out removes all toasts', [raised('x'), { type: 'session.ended' }], nothing],
])('a toast: %s', async (_, scenario, lived) => expect(await toasts(...scenario)).toMatchObject(lived))

test('a closed toast is removed by one timer only', async () => {
  expect((await toasts(raised('x'), dismissed)).timers).toEqual(['outlived-1'])
  expect((await toasts(raised('x'), dismissed, { type: 'toast.expired', id: 1 })).timers).toEqual([])
})

test.each<[string, Scenario, string]>([
  ['a toast under the pointer', [raised('x'), entered], 'expiry-1'],
  ['a dismissed toast', [raised('x'), dismissed], 'expiry-1'],
  ['a toast removed with its session', [raised('x'), { type: 'session.ended' }], 'expiry-1'],
])('%s does not close by itself', async (_, scenario, timer) => {
  await expect(toasts(...scenario, runsOut(timer))).rejects.toThrow('ticks now')
})
