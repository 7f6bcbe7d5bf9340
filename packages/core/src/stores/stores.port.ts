import type { Abort } from '../kernel/port.ts'

/** The feed of a store's products, and how its last generation went. */
export interface Feed {
  /** `null` when unknown. */
  readonly productCount: number | null
  /** The number of products that the feed had to leave out. */
  readonly errorCount: number
  /** ISO 8601, UTC; `null` before the first time. */
  readonly generatedAt: string | null
  readonly formats: readonly string[]
}

export interface StoresPort {
  fetchFeed(id: string, signal: Abort): Promise<Feed>
}
