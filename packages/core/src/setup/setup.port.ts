import type { Abort, Since } from '../kernel/port.ts'
import type { Setup } from './setup.domain.ts'

export interface SetupPort {
  fetchSetup(since: Since, signal: Abort): Promise<Setup>
}

export interface SetupCachePort {
  /** What an earlier visit of the same supplier learned; `null` for anybody else's. */
  recallSetup(supplierId: number): Promise<Setup | null>
  keepSetup(input: { readonly supplierId: number; readonly setup: Setup }): Promise<void>
}
