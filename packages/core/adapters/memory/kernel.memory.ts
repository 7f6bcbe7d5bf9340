import type { Channel, Locks, Store } from '../browser/kernel.browser.ts'
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
  write: (name, value, maxAge) => {
    if (maxAge === 0) jar.delete(name)
    else jar.set(name, value)
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
  const held = new Map<string, Promise<unknown>>()
  return {
    request: async (name, { ifAvailable = false }, callback) => {
      if (ifAvailable && held.has(name)) return callback(null)
      while (held.has(name)) await held.get(name)
      const using = callback({ name }) ?? Promise.resolve()
      held.set(name, using)
      await using
      held.delete(name)
    },
  }
}

/** Channels between as many headless tabs as share them: everybody but the one who speaks hears a copy, a little later. */
export const channelsInMemory = () => {
  const open = new Map<Channel, { readonly name: string; readonly tell: (data: unknown) => void }>()
  return (name: string): Channel => {
    const listeners = new Set<(message: { readonly data: unknown }) => void>()
    const channel: Channel = {
      addEventListener: (_, listener) => void listeners.add(listener),
      postMessage: (data) => {
        for (const [other, ear] of open) {
          if (other === channel || ear.name !== name) continue
          const copy = structuredClone(data)
          queueMicrotask(() => open.get(other)?.tell(copy))
        }
      },
      close: () => void open.delete(channel),
    }
    open.set(channel, { name, tell: (data) => listeners.forEach((listener) => void listener({ data })) })
    return channel
  }
}
