import { expect, test } from 'vitest'
import { isFinal, pauseAfter } from './outbox.domain.ts'

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
