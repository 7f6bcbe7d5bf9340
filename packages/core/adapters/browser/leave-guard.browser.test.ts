import { expect, test, vi } from 'vitest'
import { leaveGuardInBrowser } from './leave-guard.browser.ts'

test('the browser asks before closing until the guard is removed', () => {
  const listeners = new Set<(event: { preventDefault(): void }) => void>()
  const { guardClosing } = leaveGuardInBrowser((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  })
  const stop = guardClosing(() => {})
  const preventDefault = vi.fn()
  for (const listener of listeners) listener({ preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  stop()
  expect(listeners.size).toBe(0)
})
