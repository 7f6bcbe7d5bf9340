import { expect, test } from 'vitest'
import { expectFullCoverage, explore } from '../../testing/explore.ts'
import { mostNotices } from './notices.domain.ts'
import { type NoticesEvent, noticesMachine } from './notices.machine.ts'

const good = { type: 'notice.raised', variant: 'successful', messages: [{ text: 'Good' }] } as const
const expired = {
  type: 'notice.raised',
  variant: 'warning',
  messages: [{ key: 'session.expired' }],
  action: 'signInAgain',
} as const

const walk = explore(noticesMachine, {
  user: (snapshot): readonly NoticesEvent[] => [
    ...(snapshot.context.nextId > 3 ? [] : [good, expired]),
    ...snapshot.context.notices.map(({ id }) => ({ type: 'notice.dismissed', id }) as const),
    { type: 'notice.dismissed', id: 99 },
    { type: 'region.entered' },
    { type: 'region.left' },
    { type: 'session.ended' },
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('notices', walk.coverage)
})

test('a supplier can always get rid of every open notice', () => {
  expect(walk.trapsFor(({ context }) => context.notices.every(({ isOpen }) => !isOpen))).toEqual([])
})

test('the list is held only while there is something to look at', () => {
  const held = walk.pathsWhere(({ state }) => state.matches('held'))
  for (const { state } of held) expect(state.context.notices.filter(({ isOpen }) => isOpen)).not.toEqual([])
})

test('nothing expires while someone looks at the list', () => {
  const timers = walk.movesWhere(({ event }) => event === 'notice.expired')
  for (const { from } of timers) expect(from.value).toBe('passing')
})

test('a notice that asks for an act stands until it is answered, and stands once', () => {
  for (const { state } of walk.paths) {
    expect(state.context.notices.filter(({ action, isOpen }) => action !== null && isOpen).length).toBeLessThan(2)
  }
  const answered = walk.moves.filter(
    ({ from, to }) =>
      from.context.notices.some(({ action, isOpen }) => action !== null && isOpen) &&
      to.context.notices.every(({ action, isOpen }) => action === null || !isOpen),
  )
  expect(new Set(answered.map(({ event }) => event))).toEqual(new Set(['notice.dismissed', 'session.ended']))
})

test('nothing of an earlier session stays', () => {
  const endings = walk.movesWhere(({ event }) => event === 'session.ended')
  for (const { to } of endings) expect(to.context.notices).toEqual([])
})

test('there are never more than twelve', () => {
  const full = explore(noticesMachine, {
    user: ({ context: { nextId } }): readonly NoticesEvent[] =>
      nextId > 40
        ? []
        : [
            { type: 'notice.raised', variant: 'loading', messages: Array(7).fill({ text: 'Loading' }) },
            { type: 'region.entered' },
            { type: 'session.ended' },
          ],
  })
  expect(full.paths.length).toBeGreaterThan(3)
  for (const { state } of full.paths) expect(state.context.notices.length).toBeLessThanOrEqual(mostNotices)
})
