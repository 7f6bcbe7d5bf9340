import type { Abort } from '../../kernel/port.ts'
import type { Brand } from './brand.domain.ts'

/** The proposals of brands. They reject with a `PortError`. */
export interface BrandPort {
  /** Proposes a brand to the marketplace, once for each key. */
  proposeBrand(proposal: { readonly key: string; readonly title: string }, signal: Abort): Promise<Brand>
  /** The brand that was proposed with this key; `null` when none was. */
  fetchProposal(key: string, signal: Abort): Promise<Brand | null>
}
