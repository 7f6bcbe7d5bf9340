import type { Notebook, Timers } from './effects.ts'
import type { RecordedCause } from './flow.ts'

/** A clock that records which timers are set and cleared, and when one runs out. */
export const recordedClock = (
  timers: Timers,
  note: Notebook['note'],
  cause: (emitted: () => RecordedCause, run: () => void) => void,
): Timers => {
  let count = 0
  return {
    setTimeout: (run, delay) => {
      const id = count
      count += 1
      note('sets', [id, delay])
      const due = () => cause(() => ({ timer: id }), run)
      return { id, real: timers.setTimeout(due, delay) }
    },
    clearTimeout: (set) => {
      const { id, real } = set as { id: number; real: unknown }
      note('clears', id)
      timers.clearTimeout(real)
    },
  }
}
