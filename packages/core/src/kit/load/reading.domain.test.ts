import { expect, test } from 'vitest'
import type { Failure } from '../../kernel/failure.ts'
import { mayAskAgain, pauseAfter } from './reading.domain.ts'

const broken = (status: number, retryAfter: number | null): Failure => ({
  kind: 'serverBroken',
  status,
  texts: [],
  retryAfter,
})

test.each<[Failure, boolean, number]>([
  [broken(503, 2), true, 2000],
  [broken(503, 120), true, 120_000],
  [broken(503, null), false, 0],
  [broken(500, 2), false, 2000],
  [{ kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 2 }, false, 2000],
  [{ kind: 'unreachable' }, false, 0],
  [{ kind: 'timedOut' }, false, 0],
])('after %j it is asked again: %s', (failure, isAsked, pause) => {
  expect([mayAskAgain(failure), pauseAfter(failure)]).toEqual([isAsked, pause])
})
