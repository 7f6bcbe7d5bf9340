import { expect, test } from 'vitest'
import type { Failure } from '../../kernel/failure.ts'
import { retryPauseOf } from './reading.domain.ts'

const broken = (status: number, retryAfter: number | null): Failure => ({
  kind: 'serverBroken',
  status,
  texts: [],
  retryAfter,
})

test.each<[Failure, number | null]>([
  [broken(503, 2), 2000],
  [broken(503, 30), 30_000],
  [broken(503, null), null],
  [broken(500, 2), null],
  [{ kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 2 }, 2000],
  [broken(503, 121), null],
  [{ kind: 'unreachable' }, null],
  [{ kind: 'timedOut' }, null],
])('after %j the request is repeated in %s ms', (failure, pause) => {
  expect(retryPauseOf(failure)).toBe(pause)
})
