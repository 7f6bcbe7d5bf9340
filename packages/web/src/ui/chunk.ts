import type { ComponentType } from 'react'

/** A part of the interface whose code comes when it is needed. */
export interface Chunk<Props> {
  /** Rejects when the code cannot be had; asking again tries again. */
  readonly load: () => Promise<void>
  /** The part, once it is there. */
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
