import type { ComponentType } from 'react'

/** A component whose code is loaded on demand. */
export interface Chunk<Props> {
  /** Rejects when the code fails to load; another call retries. */
  readonly load: () => Promise<void>
  /** The component, or `null` until it is loaded. */
  readonly read: () => ComponentType<Props> | null
}

export const chunkOf = <Props>(load: () => Promise<ComponentType<Props>>): Chunk<Props> => {
  let found: ComponentType<Props> | null = null
  return {
    load: async () => {
      found ??= await load()
    },
    read: () => found,
  }
}
