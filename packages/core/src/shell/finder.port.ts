import type { Abort } from '../kernel/port.ts'
import type { Thing } from './finder.domain.ts'

/** Finds the records that have a text. Rejects with a `PortError`. */
export interface FinderPort {
  /** By the number, the buyer’s name or telephone, or the waybill. */
  findOrders(sought: string, signal: Abort): Promise<readonly Thing[]>
  /** By the title or the code. */
  findProducts(sought: string, signal: Abort): Promise<readonly Thing[]>
  findStores(sought: string, signal: Abort): Promise<readonly Thing[]>
}
