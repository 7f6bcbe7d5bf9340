import { expect, test } from 'vitest'
import { hoursToday } from './work-hours.domain.ts'

const week = ['08:00–20:00', '08:00–20:00', '08:00–21:00', '08:00–20:00', '09:00–20:00', '09:00–18:00', null]
const open = (hours: string) => ({ note: { key: 'deliveries.openToday', values: { hours } } })
const closed = { note: { key: 'deliveries.closedToday' } }

test.each([
  ['on a Wednesday', '2026-08-26T09:00:00Z', open('08:00–21:00')],
  ['on a Friday', '2026-08-28T09:00:00Z', open('09:00–20:00')],
  ['on a day off', '2026-08-30T09:00:00Z', closed],
  ['a minute before midnight of a Sunday in summer', '2026-08-30T20:59:00Z', closed],
  ['at midnight between Sunday and Monday in summer', '2026-08-30T21:00:00Z', open('08:00–20:00')],
  ['a minute before midnight of a Saturday in winter', '2026-12-05T21:59:00Z', open('09:00–18:00')],
  ['at midnight between Saturday and Sunday in winter', '2026-12-05T22:00:00Z', closed],
  ['in the last hour of the Sunday of 25 hours', '2026-10-25T21:30:00Z', closed],
  ['in the first hour after it', '2026-10-25T22:00:00Z', open('08:00–20:00')],
])('%s, a branch shows the hours of that day in Kyiv', (_, moment, shown) => {
  expect(hoursToday(week, Date.parse(moment))).toEqual(shown)
})

test('without the hours of all seven days, a branch shows none', () => {
  expect(hoursToday(['08:00–20:00'], 0)).toEqual({})
})
