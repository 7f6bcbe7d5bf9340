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

/** So many steps are drawn on the way, one by one, and no more. */
const far = 50

/**
 * Brings a replay to the moment that was wanted last. To an earlier one, and to one that is far ahead of what is drawn,
 * it comes from the beginning: nothing draws a run before it is shown.
 */
export const createFollower = <T extends Run>({ open, show, fail }: Followed<T>) => {
  let wanted: Moment | null = null
  let current: { readonly text: string; readonly run: T; isShown: boolean } | null = null
  /** The one that is still drawn while the next is on its way: views of an app that was stopped would break. */
  let left: T | null = null
  let isMoving = false

  const leave = (): void => {
    left?.stop()
    left = null
  }

  const runFor = ({ text, step }: Moment): T => {
    const ahead = step - (current?.run.at() ?? 0)
    if (current?.text === text && ahead >= 0 && !(current.isShown && ahead > far)) return current.run
    if (current?.isShown) left = current.run
    else current?.run.stop()
    current = null
    const run = open(text)
    current = { text, run, isShown: false }
    return run
  }

  const move = async () => {
    while (wanted !== null) {
      const run = runFor(wanted)
      if (run.at() < wanted.step) await run.step()
      else {
        wanted = null
        if (current) current.isShown = true
        show(run)
        leave()
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
        leave()
      } finally {
        isMoving = false
      }
    },
  }
}
