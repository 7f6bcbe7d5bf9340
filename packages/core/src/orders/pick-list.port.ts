import type { Abort } from '../kernel/port.ts'
import type { PickList } from './pick-list.domain.ts'

export interface PickListPort {
  fetchPickList(input: void, signal: Abort): Promise<PickList>
}
