import { type ClockPort, correctionOf, type DatedAnswer } from '../../src/kernel/clock.ts'
import type { OnStorage, SafeStore } from './kernel.browser.ts'

interface Surroundings {
  /** The clock of the computer. */
  readonly now: () => number
  readonly local: SafeStore
  readonly onStorage: OnStorage
}

/** A correction of the clock: by how much, and how far the computer's clock is behind the server's afterwards. */
export interface ClockCorrection {
  readonly by: number
  readonly offset: number
}

const key = 'clock'

/**
 * The clock of the computer, corrected by the dates of the server's answers. All tabs share the offset, because they
 * compare times of each other, and a reload starts with it.
 */
export const clockInBrowser = ({ now, local, onStorage }: Surroundings) => {
  const saved = (): number => {
    const found = local.json(key)
    return typeof found === 'number' && Number.isFinite(found) ? found : 0
  }
  const listeners = new Set<(correction: ClockCorrection) => void>()
  let offset = saved()
  let isTold = offset === 0
  const tell = (by: number) => {
    isTold = true
    for (const listener of listeners) listener({ by, offset })
  }
  const correct = (by: number) => {
    offset += by
    tell(by)
  }
  onStorage((changed) => {
    if (changed !== key) return
    local.clear(key)
    if (saved() !== offset) correct(saved() - offset)
  })
  const clock: ClockPort = { now: () => now() + offset }
  return {
    clock,
    /** Takes over the date of an answer. An offset that was saved is told once the first answer confirms it. */
    hearDate: (answer: DatedAnswer) => {
      const by = correctionOf(answer)
      if (by) {
        correct(by)
        local.write(key, String(offset))
      } else if (by === 0 && !isTold) tell(0)
    },
    onCorrected: (listener: (correction: ClockCorrection) => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
