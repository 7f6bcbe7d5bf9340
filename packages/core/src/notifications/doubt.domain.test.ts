import { expect, test } from 'vitest'
import { asksAnew, doubtAfter, isUnresolved, newestPage, outdatesAnswers, withoutTwins } from './doubt.domain.ts'
import { feedFrom, grown } from './feed.domain.ts'
import type { Notification, NotificationPage } from './notifications.domain.ts'
import { type Change, emptyOutbox, type Outcome } from './outbox.domain.ts'
import type { Overlaid } from './overlay.domain.ts'

const read = (id: string): Change => ({ kind: 'read', id })
const remove = (id: string): Change => ({ kind: 'remove', id })
const readAll: Change = { kind: 'readAll' }
const clear: Change = { kind: 'clear' }

const pageOf = (page: number, ids: string): NotificationPage => ({
  rows: [...ids].map((id) => ({ id, isRead: false }) as Notification),
  page,
  total: null,
  lastPage: 9,
  pageSize: 2,
})
const gone = new Set<string>()
const overlaid: Overlaid = {
  only: null,
  pageSize: 2,
  feed: grown(feedFrom(null, pageOf(1, 'ab'), gone, 5), pageOf(2, 'cd'), gone),
  outbox: emptyOutbox,
  arrived: null,
}

const calm = { anew: false, outdated: false, doubt: null }

test.each<[Outcome | null, { anew: boolean; outdated: boolean; doubt: object | null }]>([
  [null, calm],
  [{ change: read('a'), became: 'done' }, calm],
  [{ change: remove('a'), became: 'refused' }, calm],
  [
    { change: remove('a'), became: 'unclear' },
    { ...calm, doubt: { page: 1, about: 'a' } },
  ],
  [
    { change: read('c'), became: 'unclear' },
    { ...calm, doubt: { page: 2, about: 'c' } },
  ],
  [{ change: read('x'), became: 'unclear' }, calm],
  [
    { change: readAll, became: 'done' },
    { ...calm, outdated: true, doubt: newestPage },
  ],
  [{ change: readAll, became: 'refused' }, calm],
  [
    { change: readAll, became: 'unclear' },
    { ...calm, anew: true },
  ],
  [
    { change: clear, became: 'done' },
    { ...calm, anew: true },
  ],
  [
    { change: clear, became: 'unclear' },
    { ...calm, anew: true },
  ],
  [
    { change: clear, became: 'refused' },
    { ...calm, doubt: newestPage },
  ],
  [{ change: read('a'), became: 'gone' }, calm],
])('after %j the server is asked as much as needed', (outcome, { anew, outdated, doubt }) => {
  expect([asksAnew(outcome), outdatesAnswers(outcome), doubtAfter(overlaid, outcome)]).toEqual([anew, outdated, doubt])
})

test('before anything was read, nothing is in doubt', () => {
  expect(doubtAfter({ ...overlaid, feed: null }, { change: remove('a'), became: 'unclear' })).toBeNull()
})

test('a row is looked for behind what has come since', () => {
  const arrived = pageOf(1, 'xa')
  expect(doubtAfter({ ...overlaid, arrived }, { change: remove('b'), became: 'unclear' })).toEqual({
    page: 2,
    about: 'b',
  })
})

test.each<[number, string, string | null, boolean]>([
  [1, 'ab', 'a', false],
  [1, 'bc', 'a', false],
  [1, 'ac', 'b', false],
  [1, 'xa', 'b', true],
  [2, 'bc', 'd', true],
  [2, 'xy', 'c', true],
  [2, 'bd', 'c', false],
  [1, 'xy', null, false],
  [1, 'xy', 'z', false],
])('page %i with %s leaves %s unresolved: %s', (page, ids, about, unresolved) => {
  expect(isUnresolved(overlaid, pageOf(page, ids), about)).toBe(unresolved)
})

test('without a list nothing is unresolved', () => {
  expect(isUnresolved({ ...overlaid, feed: null }, pageOf(1, 'ab'), 'a')).toBe(false)
})

test('a doubt is looked into once, about each row on its own', () => {
  const about = { page: 1, about: 'a' }
  expect(withoutTwins([newestPage, about, newestPage, about])).toEqual([newestPage, about])
})
