import type { Channel, Locks, Store } from '../browser/kernel.browser.ts'
import type { Cookies } from '../browser/setup.browser.ts'

/** Storage over a `Map`, which several headless tabs may share. */
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

/** Cookies over a `Map`, for one visit. */
export const cookiesIn = (jar: Map<string, string>): Cookies => ({
  read: (name) => jar.get(name) ?? null,
  write: (name, value, maxAge) => {
    if (maxAge === 0) jar.delete(name)
    else jar.set(name, value)
  },
})

/** Adds a listener; the returned function removes it. */
export const heard = <T>(listeners: Set<T>, listener: T): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Locks that several headless tabs may share. */
export const locksInMemory = (): Locks => {
  const held = new Map<string, { readonly using: Promise<unknown>; readonly lose: () => void }>()
  return {
    request: async (name, { ifAvailable = false, steal = false }, callback) => {
      if (ifAvailable && held.has(name)) return callback(null)
      if (steal) held.get(name)?.lose()
      else while (held.has(name)) await held.get(name)?.using.catch(() => {})
      let lose = () => {}
      const stolen = new Promise<never>((_, reject) => {
        lose = () => reject(new Error('stolen'))
      })
      const using = Promise.race([callback({ name }) ?? Promise.resolve(), stolen])
      const own = { using, lose }
      held.set(name, own)
      try {
        await using
      } finally {
        if (held.get(name) === own) held.delete(name)
      }
    },
  }
}

/**
 * Channels between headless tabs: each message is delivered asynchronously as a copy to every tab except the sender.
 */
export const channelsInMemory = () => {
  const open = new Map<Channel, { readonly name: string; readonly emit: (data: unknown) => void }>()
  return (name: string): Channel => {
    const listeners = new Set<(message: { readonly data: unknown }) => void>()
    const channel: Channel = {
      addEventListener: (_, listener) => void listeners.add(listener),
      postMessage: (data) => {
        for (const [other, ear] of open) {
          if (other === channel || ear.name !== name) continue
          const copy = structuredClone(data)
          queueMicrotask(() => open.get(other)?.emit(copy))
        }
      },
      close: () => void open.delete(channel),
    }
    open.set(channel, { name, emit: (data) => listeners.forEach((listener) => void listener({ data })) })
    return channel
  }
}
