import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, isDay, kyivDayAt, roundTheClock, time, week } from './time-fields.domain.ts'

test.each([
  ['2026-08-23', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2026-12-31', true],
  // Days that do not exist.
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-08-00', false],
  ['2026-08-32', false],
  // Other ways to write a day.
  ['23.08.2026', false],
  ['2026-8-23', false],
  ['26-08-23', false],
  ['12026-08-23', false],
  ['2026-08-23T00:00', false],
  [' 2026-08-23', false],
  ['2026-08-23\n', false],
  ['', false],
])('%j is a calendar day: %s', (written, is) => expect(isDay(written)).toBe(is))

test('every day of the calendar is one, and no other text of its form', () => {
  const number = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), number, number, (year, month, dayOfMonth) => {
      const last = new Date(0)
      last.setUTCFullYear(year, month, 0)
      const exists = month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= last.getUTCDate()
      const written = [
        String(year).padStart(4, '0'),
        String(month).padStart(2, '0'),
        String(dayOfMonth).padStart(2, '0'),
      ].join('-')
      expect(isDay(written)).toBe(exists)
    }),
  )
})

test('a day is required or not, and is sent without blanks', () => {
  expect(day().check(' ', 'x')).toEqual({})
  expect(day({ required: true }).check('', 'x')).toEqual({ x: { key: 'kit.required' } })
  expect(day().check('2026-02-30', 'x')).toEqual({ x: { key: 'kit.notADay' } })
  expect(day({ required: true }).check(' 2026-08-23 ', 'x')).toEqual({})
  expect(day().clean(' 2026-08-23 ')).toBe('2026-08-23')
})

const daysOff = [null, null, null, null, null, null, null] as const
const hours = (from: string, to: string) => [null, { from, to }, null, null, null, null, null]

test.each([
  ['09:00', '18:00', true],
  ['00:00', '23:59', true],
  // Around the clock, and through midnight.
  ['00:00', '24:00', true],
  ['22:00', '06:00', true],
  ['22:00', '00:00', true],
  ['22:00', '24:00', true],
  // The day begins and ends at once.
  ['09:00', '09:00', false],
  ['00:00', '00:00', false],
  // Only an end can be 24:00.
  ['24:00', '06:00', false],
  ['24:00', '24:00', false],
  ['09:00', '24:01', false],
  ['09:00', '25:00', false],
  ['09:60', '18:00', false],
  ['9:00', '18:00', false],
  ['09:00', '18:00:00', false],
  ['', '18:00', false],
  ['09:00', '', false],
])('the hours %s to %s are valid: %s', (from, to, are) => {
  expect(week(daysOff).check(hours(from, to), 'week')).toEqual(are ? {} : { 'week.1': { key: 'kit.notHours' } })
})

test.each([
  ['15:30', '15:30'],
  [' 9.30 ', '09:30'],
  ['9,30', '09:30'],
  ['9 30', '09:30'],
  ['930', '09:30'],
  ['1530', '15:30'],
  ['0', '00:00'],
  ['23', '23:00'],
  ['24', null],
  ['24:00', null],
  ['12:60', null],
  ['12:5', null],
  ['12:300', null],
  ['noon', null],
])('the time of day %j is sent as %j', (written, sent) => {
  const { check, clean } = time()
  expect(check(written, 'cutoff')).toEqual(sent === null ? { cutoff: { key: 'kit.notATime' } } : {})
  expect(clean(written)).toBe(sent ?? written.trim())
})

test('a time of day may be left empty', () => {
  expect([time().check(' ', 'cutoff'), time().clean(' ')]).toEqual([{}, ''])
})

test('the first wrong day of a week is named; days off and days around the clock are right', () => {
  const { check } = week(daysOff)
  const wrong = { from: '09:00', to: '09:00' }
  expect(check(daysOff, 'week')).toEqual({})
  expect(
    check(
      daysOff.map(() => roundTheClock),
      'week',
    ),
  ).toEqual({})
  expect(check([null, null, roundTheClock, wrong, null, null, wrong], 'week')).toEqual({
    'week.3': { key: 'kit.notHours' },
  })
})

test.each([
  [daysOff, true],
  [daysOff.map(() => roundTheClock), true],
  // Hours that are not finished yet: a draft brings them back.
  [hours('09:00', ''), true],
  [daysOff.slice(1), false],
  [[...daysOff, null], false],
  [hours('09:00', '18:00').with(0, undefined as never), false],
  [daysOff.map(() => '09:00-18:00'), false],
  [daysOff.map(() => ({ from: '09:00' })), false],
  ['', false],
  [null, false],
  [{}, false],
])('a draft of a week may hold %j: %s', (value, may) => expect(week(daysOff).holds(value)).toBe(may))

test.each([
  ['2026-03-28T21:59:59Z', '2026-03-28'],
  ['2026-03-28T22:00:00Z', '2026-03-29'],
  ['2026-08-23T20:59:59Z', '2026-08-23'],
  ['2026-08-23T21:00:00Z', '2026-08-24'],
])('%s is on %s in Kyiv', (moment, on) => expect(kyivDayAt(Date.parse(moment))).toBe(on))
