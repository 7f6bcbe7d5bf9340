/** A moment of a recording. */
export interface Moment {
  readonly text: string
  /** How many of its steps were taken. */
  readonly step: number
}

interface Run {
  readonly at: () => number
  readonly step: () => Promise<unknown>
  readonly stop: () => void
}

interface Followed<T extends Run> {
  readonly open: (text: string) => T
  /** A run has come to the moment that is wanted now. */
  readonly show: (run: T) => void
  /** A recording that cannot be replayed, or not as far as that. */
  readonly fail: (error: unknown) => void
}

/** Brings a replay to the moment that was wanted last; to an earlier one from the beginning. */
export const createFollower = <T extends Run>({ open, show, fail }: Followed<T>) => {
  let wanted: Moment | null = null
  let current: { readonly text: string; readonly run: T } | null = null
  let isMoving = false

  const runFor = ({ text, step }: Moment): T => {
    if (current?.text === text && current.run.at() <= step) return current.run
    current?.run.stop()
    current = null
    const run = open(text)
    current = { text, run }
    return run
  }

  const move = async () => {
    while (wanted !== null) {
      const run = runFor(wanted)
      if (run.at() < wanted.step) await run.step()
      else {
        wanted = null
        show(run)
      }
    }
  }

  return {
    follow: async (moment: Moment): Promise<void> => {
      wanted = moment
      if (isMoving) return
      isMoving = true
      try {
        await move()
      } catch (error) {
        wanted = null
        fail(error)
      } finally {
        isMoving = false
      }
    },
  }
}
