import { expect, it, test } from 'vitest'
import { dayIn, dayText, isWholeDay } from './day-text.ts'

test.each([
  ['24.11.2026', '2026-11-24'],
  ['1.2.2026', '2026-02-01'],
  [' 24/11/26 ', '2026-11-24'],
  ['24-11-2026', '2026-11-24'],
  ['24 11 2026', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['24.11', '2025-11-24'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', null],
  ['31.04.2026', null],
  ['45.13.2026', null],
  ['24.11.202', null],
  ['24.11.2026.1', null],
  ['24', null],
  ['', null],
  ['завтра', null],
])('the typed text %j is the day %j', (text, day) => {
  expect(dayIn(text, 2025)).toBe(day)
})

it('a day is shown with its day first', () => {
  expect([dayText('2026-11-24'), dayText('')]).toEqual(['24.11.2026', ''])
})

test.each([
  ['24.11.2026', true],
  ['1/2/2026', true],
  ['2026-11-24', true],
  ['24.11.20', false],
  ['24.11', false],
])('%j needs no more typing: %j', (text, isWhole) => {
  expect(isWholeDay(text)).toBe(isWhole)
})
