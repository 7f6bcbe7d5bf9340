/** The part of `Storage` that is used. */
export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  readonly length: number
  key(index: number): string | null
}

/** Storage that never throws: a value that cannot be stored is kept in memory until the page is closed. */
export interface SafeStore {
  read(key: string): string | null
  /** The parsed JSON; `null` when the key is missing or its value is invalid. */
  json(key: string): unknown
  /** Returns whether the value will survive a reload. */
  write(key: string, value: string): boolean
  remove(key: string): void
  /** Every key with this prefix. */
  keys(prefix: string): readonly string[]
  /** Removes every key with this prefix. */
  removeAll(prefix: string): void
  /** Drops the value kept in memory, because another tab has changed the key. */
  clear(key: string): void
}

/** Calls the listener when another tab writes: with the key, or with `null` when the whole storage was cleared. */
export type OnStorage = (listener: (key: string | null) => void) => () => void

/**
 * `find` is called on every access, because merely reading `localStorage` throws where it is forbidden. `note` logs a
 * value that cannot be parsed, by the first part of its key only.
 */
export const safeStore = (find: () => Store | null, note: (code: string) => void = () => {}): SafeStore => {
  const memory = new Map<string, string | null>()
  const attempt = <T>(act: (store: Store) => T): { readonly done: T } | null => {
    try {
      const store = find()
      return store && { done: act(store) }
    } catch {
      return null
    }
  }
  const remove = (key: string) => {
    const isGone = attempt((store) => store.removeItem(key)) !== null
    if (isGone) memory.delete(key)
    else {
      attempt((store) => store.setItem(key, ''))
      memory.set(key, null)
    }
  }
  const keys = (prefix: string): readonly string[] => {
    const stored = attempt((store) => Array.from({ length: store.length }, (_, at) => store.key(at)))?.done ?? []
    return [...new Set([...stored, ...memory.keys()])].filter(
      (key): key is string => key?.startsWith(prefix) === true && memory.get(key) !== null,
    )
  }
  const read = (key: string): string | null =>
    memory.get(key) ?? (memory.has(key) ? null : (attempt((store) => store.getItem(key))?.done ?? null))
  return {
    read,
    json: (key) => {
      const text = read(key)
      const found = parsedJson(text)
      if (text && found === null) note(`Failed to parse stored ${key.split('.')[0]}`)
      return found
    },
    write: (key, value) => {
      const isStored = attempt((store) => store.setItem(key, value)) !== null
      if (isStored) memory.delete(key)
      else {
        // Remove the old value, or it would come back after a reload.
        attempt((store) => store.removeItem(key))
        memory.set(key, value)
      }
      return isStored
    },
    remove,
    keys,
    removeAll: (prefix) => {
      for (const key of keys(prefix)) remove(key)
    },
    clear: (key) => memory.delete(key),
  }
}

/** The prefix of the keys of all drafts of a supplier. */
export const draftsOf = (supplierId: number): string => `draft.${supplierId}.`

/** The prefix of the keys of all unsent messages of a supplier. */
export const outboxOf = (supplierId: number): string => `outbox.${supplierId}.`

/** The prefix of the keys of the columns and the saved views of a supplier. A view's search may name a buyer. */
export const viewsOf = (supplierId: number): string => `views.${supplierId}.`

/** The prefix of the keys of the rows that were read last, of a supplier or of all. */
export const rowsOf = (supplierId?: number): string => (supplierId === undefined ? 'rows.' : `rows.${supplierId}.`)

export const parsedJson = (text: string | null): unknown => {
  try {
    return text === null || text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** The part of `LockManager` that is used. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean },
    callback: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>
}

/**
 * Requests a lock and holds it until the returned function is called. `emit` gets whether the lock was granted, or
 * `null` when the browser has no locks or the request fails; after a release it gets no more calls.
 */
export const held = (
  locks: Locks | undefined,
  name: string,
  options: Parameters<Locks['request']>[1],
  emit: (isGranted: boolean | null) => void,
): (() => void) => {
  let isOver = false
  let release = () => {}
  const whileHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = (isGranted: boolean | null) => {
    if (!isOver) emit(isGranted)
  }
  const asked = locks?.request(name, options, (lock) => {
    answer(Boolean(lock))
    return lock ? whileHeld : undefined
  })
  if (asked) asked.catch(() => answer(null))
  else answer(null)
  return () => {
    isOver = true
    release()
  }
}

/** The part of `BroadcastChannel` that is used. */
export interface Channel {
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void
  postMessage(data: unknown): void
  close(): void
}
