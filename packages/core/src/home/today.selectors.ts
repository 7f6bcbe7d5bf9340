import { type PartOfDay, partOfDay, type Today, todayOf } from './day.domain.ts'
import type { ReadState } from './home.selectors.ts'
import type { TodaySnapshot } from './today.machine.ts'

export interface TodayView {
  readonly part: PartOfDay
  /** The time that the page speaks of, in milliseconds since 1970. */
  readonly now: number
  readonly state: ReadState
  /** `null` until they are read. */
  readonly figures: Today | null
}

/** The hour and the figures of today as the home page shows them. */
export const todayShown = (snapshot: TodaySnapshot): TodayView => {
  const { summary, now } = snapshot.context
  return {
    part: partOfDay(now),
    now,
    state:
      summary !== null
        ? 'known'
        : snapshot.matches('failed')
          ? 'failed'
          : snapshot.matches('absent')
            ? 'absent'
            : 'loading',
    figures: summary && todayOf(summary.indicators),
  }
}
