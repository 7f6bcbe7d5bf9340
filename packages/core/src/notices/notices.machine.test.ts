import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Happening, lifeOf, runsOut } from '../../testing/life.ts'
import { messagesOf } from '../kernel/message.ts'
import { dismissedStays, noticeStays } from './notices.domain.ts'
import { type NoticesEvent, noticesMachine } from './notices.machine.ts'
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

const notices = lifeOf(noticesMachine, undefined as never)
const raised = (text: string, action?: 'signInAgain'): NoticesEvent => ({
  type: 'notice.raised',
  variant: 'warning',
  messages: [{ text }],
  ...(action && { action }),
})
const entered: NoticesEvent = { type: 'region.entered' }
const left: NoticesEvent = { type: 'region.left' }
const dismissed: NoticesEvent = { type: 'notice.dismissed', id: 1 }
const notice = (isOpen: boolean) => ({ context: { notices: [{ id: 1, isOpen }] } })
const nothing = { context: { notices: [] } }

type Story = readonly (NoticesEvent | Happening)[]

test.each<[string, Story, object]>([
  ['a notice that closed by itself is forgotten', [raised('x'), runsOut('expiry-1'), runsOut('outlived-1')], nothing],
  ['until one looks away', [raised('x'), entered, left, runsOut('expiry-1')], { state: 'passing', ...notice(false) }],
  ['a notice closes when it is dismissed', [raised('x'), entered, dismissed], { state: 'passing', ...notice(false) }],
  [
    'an offer that stands already is not made twice',
    [raised('x', 'signInAgain'), raised('x', 'signInAgain')],
    { context: { notices: [{ id: 1 }] } },
  ],
  ['who signs out takes all of them along', [raised('x'), { type: 'session.ended' }], nothing],
])('a notice: %s', async (_, story, lived) => expect(await notices(...story)).toMatchObject(lived))

test('what is closed already does not wait to be forgotten twice', async () => {
  expect((await notices(raised('x'), dismissed)).timers).toEqual(['outlived-1'])
  expect((await notices(raised('x'), dismissed, { type: 'notice.expired', id: 1 })).timers).toEqual([])
})

test.each<[string, Story, string]>([
  ['what is looked at', [raised('x'), entered], 'expiry-1'],
  ['what was dismissed', [raised('x'), dismissed], 'expiry-1'],
  ['what went with its owner', [raised('x'), { type: 'session.ended' }], 'expiry-1'],
])('%s does not close by itself', async (_, story, timer) => {
  await expect(notices(...story, runsOut(timer))).rejects.toThrow('ticks now')
})
