import type { Offer } from '../kit/command/command.domain.ts'
import { kyivDayAt } from '../kit/fields/time-fields.domain.ts'

/** The public holidays of Ukraine. */
export const holidays = [
  'newYear',
  'women',
  'easter',
  'labour',
  'remembrance',
  'trinity',
  'constitution',
  'statehood',
  'independence',
  'defenders',
  'christmas',
] as const
export type Holiday = (typeof holidays)[number]

/** Month and day of a holiday with a fixed date; days after Easter of a movable one. */
const dates: Readonly<Record<Holiday, string | number>> = {
  newYear: '01-01',
  women: '03-08',
  easter: 0,
  labour: '05-01',
  remembrance: '05-08',
  trinity: 49,
  constitution: '06-28',
  statehood: '07-15',
  independence: '08-24',
  defenders: '10-01',
  christmas: '12-25',
}

const dayLength = 86_400_000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Easter by the Julian calendar, as Ukraine keeps it, in the Gregorian one; the 13 days between them hold until 2099. */
const easterIn = (year: number): number => {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const written = moon + weekday + 114
  return Date.UTC(year, Math.floor(written / 31) - 1, (written % 31) + 1 + 13)
}

const dayIn = (year: number, holiday: Holiday): string => {
  const date = dates[holiday]
  return typeof date === 'string' ? `${year}-${date}` : dayOf(easterIn(year) + date * dayLength)
}

export interface HolidayDay {
  readonly holiday: Holiday
  /** `YYYY-MM-DD` */
  readonly day: string
}

/** The next holidays from a calendar day on, which counts. */
export const holidaysFrom = (from: string, count: number): readonly HolidayDay[] => {
  const year = Number(from.slice(0, 4))
  return [year, year + 1]
    .flatMap((each) => holidays.map((holiday) => ({ holiday, day: dayIn(each, holiday) })))
    .filter(({ day }) => day >= from)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, count)
}

/** The next holidays as the days of a pause, because a store often rests on them. */
export const holidayOffers = (now: number): readonly Offer[] =>
  holidaysFrom(kyivDayAt(now), 4).map(({ holiday, day }) => ({ id: holiday, day, values: { from: day, to: day } }))
