import type { Abort } from '../kernel/port.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import type { CopyItem } from './store-copy.domain.ts'

/** From which store to which. */
export interface CopyPair {
  readonly source: Picked
  readonly target: Picked
}

export interface StoreCopyPort {
  /** The open stores other than this one. */
  fetchOthers(target: string, signal: Abort): Promise<readonly Picked[]>
  /** What the target can take over from the source. */
  fetchItems(pair: CopyPair, signal: Abort): Promise<readonly CopyItem[]>
  /** Takes one item over as it is now. Repeating it is harmless: what has arrived is not sent again. */
  copyItem(asked: CopyPair & { readonly item: CopyItem; readonly key: string }, signal: Abort): Promise<void>
}
