import type { Abort, Since } from '../kernel/port.ts'
import type { Setup } from './setup.domain.ts'

export interface SetupPort {
  fetchSetup(since: Since, signal: Abort): Promise<Setup>
}

export interface SetupCachePort {
  /** The settings cached for this supplier by an earlier visit; `null` when there are none. */
  loadCachedSetup(supplierId: number): Promise<Setup | null>
  saveSetup(input: { readonly supplierId: number; readonly setup: Setup }): Promise<void>
}
