import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import { type Change, noChanges, type Outcome, withChange } from './changes.domain.ts'
import type { NotificationPage } from './notifications.domain.ts'
import { countAfter, eventsOf, isSuperseded, mayHaveChanged, outcomeOf, settled } from './outcome.domain.ts'

const read: Change = { kind: 'read', id: '1', isNew: true }
const remove: Change = { kind: 'remove', id: '1' }
const clear: Change = { kind: 'clear' }
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })
const broken: Failure = { kind: 'serverBroken', status: 500, texts: [], retryAfter: null }

test.each<[string, Change, Failure | null, Outcome['became'], boolean]>([
  ['a success', remove, null, 'done', false],
  ['deleting a missing notification', remove, refused(404), 'done', false],
  ['reading a missing notification', read, refused(404), 'gone', false],
  ['a clearing that gets 404', clear, refused(404), 'refused', true],
  ['a refusal', remove, refused(422), 'refused', true],
  ['a rejected token', remove, { kind: 'unauthorized', texts: [] }, 'refused', true],
  ['a server error after the change was sent', remove, broken, 'unclear', true],
  ['a timeout', read, { kind: 'timedOut' }, 'unclear', true],
])('%s', (_, change, failure, became, isTold) => {
  const outcome = outcomeOf({ change, failure })
  expect([outcome.became, outcome.failure]).toEqual([became, isTold ? failure : null])
  expect(mayHaveChanged([outcome])).toBe(became !== 'refused')
})

const outcome = (change: Change, became: Outcome['became'], failure: Failure | null = null): Outcome => ({
  change,
  became,
  failure,
})

test.each<[Outcome, readonly string[]]>([
  [outcome(remove, 'done'), ['1']],
  [outcome(read, 'gone'), ['1']],
  [outcome(read, 'done'), []],
  [outcome(remove, 'refused'), []],
  [outcome(remove, 'unclear'), []],
  [outcome(clear, 'done'), []],
])('after %j the change is not pending, and %j stay hidden', (end, deleted) => {
  const changes = settled(withChange(noChanges, end.change), end)
  expect([changes.pending, [...changes.deleted]]).toEqual([[], deleted])
})

test.each<[number | null, Outcome, number | null]>([
  [3, outcome(read, 'done'), 2],
  [3, outcome(read, 'gone'), 2],
  [3, outcome(remove, 'done'), 3],
  [0, outcome(read, 'done'), 0],
  [3, outcome(clear, 'done'), 0],
  [3, outcome(read, 'unclear'), 3],
  [3, outcome(clear, 'superseded'), 3],
  [null, outcome(clear, 'done'), null],
])('with %j unread, %j leaves %j', (count, end, left) => {
  expect(countAfter(count, end)).toBe(left)
})

test.each<[Outcome, readonly string[]]>([
  [outcome(read, 'done'), []],
  [outcome(remove, 'done'), ['success.reported']],
  [outcome(clear, 'done'), ['success.reported']],
  [outcome(remove, 'unclear', broken), ['failure.reported', 'write.failed']],
  [outcome(read, 'gone'), []],
  [outcome(clear, 'superseded'), ['warning.reported', 'write.failed']],
])('the outcome %j sends the events %j', (end, events) => {
  expect(eventsOf(end).map(({ type }) => type)).toEqual(events)
})

test.each<[string, readonly string[] | undefined, readonly string[], boolean]>([
  ['the newest notification is known', ['2', '1'], ['2', '1'], false],
  ['a known notification was deleted since', ['2', '1'], ['1'], false],
  ['a newer notification arrived', ['2', '1'], ['3', '2'], true],
  ['the list is empty', ['2'], [], false],
  ['the newest notification was not known', [], ['3'], false],
  ['the known notifications were not recorded', undefined, ['3'], false],
])('a clearing is superseded: %s', (_, known, ids, isIt) => {
  const page = { rows: ids.map((id) => ({ id })) } as unknown as NotificationPage
  expect(isSuperseded({ kind: 'clear', ...(known && { known }) }, page)).toBe(isIt)
})
