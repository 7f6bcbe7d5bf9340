import { expect, test } from 'vitest'
import {
  busyWaitOf,
  type Failure,
  fieldTextsOf,
  growingPause,
  isUnclear,
  mayBeCreated,
  PortError,
  retryAfterOf,
  textsOf,
  toFailure,
  whyNotShown,
} from './failure.ts'
import { messagesOf } from './message.ts'
import type { MessageKey } from './message-keys.ts'

const texts = [{ text: 'Код хибний' }, { text: 'Спробуйте ще' }]
const refused: Failure = { kind: 'refused', status: 422, texts, fields: { code: texts }, retryAfter: 30 }
const broken: Failure = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 5 }
const unauthorized: Failure = { kind: 'unauthorized', texts }

test.each<[Failure, boolean]>([
  [refused, false],
  [unauthorized, false],
  [broken, true],
  [{ kind: 'unreachable' }, true],
  [{ kind: 'timedOut' }, true],
  [{ kind: 'unexpected' }, true],
])('after %o a write may have been carried out: %s', (failure, answer) => {
  expect(isUnclear(failure)).toBe(answer)
})

test.each<[Failure, boolean]>([
  [refused, false],
  [{ ...refused, fields: { client_key: texts } }, true],
  [unauthorized, false],
  [{ kind: 'timedOut' }, true],
])('after %o a record may have been created: %s', (failure, answer) => {
  expect(mayBeCreated(failure)).toBe(answer)
})

test('only a PortError is a known failure; any other error is unexpected', () => {
  expect(toFailure(new PortError(refused))).toEqual(refused)
  for (const error of [new Error('bug'), 'text', null, undefined, { failure: refused }]) {
    expect(toFailure(error)).toEqual({ kind: 'unexpected' })
  }
})

test.each<[Failure, MessageKey]>([
  [{ kind: 'unreachable' }, 'failure.unreachable'],
  [{ kind: 'timedOut' }, 'failure.timedOut'],
  [broken, 'failure.serverBroken'],
  [{ kind: 'unexpected' }, 'failure.unexpected'],
  [{ ...refused, texts: [] }, 'failure.unexpected'],
  [{ ...unauthorized, texts: [] }, 'failure.unauthorized'],
])('without a text from the server, %o has its own message: %s', (failure, key) => {
  expect(messagesOf(failure)).toEqual([{ key }])
  expect(messagesOf(failure, { key: 'session.required' })).toEqual([{ key: 'session.required' }])
})

test('texts from the server are shown unchanged', () => {
  expect([messagesOf(refused), messagesOf(unauthorized)]).toEqual([texts, texts])
  expect(messagesOf({ ...broken, texts })).toEqual(texts)
})

test('every part of a failure can be read, whatever its kind', () => {
  expect([textsOf(refused), fieldTextsOf(refused), retryAfterOf(refused)]).toEqual([texts, { code: texts }, 30])
  expect([textsOf(broken), fieldTextsOf(broken), retryAfterOf(broken)]).toEqual([[], {}, 5])
  const unreachable: Failure = { kind: 'unreachable' }
  expect([textsOf(unreachable), fieldTextsOf(unreachable), retryAfterOf(unreachable)]).toEqual([[], {}, null])
})

test.each([
  [{ ...refused, status: 403 }, 'notAllowed'],
  [{ ...refused, status: 404 }, 'notOffered'],
  [{ ...refused, status: 405 }, 'notOffered'],
  [{ ...refused, status: 422 }, 'failed'],
  [{ kind: 'serverBroken', status: 501, texts: [], retryAfter: null }, 'notOffered'],
  [{ kind: 'serverBroken', status: 503, texts: [], retryAfter: null }, 'failed'],
  [{ kind: 'unreachable' }, 'failed'],
] as const)('%o is shown as %s', (failure, state) => {
  expect(whyNotShown(failure)).toBe(state)
})

test.each<readonly [Failure, number | null]>([
  [broken, 5000],
  [{ ...broken, retryAfter: null }, null],
  [{ ...broken, status: 500 }, null],
  [refused, null],
  [{ ...refused, status: 429 }, 30_000],
  [{ kind: 'unreachable' }, null],
])('%j asks for a wait of %j ms', (failure, wait) => {
  expect(busyWaitOf(failure)).toBe(wait)
})

test('pauses grow from the first one to a minute, and are shortened by up to a quarter', () => {
  expect([0, 1, 3, 9, 9999].map((tries) => growingPause(5000, tries, 0))).toEqual([
    5000, 10_000, 40_000, 60_000, 60_000,
  ])
  expect([0.5, 1].map((jitter) => growingPause(5000, 1, jitter))).toEqual([8750, 7500])
})
