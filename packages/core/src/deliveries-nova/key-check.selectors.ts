import type { KeyCheckSnapshot } from './key-check.machine.ts'

/** Whether the carrier is checking the only key, and how a check ended that was seen. */
export type KeyCheck = 'none' | 'checking' | 'passed' | 'refused'

export const selectKeyCheck = (snapshot: KeyCheckSnapshot): KeyCheck => {
  if (snapshot.matches('checking')) return 'checking'
  if (!snapshot.matches('ended')) return 'none'
  return snapshot.context.hasPassed ? 'passed' : 'refused'
}
