import { expect, test, vi } from 'vitest'
import { leavingInBrowser } from './leaving.browser.ts'

test('closing is asked about until it is guarded no more', () => {
  const listeners = new Set<(event: { preventDefault(): void }) => void>()
  const { guardClosing } = leavingInBrowser((listener) => {
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
