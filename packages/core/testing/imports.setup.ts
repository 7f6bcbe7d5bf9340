import { afterAll, vi } from 'vitest'

// A worker keeps its modules from one test file to the next, also those that failed to load. What still loads when a
// file ends can no longer be fetched, so every later file of that worker would find the same failed module.
afterAll(() => vi.dynamicImportSettled())
