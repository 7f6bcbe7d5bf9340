import { expect, test } from 'vitest'
import { isFinal, isOfMessage, orderBehind, pauseAfter, queued, sending } from './outbox.domain.ts'

test.each([
  [1, 2000],
  [2, 4000],
  [3, 8000],
  [4, 15_000],
  [40, 15_000],
])('after %d attempts the next one comes in %d ms', (tries, pause) => {
  expect(pauseAfter(tries)).toBe(pause)
})

const refused = (status: number) => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null }) as const

test.each([
  [refused(403), true],
  [refused(413), true],
  [refused(422), true],
  [refused(429), false],
  [{ kind: 'unauthorized', texts: [] } as const, false],
  [{ kind: 'serverBroken', status: 500, texts: [], retryAfter: null } as const, false],
  [{ kind: 'unreachable' } as const, false],
  [{ kind: 'timedOut' } as const, false],
])('%j refuses the message for good: %s', (failure, isRefused) => {
  expect(isFinal(failure)).toBe(isRefused)
})

test.each([
  [{ kind: 'serverBroken', status: 500, texts: [], retryAfter: null } as const, true],
  [{ kind: 'serverBroken', status: 502, texts: [], retryAfter: null } as const, false],
  [{ kind: 'serverBroken', status: 503, texts: [], retryAfter: null } as const, false],
  [{ kind: 'serverBroken', status: 504, texts: [], retryAfter: null } as const, false],
  [{ kind: 'unreachable' } as const, false],
  [refused(422), false],
])('%j is about this message alone: %s', (failure, isOfIt) => {
  expect(isOfMessage(failure)).toBe(isOfIt)
})

const message = (key: string, order: number) => queued({ room: '7', key, text: key, attachments: [] }, order)

test('a message stands behind the others, also when the clock was set back', () => {
  expect([orderBehind([], 9), orderBehind([message('a', 5)], 9), orderBehind([message('a', 12)], 9)]).toEqual([
    9, 9, 13,
  ])
})

test('a message that was being sent when its tab ended may have arrived', () => {
  const first = sending([message('a', 1)], 'a')
  expect([first, sending(first, 'a')].map(([item]) => item?.mayHaveArrived)).toEqual([false, true])
})
