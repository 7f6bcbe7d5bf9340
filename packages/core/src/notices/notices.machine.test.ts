import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { messagesOf } from '../kernel/message.ts'
import { dismissedStays, noticeStays } from './notices.domain.ts'
import { noticesMachine } from './notices.machine.ts'
import { selectOpenNotices } from './notices.selectors.ts'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(noticesMachine, { clock }).start()
  return {
    clock,
    actor,
    say: (...texts: string[]) =>
      actor.send({ type: 'notice.raised', variant: 'destructive', messages: texts.map((text) => ({ text })) }),
    open: () =>
      selectOpenNotices(actor.getSnapshot()).map(({ message }) => ('text' in message ? message.text : message.key)),
    queued: () => actor.getSnapshot().context.notices.length,
    timers: () => Object.keys(actor.system.getSnapshot()._scheduledEvents).length,
  }
}

test('a notice stays for five seconds, and a later one for five of its own', () => {
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

test('while someone looks at the notices none goes away; afterwards each has its five seconds again', () => {
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

test('a dismissed notice is closed at once and leaves the queue after a million milliseconds', () => {
  const { actor, clock, say, open, queued } = start()
  say('First')
  actor.send({ type: 'notice.dismissed', id: 1 })
  expect([open(), queued()]).toEqual([[], 1])
  clock.increment(dismissedStays - 1)
  expect(queued()).toBe(1)
  clock.increment(1)
  expect(queued()).toBe(0)
})

test('the long wait of a dismissed notice goes on while someone looks at the others', () => {
  const { actor, clock, say, open, queued } = start()
  say('First', 'Second')
  actor.send({ type: 'region.entered' })
  actor.send({ type: 'notice.dismissed', id: 1 })
  clock.increment(dismissedStays)
  expect([open(), queued()]).toEqual([['Second'], 1])
})

test('dismissing the last notice under the pointer does not keep later ones for ever', () => {
  const { actor, clock, say, open } = start()
  say('First')
  actor.send({ type: 'region.entered' })
  actor.send({ type: 'notice.dismissed', id: 1 })
  say('Second')
  clock.increment(noticeStays)
  expect(open()).toEqual([])
})

test('fifteen messages of one refusal become the newest twelve notices', () => {
  const { actor, say, open } = start()
  const texts = Array.from({ length: 15 }, (_, index) => `Message ${index + 1}`)
  say(...texts)
  expect(open()).toEqual(texts.slice(3))
  expect(new Set(actor.getSnapshot().context.notices.map(({ id }) => id)).size).toBe(12)
})

test('a failure without words says what happened', () => {
  const { actor, open } = start()
  actor.send({ type: 'notice.raised', variant: 'destructive', messages: messagesOf({ kind: 'unreachable' }) })
  expect(open()).toEqual(['failure.unreachable'])
})

test('notices pushed out take their timers along', () => {
  const { actor, say, timers } = start()
  const hundred = Array.from({ length: 100 }, (_, index) => `Message ${index}`)
  for (const text of hundred) say(text)
  expect(timers()).toBe(12)
  for (const { id } of actor.getSnapshot().context.notices) actor.send({ type: 'notice.dismissed', id })
  for (const text of hundred) say(text)
  expect(timers()).toBe(12)
})

test('the end of a session clears the notices with all their timers', () => {
  const { actor, say, open, queued, timers } = start()
  say('First', 'Second')
  actor.send({ type: 'notice.dismissed', id: 1 })
  actor.send({ type: 'notice.dismissed', id: 1 })
  actor.send({ type: 'session.ended' })
  expect([open(), queued(), timers()]).toEqual([[], 0, 0])
})

test('a notice that is loading stays until it is dismissed', () => {
  const { actor, clock, open } = start()
  actor.send({ type: 'notice.raised', variant: 'loading', messages: [{ text: 'Uploading' }] })
  clock.increment(60_000)
  expect(open()).toEqual(['Uploading'])
})
