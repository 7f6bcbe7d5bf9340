/** A step of a recording. */
export interface Moment {
  readonly text: string
  /** The number of its steps to take. */
  readonly step: number
}

interface Run {
  readonly at: () => number
  readonly step: () => Promise<unknown>
  readonly stop: () => void
}

interface Followed<T extends Run> {
  readonly open: (text: string) => T
  /** Called when a run has reached the requested step. */
  readonly show: (run: T) => void
  /** Called when the recording cannot be replayed, or fails before the requested step. */
  readonly fail: (error: unknown) => void
}

/**
 * The most steps that a visible run takes while it is drawn; a longer way is replayed in a new run that is not drawn.
 */
const far = 50

/**
 * Brings a replay to the step that was requested last. It starts again from the beginning when the step is an earlier
 * one, or far ahead of the visible run: a run that is not yet shown needs no drawing.
 */
export const createFollower = <T extends Run>({ open, show, fail }: Followed<T>) => {
  let wanted: Moment | null = null
  let current: { readonly text: string; readonly run: T; isShown: boolean } | null = null
  /** The previous run. It runs until the next one is shown, because the views of a stopped app would break. */
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
