import type { Abort } from '../kernel/port.ts'
import type { PickList } from './pick-list.domain.ts'

export interface PickListPort {
  /** For the orders of one store, or of all of them. */
  fetchPickList(store: string | null, signal: Abort): Promise<PickList>
}
