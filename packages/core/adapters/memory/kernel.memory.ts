import type { Locks } from '../browser/intents.browser.ts'
import type { Store } from '../browser/kernel.browser.ts'
import type { Cookies } from '../browser/setup.browser.ts'

/** Storage as a `Map`, for as many headless tabs as share it. */
export const memoryStore = (entries: Map<string, string> = new Map()): Store => ({
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => {
    entries.set(key, value)
  },
  removeItem: (key) => {
    entries.delete(key)
  },
  get length() {
    return entries.size
  },
  key: (index) => [...entries.keys()][index] ?? null,
})

/** Cookies as a `Map`, for one visit. */
export const cookiesIn = (jar: Map<string, string>): Cookies => ({
  read: (name) => jar.get(name) ?? null,
  write: (name, value) => {
    jar.set(name, value)
  },
})

/** Adds a listener until it is stopped. */
export const heard = <T>(listeners: Set<T>, listener: T): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Locks for as many headless tabs as share them. */
export const locksInMemory = (): Locks => {
  const held = new Set<string>()
  return {
    request: async (name, _, callback) => {
      if (held.has(name)) return callback(null)
      held.add(name)
      await callback({ name })
      held.delete(name)
    },
  }
}
