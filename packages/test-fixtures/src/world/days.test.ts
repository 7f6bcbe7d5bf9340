import { expect, test } from 'vitest'
import { dayFilters } from './days.ts'
import type { StoredRecord } from './world.ts'

const { made_from: from, made_to: to } = dayFilters('made', ({ made_at: at }) => at as string | null)
const at = (moment: string | null) => ({ id: 1, version: 1, made_at: moment }) as unknown as StoredRecord

test.each([
  ['half past midnight in summer', '2026-08-01T21:30:00Z', '2026-08-02'],
  ['half past eleven in summer', '2026-08-01T20:30:00Z', '2026-08-01'],
  ['half past midnight in winter', '2026-12-31T22:30:00Z', '2027-01-01'],
  ['half past eleven in winter', '2026-12-31T21:30:00Z', '2026-12-31'],
])('a record of %s is filed under that day in Kyiv', (_, moment, day) => {
  const days = ['2026-08-01', '2026-08-02', '2026-12-31', '2027-01-01']
  const fitting = days.filter((one) => from?.(at(moment), [one]) && to?.(at(moment), [one]))
  expect(fitting).toEqual([day])
})

test('what has not happened yet is filed under no day', () => {
  expect([from?.(at(null), ['2026-08-01']), to?.(at(null), ['2026-08-01'])]).toEqual([false, false])
})
