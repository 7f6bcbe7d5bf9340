import { expect, test } from 'vitest'
import { grown, lateAt, type PartOfDay, partOfDay } from './day.domain.ts'

test.each<[string, PartOfDay]>([
  ['2026-11-28T02:59:00Z', 'night'],
  ['2026-11-28T03:00:00Z', 'morning'],
  ['2026-11-28T09:00:00Z', 'day'],
  ['2026-11-28T15:00:00Z', 'evening'],
  ['2026-11-28T21:00:00Z', 'night'],
  // In summer Kyiv is three hours ahead.
  ['2026-08-23T14:00:00Z', 'evening'],
])('at %s it is %s in Kyiv', (at, part) => {
  expect(partOfDay(Date.parse(at))).toBe(part)
})

test('a course grows to the hour that the day has come to', () => {
  expect(grown([100, 0, 50, null, null])).toEqual([100, 100, 150])
  expect(grown([])).toEqual([])
})

test.each([
  [null, null],
  [{ count: 0, since: null }, null],
  [
    { count: 4, since: null },
    { count: 4, minutes: null },
  ],
  [
    { count: 4, since: '2026-11-28T10:00:00Z' },
    { count: 4, minutes: 90 },
  ],
  [
    { count: 1, since: '2026-11-28T12:00:00Z' },
    { count: 1, minutes: 0 },
  ],
])('of the late orders %j the page says %j', (overdue, late) => {
  expect(lateAt(overdue, Date.parse('2026-11-28T11:30:00Z'))).toEqual(late)
})
