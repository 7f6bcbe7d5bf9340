import { expect, test } from 'vitest'
import { type Happening, lifeOf, runsOut } from '../../testing/life.ts'
import { type NoticesEvent, noticesMachine } from './notices.machine.ts'

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
  ['it stands', [raised('x')], { state: 'passing', ...notice(true) }],
  ['and closes by itself', [raised('x'), runsOut('expiry-1')], notice(false)],
  ['or when it is dismissed', [raised('x'), dismissed], notice(false)],
  ['then it is gone', [raised('x'), dismissed, runsOut('outlived-1')], nothing],
  ['so is one that closed by itself', [raised('x'), runsOut('expiry-1'), runsOut('outlived-1')], nothing],
  ['what is looked at stays', [raised('x'), entered], { state: 'held', ...notice(true) }],
  ['until one looks away', [raised('x'), entered, left, runsOut('expiry-1')], { state: 'passing', ...notice(false) }],
  ['or it is dismissed', [raised('x'), entered, dismissed], { state: 'passing', ...notice(false) }],
  [
    'what comes meanwhile stands there too',
    [raised('x'), entered, raised('y')],
    { state: 'held', context: { notices: [{ id: 1 }, { id: 2 }] } },
  ],
  [
    'an offer that stands already is not made twice',
    [raised('x', 'signInAgain'), raised('x', 'signInAgain')],
    { context: { notices: [{ id: 1 }] } },
  ],
  [
    'nor while it is looked at',
    [raised('x', 'signInAgain'), entered, raised('x', 'signInAgain')],
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
