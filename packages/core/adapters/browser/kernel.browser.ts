/** The part of `Storage` that is used. */
export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  readonly length: number
  key(index: number): string | null
}

/** Storage that never throws: what cannot be stored is kept in memory until the page is left. */
export interface SafeStore {
  read(key: string): string | null
  /** The JSON of it; `null` where there is none, or where it cannot be read. */
  json(key: string): unknown
  /** Whether it will still be there after a reload. */
  write(key: string, value: string): boolean
  remove(key: string): void
  /** Every key that begins so. */
  keys(prefix: string): readonly string[]
  /** Removes every key that begins so. */
  removeAll(prefix: string): void
  /** Another tab changed the key: what memory holds of it is out of date. */
  forget(key: string): void
}

/** Tells when another tab wrote, with the key, or `null` when everything was cleared. */
export type OnStorage = (listener: (key: string | null) => void) => () => void

/**
 * `find` is called each time: even touching `localStorage` throws where it is forbidden. `note` is told what could not
 * be read, by the name of its key alone.
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
        // What stood there before must not come back after a reload.
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
    forget: (key) => memory.delete(key),
  }
}

/** How the keys of all drafts of a supplier begin. */
export const draftsOf = (supplierId: number): string => `draft.${supplierId}.`

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
    options: { readonly ifAvailable?: boolean },
    callback: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>
}

/**
 * Asks for a lock, and holds it until the result is called; it is told whether it was granted, unless that is over:
 * `null` where the browser cannot say.
 */
export const held = (
  locks: Locks | undefined,
  name: string,
  options: Parameters<Locks['request']>[1],
  tell: (isGranted: boolean | null) => void,
): (() => void) => {
  let isOver = false
  let release = () => {}
  const whileHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = (isGranted: boolean | null) => {
    if (!isOver) tell(isGranted)
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
