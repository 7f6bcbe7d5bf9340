/** A clock that can be moved; moving it also ends the waits that are due by then. */
export interface Clock {
  now(): number
  /** How far the clock has been moved, in milliseconds. */
  offset(): number
  move(ms: number): void
  set(time: number): void
  /** Resolves once `ms` have passed: because the clock was moved or, unless only that counts, in real time. */
  wait(ms: number): Promise<void>
}

interface Waiter {
  readonly due: number
  readonly wake: () => void
}

export const createClock = (real: () => number = Date.now, pushed = 0, isMovedOnly = false): Clock => {
  let offset = pushed
  const waiters = new Set<Waiter>()
  const now = () => real() + offset
  const move = (ms: number) => {
    offset += ms
    for (const waiter of [...waiters]) if (waiter.due <= now()) waiter.wake()
  }
  return {
    now,
    offset: () => offset,
    move,
    set: (time) => move(time - now()),
    wait: (ms) =>
      new Promise((resolve) => {
        if (ms <= 0) return resolve()
        const wake = () => {
          waiters.delete(waiter)
          clearTimeout(timer)
          resolve()
        }
        const waiter = { due: now() + ms, wake }
        const timer = isMovedOnly ? undefined : setTimeout(wake, ms)
        waiters.add(waiter)
      }),
  }
}
