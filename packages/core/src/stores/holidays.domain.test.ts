import { expect, test } from 'vitest'
import { holidays, holidaysFrom } from './holidays.domain.ts'

const dayOf = (year: number, wanted: string) =>
  holidaysFrom(`${year}-01-01`, holidays.length).find(({ holiday }) => holiday === wanted)?.day

test.each([
  [2000, '2000-04-30'],
  [2013, '2013-05-05'],
  [2021, '2021-05-02'],
  [2023, '2023-04-16'],
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2030, '2030-04-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s, and Trinity seven weeks later', (year, easter) => {
  expect(dayOf(year, 'easter')).toBe(easter)
  expect(Date.parse(dayOf(year, 'trinity') ?? '') - Date.parse(easter)).toBe(49 * 86_400_000)
})

test('every year has each holiday once, and Easter on a Sunday', () => {
  for (let year = 2000; year < 2100; year += 1) {
    const all = holidaysFrom(`${year}-01-01`, holidays.length)
    expect(all.map(({ holiday }) => holiday).toSorted()).toEqual([...holidays].toSorted())
    expect(new Date(dayOf(year, 'easter') ?? '').getUTCDay()).toBe(0)
  }
})

test.each([
  ['2026-12-24', ['2026-12-25', '2027-01-01', '2027-03-08']],
  ['2026-12-25', ['2026-12-25', '2027-01-01', '2027-03-08']],
  ['2026-04-13', ['2026-05-01', '2026-05-08', '2026-05-31']],
  ['2026-06-28', ['2026-06-28', '2026-07-15', '2026-08-24']],
])('the next holidays from %s', (from, days) => {
  expect(holidaysFrom(from, 3).map(({ day }) => day)).toEqual(days)
})
