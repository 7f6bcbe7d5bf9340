import { expect, test } from 'vitest'
import { correctionOf, isFarOff } from './clock.ts'

const noon = Date.parse('2026-11-24T12:00:00.000Z')
const date = 'Tue, 24 Nov 2026 12:00:00 GMT'
const day = 86_400_000

test.each<[string, string | null, number, number, number | null]>([
  ['a right clock', date, noon + 400, 200, 0],
  ['the whole seconds of the header', date, noon + 999, 0, 0],
  ['a clock that is two seconds off', date, noon + 2500, 0, 0],
  ['a clock that is ten seconds ahead', date, noon + 10_400, 200, -10_000],
  ['a clock that is a day ahead', date, noon + day + 400, 200, -day],
  ['a clock that is a day behind', date, noon - day + 400, 200, day],
  ['a slow answer, dated when it was sent', date, noon + 500, 20_000, 0],
  ['a slow answer, dated when it arrived', date, noon + 500 - 20_000, 20_000, 0],
  ['a slow answer of a clock that is a day ahead', date, noon + day - 9500, 20_000, -day],
  ['no header', null, noon + day, 100, null],
  ['an empty header', '', noon + day, 100, null],
  ['a header that is no date', 'soon', noon + day, 100, null],
  ['a date of another form', '2026-11-24T12:00:00Z', noon + day, 100, null],
  ['a date that does not exist', 'Tue, 99 Nov 2026 12:00:00 GMT', noon + day, 100, null],
  ['an answer before its request: the clock was moved back', date, noon + day, -1000, null],
  ['an answer after an hour: the clock was moved ahead', date, noon, 3_600_000, null],
])('%s', (_, written, sentAt, trip, correction) => {
  expect(correctionOf({ date: written, sentAt, answeredAt: sentAt + trip })).toBe(correction)
})

test.each([
  [0, false],
  [300_000, false],
  [300_001, true],
  [-300_001, true],
])('%i milliseconds are far off: %s', (milliseconds, answer) => {
  expect(isFarOff(milliseconds)).toBe(answer)
})
