import type { Notebook, Timers } from './effects.ts'
import type { Told } from './flow.ts'

/** A clock that notes which timers are set and stopped, and when one runs out. */
export const recordedClock = (
  timers: Timers,
  note: Notebook['note'],
  cause: (told: () => Told, run: () => void) => void,
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
